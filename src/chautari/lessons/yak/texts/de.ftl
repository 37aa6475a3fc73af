guide = Tashi
instead = Noch nicht: Tu erst, was ich dir zeige. Bald wählst du selbst.
listen-first = Einen Moment: Hör mich zu Ende an, dann geht es weiter.
ended = Das ist fürs Erste alles.

# The first game

chapter-first = Dein erster Turm
chapter-first-about = Drei Tage mit mir, ein paar eigene, und das Ende der Partie mit allen Punkten.

## The first days

welcome = Namaste, { $me }! Ich bin Tashi, und das sind meine Yaks. Hier stapelst du einen Turm aus Steinen, { $first } und { $second } stapeln ihren. Wessen Turm am Ende am meisten wert ist, gewinnt.
groups = Steine einer Farbe, die sich berühren, sind eine Gruppe. Zwei bringen 3 Punkte, drei 6, vier 9. Und ab drei Gruppen gibt es etwas extra.
carts = Meine Yaks bringen die Steine. Du handelst mit dem Fuhrwerk vor dir; jeden Abend rollen alle Fuhrwerke einen Platz weiter.
do-supply = Jeden Morgen wählen alle geheim eine Karte. Du hast drei Nahrung, und Steine kosten Nahrung: Tippe Nachschub an, das bringt mehr.
market-first = { $second } hat das Baby-Yak und ist zuerst dran: Mit Markt kamen zwei Nahrung, und ein grüner Stein auf das Fuhrwerk von { $first }. Heute Abend kommt dieses Fuhrwerk zu { $second }.
do-milk = Du bist dran: Nachschub bringt alle Nahrung einer Sorte von deinem Fuhrwerk. Tippe die Milch an! Das Fuhrwerk, das heute Abend zu dir kommt, nimmt kein Fleisch, schau auf sein Schild.
evening = Zum Schluss kam ein schwarzer Stein auf dein Fuhrwerk. Dann hat { $first } den grünen gekauft, und { $second } bekommt ihn nie. Nun ist es Abend, und die Fuhrwerke sind weitergerollt.
do-build = Zwei rote Steine stehen vor dir, und dieses Fuhrwerk nimmt Milch und Brot. Tippe Bauen an: Damit kaufst du Steine für deinen Turm.
pick-one = Heute hast du das Baby-Yak, also bist du zuerst dran. Tippe auf deinem Fuhrwerk einen roten Stein an.
pick-two = Ein Stein kostet 1 Nahrung, zwei kosten 3, drei kosten 5. Tippe auch den anderen roten an.
enough = Zwei genügen. Tippe „Keine weiteren Steine“ an.
pay-milk = Sie kosten zwei Milch und ein Brot: So bleibt etwas Milch für später. Tippe „Zahlen“ an.
lay-red-left = Nun kommen sie auf deinen Turm und bleiben dort. Tippe den Platz an, den ich dir zeige.
lay-red-middle = Und den anderen daneben, damit sie sich berühren.
built = Deine erste Gruppe: 3 Punkte! Die unterste Reihe wächst zur Seite; weiter oben ruht jeder Stein auf zweien.
do-market = Der dritte Tag. Kein roter Stein auf deinem Fuhrwerk, und es nimmt keine Milch. Tippe Markt an: Das bringt Nahrung und einen Stein auf ein Fuhrwerk.
refilled = { $first } hat den letzten Stein eines Fuhrwerks genommen: Dann kommen sofort drei neue aus dem Beutel. Ein roter ist dabei!
take-one = Nun dein Markt: bis zu zwei Nahrung beliebiger Sorten. Tippe die Milch in der Mitte an.
take-two = Und noch einmal Milch: Ganz gleich, welches Fuhrwerk morgen zu dir kommt, Milch nimmt es.
fog = Du hast Nebel gezogen! Immer wenn er aufsteigt, drehen alle Yaks um, und die Fuhrwerke fahren andersherum. Also kommt heute Abend das Fuhrwerk von { $first } zu dir, mit dem roten Stein.
keep = Für den Nebel wurde ein anderer Stein gezogen. Einer von den dreien kommt auf ein Fuhrwerk: Tippe den roten an.
onto = Nun das Fuhrwerk von { $first }: Es kommt zu dir, und heute ist nach dir niemand mehr dran. Tippe es an.
came = Da ist es: zwei rote Steine, ein blauer und ein Kristall. Der Nebel liegt am Berg und wartet.
choose-freely = Jetzt wählst du, { $me }. Zwei weitere rote Steine ergäben eine Vierergruppe, 9 Punkte statt 3, und heute Abend fährt dieses Fuhrwerk weiter. Aber Nahrung, die du heute holst, kauft morgen mehr. Wäge ab!
pick-freely = Jetzt planst du erst Steine, Plätze und Nahrung: Tippe einen Stein an, dann einen leuchtenden Platz; die Zahl sagt, was er dort bringt. Liegt alles gut, tippe „Zahlen und bauen“ an; „Keine weiteren Steine“ brauchst du dann nicht. Ein Kristall kostet 1 Nahrung mehr; dazu kommen wir bald.
take-all = Welche Nahrung wirst du brauchen? Schau auf das Schild des Fuhrwerks, das als Nächstes kommt. Dein Zelt fasst acht; der Rest bleibt auf dem Fuhrwerk.
take-food = Nimm bis zu zwei, beliebiger Sorten. Neue Nahrung kommt hierher, wenn jemand zahlt und das Fuhrwerk voll ist.
keep-freely = Einer davon kommt auf ein Fuhrwerk. Schau, wohin die Yaks ziehen: Hilf dir selbst, nicht denen neben dir.
each-evening = Ein neuer Morgen: Gestern Abend sind die Fuhrwerke weitergefahren, und das Baby-Yak ist einen Platz weitergewandert. Wer es hat, ist zuerst dran.
spilled = Das Fuhrwerk war gestern voll: Es trägt neun Nahrung. Was du darüber hinaus gezahlt hast, liegt jetzt auf dem Markt.
track-full = Die Nebelleiste war zum ersten Mal voll: Ein viertes Feld wird frei, und aller Nebel wandert zurück in den Beutel.
days-done = Du kannst dich ernähren und bauen: Das ist schon fast alles. Als Nächstes zeige ich dir Kristalle, und warum viele kleine Gruppen etwas Feines sind.

## Later in the game

later = Jetzt eine andere Partie, am zehnten Tag: Diesen Turm habe ich für dich gebaut. Deine rote Vierergruppe bringt 9 Punkte, das blaue und das orangefarbene Paar je 3, der einzelne graue Stein 1.
number = Das macht 16. Die anderen 4 hast du dafür, dass es drei Gruppen sind: Vier brächten 8, fünf 12, sechs 16, sieben 20.
do-crystals-day = Auf deinem Fuhrwerk liegen ein roter Stein und ein Kristall, und es nimmt das Brot in deinem Zelt. Tippe Bauen an.
crystal = Ein Kristall schließt sich einer Farbe an und zählt als ein weiterer Stein von ihr: Er muss eine Gruppe dieser Farbe oder zwei ihrer Steine berühren. Jede Farbe nimmt nur einen.
pick-fifth = Zuerst der rote Stein: Mit deinem fünften roten ist diese Gruppe 12 wert. Tippe ihn an.
pick-crystal = Nun der Kristall: Er kostet 1 Nahrung mehr, zusammen also deine vier Brot. Tippe ihn an.
lay-red-up = Der rote Stein ruht auf den beiden Steinen darunter, oben in der dritten Reihe. Tippe den Platz an, den ich dir zeige.
lay-crystal = Und der Kristall ans rechte Ende der zweiten Reihe, wo er auf beiden blauen Steinen ruht.
crystal-laid = Schau auf die Scheibe: Der Kristall zählt als Blau, und drei blaue bringen 6. Du stehst bei 26 Punkten. Jetzt spielst du wieder selbst.
tomorrow = Bevor du wählst: Welches Fuhrwerk kommt morgen, und welche Nahrung lehnt es ab? Sieh dir eine Karte an, und der Tisch sagt dir, was du dann kaufen könntest.
worth-now = Die Punkte bei deinem Namen sind immer das, was dein Turm brächte, wenn die Partie jetzt endete. Vergleich sie mit den anderen.
bought-nothing = Du konntest keinen Stein bezahlen: Von der Nahrung, die das Fuhrwerk nimmt, hattest du zu wenig. So ein Tag ist verloren; hol lieber erst Nahrung.
track-rare = Am Berg sammelt sich Nebel. Ist die Leiste zum zweiten Mal voll, bleiben vier Nebel für immer dort, und nur einer ist noch im Beutel.
near-the-end = Vier volle Reihen sind vierzehn Steine, und mit dem ersten Turm aus vierzehn beginnt das Ende. Komm und sieh es dir an.

## The end

race = Noch eine andere Partie, am dreizehnten Tag: Auch diesen Turm habe ich für dich gebaut. Wer zuerst einen vierzehnten Stein legt, bekommt die Stupa: 3 Punkte. Noch ein Tag folgt, dann werden die Türme gezählt.
last-days = { $first } hat 13 Steine und 29 Punkte, du hast 11 und 26. Aber heute ist { $first } nach dir dran!
do-race = Drei Steine liegen auf deinem Fuhrwerk, und du hast Nahrung für drei. Tippe Bauen an.
pick-three = Nimm alle drei. Die zwei blauen nebeneinander sind eine vierte Gruppe, der orangefarbene kommt zu deinen orangefarbenen. „Plätze vorschlagen“ hilft dir, wenn du magst.
stupa-yours = Die Stupa gehört dir, { $me }! { $first } war zu spät.
last-day = Der letzte Tag: Nach dem Mittag wird alles gezählt, und niemand kauft mehr etwas. Baue, was du kannst; die meiste übrige Nahrung in einem Zelt bringt 2 Punkte.
count-sizes = Jetzt zählen wir. Zuerst jede Gruppe: 3 Punkte für zwei Steine, 6 für drei, 9 für vier, 12 für fünf, 16 für sechs, 20 für sieben oder mehr.
count-number = Dann, wie viele Gruppen es sind: 4 Punkte für drei, 8 für vier, 12 für fünf, 16 für sechs, 20 für sieben oder mehr.
count-others = Ein einzelner Stein bringt 1, die Stupa 3, die meiste Nahrung 2, bei Gleichstand allen Beteiligten. Bei gleichen Punkten liegt der Turm mit weniger Steinen vorn.
farewell = Jetzt kennst du Yak, { $me }. Setz dich und spiel: Die anderen warten schon, und meine Yaks auch.

# Bonus cards

chapter-bonus = Bonuskarten
chapter-bonus-about = Jede für eine Farbe, als Zugabe: was die drei Arten von Karten von deinem Turm wollen.
cards-red = Wir sind mitten in einer neuen Partie, mit einem fertigen Turm für dich. Drei Bonuskarten sind im Spiel, für je eine Farbe; Kristalle zählen dafür nie. Rot: Die meisten roten Steine bringen 5 Punkte, die zweitmeisten 2.
cards-grey = Grau: Jeder graue Stein auf einem der drei Plätze dieser Karte bringt 2 Punkte. Auch dein Turm zeigt sie.
cards-orange = Orange: Wer am Ende keinen orangefarbenen Stein hat, verliert 4 Punkte. Du hast noch keinen!
do-bonus-day = So ein Glück: Auf deinem Fuhrwerk liegt von jeder Farbe einer, und deine fünf Fleisch bezahlen drei Steine. Tippe Bauen an.
pick-orange = Zuerst den orangefarbenen: Ein einziger Stein genügt, und die 4 Punkte sind nicht verloren. Tippe ihn an.
pick-second-red = Nun den roten. { $first } hat drei rote Steine und du einen, { $second } keinen: Der zweite Rang bringt 2 Punkte.
pick-grey = Und den grauen: drei Steine, fünf Nahrung, dann ist dein Fuhrwerk leer. Tippe ihn an.
lay-grey = Lege den grauen Stein ans rechte Ende der untersten Reihe: Diesen Platz markiert die Karte.
lay-orange = Der orangefarbene braucht keinen besonderen Platz: Das rechte Ende der zweiten Reihe genügt.
lay-red-pair = Und den roten auf deinen anderen roten, in die dritte Reihe.
bonus-laid = Von 7 auf 21 Punkte an einem Tag: kein Abzug für Orange, 2 für den Platz des grauen Steins, und das rote Paar ist deine dritte Gruppe.
keep-for-grey = Jetzt wählst du. Auch die Mitte der dritten Reihe ist markiert: Ein grauer Stein dort brächte 2 mehr.
watch-reds = Behalte Rot im Auge: Haben { $first } und du gleich viele, die meisten, bekommt ihr beide nur die kleinere Zahl, 2. Dann gibt es keinen zweiten Rang.
bonus-go-on = Drei Wünsche auf einmal und nie genug Tage. Schauen wir, wie es ausgeht.
bonus-race = Eine andere Partie, einige Tage weiter, wieder mit einem fertigen Turm für dich. Du hast 13 Steine und bist heute zuerst dran, die Stupa ist also nah.
bonus-standing = { $first } hat fünf rote Steine und bekommt 5 Punkte, du hast zwei und bekommst 2. Aber { $first } hat keinen orangefarbenen: Das kostet 4.
do-bonus-race = Du hast zwei Nahrung, die dieses Fuhrwerk nimmt. Tippe Bauen an.
pick-fourteenth = Der orangefarbene Stein kostet 1 Nahrung und füllt deine vierte Reihe. Und was { $first } fehlt, schnappst du weg!
bonus-last-day = Der letzte Tag. Gibt es einen grauen Stein für einen markierten Platz, oder einen roten? Sonst bringt die meiste Nahrung 2.
bonus-counted = Alles zählt wie immer, und dann jede Karte für sich: Rot für die meisten und zweitmeisten, Grau nach Plätzen, Orange als Abzug.
bonus-farewell = Es gibt acht Karten, und bis zu drei werden für eine Partie gezogen. Die anderen wirken wie diese: Sieh sie dir vor dem ersten Tag an.

# Two players

chapter-two = Zu zweit
chapter-two-about = Ein drittes Fuhrwerk steht zwischen euch: was zu zweit anders ist.
between = Ihr seid zu zweit, aber es gibt drei Fuhrwerke: Eines steht zwischen euch. Niemand kann von ihm bauen oder seine Nahrung nehmen. Nur Markt darf einen Stein darauf legen.
two-left = Die Fuhrwerke fahren im Uhrzeigersinn: Heute Abend kommt das von { $first } zu dir, deines in die Mitte und das aus der Mitte zu { $first }.
do-market-two = Du hast wenig Nahrung. Tippe Markt an.
two-right = { $first } hat Nebel gezogen, und die Yaks sind umgekehrt! Jetzt kommt heute Abend das Fuhrwerk aus der Mitte zu dir. Bis dahin kann niemand davon kaufen: Was du darauf legst, ist sicher.
take-milk-two = Es nimmt Milch und Brot. Tippe die Milch an.
take-bread-two = Und das Brot.
keep-red-two = Auf dem Fuhrwerk in der Mitte wartet ein roter Stein. Tippe hier den roten an.
onto-between = Und nun das Fuhrwerk in der Mitte.
two-came = Hier kommt es, mit beiden roten Steinen.
do-build-two = Zwei einer Farbe auf einmal, das ist eine Gruppe. Tippe Bauen an.
pick-red-two = Heute bist du zuerst dran. Tippe einen roten Stein an.
pick-both-two = Und den anderen.
pay-two = Zwei Milch und ein Brot sind richtig. Tippe „Zahlen“ an.
lay-two = Lege ihn, wohin ich zeige: Nebeneinander sind sie eine Gruppe.
two-leaves = Achte auf das, was du auf deinem Fuhrwerk übrig lässt: Gegen den Uhrzeigersinn kommt es gleich zu { $first }, im Uhrzeigersinn wartet es erst einen Tag in der Mitte.
two-choose = Jetzt wählst du. Von den drei Fuhrwerken kommt morgen eines zu dir und eines zu { $first }: Sieh dir beide an, bevor du eine Karte nimmst.
two-onto = Ein Stein auf dem Fuhrwerk in der Mitte ist heute nicht zu kaufen. Auf deinem oder dem von { $first } schon, wenn danach noch jemand dran ist.
two-turned = Die Yaks sind umgekehrt: Das Fuhrwerk, das in der Mitte rasten sollte, kommt stattdessen zu jemandem von euch.
two-farewell = Das ist alles, was anders ist. Zu zweit ist es ein Duell: Die Hälfte von dem, was du nimmst, nimmst du für dich, die andere Hälfte { $first } weg.
