guide = Miss Penhaligon
instead = Geduld, Liebes! Erst das, worum ich gerade gebeten habe. Bald gehört die Reise ganz dir.
listen-first = Einen Moment, Liebes: Hör mich zu Ende an, dann tippe „Weiter“ an.
ended = Das war die Reise. Vorsicht, Stufe, wenn du gehst.

chapter-first = Deine ersten Reisen
chapter-first-about = Durch die Wüste: eine ganze Runde Schritt für Schritt, eine, die du verkürzt, und eine kühne letzte.
chapter-expert = Experten-Expeditionen
chapter-expert-about = Jedes Tableau hat eigene Startwerte und eine eigene Fähigkeit: Leite zwei davon, und lerne die anderen vier kennen.
chapter-boards = Jede Runde ein anderes Tableau
chapter-boards-about = Die Varianten des Expertenspiels: Zwischen den Runden werden Expeditionen neu gewählt oder ausgeteilt.

# A first round

welcome = Guten Morgen, { $me }! Miss Penhaligon, Reisen bis ans Ende der Welt. Du, { $first } und { $second }, ihr leitet je eine Expedition durch die Wüste.
goal = Es gibt drei Runden. In jeder bezahlen dich die Gäste, die du als Teilnehmer mitnimmst. Wer nach der dritten Runde die meisten Münzen hat, gewinnt.
two-ways = Sechs Abenteurer haben sich auf meine Anzeige gemeldet. In deinem Zug spielst du genau einen davon: als Teilnehmer, der zahlt, oder als Ausrüstung.
demand = Sie sind wählerisch. Betty McKlug verlangt 4 gelbe Kleidung, und du hast 3: Sie kann noch nicht mit.
do-roy = Als Ausrüstung taugen alle, was sie auch verlangen. Roy Nobleman ist der Beste: Er bringt 1 in allen drei Farben. Tippe Roy an, dann die Reihe der Ausrüstung.
after-roy = Vier von allem, jetzt könnte Betty also mit! Und wer Ausrüstung spielt, zieht eine Karte. Deine ist noch ein Roy.
a-gift = Dann hat { $second } Ida Handout mitgenommen und ihre Aktion genutzt: Irgendwer zieht eine Karte. Das warst du. Nett, nicht wahr? Jede Karte, die am Rundenende noch auf deiner Hand ist, kostet dich 2 Münzen.
do-miller = Pater Miller verlangt 2 Rot, und du hast 4. Tippe ihn an, dann die Reihe der Teilnehmer darüber. Er wird 2 Münzen zahlen. Für einen Teilnehmer ziehst du keine Karte.
after-finn = { $second } hat Butterfinger Finn mitgenommen, und der hat die letzte Ausrüstung von { $first } weggeworfen: Angriffe treffen stets die letzte Karte einer Reihe. Nur 3 Rot sind dort übrig, aber Betty McKlug, die 4 verlangt hat, bleibt: Ansprüche zählen nur, wenn jemand dazukommt.
do-earl = Der blaue Earl of Bucket verlangt 2 und zahlt nur 1 Münze. Aber mit seiner Aktion darfst du noch eine Karte als Ausrüstung spielen. Nimm ihn als Teilnehmer mit.
do-earl-yellow = Nun diese weitere Karte: Der gelbe Earl bringt 2 Kleidung. Tippe ihn an.
after-earl = 6 Gelb! Und die Karte, die du gezogen hast, ist Colonel Farsight. Er zahlt 6 Münzen und verlangt 7 Gelb: Noch eines, und er ist dein.
do-betty = Jetzt Gäste, die zahlen. Betty McKlug verlangt 4 Gelb und zahlt 4 Münzen: Nimm sie mit.
do-betty-first = Ihre Aktion: zwei Karten vom Stapel, für eine Person oder für zwei. Wer möchte eine Karte, die am Ende 2 Münzen kostet? Tippe { $first } an.
do-betty-second = Und die andere für { $second }. Alles gerecht.
do-protect = { $first } schlägt zurück: Miss Anthrop vertreibt jemandem den letzten Teilnehmer. Deiner ist Betty mit ihren 4 Münzen! Aber Pater Miller wehrt jeden Angriff auf dich ab, einmal, und geht dafür nach Hause. Tippe ihn an.
after-protect = Zwei Münzen weg, vier gerettet. Er wehrt auch Diebstahl ab, oder eine Karte, die du für andere ziehen sollst. Aber er muss Teilnehmer sein: Auf deiner Hand tut er nichts.
do-bill = Slowhand Bill verlangt 6 Gelb: genau, was du hast. Er zahlt 5 Münzen. Nimm ihn mit.
do-bill-steal = Seine Aktion holt die letzte Ausrüstung von jemandem in deine eigene. Bei { $first } ist das ein Roy, der 1 in jeder Farbe bringt. Tippe { $first } an.
after-bill = Jetzt 7 Gelb! Beachte, dass auch { $first } einen Pater Miller hat: Der könnte den nächsten Angriff abwehren.
do-farsight = 7 Gelb, das verlangt der Colonel. Sechs Münzen, Liebes: Nimm ihn mit.
do-again = Und seine Aktion ist noch ein Zug. Tippe Ja auf seiner Karte an!
do-roy-joins = Du bist wieder am Zug. Der rote Roy verlangt 5 Rot, und 5 hast du. Diesmal reist er als Teilnehmer und zahlt 5 Münzen.
gift-stopped = { $second } wollte { $first } zwei Karten ziehen lassen; Pater Miller hat beide abgewehrt. Und du? Du hast nur noch eine Karte!
do-ida = Ist deine Hand am Ende deines Zuges leer, ist die Runde sofort für alle vorbei. Als Ausrüstung brächte dir Ida noch eine Karte. Als Teilnehmerin beendet sie die Runde: Nimm sie mit.
do-ida-gift = Ihre Aktion zählt trotzdem. { $second } hat schon die meisten Karten: Gib noch eine, und sie kostet noch einmal 2 Münzen. Tippe { $second } an.
payday = Zahltag! Deine Teilnehmer haben 1, 4, 5, 6, 5 und 2 Münzen gezahlt: Das macht 23. Du hattest keine Karte, also ging nichts ab. Ausrüstung zahlt nichts.
payday-others = { $first }: 11 Münzen, davon 6 ab für drei Karten. { $second }: 9 Münzen, und 14 zu zahlen für sieben Karten! Aber eine Kasse fällt nie unter 0.
new-round = Runde 2: Alle Karten werden gemischt, alle bekommen sechs, und die Ausstattung steht wieder auf 3. Es beginnt, wer links von der Person sitzt, die die Runde beendet hat: { $first }.
free-turn = Jetzt wählst du! Früh in der Runde ist Ausrüstung am meisten wert. Etwa ein Earl of Bucket: als Teilnehmer mit einer Karte dazu, oder als Ausrüstung, die 2 bringt. Im Zweifel frag mich.
free-rufus = Rufus Rigs zahlt nichts, aber sofort darf noch ein Teilnehmer seiner Farbe folgen.
free-anthrop = Miss Anthrop vertreibt jemandem den letzten Teilnehmer. Such dir den teuersten Gast aus, und achte auf Pater Miller daneben.
free-earl = Noch eine Karte als Ausrüstung, und du ziehst dafür. Du musst nicht, aber Ausrüstung ist Ausrüstung.
free-lost-equipment = Deine letzte Ausrüstung ist weg! Deine Teilnehmer bleiben: Nur wer neu dazukommt, fragt, was noch da ist.
free-lost-member = Da geht dein letzter Teilnehmer. Ein Pater Miller neben deinem besten Gast hätte das verhindern können.
first-done = Du hast Tritt gefasst. Als Nächstes: eine Runde, die fast vorbei ist, und wie du sie beendest, wenn es dir passt.

# A round to cut short

late = Noch eine zweite Runde, und sie ist weit fortgeschritten. { $first } hat 2 Karten, du hast 5. Jetzt kommt es mehr auf die Hände an als auf die Ausstattung.
late-net = Das brächte dir die Runde, wäre jetzt Schluss: Deine Teilnehmer zahlen 5, deine fünf Karten kosten 10. Wir sollten uns beeilen.
late-earl = Teilnehmer machen deine Hand kleiner, Ausrüstung nicht. Der gelbe Earl of Bucket bringt beides: Nimm ihn als Teilnehmer mit.
late-earl-blue = Und den blauen Earl als Ausrüstung: Das hebt den blauen Proviant von 3 auf 5.
late-farsight = { $second } hat Colonel Farsight mitgenommen, 6 Münzen wert, und noch einen Zug gemacht. Jetzt ist der Colonel dort der letzte Teilnehmer, und kein Pater Miller ist bei ihm.
do-rufus = Rufus Rigs zahlt nichts, lässt aber sofort noch einen Teilnehmer seiner Farbe folgen. Nimm den blauen Rufus mit.
do-anthrop = Blau ist er, also darf Blau folgen: Miss Anthrop verlangt 4, und du hast 5. Tippe sie an.
do-anthrop-target = Sie vertreibt jemandem den letzten Teilnehmer. { $first } hat einen Pater Miller, der es verhindern kann. { $second } hat keinen: Tippe { $second } an.
late-robbed = Zwei Teilnehmer in einem Zug, und der Colonel ist weg! Dafür hat { $second } eben deine letzte Ausrüstung gestohlen. Macht nichts: Deine Teilnehmer bleiben.
late-choose = Zwei Karten sind übrig, beide rot: Rufus, und Ida, die ihm folgen darf. Beide in einem Zug, und die Runde ist vorbei! Du führst, also passt dir das. Aber du wählst.
late-rufus = Wer rot und in Reichweite ist, darf Rufus jetzt folgen. Mit leerer Hand wäre die Runde vorbei.
late-ida = Idas Karte: Wer sie am Rundenende noch hat, zahlt 2 dafür.
late-empty = Eine Hand war am Ende eines Zuges leer, also ist die Runde vorbei. Teilnehmer haben gezahlt, Karten auf der Hand haben je 2 gekostet.
late-done = Eine Runde rechtzeitig zu beenden ist das halbe Geschäft. Nun zur allerletzten.

# The last round

last = Die dritte Runde, fast vorbei. { $second } hat 32 Münzen in der Kasse, du hast 31, { $first } 25. Aber die Teilnehmer von { $second } würden 34 zahlen, deine nur 19.
last-dare = Und { $second } hat nur noch eine Karte: Kann die mit, ist alles vorbei. Du hast Madame Grandtour, die 9 Gelb verlangt. Du hast 8. Wagen wir es?
do-ida-yellow = Wir wagen es! Ida Handout als Ausrüstung bringt das neunte. Tippe sie an, dann die Reihe der Ausrüstung.
last-lucky = 9 Gelb! Und die Karte von { $second } konnte nicht mit: Als Ausrüstung gespielt, hat sie noch eine gebracht. Du bist noch im Geschäft.
do-grandtour = Endlich Madame Grandtour: 9 Münzen. Nimm sie mit!
do-grandtour-all = Und ihre Aktion: Deine ganze Ausrüstung in ihrer Farbe wird zu Teilnehmern, die zahlen. Sechs gelbe hast du dort. Tippe Ja auf ihrer Karte an!
last-thirty = 30 Münzen in einem Zug: 9 für Madame, 21 für ihr Gefolge. Deine gelbe Ausstattung steht wieder auf 3, aber wer braucht sie jetzt noch?
last-choose = Eine Karte ist übrig: Earl of Bucket, und er kann mit. Als Teilnehmer beendet er das Spiel. Als Ausrüstung bringt er noch eine Karte, und allen noch einen Zug. Wer liegt gerade vorn?
last-equipped = Kühn! Du spielst also weiter. Behalte die Hände der anderen im Auge: Wer nur eine Karte hat, kann alles beenden.
end-members = Die Reisen sind zu Ende, also zählen wir. In der ersten Runde haben deine Teilnehmer 23 Münzen gezahlt.
end-hand = Dann 2 Münzen ab für jede Karte, die auf der Hand geblieben ist: keine bei dir, 6 bei { $first }, 14 bei { $second }.
end-sum = Schulden werden erlassen: In Runde 1 konnte { $second } 5 Münzen nicht zahlen. Alles Übrige zusammen ist die Kasse. Die vollste gewinnt, bei Gleichstand würde der Sieg geteilt.
end-last = Die zweite Runde wird genauso gezählt, und nun die dritte: deine letzten Gäste.
end-farewell = Das ist das ganze Geschäft, { $me }: erst Ausrüstung, rechtzeitig Gäste, und am Ende eine leichte Hand. Gute Reise!

# Expert expeditions

x-welcome = Du willst mehr, { $me }? Dann drehen wir die Tableaus um. Jede Expedition hat eigene Startwerte und eine Fähigkeit, die du in jedem Zug einmal nutzen darfst.
x-safari = Du leitest die Safarikarawane: 5 Rot, 5 Blau, 4 Gelb. Nach dem Spielen eines Teilnehmers darfst du seine Aktion zweimal nutzen.
x-earl = Earl of Bucket lässt noch eine Karte als Ausrüstung folgen. Mit deiner Karawane tut er das zweimal! Nimm den roten Earl mit.
x-earl-once = Zuerst Roy Nobleman, für 1 in jeder Farbe. Tippe ihn an.
x-earl-again = Noch einmal, und das verdankst du deiner Karawane! Tippe den Colonel an: noch 1 Gelb.
x-yaks = { $first } leitet den Himalaya mit Yaks: karge Startwerte, aber nach jedem Zug noch einer. Erst Ausrüstung, dann gleich Miss Anthrop, und dein Earl ist weg.
x-airship = Das Polarluftschiff von { $second } muss für Ausrüstung nicht ziehen und darf irgendwen eine Karte ziehen lassen: eben gerade dich. Es kann eine Runde sogar mit Ausrüstung beenden.
x-free = Du bist am Zug, mit 6 in jeder Farbe. Zweimal Betty McKlug heißt vier Karten für die anderen; zweimal Butterfinger Finn, zwei Ausrüstungen weniger. Du wählst.
x-twice = Danach fragt deine Karawane noch einmal. Jede Nutzung steht für sich: Du darfst jemand anderen wählen.
x-half = Karawane, Yaks, Luftschiff: Das sind drei. Für die anderen drei tauchen wir ab.
x-express = { $first } leitet den Orient-Express: am Start nur 1 von allem, aber nach dem Zug noch eine Karte als Ausrüstung. Hier liegen schon zwei.
x-steamer = Der Dschungeldampfer von { $second } lässt auf einen Teilnehmer einen zweiten folgen, in beliebiger Farbe: Ida Handout, dann Pater Miller.
x-submarine = Du leitest die U-Boot-Fahrt. Nach dem Spielen von Ausrüstung darfst du die Aktion dieser Karte nutzen, wenn deine Ausstattung einschließlich der Karte ihren Anspruch erfüllt.
x-miller = Pater Miller schützt dich sogar aus deiner Ausrüstung heraus. Leg ihn dorthin: Tippe ihn an, dann die Reihe der Ausrüstung.
x-bill = Slowhand Bill verlangt 6 Rot. Du hast 5, und er selbst bringt 1: Das zählt! Leg ihn als Ausrüstung an.
x-bill-maya = Nun seine Aktion, als wäre er Teilnehmer: Nimm { $first } die letzte Ausrüstung. Deine Karte ziehst du trotzdem.
x-protect-equipment = Butterfinger Finn von { $second } hat es auf deine letzte Ausrüstung abgesehen. Tippe Pater Miller an, dort in der Ausrüstung: Er wehrt es ab.
x-submarine-free = Du bist am Zug. Der Colonel verlangt 7 Rot: Du hast 6, und er brächte das siebte. Als Ausrüstung gibt er dir noch einen Zug! Aber du wählst.
x-farsight = Noch ein Zug, dank eines Gepäckstücks! Darin hast du deine Fähigkeit wieder.
x-done = Jetzt kennst du alle sechs. Bevor du spielst, lies die Tableaus der anderen: Sie sagen dir, was dir droht.

# Another board every round

b-welcome = Das Expertenspiel hat zwei Varianten. Hier werden Expeditionen zwischen den Runden neu gewählt. Du leitest die U-Boot-Fahrt, Runde 1 ist fast vorbei, und du hast noch eine Karte.
b-betty = Betty McKlug verlangt 4 Gelb, und du hast 5. Nimm sie mit: Das beendet die Runde.
b-betty-first = Zuerst ihre zwei Karten. Die Teilnehmer von { $second } zahlen 24, dort sind Karten also am besten angelegt. Tippe { $second } an.
b-betty-second = Und die zweite auch dorthin.
b-order = Die Runde hat dir 14 Münzen gebracht, { $first } 13, { $second } 18. Wer am wenigsten eingenommen hat, wählt zuerst unter den Tableaus im Spiel, dann aufwärts: { $first }, du, { $second }.
b-taken = { $first } hat dein U-Boot genommen! Zwei Tableaus sind übrig, und { $second } bekommt das, das du liegen lässt.
b-choose = Das Polarluftschiff startet reich und muss nicht ziehen. Der Dschungeldampfer startet arm, nimmt aber zwei Teilnehmer in einem Zug mit. Tippe eines an.
b-turn = Neue Runde, anderes Tableau. In der anderen Variante wählt niemand: Vor jeder Runde werden alle sechs Tableaus gemischt und neu ausgeteilt.
b-done = Ohne Variante behalten alle ein Tableau für alle drei Runden. Das wählst du beim Aufbau des Tisches unter „Zwischen den Runden“.
