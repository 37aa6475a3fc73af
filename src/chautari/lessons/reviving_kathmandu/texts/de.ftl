guide = Purna
instead = Geduld, Stein für Stein: Erst das, was ich dir zeige. Bald wählst du selbst.
listen-first = Warte, lass mich ausreden. Dann bist du dran.
ended = Das ist alles. Jetzt setze ich mich in den Schatten und sehe dir beim Bauen zu.

# A first game

chapter-first = Deine ersten Monumente
chapter-first-about = Bieten, bauen, vollenden: zwei Runden Schritt für Schritt, die letzte Münze und das Ende einer Partie. Bald wählst du selbst.

welcome = Namaste, { $me }. Ich bin Purna und mauere seit fünfzig Jahren. Die Erde hat gebebt, und { $first }, { $second } und du baut die Stadt neu auf. Monumente bringen Punkte; nach acht Runden gewinnen die meisten.
spots = Vier Karten sind zu haben, jede ein Stück eines Monuments, und rundherum acht Bietfelder für Münzen. Von einem Bietfeld bietest du auf beide Karten seiner Linie: die nahe und die ferne.
they-bid = { $first } und { $second } haben geboten. Du siehst wo, aber nicht wie viel. Die Münze von { $second } liegt nah an der Karte unten rechts und fern vom roten Buddha darüber.
do-bid = Dieser Buddha ist etwas für dich! Tippe deine Münze 3 an, dann das Bietfeld rechts von den oberen zwei: nah am Buddha, fern von der Karte daneben.
highest = Münzen auf! Bei jeder Karte zählt die höchste Münze, ob nah oder fern. Deine 3 schlägt die 2 von { $second }: Der Buddha gehört dir.
lost-far = Auch auf die ferne Karte hast du geboten, aber die 5 von { $first } war höher. Sie hat damit beide Karten ihrer Linie gewonnen.
drawn = Alle gehen mit zwei Karten nach Hause. Du hast eine gewonnen, also hast du eine vom roten Stapel gezogen: „Stupa unten“ in Rot, und die anderen sehen das nicht.
do-buddha = Jetzt bauen alle zugleich. Eine Marktkarte hat zwei Hälften: Eine baust du, die andere ist weg. Tippe die Hälfte mit dem roten Buddha an.
buddha-points = Ein Buddha ist mit einem Teil vollendet: sofort 2 Punkte, und 1 mehr, weil du noch keinen roten Buddha hattest.
mission = Das ist dein geheimer Auftrag: Am Ende zahlt er für bestimmte Farben. Ein Buddha in Rot oder Blau bringt 1, das ist also schon abgehakt.
do-stupa = Eine Stupa hat drei Teile, von unten nach oben. Tippe deine rote Karte „Stupa unten“ an: Sie beginnt eine.
they-build = { $first } hat eine Pagode begonnen: vier Teile, 10 Punkte, wenn sie vollendet ist. Was nicht gebaut wird, wartet auf der Hand. Auf in Runde 2.
spent = Die 3, die du geboten hast, ist ausgegeben, die 5 von { $first } auch. Münzen kommen erst nach Runde 4 zurück; überleg also, wofür jede gut ist.
marks = Deine Stupa braucht Mitte und Spitze, und beide liegen in der oberen Reihe! Die kleinen Zeichen auf den Karten zählen, was sie dir bringen würden.
do-bid-again = Sichere sie dir. Tippe Münze 4 an, dann wieder das Bietfeld rechts von den oberen zwei: nah an der roten Spitze, fern von der Joker-Mitte.
tie = Zwei Vieren für die Spitze der Stupa, deine und die von { $first }! Bei gleichen Münzen gewinnt die nähere: deine. Und die Joker-Mitte wollte sonst niemand. Eine Münze, zwei Karten: So mag ich das.
do-centre = Tippe „Stupa Mitte“ an, den Joker. Ein Joker hat noch keine Farbe; du wählst sie, wenn das Monument vollendet ist.
do-top = Nun das rote „Stupa oben“, und deine Stupa steht.
do-colour = Vollendet: 6 Punkte, und 2 für die zwei roten Teile. Jetzt bekommt der Joker eine Farbe, ein für alle Mal. Nimm Rot: Drei gleiche bringen 4 statt 2.
stupa-points = Zehn Punkte! Und sieh dir deinen Auftrag an: Mitte und Spitze einer Stupa in gleicher Farbe bringen am Ende 3 mehr.
alone = Runde 3. Diesmal bietest du zuerst, der Startmarker wandert reihum. Und jetzt wählst du selbst.
green-shrine = Die grünen Hälften der oberen Reihe ergeben einen ganzen Schrein: 3 Punkte, 2 für das Paar, 2 aus deinem Auftrag. Auch andere sehen das: Deine 5 ist stark, deine 1 billig. Halte eine Karte, und sie sagt, was sie ist. Was tust du?

free-place = Das kann hier auf mehr als ein Monument. Tippe das an, zu dem es am besten passt.
free-colour = Vollendet! Wähle die Farbe des Jokers: was zu den anderen Teilen passt, oder was dein Auftrag verlangt.
free-build = Baue, so viel du magst, von unten nach oben. Was du behältst, wartet auf deiner Hand, höchstens drei Karten. Wenn es reicht, sag, dass du fertig gebaut hast.
free-completed = Das steht! Seine Punkte hast du schon; die nimmt dir niemand mehr.
own-round = Gut gemauert. Bieten, sammeln, bauen: Das ist eine ganze Runde. Aber was wird aus der letzten Münze? Das zeige ich dir in Runde 4.

fourth-round = Runde 4 einer Partie, die weiterging wie unsere. Du hast noch die 1 und die 5. Eine bietest du jetzt; die andere bleibt übrig und ist auch etwas wert.
pagoda-begun = Du hast eine gelbe Pagode begonnen, und ihre Joker-Spitze wartet auf deiner Hand. Dein Auftrag zahlt 4, wenn unterster Teil und 2. Stock gleichfarbig sind.
keep-five = { $first } hat noch 1 und 2, { $second } 1 und 4: Ausgegebene Münzen liegen offen. Niemand bietet gern die letzte hohe, also könnte deine 1 genügen!
do-bid-one = Du brauchst „Pagode 2. Stock“, den Joker unten rechts. Tippe Münze 1 an, dann das Bietfeld rechts von den unteren zwei.
long-side = Gleiche Münzen, gleich nah! Dann schlägt eine Münze links oder rechts der Karte die darüber oder darunter: Deine gewinnt. Die ferne Karte wollte sonst niemand, also bekommst du auch die.
do-second = Tippe „Pagode 2. Stock“ an, den Joker: Er kommt auf deinen gelben Anfang.
do-done = Die Spitze kann noch nicht darauf, der 3. Stock fehlt. Tippe unten auf die Schaltfläche: Du hast fertig gebaut, und zwei Karten bleiben auf deiner Hand.
they-complete = { $first } hat ihre Pagode vollendet: 10 für die Spitze, 2 für zwei blaue Teile. Bis dahin hatte sie ihr nichts gebracht.
discards = Und { $second } hatte zu viele Karten: Nur drei dürfen auf der Hand bleiben. Er musste offen abwerfen, und sieh nur, was: „Pagode 3. Stock“ in Gelb!
last-coin = Alle haben noch eine Münze. Von der höchsten abwärts bringt jede ihre Punkte oder kauft eine Karte der Ablage. Deine 5 ist zuerst dran!
do-buy = Fünf Punkte, oder das gelbe Teil? Ich wüsste, was ich täte. Tippe in der Ablage „Pagode 3. Stock“ in Gelb an.
do-third = Was du kaufst, wird sofort gebaut. Tippe die gelbe Hälfte an.
do-top-now = Dazu darfst du aus deiner Hand bauen. Tippe „Pagode oben“ an, den Joker!
do-yellow = Eine Pagode! Zwei Joker bekommen je eine Farbe, der untere zuerst. Nimm Gelb, wie ganz unten: Das verlangt auch dein Auftrag.
do-yellow-again = Und die Spitze auch gelb: Zwei gleiche bringen 2, drei bringen 4, aber vier bringen 8.
pagoda-points = 10 und 8: achtzehn Punkte, und am Ende 4 aus deinem Auftrag. Ich habe Könige Schlechteres bauen sehen.
do-keep = „Pagode unten“ in Rot kann warten. Tippe unten auf die Schaltfläche: Du hast fertig gebaut.
coins-back = { $second } hat für seine Münze 4 Punkte genommen, { $first } 1. Jetzt kommen alle fünf Münzen zu allen zurück, für vier weitere Runden.
second-half = Dasselbe noch einmal, bis Runde 8. Wähle selbst: Deine Stupa-Spitze, der Joker, könnte eine Stupa unter sich brauchen, und Buddhas in neuen Farben sind schnelle Punkte.
own-place = Es passt an mehrere Stellen. Tippe die an, wo die Farben am besten passen.
own-discard = Mehr als drei Karten: Tippe die an, die du am wenigsten brauchst. Jemand könnte sie mit der letzten Münze kaufen, also verschenke nichts, was den anderen hilft.
own-build = Baue, was Punkte bringt oder etwas beginnt. Karten, die am Ende noch auf deiner Hand sind, sind nichts wert.
half-done = Jetzt weißt du alles. Sehen wir uns an, wie eine Partie endet.

last-round = Die achte Runde, die letzte. Deiner neuen Pagode fehlt nur die Spitze: Unvollendet ist sie am Ende 6 wert, vollendet 10, und ihre Farben zählen.
two-pairs = Zwei weiße Teile sind schon ein Paar. Die rote Spitze oben rechts würde mit dem roten untersten Teil noch eines: 2 und 2. Auch eine gelbe Spitze bringt die 10.
which-coin = { $second } hat zuerst geboten, weit weg von all dem. Du hast 2 und 4; { $first } bietet nach dir, mit einer 3 oder einer 5. Was du behältst, ist deine letzte Münze.
other-top = Und wenn das schiefgeht: In der Ablage von { $second } liegt „Pagode oben“ in Grün, und deine letzte Münze könnte sie kaufen. Wähle gut, { $me }; ich bin still.
last-building = Baue alles, was geht: Handkarten sind nichts wert, und schon ein unterster Teil bringt seinen 1 Punkt. Aber denk erst daran, was du mit deiner Münze kaufen kannst.
last-colour = Eine Farbe, ein für alle Mal: passend zu den anderen, oder ein Buddha in einer Farbe, die für dich neu ist.
last-leftover = Deine letzte Münze: ihre Punkte, oder eine Karte der Ablage, die mehr bringt.
count-monuments = Die Partie ist zu Ende; zählen wir zusammen. Zuerst deine vollendeten Monumente: 2 für einen Buddha, 3 für einen Schrein, 6 für eine Stupa, 10 für eine Pagode.
count-colours = Dann gleiche Farben in jedem davon: 2, 4 oder 8 für zwei, drei oder vier gleiche Teile. Deine gelbe Pagode hat hier ihre 8.
count-buddhas = Jede Farbe unter deinen Buddhas hat 1 mehr gebracht, und letzte Münzen, die nichts gekauft haben, zählen, was darauf steht.
count-unfinished = Unvollendete Monumente bringen die Punkte auf ihrem obersten Teil, ohne Farben und ohne Auftrag.
count-mission = Zuletzt dein Auftrag: 1 für den Buddha, 2 für den Schrein, 3 für die Stupa, 4 für die Pagode. Jedes zählt einmal, wenn ein vollendetes Monument es erfüllt.
farewell = Die meisten Punkte gewinnen, bei Gleichstand wird geteilt. Jetzt kannst du bauen, { $me }. Spiel eine Partie, und schick mir ein Bild von deinen Pagoden.

# Two players

chapter-two = Zu zweit
chapter-two-about = Je zwei Gebote, je vier Karten und nach jeder zweiten Runde eine letzte Münze.

two-welcome = Heute nur { $first } und du. Darum bietet ihr beide zweimal je Runde: du eine Münze, dann sie zwei, dann du die letzte. Und beide gehen mit vier Karten nach Hause.
two-bid = Fang klein an. Tippe Münze 2 an, dann das Bietfeld links von den oberen zwei.
two-last-word = { $first } hat beide Münzen geboten, und beide greifen von fern nach deinem roten Buddha. Aber du hast das letzte Wort, und das ist viel wert.
two-bid-again = Tippe Münze 4 an, dann das Bietfeld oberhalb der ersten Spalte: nah am roten Buddha, fern von der Karte darunter.
two-both-coins = Deine beiden Münzen haben auf dieselbe Karte geboten; das darf sein, und du bekommst sie einmal. Die 4 hat sie gewonnen und die Karte darunter auch. Bei der Karte rechts hat deine 2 gegen eine 3 verloren.
two-four-cards = Du hast zwei Karten gewonnen und zwei rote gezogen: zusammen vier. { $first } hat auch vier.
two-unsold = Auf die vierte Karte hat niemand geboten. Sie kommt unter den roten Stapel, und ihr wisst beide, dass sie dort liegt.
two-shrine = Vier Karten, und nur drei dürfen bleiben, also baue. Tippe „Schrein unten“ in Gelb an.
two-shrine-top = Und „Schrein oben“ in Gelb: ein Schrein in einer Farbe, 3 Punkte und 2 für das Paar.
two-stupa = Tippe „Stupa unten“ in Gelb an.
two-choice = Und darauf „Stupa Mitte“ in Gelb. Die andere Hälfte war ein roter Buddha, aber dein Auftrag verlangt von einer Stupa, dass unten und Mitte gleichfarbig sind.
two-marker = Runde 2, und du beginnst wieder: Zu zweit wandert der Startmarker nur nach jeder zweiten Runde.
two-alone = Sieh deine Münzen an: noch drei, zwei davon für diese Runde. Also bleibt schon nach Runde 2 eine übrig! Jetzt wähle selbst; „Stupa oben“ in Gelb liegt unten links.
two-discard = Mehr als drei Karten: Das kommt zu zweit oft vor. Tippe an, was du hergibst.
two-leftover = Schon die letzte Münze: Punkte, oder eine Karte der Ablage, sofort gebaut. Sie kommt nach Runde 2, 4, 6 und 8.
two-coins-back = Alle Münzen sind zurück, und nun beginnt { $first } zwei Runden lang.
two-ends = Das ist alles, was anders ist: zwei Gebote, vier Karten, viermal eine letzte Münze. Acht Runden sind es trotzdem.

# Teams

chapter-teams = Teams
chapter-teams-about = Du baust auch in der Straße deines Teams, und eure Punkte werden zusammengezählt.

teams-welcome = Vier bauen, in zwei Teams: { $second } ist in deinem Team und sitzt dir gegenüber. Eure Punkte werden zusammengezählt, und das beste Team gewinnt.
teams-silence = Aber auch im Team bleibt die Hand geheim, und über Züge wird nicht geredet. Du musst in der Straße von { $second } lesen.
teams-rival-coins = Die Münze von { $second } liegt nah an der Karte oben links, „Stupa unten“ in Rot. Auch Münzen eines Teams treten gegeneinander an, also bleib dort weg.
teams-bid = Hilf ihm lieber: In der rechten Spalte liegen „Stupa Mitte“ in Rot und „Stupa oben“ in Grün. Tippe Münze 5 an, dann das Bietfeld oberhalb der zweiten Spalte.
teams-mate-began = Beide sind dein. Und { $second } war schnell: Er hat in seiner Straße eine rote Stupa begonnen. Dort darfst du auch bauen!
teams-centre = Tippe „Stupa Mitte“ in Rot an. In deiner eigenen Straße wartet nichts darauf, also kommt sie auf die Stupa von { $second }.
teams-top = Und die grüne Spitze. Du vollendest die Stupa, aber sie zählt für ihn und damit für euer Team.
teams-completed = 6 und 2 für das rote Paar. Wäre ein Joker darin gewesen, hättest du seine Farbe gewählt, denn du hast sie vollendet.
teams-gift = { $second } dankt dir mit einem weißen Buddha in deiner Straße: 2, und 1 für eine dort neue Farbe. Dass er auch deinem Auftrag gefällt, konnte er nicht wissen.
teams-alone = Runde 2: Er beginnt. Jetzt wähle selbst, und sieh dir beide Straßen an.
teams-place = Deine oder die von { $second }? Tippe eine Straße an. Denk an Buddha-Farben und an deinen Auftrag: Jede Straße wird für sich gewertet.
teams-discard = Wirf mit Bedacht ab: Eine Karte, die dir nichts nützt, kann genau die sein, die { $second } mit der letzten Münze kauft.
teams-coin = Eine Grenze: Eine mit der letzten Münze gekaufte Karte wird in deiner eigenen Straße gebaut. Handkarten, die du dazu baust, dürfen in die deines Teams.
teams-ends = Zu sechst geht es in zwei Dreierteams oder in drei Zweierteams. Wer zum selben Team gehört, sitzt nie nebeneinander.

# Five players, open missions

chapter-crowd = In großer Runde, mit offenen Aufträgen
chapter-crowd-about = Zu fünft oder zu sechst, sechs Karten im Markt, und alle Aufträge liegen offen.

crowd-welcome = Fünf am Tisch, also ist der Markt größer: sechs Karten und zehn Bietfelder. Nach Hause gehen alle trotzdem mit zwei Karten.
crowd-open = Und heute liegen die Aufträge offen. Zeig auf den von { $first }, um ihn zu lesen: Sie hätte gern einen Buddha in Grün oder Weiß. Wer weiß, was andere brauchen, weiß, wo sie bieten.
crowd-bar = Neu sind die zwei Bietfelder in der Mitte: Jedes bietet auf die Karte links und auf die Karte rechts davon und ist beiden nah.
crowd-bid = Zwei Buddhas, auf jeder Seite einer! Tippe Münze 3 an, dann das obere der beiden mittleren Bietfelder.
crowd-nearer = Drei Dreien! Die von { $first } ganz links war fern vom roten Buddha: Die nähere Münze gewinnt, und das ist deine.
crowd-edge = Die Münze von { $third } oberhalb der letzten Spalte war dem weißen Buddha so nah wie deine. Aber du liegst an der Längsseite der Karte, also gewinnst du.
crowd-buddha = Tippe den roten Buddha an: 2 Punkte, 1 für eine neue Farbe, und dein Auftrag verlangt Rot oder Weiß.
crowd-second = Und den weißen, noch eine neue Farbe. Den hätte auch { $first } gern gehabt.
crowd-once = Der Auftrag zahlt jedes seiner Ziele nur einmal: Ein zweiter passender Buddha bringt dort nichts mehr. Jetzt schau auf Schrein, Stupa und Pagode.
crowd-alone = Runde 2, { $second } beginnt. Wähle selbst, und behalte die Aufträge der anderen im Auge.
crowd-ends = Zu fünft oder zu sechst sind alle sechzig blauen Karten im Stapel, und Gebote treffen öfter aufeinander. Heb deine 5 für die Karte auf, die zwei brauchen.
