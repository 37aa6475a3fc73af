guide = Mingma
chapter-first = Il tuo primo viaggio
chapter-first-about = Due giorni passo per passo, poi il quarto giorno e l’ultimo. In mezzo cammini per conto tuo.
chapter-long = Il cammino lungo
chapter-long-about = Sei plance e otto giorni: che cosa cambia, direttamente sul cammino.
chapter-tents = Tende
chapter-tents-about = Una piccola vendetta per chi va piano: la tenda sulla strada.
chapter-characters = Personaggi
chapter-characters-about = Sei persone, ognuna brava in qualcosa. Tu sei il monaco.
instead = Non ancora: prima fai ciò che ti mostro. Presto sceglierai tu.
listen-first = Un momento: ascoltami fino in fondo, poi continua.
ended = Per ora basta. Riposa i piedi.

# The first game: setting out

welcome = Namaste, { $me }! Sono Mingma, e da quarant’anni guido yak su queste colline. Tu, { $first } e { $second } avete sei giorni, con tre mosse al giorno.
kathmandu = Laggiù c’è Kathmandu. Arrivare primi non basta: i punti stanno accanto al sentiero, in città, templi e foreste, e vince chi ne ha di più. Ma chi alla fine è ancora lontano paga.
set-out = { $first } e { $second } sono già alla partenza. Metti il tuo yak sul prato che ti indico: toccalo.
dice = I tuoi sei dadi. Il colore dice che cosa porta un dado, il numero quanto va lontano lo yak. Oggi ne usi tre, uno per turno.
die = Tocca il 3 rosa. Il rosa porta foraggio, e a tre caselle da qui c’è una città.
go = Lo yak va sempre dritto, esattamente di quanto dice il dado. Tocca la casella nella città.
border = Hai attraversato un confine: è costato un foraggio. Senza foraggio costa un segnalino fatica.
buy = Dove lo yak si ferma, fai ciò che il posto permette. Qui in città c’è un thangka, la merce più preziosa: 5 punti. Toccalo e paga una moneta.
mountain = { $first } voleva fare cinque caselle, ma dopo quattro si è trovato davanti una montagna. Fermarsi lì costa un segnalino fatica.
tiles = { $second } si è fermata in una foresta, e la sua tessera yak ne chiedeva una: completata. La tua chiede la giungla. Sotto ce ne sono altre nove coperte: se restano così, costano 36 punti.
die-2 = Dunque alla giungla: è quattro caselle avanti. Tocca il 4 grigio, che porta una bussola.
go-2 = Guarda l’ago rosso: avviarsi dove punta costa una bussola. Ne hai due. Tocca la giungla.
fulfilled = La giungla! La tua tessera si completa da sola, e la prossima chiede un prato. Con ogni tessera devi meno punti; nessuna coperta alla fine ne porta 10.
collect = Nei paesaggi c’è anche equipaggiamento: la tua casella decide che cosa puoi prendere, una carta per turno, per uno zaino. Tocca la scala di corda della giungla.
die-3 = Ora al tempio, a due caselle. Tocca il 2 viola: porta anche una scatola di colori.
go-3 = Tocca il tempio.
offer = In ogni tempio puoi fare un’offerta. La prima vale 3 punti, due ne valgono 7, tre 12, e così via: ognuna aggiunge più della precedente. Tocca ancora il tempio.
map = Un’offerta porta una mappa. Hai la rossa B: con la rossa A fa coppia e vale 4 punti, da sola ognuna vale 1. Prendi la rossa A.
owed = I tuoi punti sono partiti da −47, perché devi nove tessere e cinque confini. Stai già risalendo.
evening = Tre giri, ed è sera. { $second } ha usato 1, 1 e 1, il totale più basso: riceve la sagoma e domani comincia. Tutti hanno ritirato tutti i dadi.
storm = Una tessera tempesta ha portato la tempesta al primo confine. { $second } ha dormito dietro: un segnalino fatica. I passi piccoli fanno bene, ma la tempesta segue.
special = { $second } ha comprato un anello, e con una seconda moneta l’anello speciale: 7 punti. Chi compra un anello più tardi può prenderglielo allo stesso modo.
die-4 = Tocca a te. Un leopardo delle nevi vive nella neve, due caselle avanti. Tocca il 2 nero.
any = Il nero porta ciò che vuoi. Questo ago ti costa una bussola, e anche quello della prossima plancia: prendi una bussola.
go-4 = Tocca la neve. Costa una bussola per l’ago e un foraggio per il confine.
paint = Dipingi il leopardo delle nevi, per una scatola di colori. Ogni animale vale quanti ne ha chi ne ha di più meno quanti ne ha chi ne ha di meno: sta’ davanti agli altri.
ladder = Ogni carta ha il suo momento: la scala di corda viene dopo il movimento. Fa un’offerta in un tempio accanto alla tua casella. Tocca la carta.
map-2 = La seconda offerta: 7 punti. Prendi la gialla B, l’altra metà della tua gialla A.
free-die = Ora scegli tu. La tua tessera chiede un prato: tre caselle avanti ce n’è uno, e lì vive il cervo porcino. Quale dado ti ci porta, e dà una scatola di colori?
free-act = Qui puoi fare qualcosa. Ciò che si illumina è possibile; se non ti piace nulla, finisci il turno.
free-tired = Un segnalino fatica. Uno non fa danni. Con tre il tuo yak riposa nel prossimo turno: non cammina, ma se ne vanno tutti e tre.
free-fulfilled = Una tessera in meno! Guarda che cosa chiede la prossima, e cercalo sul percorso.
done-1 = Cammini come chi è delle colline. Nella prossima parte è il quarto giorno: yak stanchi, carte che ti salvano, e avversari che prendono ciò che è tuo.

# The fourth day

day-four = Buongiorno! Questo è un altro viaggio, al suo quarto giorno. Hai fatto tre offerte e dipinto quattro animali. Il tuo yak è stanco: due segnalini fatica.
statue = { $second } ha la statua speciale. A due caselle da te è in vendita una statua: comprala, e una seconda moneta le prende la sua.
orange = Ti serve un 2, e nessun dado lo mostra. Ma guarda, hai una borraccia. Prima tocca il 3 arancione.
bottle = La borraccia lo fa diventare un punto in più, o uno in meno. Tocca la carta: te ne serve uno in meno.
go-statue = Tocca la statua. Non hai una bussola per l’ago, quindi costa un segnalino fatica: il tuo terzo. Oggi ne vale la pena.
statue-buy = Compra la statua: 4 punti per una moneta.
special-take = E ora la statua speciale: 7 punti. { $second } riceve la tua moneta, e niente di più.
rested = { $first } aveva tre segnalini. Ha preso il foraggio del suo dado ed è rimasto dov’era: il suo yak ha riposato, e se ne sono andati tutti e tre.
swapped = { $second } è arrivata alla tua casella. Chi condivide una casella può scambiare con te una mappa: ha preso la rossa B, ha dato l’arancione A, e ora ha una coppia. Al sicuro è solo ciò che sta nel forziere, una carta.
aside = Hai tre segnalini, e conosco una via. Ma prima dadi migliori: una volta per turno puoi metterne da parte uno per il resto del giorno e ritirare gli altri. Tocca «ritira», poi il dado grigio.
purple = Un 1 viola! A una casella cresce il grano che chiede la tua tessera. Toccalo.
aid = Ora il tuo yak dovrebbe riposare. Ma la tua borsa medica toglie due segnalini. Toccala.
go-babbler = Ne resta uno, quindi il tuo yak può camminare. Tocca il campo di grano; l’ago costa di nuovo un segnalino.
babbler = Dipingi il garrulo spinoso, il tuo quinto animale. { $first } non ne ha: ognuno dei tuoi vale ora 5 punti, 25 insieme.
free-storm = Continua per conto tuo. La tempesta è al confine dietro di te. Un’altra tempesta, e ogni sera su questa plancia costa un segnalino: cerca anche la via per proseguire.
free-rested = Hai preso ciò che porta il dado e hai riposato: tutti i segnalini via. Costa un turno, ma nessun punto.
free-special = Ecco che se ne va, una merce speciale in altre mani! Nessuno è al sicuro da una moneta. Forse puoi riprendertene una.
free-painted = Ben dipinto. Guarda quanto vale ora un animale: chi ne ha di più meno chi ne ha di meno.
done-2 = Questo era il mezzo del viaggio. Resta l’ultimo giorno: arrivare, e contare.

# The last day

day-six = L’ultimo giorno di quel viaggio: ancora tre mosse a testa. Sei in testa con 56 punti contro 45 e 43. Ora ogni mossa dovrebbe portare punti, o evitare di perderne.
langur = Kathmandu conta come città: è ciò che chiede la tua tessera, e lì vive un langur. Perciò prima ti serve una scatola di colori.
box = Tocca l’1 viola, che la porta.
near = Ora al campo di grano accanto: da lì 4, 5 o 6 caselle dritte finiscono a Kathmandu.
fewest = { $first } ha dipinto, ed era chi ne aveva di meno. Ogni animale vale ora 3 invece di 4: hai perso 5 punti senza una mossa.
far = { $second } ha fatto un’offerta, in tutto 7 punti. Ma fino alla plancia di Kathmandu le restano due confini: se si ferma lì, ne perde 5.
free-arrive = Tocca a te. Chi arriva primo a Kathmandu riceve 15 punti, poi 13, 11, 9. Lo yak deve fermarsi su una delle sue nove caselle: un 3 è troppo poco, un 4, 5 o 6 arriva.
free-arrived = Sei a Kathmandu! La fatica è sparita tutta, e una tessera che chiede la città è completata. Se hai una scatola di colori, pensa al langur.
free-rest = Il tuo yak si è guadagnato il fieno. I turni che restano ti portano ognuno una risorsa: un punto.
end-offerings = Il viaggio è finito; ora contiamo. Le offerte: conta solo l’ultima. La quarta vale 18, la quinta sarebbe 25.
end-goods = Le merci portano i loro 2–5 punti, quelle speciali 7 l’una.
end-city = Chi è arrivato tiene una tessera Kathmandu. E cinque merci diverse fanno una serie da 7 punti, tutte e sei una da 12.
end-maps = Mappe: 1 punto per una singola, 4 per una coppia, 8 per una coppia nel forziere.
end-animals = Animali: ognuno vale il numero più alto che qualcuno ha meno il più basso. Per chi ne ha dipinti tanti è molto.
end-tiles = Tessere yak coperte: una non costa nulla, due 1, tre 3, quattro 6, e continua a crescere. Nessuna porta 10.
end-far = Chi non è arrivato alla plancia di Kathmandu paga i confini lungo la strada: 2, 5, 9, e così via.
end-rest = Infine, 1 punto per ogni risorsa e ogni carta rimasta, e −3 per ogni segnalino fatica.
end-won = Vince chi ha più punti; tra pari, chi è più vicino a Kathmandu. Ora conosci la strada, { $me }: siediti a un tavolo tuo!

# The long way

l-way = Il cammino lungo: sei plance tra la partenza e Kathmandu invece di quattro, sette confini, e otto giorni.
l-temples = Ognuna delle sei ha il suo tempio, e su quattro c’è inoltre una tessera tempio: dieci templi per le tue nove offerte. Tutte e nove valgono 63 punti.
l-set-out = Metti il tuo yak su questa partenza: a quattro caselle c’è il primo tempio.
l-die = Tocca il 4 rosa: il suo foraggio paga subito il confine.
l-go = Dritto al tempio. La tua tessera chiede anche la foresta.
l-offer = Fai la tua prima offerta.
l-map = La blu A sta bene con la tua blu B: prendila.
l-case = E per il tuo zaino la cassetta attrezzi della foresta: porta tre risorse diverse quando ti servono.
l-free = Hai 24 mosse invece di 18, ma sei plance da attraversare. Un confine al giorno è un buon passo; il resto è per le deviazioni.
l-done-1 = E così si va avanti. Guardiamo la sera di mezzo, quando il cielo cambia.
l-middle = L’ultimo giro del quarto giorno. Metà del tempo è passata, e sei sulla quarta di otto plance: giusto in tempo.
l-low = Oggi gli altri hanno usato 10 a testa, tu finora solo 3. Con il 3 rosa domani cominci tu. Toccalo.
l-north = Tre caselle avanti, verso Kathmandu. L’ago costa la tua bussola.
l-half = La tempesta avanza. Nella prima metà c’erano tre tempeste e tre soli; ora si mescolano di nuovo per la seconda: quattro tempeste, due soli.
l-free-2 = Davanti a te ci sono quattro confini, e dodici mosse. Chi ora bighellona cammina nella pioggia: ogni sera dietro la tempesta è un segnalino.
l-done-2 = Questo è il cammino lungo: lo stesso viaggio, con un piano più lungo. Vi crescono molto le offerte e le coppie di mappe.

# Tents

t-what = Il primo giorno, ultimo giro. Con le tende, chi la sera ha il totale più basso ne pesca una, e chi è in parità anche. { $second } ha finito: 4 in tutto. Tu finora hai 2.
t-die = Tocca il 2 grigio: allora siete pari a 4.
t-go = A due caselle c’è l’acqua, che chiede la tua tessera.
t-drew = Avete pescato una tenda tutti e due. La tua è per la giungla, e nessun altro lo sa. Quando un altro yak si ferma lì, puoi piantarla: quello yak riceve un segnalino fatica.
t-no = A chi ha una tenda si chiede dopo ogni mossa altrui. { $second } sta sull’acqua, e la tua tenda è per la giungla: non piantarla.
t-die-2 = Tocca a te. Tocca il 4 grigio.
t-go-2 = Quattro caselle, alla risaia.
t-hit = { $second } aveva una tenda per la risaia! Un segnalino per te; la tenda è fuori dal gioco.
t-pitch = Ora { $first } si è fermato nella giungla. Tocca la tua tenda: riceve un segnalino.
t-after = Un segnalino è poco. Il terzo costa un turno intero: meglio tenere una tenda finché fa male. Sulle montagne e a Kathmandu non si ostacola nessuno, e una tenda avanzata non vale nulla.
t-free = Continua per conto tuo. Anche oggi andrai piano, per un’altra tenda?
t-done = È tutto sulle tende. Fai passi piccoli, e guarda dove vogliono andare gli altri.

# Characters

c-people = Sei persone, e ognuno diventa una di loro, prima chi gioca per ultimo. Ciascuna sa fare qualcosa che altrimenti è vietato, e comincia con cose sue.
c-monk = { $second } è mercante, { $first } alpinista, il mio mestiere. Tu sei il monaco: tre volte nella partita fa due offerte in una volta. Ma comincia con poco.
c-set-out = La tua unica carta è il kit da scalata. Da qui ti porta oltre la montagna, verso il tempio: metti il tuo yak qui.
c-die = Tocca il 6 rosa: porta il foraggio che ti manca.
c-go = Tocca il kit da scalata, poi la foresta dietro la montagna.
c-mountaineer = { $first } ha superato una montagna senza nessun kit. Da alpinista può perfino fermarcisi sopra.
c-merchant = { $second } si è fermata accanto all’anello e ha comprato il thangka di un’altra casella: chi è mercante compra qualsiasi merce della città in cui sta.
c-die-2 = Il tempio è a una casella. Tocca l’1 grigio: la sua bussola paga l’ago.
c-go-2 = Tocca il tempio.
c-two = Tocca il tempio: due offerte in una volta, 7 punti invece di 3. La prossima volta ti si chiederà, una o due.
c-map = Porta comunque una sola mappa. La rossa A va con la tua rossa B.
c-twice = Puoi farlo ancora due volte. Tienilo per dopo: la quinta e la sesta offerta insieme aggiungono 15 punti.
c-others = La guida di yak gira il dado rosa come vuole e scambia due foraggio con qualsiasi altra cosa. La guardia di confine sbuca ovunque oltre un confine. L’artista dipinge e raccoglie anche dalle caselle accanto.
c-free = Il resto è tuo. Pensa al prossimo tempio, e a una scatola di colori: non ne hai.
c-done = Prova anche gli altri. Ognuno ne fa un altro viaggio.
