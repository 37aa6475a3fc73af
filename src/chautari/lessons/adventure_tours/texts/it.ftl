guide = Miss Penhaligon
instead = Pazienza, cuor mio! Prima ciò che ti ho appena chiesto. Presto il viaggio sarà tutto tuo.
listen-first = Un momento, cuor mio: ascoltami fino in fondo, poi premi Continua.
ended = Il viaggio è finito. Attenzione al gradino mentre scendi.

chapter-first = I tuoi primi viaggi
chapter-first-about = Attraverso il deserto: un giro intero passo per passo, un altro da chiudere in fretta, e un ultimo audace.
chapter-expert = Spedizioni per esperti
chapter-expert-about = Ogni quadro ha la sua partenza e la sua facoltà: guidane due, e conosci gli altri quattro.
chapter-boards = A ogni giro un altro quadro
chapter-boards-about = Le varianti del gioco per esperti: tra un giro e l’altro i quadri si scelgono o si distribuiscono di nuovo.

# A first round

welcome = Buongiorno, { $me }! Miss Penhaligon, viaggi fino ai confini della Terra. Tu, { $first } e { $second } guidate ognuno una spedizione attraverso il deserto.
goal = I giri sono tre. In ognuno ti pagano gli ospiti che prendi con te come partecipanti. Vince chi ha più monete dopo il terzo giro.
two-ways = Al mio annuncio hanno risposto sei avventurieri. Nel tuo turno ne giochi esattamente uno: come partecipante che paga, o come equipaggiamento.
demand = Il numero in alto è ciò che esigono. Betty McKlug vuole 4 di vestiario giallo, e tu hai 3: non può ancora partecipare. La moneta è ciò che pagherebbe.
do-roy = Come equipaggiamento va bene chiunque, e conta solo il numero in basso. Il migliore è Roy Nobleman: 1 in più in tutti e tre i colori. Tocca Roy, poi la fila dell’equipaggiamento.
after-roy = Quattro di tutto: ora Betty potrebbe partecipare! E chi gioca equipaggiamento pesca una carta. La tua è un altro Roy.
a-gift = Poi { $second } ha preso con sé Ida Handout e ne ha usato l’azione: qualcuno pesca una carta. È toccato a te. Gentile? Ogni carta ancora in mano alla fine del giro ti costa 2 monete.
do-miller = Padre Miller esige 2 di rosso, e tu hai 4. Tocca lui, poi la fila dei partecipanti, sopra. Pagherà 2 monete. Per un partecipante non peschi.
after-finn = { $second } ha preso con sé Butterfinger Finn, che ha buttato l’ultimo equipaggiamento di { $first }: gli attacchi colpiscono sempre l’ultima carta di una fila. Lì resta solo 3 di rosso, ma Betty McKlug, che esigeva 4, rimane. L’esigenza conta solo al momento di unirsi.
do-earl = L’Earl of Bucket blu esige 2 e paga appena 1 moneta. Ma la sua azione, lì per lì, ti fa giocare un’altra carta come equipaggiamento. Prendilo con te come partecipante.
do-earl-yellow = Ora l’altra carta: l’Earl giallo aggiunge 2 di vestiario. Toccalo.
after-earl = 6 di giallo! E la carta che hai pescato è Colonel Farsight. Paga 6 monete ed esige 7 di giallo: ancora uno, ed è tuo.
do-betty = Ora ospiti che pagano. Betty McKlug esige 4 di giallo e paga 4 monete: prendila con te.
do-betty-first = La sua azione: due carte dal mazzo, per una persona o per due. A chi farebbe piacere una carta che alla fine costa 2 monete? Tocca { $first }.
do-betty-second = E l’altra a { $second }. Quel che è giusto è giusto.
do-protect = { $first } si vendica: Miss Anthrop scaccia l’ultimo partecipante di qualcuno. Il tuo è Betty, con le sue 4 monete! Ma Padre Miller ferma un attacco contro di te, una volta, e per questo torna a casa. Toccalo.
after-protect = Due monete perse, quattro salvate. Ferma anche un furto, o una carta che altri ti fanno pescare. Ma deve essere tra i partecipanti: in mano non fa niente.
do-bill = Slowhand Bill esige 6 di giallo: proprio quello che hai. Paga 5 monete. Prendilo con te.
do-bill-steal = La sua azione prende a qualcuno l’ultimo equipaggiamento, per il tuo. Quello di { $first } è un Roy, che aggiunge 1 a ogni colore. Tocca { $first }.
after-bill = Ora 7 di giallo! Nota che anche { $first } ha un Padre Miller: può fermare il prossimo attacco.
do-farsight = 7 di giallo è ciò che esige il Colonel. Sei monete, cuor mio: prendilo con te.
do-again = E la sua azione è un altro turno. Tocca Sì sulla sua carta!
do-roy-joins = Tocca di nuovo a te. Il Roy rosso esige 5 di rosso, e tu hai proprio 5. Stavolta parte come partecipante e paga 5 monete.
gift-stopped = { $second } voleva far pescare due carte a { $first }; il Padre Miller di { $first } le ha fermate tutte e due. E tu? Hai una sola carta in mano!
do-ida = Se alla fine del tuo turno hai la mano vuota, il giro finisce subito, per tutti. Come equipaggiamento Ida ti porterebbe un’altra carta. Come partecipante chiude il giro: prendila con te.
do-ida-gift = La sua azione conta ancora. { $second } ha già più carte di tutti: dagliene un’altra, e costa altre 2 monete. Tocca { $second }, e guarda che cosa ha portato il giro.
payday = Giorno di paga! I tuoi partecipanti hanno pagato 1, 4, 5, 6, 5 e 2 monete: fanno 23. Non avevi carte in mano, quindi non si toglie nulla. L’equipaggiamento non paga.
payday-others = { $first }: 11 monete, meno 6 per tre carte. { $second }: 9 monete, e 14 da pagare per sette carte! Ma una borsa non scende mai sotto 0.
new-round = Giro 2: si mescolano tutte le carte, ognuno ne riceve sei, e la dotazione torna a 3. Comincia chi siede a sinistra di chi ha chiuso il giro: { $first }.
free-turn = Ora scegli tu! All’inizio di un giro la dotazione vale più di tutto. Un Earl of Bucket, per esempio: come partecipante con un’altra carta, o come equipaggiamento che aggiunge 2. Nel dubbio, chiedi a me.
free-rufus = Rufus Rigs non paga nulla, ma subito dopo può seguire un altro partecipante del suo colore.
free-anthrop = Miss Anthrop scaccia l’ultimo partecipante di qualcuno. Cerca l’ospite più caro, e guarda se c’è accanto un Padre Miller.
free-earl = Un’altra carta come equipaggiamento, e in cambio peschi. Non è un obbligo, ma la dotazione è dotazione.
free-lost-equipment = Il tuo ultimo equipaggiamento se n’è andato! I partecipanti restano: solo chi arriva dopo guarda ciò che rimane.
free-lost-member = Ecco che se ne va il tuo ultimo partecipante. Un Padre Miller accanto al tuo ospite migliore avrebbe potuto fermarlo.
first-done = Ora ti orienti bene. Poi: un giro quasi finito, e come chiuderlo quando ti conviene.

# A round to cut short

late = Un altro secondo giro, ed è tardi. Finisce quando è vuota una mano, o il mazzo. { $first } ha 2 carte, tu 5: ora le mani contano più della dotazione.
late-net = Questo è ciò che il giro ti porterebbe se finisse ora: i partecipanti pagano 5, le tue cinque carte costano 10. Meglio sbrigarsi.
late-earl = I partecipanti riducono la tua mano, l’equipaggiamento no. L’Earl of Bucket giallo porta entrambi: prendilo con te come partecipante.
late-earl-blue = E l’Earl blu come equipaggiamento: i viveri blu salgono da 3 a 5.
late-farsight = { $second } ha preso con sé Colonel Farsight, che vale 6 monete, e ha fatto un altro turno. Ora il Colonel è l’ultimo partecipante di { $second }, e con lui non c’è nessun Padre Miller.
do-rufus = Rufus Rigs non paga nulla, ma fa seguire subito un altro partecipante del suo colore. Prendi con te il Rufus blu.
do-anthrop = Lui è blu, quindi può seguire qualcuno di blu: Miss Anthrop esige 4, e tu hai 5. Toccala.
do-anthrop-target = Scaccia l’ultimo partecipante di qualcuno. { $first } ha un Padre Miller, che può fermarla. { $second } no: tocca { $second }.
late-robbed = Due partecipanti in un turno, e il Colonel via! Per questo { $second } ti ha appena rubato l’ultimo equipaggiamento. Non importa: i tuoi partecipanti restano.
late-choose = Restano due carte, tutte e due rosse: Rufus, e Ida, che può seguirlo. Entrambe in un turno, e il giro è finito! Sei in testa, quindi ti conviene. Ma scegli tu.
late-rufus = Ora può seguire Rufus chi è rosso e a portata. Con la mano vuota il giro sarebbe finito.
late-ida = La carta di Ida: chi l’ha ancora in mano alla fine del giro la paga 2.
late-empty = Alla fine di un turno una mano era vuota, quindi il giro è finito. I partecipanti hanno pagato, le carte in mano sono costate 2 l’una.
late-done = Chiudere un giro al momento giusto è metà del mestiere. Ora l’ultimo di tutti.

# The last round

last = Il terzo giro, quasi finito. { $second } ha nella borsa 32 monete, tu 31, { $first } 25. Ma i partecipanti di { $second } ne pagherebbero 34, i tuoi solo 19.
last-dare = E { $second } ha una sola carta: se può partecipare, è finita. Tu hai Madame Grandtour, che esige 9 di giallo. Ne hai 8. Osiamo?
do-ida-yellow = Osiamo! Ida Handout come equipaggiamento aggiunge il nono. Tocca lei, poi la fila dell’equipaggiamento.
last-lucky = 9 di giallo! E la carta di { $second } non poteva partecipare: messa come equipaggiamento ne ha portata un’altra. Sei ancora in corsa.
do-grandtour = Finalmente Madame Grandtour: 9 monete. Prendila con te!
do-grandtour-all = E la sua azione: tutto il tuo equipaggiamento del suo colore diventa partecipanti che pagano. Lì di gialli ne hai sei. Tocca Sì sulla sua carta!
last-thirty = 30 monete in un turno: 9 per Madame, 21 per i suoi portatori. La tua dotazione gialla è di nuovo a 3, ma chi ne ha più bisogno?
last-choose = Resta una carta: Earl of Bucket, che può partecipare. Come partecipante fa finire la partita. Come equipaggiamento porta un’altra carta, e a tutti un altro turno. Chi è davanti ora?
last-equipped = Che coraggio! Allora si continua. Tieni d’occhio le mani altrui: chi ha una sola carta può farla finita.
end-members = I viaggi sono finiti: contiamo. Nel primo giro i tuoi partecipanti hanno pagato 23 monete.
end-hand = Poi si tolgono 2 monete per ogni carta rimasta in mano: nessuna per te, 6 per { $first }, 14 per { $second }.
end-sum = I debiti sono condonati: nel giro 1 { $second } non poteva pagare 5 monete. Tutto il resto insieme è la borsa. Vince la più piena, e in parità la vittoria si condivide.
end-last = Il secondo giro si conta allo stesso modo, e ora il terzo: i tuoi ultimi ospiti.
end-farewell = È tutto il mestiere, { $me }: prima la dotazione, poi gli ospiti al momento giusto, e alla fine la mano leggera. Buon viaggio!

# Expert expeditions

x-welcome = Ancora qui, { $me }? Allora giriamo i quadri. Ogni spedizione ha la sua partenza, e una facoltà che puoi usare una volta per turno.
x-safari = Tu guidi la Carovana safari: 5 di rosso, 5 di blu, 4 di giallo. Dopo aver giocato un partecipante puoi usarne l’azione due volte.
x-earl = L’Earl of Bucket fa seguire un’altra carta come equipaggiamento. Con la tua carovana lo fa due volte! Prendi con te l’Earl rosso.
x-earl-once = Prima Roy Nobleman, per 1 in ogni colore. Toccalo.
x-earl-again = Ancora una volta, ed è merito della tua carovana! Tocca il Colonel: 1 in più di giallo.
x-yaks = { $first } guida l’Himalaya con gli yak: una partenza povera, ma dopo ogni turno un altro. Prima equipaggiamento, poi subito Miss Anthrop, e il tuo Earl è andato.
x-airship = Il Dirigibile polare di { $second } non deve per forza pescare per l’equipaggiamento, e può far pescare una carta a chiunque: poco fa a te. Può perfino chiudere un giro con l’equipaggiamento.
x-free = Tocca a te, con 6 in ogni colore. Due volte Betty McKlug vuol dire quattro carte per gli altri; due volte Butterfinger Finn, due equipaggiamenti in meno. Scegli tu.
x-twice = Dopo questa la tua carovana chiede ancora una volta. Ogni uso vale per sé: puoi scegliere qualcun altro.
x-half = Carovana, yak, dirigibile: fanno tre. Per gli altri tre andiamo sott’acqua.
x-express = { $first } guida l’Orient Express: in partenza solo 1 di tutto, ma dopo il turno un’altra carta come equipaggiamento. Qui sono già due.
x-steamer = Il Battello nella giungla di { $second } fa seguire al primo partecipante un secondo, di qualsiasi colore: Ida Handout, poi Padre Miller.
x-submarine = Tu guidi il Viaggio in sottomarino. Dopo aver giocato equipaggiamento puoi usare l’azione di quella carta, se la tua dotazione con la carta ne soddisfa l’esigenza.
x-miller = Padre Miller ti protegge perfino da dentro l’equipaggiamento. Mettilo lì: tocca lui, poi la fila dell’equipaggiamento.
x-bill = Slowhand Bill esige 6 di rosso. Ne hai 5, e lui stesso aggiunge 1: conta! Mettilo come equipaggiamento.
x-bill-maya = Ora la sua azione, come se fosse un partecipante: prendi l’ultimo equipaggiamento di { $first }. La tua carta la peschi comunque.
x-protect-equipment = Il Butterfinger Finn di { $second } punta al tuo ultimo equipaggiamento. Tocca Padre Miller, lì tra l’equipaggiamento: lo ferma.
x-submarine-free = Tocca a te. Il Colonel esige 7 di rosso: ne hai 6, e lui aggiungerebbe il settimo. Come equipaggiamento ti dà un altro turno! Ma scegli tu.
x-farsight = Un altro turno, da un bagaglio! E in quello la tua facoltà è di nuovo pronta.
x-done = Ora le hai conosciute tutte e sei. Prima di giocare leggi i quadri degli altri: dicono che cosa temere.

# Another board every round

b-welcome = Il gioco per esperti ha due varianti. In questa i quadri si scelgono di nuovo tra un giro e l’altro. Tu guidi il Viaggio in sottomarino, il giro 1 è quasi finito, e hai una sola carta.
b-betty = Betty McKlug esige 4 di giallo, e tu hai 5. Prendila con te: così finisce il giro.
b-betty-first = Prima le sue due carte. I partecipanti di { $second } pagano 24: lì le carte sono spese bene. Tocca { $second }.
b-betty-second = E anche la seconda.
b-order = Il giro ha portato a te 14 monete, a { $first } 13, a { $second } 18. Tra i quadri in uso sceglie per primo chi ha guadagnato meno, e così a salire: { $first }, tu, { $second }.
b-taken = { $first } ha preso il tuo sottomarino! Restano due quadri, e { $second } avrà quello che lasci.
b-choose = Il Dirigibile polare parte ricco e non deve per forza pescare. Il Battello nella giungla parte povero, ma prende due partecipanti in un turno. Tocca uno dei due.
b-turn = Un nuovo giro, un altro quadro. Nell’altra variante non sceglie nessuno: prima di ogni giro si mescolano e si distribuiscono di nuovo tutti e sei i quadri.
b-done = Senza varianti ognuno tiene un solo quadro per tutti e tre i giri. Lo scegli quando si prepara un tavolo, sotto «Tra un giro e l’altro».
