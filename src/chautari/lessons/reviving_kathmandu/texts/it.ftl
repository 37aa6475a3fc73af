guide = Purna
instead = Pazienza, un mattone alla volta: prima ciò che ti mostro. Presto sceglierai tu.
listen-first = Aspetta, fammi finire. Poi tocca a te.
ended = È tutto. Ora mi siedo all’ombra e ti guardo costruire.

# A first game

chapter-first = I tuoi primi monumenti
chapter-first-about = Offrire, costruire, completare: due giri passo per passo, l’ultima moneta e la fine di una partita. Presto scegli tu.

welcome = Namaste, { $me }. Sono Purna, faccio il muratore da cinquant’anni. La terra ha tremato, e tu, { $first } e { $second } ricostruite la città. I monumenti danno punti; dopo otto giri vince chi ne ha di più.
spots = Quattro carte in vendita, ognuna un pezzo di monumento, e attorno otto caselle per le monete. Da una casella offri per le due carte della sua linea: la vicina e la lontana.
they-bid = { $first } e { $second } hanno offerto. Vedi dove, ma non quanto. La moneta di { $second } è vicina alla carta in basso a destra, e lontana dal Buddha rosso lì sopra.
do-bid = Quel Buddha fa per te! Tocca la tua moneta 3, poi la casella a destra delle due in alto: vicina al Buddha, lontana dalla carta accanto.
highest = Si scoprono le monete! Per ogni carta conta la più alta, vicina o lontana. Il tuo 3 batte il 2 di { $second }: il Buddha è tuo.
lost-far = Offrivi anche per la carta lontana, ma il 5 di { $first } era più alto, e ha vinto entrambe le carte della sua linea.
drawn = Tutti tornano a casa con due carte. Ne hai vinta una, quindi ne hai pescata un’altra dal mazzo rosso: una base rossa di Stupa, che gli altri non vedono.
do-buddha = Ora tutti costruiscono insieme. Una carta del mercato ha due metà: ne costruisci una, l’altra va persa. Tocca la metà con il Buddha rosso.
buddha-points = Un Buddha è completo con una sola sezione: subito 2 punti, e 1 in più perché non avevi ancora un Buddha rosso.
mission = Questa è la tua missione segreta: alla fine paga per certi colori. Un Buddha rosso o blu porta 1, e questo è già spuntato.
do-stupa = Uno Stupa ha tre sezioni, dal basso verso l’alto. Tocca la tua base rossa di Stupa: ne inizia uno.
they-build = { $first } ha iniziato una Pagoda: quattro sezioni, 10 punti quando è completa. Ciò che non si costruisce aspetta in mano. Avanti con il giro 2.
spent = Il 3 che hai offerto è speso, e anche il 5 di { $first }. Le monete tornano solo dopo il giro 4: pensa bene a che cosa serve ognuna.
marks = Il tuo Stupa vuole un centro e poi una cima, e tutti e due sono nella riga in alto! I piccoli segni sulle carte contano quanto ti porterebbero.
do-bid-again = Assicurateli. Tocca la moneta 4, poi di nuovo la casella a destra delle due in alto: vicina alla cima rossa, lontana dal centro jolly.
tie = Due 4 per la cima dello Stupa, il tuo e quello di { $first }! A parità vince la moneta più vicina: la tua. E il centro jolly non lo voleva nessun altro. Una moneta, due carte: così mi piace.
do-centre = Tocca il centro jolly dello Stupa. Un jolly non ha ancora colore; lo scegli quando il monumento è completo.
do-top = Ora la cima rossa, e il tuo Stupa è in piedi.
do-colour = Completo: 6 punti, e 2 per le due sezioni rosse. Ora il jolly prende un colore per sempre. Fallo rosso: tre uguali portano 4 invece di 2.
stupa-points = Dieci punti! E guarda la tua missione: centro e cima di uno Stupa dello stesso colore portano altri 3 alla fine.
alone = Giro 3. Stavolta la prima offerta è tua: il segnalino gira. E adesso scegli tu.
green-shrine = Le metà verdi in alto fanno un Sacello intero: 3 punti, 2 per la coppia, 2 dalla tua missione. Anche altri lo vedono: il tuo 5 è forte, il tuo 1 costa poco. Tieni premuta una carta e ti dice che cos’è. Che fai?

free-place = Qui potrebbe andare su più monumenti. Tocca quello a cui si adatta meglio.
free-colour = Completo! Scegli il colore del jolly: quello che si accorda con le altre sezioni, o che vuole la tua missione.
free-build = Costruisci quanto vuoi, dal basso verso l’alto. Ciò che tieni aspetta in mano, al massimo tre carte. Quando ti basta, di’ che smetti.
free-completed = Questo è in piedi! I suoi punti sono già tuoi; nessuno te li toglie.
own-round = Ben fatto. Offri, raccogli e costruisci: questo è un giro intero. Ma che ne è dell’ultima moneta? Te lo mostro nel giro 4.

fourth-round = Giro 4 di una partita andata avanti come la nostra. Ti restano l’1 e il 5. Uno lo offri adesso; l’altro avanza, e vale qualcosa anche lui.
pagoda-begun = Hai iniziato una Pagoda gialla, e la sua cima jolly aspetta nella tua mano. La tua missione paga 4 se base e 2ª sezione sono dello stesso colore.
keep-five = { $first } ha ancora 1 e 2, { $second } 1 e 4: le monete spese sono scoperte. A nessuno piace offrire l’ultima moneta alta, quindi il tuo 1 può bastare!
do-bid-one = Ti serve la Pagoda 2ª jolly, in basso a destra. Tocca la moneta 1, poi la casella a destra delle due in basso.
long-side = Monete uguali, ugualmente vicine! Allora una moneta a sinistra o a destra della carta batte una sopra o sotto: vince la tua. E la carta lontana non la voleva nessun altro: hai anche quella.
do-second = Tocca la Pagoda 2ª jolly: va sulla tua base gialla.
do-done = La cima non può ancora andarci: manca la 3ª sezione. Tocca il bottone qui sotto: hai finito di costruire, e due carte ti restano in mano.
they-complete = { $first } ha completato la sua Pagoda: 10 per la cima, 2 per due sezioni blu. Fino a quel momento non aveva portato nulla.
discards = E { $second } aveva troppe carte: in mano possono restarne solo tre. Ha dovuto scartare, scoperto, e guarda che cosa: una Pagoda 3ª gialla!
last-coin = A tutti resta una moneta. Dalla più alta in giù, ognuna vale i suoi punti o compra uno scarto qualsiasi. Il tuo 5 è il primo!
do-buy = Cinque punti, o quella sezione gialla? Io so che cosa farei. Tocca la Pagoda 3ª gialla tra gli scarti.
do-third = Ciò che compri si costruisce subito. Tocca la sua metà gialla.
do-top-now = Insieme puoi costruire anche dalla mano. Tocca la cima jolly della Pagoda!
do-yellow = Una Pagoda! Due sezioni jolly prendono ognuna un colore, prima la più bassa. Falla gialla, come la base: lo vuole anche la tua missione.
do-yellow-again = E gialla anche la cima: due uguali portano 2, tre portano 4, ma quattro portano 8.
pagoda-points = 10 e 8: diciotto punti, e alla fine 4 dalla tua missione. Ho visto re fare peggio.
do-keep = La base rossa di Pagoda può aspettare. Tocca il bottone qui sotto: hai finito.
coins-back = { $second } ha preso 4 punti per la sua moneta, { $first } 1. Ora a tutti tornano tutte e cinque le monete, per altri quattro giri.
second-half = Lo stesso ancora, fino al giro 8. Scegli tu: la tua cima jolly di Stupa vorrebbe sotto uno Stupa, e i Buddha di colori nuovi sono punti svelti.
own-place = Va bene in più posti. Tocca dove i colori si accordano meglio.
own-discard = Più di tre carte: tocca quella che ti serve meno. Qualcuno può comprarla con un’ultima moneta: non regalare nulla di utile agli altri.
own-build = Costruisci ciò che porta punti o che inizia qualcosa. Le carte ancora in mano alla fine non valgono nulla.
half-done = Ora sai tutto. Vediamo come finisce una partita.

last-round = L’ottavo giro, l’ultimo. Alla tua nuova Pagoda manca solo la cima: incompleta vale 6 alla fine, completa 10, e allora contano i suoi colori.
two-pairs = Due sezioni bianche fanno già una coppia. La cima rossa, in alto a destra, ne farebbe un’altra con la base rossa: 2 e 2. Una cima gialla porta comunque i 10.
which-coin = La prima offerta è stata di { $second }, lontano da tutto questo. Hai 2 e 4; { $first } offre dopo di te, con un 3 o un 5. Quella che tieni è la tua ultima moneta.
other-top = E se va storta: tra gli scarti di { $second } c’è una cima verde di Pagoda, e la tua ultima moneta potrebbe comprarla. Scegli bene, { $me }; io sto zitto.
last-building = Costruisci tutto ciò che puoi: le carte in mano non valgono nulla, e perfino una base porta 1 punto. Ma prima pensa a che cosa puoi comprare con la tua moneta.
last-colour = Un colore per sempre: accordalo con gli altri, o fai un Buddha di un colore per te nuovo.
last-leftover = La tua ultima moneta: i suoi punti, o uno scarto che ne porta di più.
count-monuments = La partita è finita; contiamo insieme. Prima i tuoi monumenti completi: 2 per un Buddha, 3 per un Sacello, 6 per uno Stupa, 10 per una Pagoda.
count-colours = Poi i colori uguali in ognuno: 2, 4 o 8 per due, tre o quattro sezioni dello stesso colore. La tua Pagoda gialla ha qui i suoi 8.
count-buddhas = Ogni colore tra i tuoi Buddha ha portato 1 in più, e le ultime monete che non hanno comprato nulla contano il loro valore.
count-unfinished = I monumenti incompleti valgono i punti della loro sezione più alta, senza colori e senza missione.
count-mission = Per ultima la tua missione: 1 per il Buddha, 2 per il Sacello, 3 per lo Stupa, 4 per la Pagoda. Ognuno conta una volta, se lo soddisfa un monumento completo.
farewell = Vince chi ha più punti, e la parità si condivide. Ora sai costruire, { $me }. Gioca una partita, e mandami un’immagine delle tue Pagode.

# Two players

chapter-two = In due
chapter-two-about = Due offerte e quattro carte a testa, e un’ultima moneta dopo ogni secondo giro.

two-welcome = Oggi solo tu e { $first }. Perciò offrite tutti e due due volte a giro: tu una moneta, poi { $first } due, poi tu l’ultima. E si torna a casa con quattro carte a testa.
two-bid = Comincia in piccolo. Tocca la moneta 2, poi la casella a sinistra delle due in alto.
two-last-word = { $first } ha offerto tutte e due le monete, ed entrambe puntano da lontano al tuo Buddha rosso. Ma l’ultima parola è tua, e vale molto.
two-bid-again = Tocca la moneta 4, poi la casella sopra la prima colonna: vicina al Buddha rosso, lontana dalla carta sotto.
two-both-coins = Tutte e due le tue monete offrono per la stessa carta: si può, e la ricevi una volta. Il 4 l’ha vinta, e anche la carta sotto. Per quella a destra il tuo 2 ha perso contro un 3.
two-four-cards = Hai vinto due carte e ne hai pescate due rosse: quattro in tutto. Anche { $first } ne ha quattro.
two-unsold = Per la quarta carta non ha offerto nessuno. Va sotto il mazzo rosso, e tutti sanno che è lì.
two-shrine = Quattro carte, e possono restarne solo tre: costruisci. Tocca la base gialla del Sacello.
two-shrine-top = E la cima gialla: un Sacello di un solo colore, 3 punti e 2 per la coppia.
two-stupa = Tocca la base gialla dello Stupa.
two-choice = E sopra il centro giallo dello Stupa. L’altra metà era un Buddha rosso, ma base e centro uguali sono ciò che la tua missione vuole da uno Stupa.
two-marker = Giro 2, e cominci di nuovo tu: in due il segnalino passa solo dopo ogni secondo giro.
two-alone = Guarda le tue monete: ne restano tre, due sono per questo giro. Quindi una avanza già dopo il giro 2! Ora scegli tu; la cima gialla dello Stupa è in basso a sinistra.
two-discard = Più di tre carte: in due succede spesso. Tocca quella a cui rinunci.
two-leftover = Già l’ultima moneta: punti, o uno scarto costruito subito. Viene dopo i giri 2, 4, 6 e 8.
two-coins-back = Tutte le monete sono tornate, e ora per due giri comincia { $first }.
two-ends = È tutto ciò che cambia: due offerte, quattro carte, quattro volte un’ultima moneta. I giri restano otto.

# Teams

chapter-teams = Squadre
chapter-teams-about = Costruisci anche nella via di chi è in squadra con te, e i vostri punti si sommano.

teams-welcome = Quattro persone al lavoro, due squadre: { $second } è con te e siede di fronte. I vostri punti si sommano, e vince la squadra migliore.
teams-silence = Ma anche in squadra le mani restano segrete, e delle mosse non si parla. Dovrai leggere la via di { $second }.
teams-rival-coins = La moneta di { $second } è vicina alla carta in alto a sinistra, la base rossa di Stupa. Le monete di una squadra gareggiano come tutte le altre: stai alla larga da lì.
teams-bid = Meglio dargli una mano: la colonna destra ha un centro rosso di Stupa e una cima verde. Tocca la moneta 5, poi la casella sopra la seconda colonna.
teams-mate-began = Sono tuoi entrambi. E { $second } ha fatto in fretta: nella sua via ha iniziato uno Stupa rosso. Puoi costruire anche lì!
teams-centre = Tocca il centro rosso dello Stupa. Nella tua via non lo aspetta nulla, quindi va sullo Stupa di { $second }.
teams-top = E la cima verde. La completi tu, ma conta in quella via, e quindi per la vostra squadra.
teams-completed = 6, e 2 per la coppia rossa. Se ci fosse stata una sezione jolly, il suo colore lo avresti scelto tu: lo sceglie chi completa.
teams-gift = { $second } ti ringrazia con un Buddha bianco nella tua via: 2, e 1 perché lì il colore è nuovo. Non poteva sapere che piace anche alla tua missione.
teams-alone = Giro 2: comincia chi è con te. Ora scegli tu, e guarda entrambe le vie.
teams-place = La tua o quella di { $second }? Tocca una via. Pensa ai colori dei Buddha e alla tua missione: ogni via conta per chi la possiede.
teams-discard = Scarta con attenzione: una carta che non ti serve può essere proprio ciò che { $second } compra con la sua ultima moneta.
teams-coin = Un limite: uno scarto comprato con l’ultima moneta si costruisce nella propria via. Le carte della mano costruite insieme possono andare anche in un’altra via della squadra.
teams-ends = In sei si può giocare in due squadre da tre, o in tre squadre da due. Chi è in squadra insieme non siede mai accanto.

# Five players, open missions

chapter-crowd = In tanti, a missioni aperte
chapter-crowd-about = Cinque o sei giocatori, sei carte nel mercato, e le missioni di tutti sono scoperte.

crowd-welcome = Cinque al tavolo, quindi il mercato è più grande: sei carte e dieci caselle. Si torna sempre a casa con due carte a testa.
crowd-open = E oggi le missioni sono aperte. Indica quella di { $first } per leggerla: vorrebbe un Buddha verde o bianco. Chi sa che cosa serve agli altri sa dove offriranno.
crowd-bar = Nuove sono le due caselle in mezzo: ognuna offre per la carta a sinistra e per quella a destra, ed è vicina a entrambe.
crowd-bid = Due Buddha, uno per lato! Tocca la moneta 3, poi la più alta delle due caselle in mezzo.
crowd-nearer = Tre 3! Quello di { $first }, all’estrema sinistra, era lontano dal Buddha rosso: vince la moneta più vicina, cioè la tua.
crowd-edge = La moneta di { $third } sopra l’ultima colonna era vicina al Buddha bianco quanto la tua. Ma tu sei sul lato lungo della carta, quindi vinci.
crowd-buddha = Tocca il Buddha rosso: 2 punti, 1 per un colore nuovo, e la tua missione vuole rosso o bianco.
crowd-second = E il bianco, un altro colore nuovo. Ed era uno di quelli che sarebbero piaciuti a { $first }.
crowd-once = La missione paga una volta per ogni parte: un secondo Buddha adatto lì non porta altro. Ora guarda il Sacello, lo Stupa e la Pagoda.
crowd-alone = Giro 2, comincia { $second }. Scegli tu, e tieni d’occhio le missioni altrui.
crowd-ends = In cinque o sei le sessanta carte blu sono tutte nel mazzo, e le offerte si incontrano più spesso. Tieni il 5 per la carta che serve a due persone.
