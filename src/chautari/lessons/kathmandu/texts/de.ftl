guide = Mingma
chapter-first = Deine erste Reise
chapter-first-about = Zwei Tage Schritt für Schritt, dann der vierte Tag und der letzte. Dazwischen gehst du allein.
chapter-long = Der lange Weg
chapter-long-about = Sechs Tafeln und acht Tage: was sich ändert, unterwegs erzählt.
chapter-tents = Zelte
chapter-tents-about = Eine kleine Rache für alle, die langsam sind: das Zelt im Weg.
chapter-characters = Charaktere
chapter-characters-about = Sechs Leute, und alle können etwas besonders gut. Du spielst den Mönch.
instead = Noch nicht: Tu erst, was ich dir zeige. Bald wählst du selbst.
listen-first = Einen Moment: Hör mich zu Ende an, dann geht es weiter.
ended = Genug für heute. Ruh deine Füße aus.

# The first game: setting out

welcome = Namaste, { $me }! Ich bin Mingma, und seit vierzig Jahren führe ich Yaks über diese Berge. Du, { $first } und { $second } habt sechs Tage, mit drei Zügen an jedem.
kathmandu = Dort liegt Kathmandu. Zuerst da zu sein genügt nicht: Die Punkte liegen neben dem Weg, in Städten, Tempeln und Wäldern, und die meisten gewinnen. Aber wer am Ende noch weit weg ist, zahlt dafür.
set-out = { $first } und { $second } stehen auf ihren Startfeldern. Setz dein Yak auf die Wiese, auf die ich zeige: Tippe sie an.
dice = Deine sechs Würfel. Die Farbe sagt, was ein Würfel bringt, die Zahl, wie weit das Yak geht. Drei davon nutzt du heute, in jedem Zug einen.
die = Tippe die rosa 3 an. Rosa bringt Futter, und drei Felder von hier ist eine Stadt.
go = Das Yak geht geradeaus weiter, genau so weit, wie der Würfel sagt. Tippe das Feld in der Stadt an.
border = Unterwegs hast du eine Grenze überquert: Das hat ein Futter gekostet. Ohne Futter kostet es einen Erschöpfungsmarker, und wir werden sehen, was die tun.
buy = Wo das Yak anhält, tust du, was zum Ort passt. Hier in der Stadt liegt ein Thangka, die teuerste der Waren: 5 Punkte. Tippe es an, und zahl eine Münze.
mountain = { $first } wollte fünf Felder weit gehen, aber nach vier hat ihn ein Berg aufgehalten. Aufgehalten zu werden kostet einen Erschöpfungsmarker.
tiles = { $second } hat in einem Wald gehalten, und den wollte ihr Yak-Plättchen: erfüllt. Deines will den Dschungel. Neun weitere liegen verdeckt darunter, und das würde dich am Ende 36 Punkte kosten.
die-2 = Also in den Dschungel: Er liegt vier Felder voraus. Tippe die graue 4 an, die einen Kompass bringt.
go-2 = Schau auf die rote Nadel: In ihre Richtung loszuziehen kostet einen Kompass. Du hast zwei. Tippe den Dschungel an.
fulfilled = Der Dschungel! Dein Plättchen ist von selbst erfüllt, und das nächste will eine Wiese. Mit jedem Plättchen schuldest du weniger; liegt keines mehr verdeckt, gibt es 10 Punkte.
collect = Auch Ausrüstung liegt in Landschaften, und dein Feld bestimmt, was du nehmen darfst: eine Karte pro Zug, für einen Rucksack. Tippe die Strickleiter des Dschungels an.
die-3 = Nun zum Tempel, zwei Felder weiter. Tippe die lila 2 an: Sie bringt auch einen Malkasten.
go-3 = Tippe den Tempel an.
offer = An jedem Tempel darfst du eine Opfergabe darbringen. Die erste ist 3 Punkte wert, zwei sind 7, drei 12 und so weiter: Jede bringt mehr als die davor. Tippe den Tempel noch einmal an.
map = Eine Opfergabe bringt auch eine Landkarte. Du hast Rot B: Mit Rot A ist das ein Paar und 4 Punkte wert, allein ist jede 1 wert. Nimm Rot A.
owed = Hier sind deine Punkte. Sie begannen bei −47, denn du schuldest neun Plättchen und fünf Grenzen. Es geht schon bergauf.
evening = Nach drei Runden wird es Abend. { $second } hat 1, 1 und 1 genutzt, die kleinste Summe: Sie bekommt den Aufsteller und beginnt morgen. Alle haben alle sechs Würfel neu gewürfelt.
storm = Ein Sturm ist aufgezogen und auf die erste Grenze vorgerückt. { $second } hat hinter ihm geschlafen: ein Erschöpfungsmarker. Kleine Schritte sind gut, aber der Sturm folgt dir.
special = { $second } hat einen Ring gekauft und mit einer zweiten Münze die Sonderware Ring: 7 Punkte. Wer später einen Ring kauft, darf sie ihr genauso abnehmen.
die-4 = Du bist am Zug. Im Schnee, zwei Felder voraus, lebt ein Schneeleopard. Tippe die schwarze 2 an.
any = Schwarz bringt, was du willst. Diese Nadel kostet dich einen Kompass, und die auf der nächsten Tafel auch: Nimm einen Kompass.
go-4 = Tippe den Schnee an. Das kostet einen Kompass für die Nadel und ein Futter für die Grenze.
paint = Male den Schneeleoparden: Das kostet einen Malkasten. Jedes Tier ist so viel wert, wie die meisten am Tisch vor den wenigsten liegen. Je weiter du vorn bist, desto wertvoller sind sie.
ladder = Eine Karte sagt, wann sie benutzt wird: die Strickleiter nach dem Gehen. Sie bringt eine Opfergabe an einem Tempel neben deinem Feld dar. Tippe die Karte an.
map-2 = Die zweite Opfergabe: 7 Punkte. Nimm Gelb B, die andere Hälfte zu deinem Gelb A.
free-die = Jetzt wählst du. Dein Plättchen will eine Wiese: Drei Felder voraus ist eine, und dort lebt der Schweinshirsch. Welcher Würfel bringt dich hin, und dazu einen Malkasten?
free-act = Hier kannst du etwas tun. Was leuchtet, ist möglich; gefällt dir nichts davon, beende den Zug.
free-tired = Ein Erschöpfungsmarker. Einer schadet nicht. Mit dreien rastet dein Yak im nächsten Zug: Es geht nicht, aber alle drei sind weg.
free-fulfilled = Ein Plättchen weniger! Sieh, was das nächste will, und such es auf der Karte.
done-1 = Du gehst, als kämst du aus den Bergen. Im nächsten Teil ist der vierte Tag: müde Yaks, Karten, die dich retten, und andere, die dir etwas abnehmen.

# The fourth day

day-four = Guten Morgen! Das ist eine andere Reise, an ihrem vierten Tag. Du hast drei Opfergaben dargebracht und vier Tiere gemalt. Dein Yak ist müde: zwei Erschöpfungsmarker.
statue = { $second } hat weiter eingekauft und hat die Sonderware Statue. Zwei Felder von dir ist eine Statue zu haben. Kauf sie, und eine zweite Münze nimmt ihr die Sonderware ab.
orange = Du brauchst eine 2, und kein Würfel zeigt eine. Aber sieh, du hast eine Wasserflasche. Tippe zuerst die orange 3 an.
bottle = Die Wasserflasche macht ein Auge mehr daraus, oder eines weniger. Tippe die Karte an: Du brauchst eines weniger.
go-statue = Tippe die Statue an. Für die Nadel hast du keinen Kompass, also kostet es einen Erschöpfungsmarker: deinen dritten. Heute ist es das wert.
statue-buy = Kauf die Statue: 4 Punkte für eine Münze.
special-take = Und nun die Sonderware Statue: 7 Punkte. { $second } bekommt deine Münze und sonst nichts.
rested = { $first } hatte drei Marker. Er hat das Futter seines Würfels genommen und ist geblieben, wo er war: Sein Yak hat gerastet, und alle drei sind weg.
swapped = { $second } ist auf dein Feld gekommen. Wer dort hält, darf eine Landkarte mit dir tauschen: Sie hat Rot B genommen, Orange A gegeben und jetzt ein Paar. Nur was in der Truhe liegt, einer Karte, ist sicher.
aside = Jetzt hast du drei Marker. Vorher aber bessere Würfel: Einmal pro Zug darfst du einen für den Tag beiseitelegen und die anderen neu würfeln. Tippe „neu würfeln“ an, dann den grauen Würfel.
purple = Eine lila 1! Ein Feld weiter wächst das Korn, das dein Plättchen will. Tippe sie an.
aid = Jetzt müsste dein Yak rasten. Aber deine Erste-Hilfe-Tasche nimmt zwei Marker weg. Tippe sie an.
go-babbler = Einer bleibt, also darf dein Yak gehen. Tippe das Kornfeld an; die Nadel kostet wieder einen Marker.
babbler = Male den Nepaldrossling, dein fünftes Tier. { $first } hat keines: Jedes deiner Tiere ist jetzt 5 Punkte wert, zusammen 25.
free-storm = Geh allein weiter. Der Sturm steht an der Grenze hinter dir: Nach dem nächsten Sturm liegt deine Tafel hinter ihm, und jeder Abend dort kostet einen Marker. Such also auch den Weg nach vorn.
free-rested = Du hast genommen, was der Würfel bringt, und gerastet: Alle Marker sind weg. Das kostet einen Zug, aber nie einen Punkt.
free-special = Da geht sie hin, eine Sonderware in anderen Händen! Vor einer Münze ist niemand sicher. Vielleicht holst du dir eine zurück.
free-painted = Gut gemalt. Sieh, was ein Tier jetzt wert ist: die meisten minus die wenigsten.
done-2 = Das war die Mitte der Reise. Was bleibt, ist der letzte Tag: ankommen und zählen.

# The last day

day-six = Der letzte Tag dieser Reise: noch drei Züge für alle. Du führst mit 56 Punkten zu 45 und 43. Jetzt soll jeder Zug Punkte bringen, oder dich davor bewahren, welche zu verlieren.
langur = Kathmandu gilt als Stadt: Die will dein Plättchen, und dort lebt ein Langur. Also brauchst du zuerst einen Malkasten.
box = Tippe die lila 1 an, die ihn bringt.
near = Nun ins Kornfeld neben dir: Von dort enden 4, 5 oder 6 Felder geradeaus in Kathmandu.
fewest = { $first } hat gemalt, und er hatte die wenigsten. Jedes Tier ist jetzt 3 wert statt 4: Du hast ohne einen Zug 5 Punkte verloren.
far = { $second } hat eine Opfergabe dargebracht, zusammen 7 Punkte. Aber zwischen ihr und der Tafel von Kathmandu liegen zwei Grenzen: Bleibt sie dort, verliert sie 5.
free-arrive = Du bist am Zug. Wer zuerst in Kathmandu ist, bekommt 15 Punkte, danach gibt es 13, 11, 9. Das Yak muss auf einem der neun Felder anhalten: Eine 3 ist zu kurz, mit 4, 5 oder 6 kommst du an.
free-arrived = Du bist in Kathmandu! Alle Erschöpfung ist weg, und die Stadt hat dein Plättchen erfüllt. Mit einem Malkasten gehört auch der Langur dir.
free-rest = Dein Yak hat sich sein Heu verdient. Jeder Zug, der noch kommt, bringt dir eine Ressource: einen Punkt.
end-offerings = Die Reise ist zu Ende; jetzt zählen wir. Opfergaben: Nur die letzte zählt. Die vierte ist 18 wert, die fünfte wäre 25.
end-goods = Waren bringen ihre 2 bis 5 Punkte, Sonderwaren 7. Fünf verschiedene sind ein Warensatz für 7 Punkte, alle sechs einer für 12.
end-maps = Landkarten: 1 Punkt für eine einzelne, 4 für ein Paar, 8 für ein Paar in der Truhe.
end-animals = Tiere: Jedes ist so viel wert, wie die meisten am Tisch vor den wenigsten liegen. Wer viele gemalt hat, bekommt dafür eine Menge.
end-tiles = Verdeckte Yak-Plättchen: Eines kostet nichts, zwei 1, drei 3, vier 6, und so wächst es weiter. Gar keines bringt 10.
end-far = Wer die Tafel von Kathmandu nicht erreicht hat, zahlt für die Grenzen bis dorthin: 2, 5, 9 und so weiter.
end-city = Dann Kathmandu: ein Plättchen für alle, die angekommen sind. Die anderen zahlen für die Grenzen bis zu seiner Tafel: 2, 5, 9 und so weiter.
end-rest = Zuletzt 1 Punkt für jede übrige Ressource und Karte und −3 für jeden Erschöpfungsmarker.
end-won = Die meisten Punkte gewinnen; bei Gleichstand, wer näher an Kathmandu ist. Jetzt kennst du den Weg, { $me }: Setz dich an einen eigenen Tisch!

# The long way

l-way = Der lange Weg: sechs Tafeln zwischen Start und Kathmandu statt vier, sieben Grenzen und acht Tage.
l-temples = Jede der sechs hat ihren Tempel, und auf vieren liegt dazu ein Tempelplättchen. Zehn Tempel für deine neun Opfergaben: Mit der neunten wären es 63 Punkte.
l-set-out = Setz dein Yak auf dieses Startfeld: Vier Felder davon steht der erste Tempel.
l-die = Tippe die rosa 4 an: Ihr Futter bezahlt gleich die Grenze.
l-go = Geradewegs zum Tempel. Dein Plättchen will auch den Wald.
l-offer = Bring deine erste Opfergabe dar.
l-map = Blau A passt zu deinem Blau B: Nimm es.
l-case = Und für deinen Rucksack den Werkzeugkoffer des Waldes: Er bringt drei verschiedene Ressourcen, wenn du sie brauchst.
l-free = Du hast 24 Züge statt 18, aber sechs Tafeln zu durchqueren. Eine Grenze am Tag ist ein gutes Tempo; der Rest ist für Umwege.
l-done-1 = So geht es weiter. Sehen wir uns den Abend in der Mitte an, wenn der Himmel sich ändert.
l-middle = Die letzte Runde des vierten Tages. Die Hälfte der Zeit ist um, und du stehst auf der vierten von acht Tafeln: gerade rechtzeitig.
l-low = Die anderen haben heute je 10 genutzt, du bisher nur 3. Mit der rosa 3 beginnst du morgen. Tippe sie an.
l-north = Drei Felder weiter, auf Kathmandu zu. Die Nadel kostet deinen Kompass.
l-half = Der Sturm rückt näher. In der ersten Hälfte gab es drei Stürme und drei Sonnen; jetzt wird für die zweite neu gemischt: vier Stürme, zwei Sonnen.
l-free-2 = Vier Grenzen liegen vor dir und zwölf Züge. Wer jetzt trödelt, geht im Regen: Jeder Abend hinter dem Sturm ist ein Marker.
l-done-2 = Das ist der lange Weg: dieselbe Reise mit einem längeren Plan. Opfergaben und Landkartenpaare werden auf ihm viel wert.

# Tents

t-what = Der erste Tag, letzte Runde. Mit Zelten zieht eines, wer am Abend die kleinste Summe hat, bei Gleichstand alle Beteiligten. { $second } ist fertig: zusammen 4. Du hast bisher 2.
t-die = Tippe die graue 2 an: Dann hast du 4, wie sie.
t-go = Zwei Felder weiter ist Wasser, das dein Plättchen will.
t-drew = Ihr habt beide ein Zelt gezogen. Deines ist für den Dschungel, und sonst weiß das niemand. Hält dort ein anderes Yak, darfst du es aufschlagen: Dieses Yak bekommt einen Erschöpfungsmarker.
t-no = Nach jeder Bewegung der anderen wirst du gefragt, damit niemand etwas ahnt. { $second } steht im Wasser, und dein Zelt ist für den Dschungel: Schlag keines auf.
t-die-2 = Du bist am Zug. Tippe die graue 4 an.
t-go-2 = Vier Felder, auf die Reisterrasse.
t-hit = { $second } hatte ein Zelt für die Reisterrasse! Ein Marker für dich, und ihr Zelt ist aus dem Spiel.
t-pitch = Jetzt hat { $first } im Dschungel gehalten. Tippe dein Zelt an: Er bekommt einen Marker.
t-after = Ein Marker ist wenig. Der dritte kostet einen ganzen Zug: Heb ein Zelt also am besten auf, bis es wehtut. Auf Bergen und in Kathmandu wird niemand behindert, und ein übriges Zelt ist nichts wert.
t-free = Geh allein weiter. Bist du heute wieder langsam, für noch ein Zelt?
t-done = Mehr ist an Zelten nicht dran. Geh in kleinen Schritten, und sieh, wohin die anderen wollen.

# Characters

c-people = Sechs Leute, und alle am Tisch spielen einen davon; wer zuletzt an der Reihe ist, wählt zuerst. Jeder Charakter darf etwas, das sonst verboten ist, und beginnt mit eigenen Sachen.
c-monk = { $second } spielt die Händlerin, { $first } die Bergsteigerin, meine eigene Zunft. Du nimmst den Mönch: Dreimal im Spiel bringt er zwei Opfergaben auf einmal dar. Aber er beginnt mit wenig.
c-set-out = Deine einzige Karte ist eine Kletterausrüstung. Von hier bringt sie dich über den Berg, auf den Tempel zu: Setz dein Yak hierher.
c-die = Tippe die rosa 6 an: Sie bringt das Futter, das dir fehlt.
c-go = Tippe die Kletterausrüstung an, dann den Wald hinter dem Berg.
c-mountaineer = { $first } ist ganz ohne Ausrüstung über einen Berg gegangen. Die Bergsteigerin darf sogar auf einem anhalten.
c-merchant = { $second } hat neben dem Ring gehalten und das Thangka eines anderen Feldes gekauft: Die Händlerin kauft jede Ware der Stadt, in der sie steht.
c-die-2 = Der Tempel ist ein Feld entfernt. Tippe die graue 1 an: Ihr Kompass bezahlt die Nadel.
c-go-2 = Tippe den Tempel an.
c-two = Jetzt zwei Opfergaben auf einmal: 7 Punkte statt 3. Wähle „Zwei Opfergaben darbringen“.
c-map = Eine Landkarte bringt das trotzdem nur. Rot A passt zu deinem Rot B.
c-twice = Das kannst du noch zweimal tun. Heb es dir auf: Die fünfte und die sechste Opfergabe zusammen bringen 15 Punkte mehr.
c-others = Der Yak-Führer dreht den rosa Würfel, wie er will, und tauscht zwei Futter gegen alles andere. Der Grenzwächter kommt hinter einer Grenze heraus, wo er mag. Die Künstlerin malt und packt auch von den Feldern neben ihrem ein.
c-free = Der Rest gehört dir. Denk an den nächsten Tempel und an einen Malkasten: Du hast keinen.
c-done = Probier auch die anderen aus. Jeder Charakter macht eine andere Reise daraus.
