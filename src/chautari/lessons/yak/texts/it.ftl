guide = Tashi
instead = Non ancora: prima fai ciò che ti mostro. Presto sceglierai tu.
listen-first = Un momento: ascoltami fino in fondo, poi continua.
ended = Per ora è tutto.

# The first game

chapter-first = La tua prima torre
chapter-first-about = Tre giorni con me, alcuni per conto tuo, e la fine della partita con tutti i suoi punti.

## The first days

welcome = Namaste, { $me }! Sono Tashi, e questi sono i miei yak. Tu innalzi qui una torre di pietre, { $first } e { $second } innalzano le loro. Alla fine vince la torre che vale di più.
groups = Pietre dello stesso colore che si toccano sono un gruppo. Due portano 3 punti, tre 6, quattro 9. E tre gruppi o più portano altri punti.
carts = Le pietre le portano i miei yak. Tu commerci con il carro davanti a te; ogni sera tutti i carri passano al prossimo giocatore.
do-supply = Ogni mattina tutti scelgono una carta in segreto. Hai tre cibi, e le pietre costano cibo: tocca Provviste, ne porta altro.
market-first = { $second } ha il piccolo yak e comincia: con Mercato sono arrivati due cibi, e una pietra verde sul carro di { $first }. Stasera quel carro va da { $second }.
do-milk = Tocca a te: Provviste porta tutto il cibo di un tipo dal tuo carro. Tocca il latte! Il carro che stasera arriva da te non accetta la carne, guarda il suo cartello.
evening = Provviste è finita con una pietra nera sul tuo carro. Poi { $first } ha comprato quella verde, e { $second } non l’avrà mai. Ora è sera, e i carri sono andati avanti.
do-build = Davanti a te ci sono due pietre rosse, e questo carro accetta latte e pane. Tocca Costruire: compra pietre per la tua torre.
pick-one = Oggi il piccolo yak è tuo, quindi cominci tu. Tocca una pietra rossa sul tuo carro.
pick-two = Una pietra costa 1 cibo, due costano 3, tre costano 5. Tocca anche l’altra rossa.
enough = Due bastano. Tocca «Basta pietre».
pay-milk = Costano due latte e un pane: un po’ di latte resta per dopo. Tocca «Paga».
lay-red-left = Ora vanno sulla tua torre, per sempre. Tocca il posto che ti mostro.
lay-red-middle = E l’altra accanto, così che si tocchino.
built = Il tuo primo gruppo: 3 punti! La fila in basso cresce di lato; più in alto ogni pietra poggia su due.
do-market = Terzo giorno. Sul tuo carro non c’è nessuna pietra rossa, e non accetta il latte. Tocca Mercato: porta cibo, e una pietra su un carro.
refilled = { $first } ha preso l’ultima pietra di un carro: allora ne escono subito tre nuove dal sacchetto. Tra loro ce n’è una rossa!
take-one = Ora il tuo Mercato: fino a due cibi di qualsiasi tipo. Tocca il latte al centro.
take-two = E ancora latte: qualunque carro arrivi da te domani, lo accetta.
fog = Hai pescato nebbia! Ogni volta che sale, tutti gli yak si girano, e i carri vanno dall’altra parte. Così stasera arriva da te il carro di { $first }, con la pietra rossa.
keep = Per la nebbia si è pescata un’altra pietra. Una delle tre va su un carro: tocca la rossa.
onto = Ora il carro di { $first }: arriva da te, e oggi dopo di te non agisce più nessuno. Toccalo.
came = Eccolo: due pietre rosse, una blu e un cristallo. La nebbia sta sulla montagna e aspetta.
choose-freely = Ora scegli tu, { $me }. Altre due rosse farebbero un gruppo di quattro, 9 punti invece di 3, e stasera questo carro va avanti. Ma il cibo che prendi oggi compra di più domani. Valuta tu!
pick-freely = Ora prima prepari pietre, posti e cibo: tocca una pietra, poi un posto illuminato; il numero dice che cosa porta lì. Quando tutto va bene, tocca «Paga e posa»; «Basta pietre» allora non serve. Un cristallo costa 1 cibo in più; ci arriviamo presto.
take-all = Quale cibo ti servirà? Guarda il cartello del carro che arriva dopo. La tua tenda ne contiene otto; il resto rimane sul carro.
take-food = Prendine fino a due, di qualsiasi tipo. Qui arriva altro cibo quando qualcuno paga e il carro è pieno.
keep-freely = Una di queste va su un carro. Guarda dove vanno gli yak: aiuta te, non chi ti siede accanto.
each-evening = Un nuovo mattino: ieri sera i carri sono andati avanti, e il piccolo yak è passato al prossimo giocatore. Chi ce l’ha agisce per primo.
spilled = Ieri il carro era pieno: porta nove cibi. Ciò che hai pagato in più ora sta al mercato.
track-full = Il tracciato della nebbia si è riempito per la prima volta: si apre una quarta casella, e tutta la nebbia torna nel sacchetto.
days-done = Sai procurarti da mangiare e costruire: è quasi tutto. Ora ti mostro i cristalli, e perché tanti gruppi piccoli sono una bella cosa.

## Later in the game

later = Ora un’altra partita, al decimo giorno: questa torre l’ho costruita io per te. Il tuo gruppo rosso di quattro porta 9 punti, la coppia blu e quella arancione 3 ciascuna, la pietra grigia da sola 1.
number = Fa 16. Gli altri 4 li hai perché i gruppi sono tre: quattro ne porterebbero 8, cinque 12, sei 16, sette 20.
do-crystals-day = Sul tuo carro ci sono una pietra rossa e un cristallo, e accetta il pane della tua tenda. Tocca Costruire.
crystal = Un cristallo si unisce a un colore e conta come una sua pietra in più: deve toccare un gruppo di quel colore, o due sue pietre. Ogni colore ne accoglie uno solo.
pick-fifth = Prima la pietra rossa: è la tua quinta, e con lei quel gruppo vale 12. Toccala.
pick-crystal = Ora il cristallo: costa 1 cibo in più, quindi insieme costano i tuoi quattro pani. Toccalo.
lay-red-up = La pietra rossa poggia sulle due pietre sotto di lei, su nella terza fila. Tocca il posto che ti mostro.
lay-crystal = E il cristallo all’estremità destra della seconda fila, dove poggia su entrambe le pietre blu.
crystal-laid = Guarda il disco: il cristallo conta come blu, e tre blu portano 6. Sei a 26 punti. Ora la partita è di nuovo tua.
tomorrow = Prima di scegliere: quale carro arriva domani, e quale cibo rifiuta? Guarda una carta, e il tavolo ti dice che cosa potresti comprare allora.
worth-now = I punti accanto al tuo nome sono sempre ciò che porterebbe la tua torre se la partita finisse ora. Confrontali con quelli degli altri.
bought-nothing = Non potevi pagare nessuna pietra: avevi troppo poco cibo dei tipi che quel carro accetta. Un giorno così è perso; meglio procurarsi prima il cibo.
track-rare = La nebbia si raccoglie sulla montagna. Quando il tracciato è pieno per la seconda volta, quattro nebbie restano lì per sempre, e nel sacchetto ne rimane una sola.
near-the-end = Quattro file piene sono quattordici pietre, e con la prima torre di quattordici comincia la fine. Vieni a vederla.

## The end

race = Ancora un’altra partita, al tredicesimo giorno: anche questa torre l’ho costruita io per te. Chi posa per primo una quattordicesima pietra riceve lo Stupa: 3 punti. Segue ancora un giorno, poi si contano le torri.
last-days = { $first } ha 13 pietre e 29 punti, tu 11 e 26. Ma oggi { $first } agisce dopo di te!
do-race = Sul tuo carro ci sono tre pietre, e hai il cibo per tre. Tocca Costruire.
pick-three = Prendile tutte e tre. Le due blu affiancate fanno un quarto gruppo, l’arancione si unisce alle tue arancioni. Se vuoi, ti aiuta «Proponi posti».
stupa-yours = Lo Stupa è tuo, { $me }! { $first } arriva troppo tardi.
last-day = L’ultimo giorno: dopo mezzogiorno si conta tutto, e nessuno compra più niente. Costruisci ciò che puoi; chi ha più cibo rimasto nella tenda riceve 2 punti.
count-sizes = Ora contiamo. Prima ogni gruppo: 3 punti per due pietre, 6 per tre, 9 per quattro, 12 per cinque, 16 per sei, 20 per sette o più.
count-number = Poi quanti gruppi ci sono: 4 punti per tre, 8 per quattro, 12 per cinque, 16 per sei, 20 per sette o più.
count-others = Una pietra da sola porta 1, lo Stupa 3, più cibo di tutti 2, anche a chi è in parità. A punti uguali è davanti la torre con meno pietre.
farewell = Ora conosci Yak, { $me }. Siediti e gioca: gli altri aspettano, e anche i miei yak.

# Bonus cards

chapter-bonus = Carte bonus
chapter-bonus-about = Un colore per ognuna, e punti in più: che cosa vogliono dalla tua torre i tre tipi di carte.
cards-red = Siamo nel mezzo di una nuova partita, con una torre già costruita per te. In gioco ci sono tre carte bonus, ognuna per un colore; i cristalli per loro non contano mai. Rosso: chi ha più pietre rosse riceve 5 punti, chi è al secondo posto 2.
cards-grey = Grigio: ogni pietra grigia su uno dei tre posti di questa carta porta 2 punti. Li mostra anche la tua torre.
cards-orange = Arancione: chi alla fine non ha nessuna pietra arancione perde 4 punti. Tu non ne hai ancora!
do-bonus-day = Che fortuna: sul tuo carro ce n’è una per colore, e con cinque carne paghi tre pietre. Tocca Costruire.
pick-orange = Prima l’arancione: basta una sola pietra, e i 4 punti non sono persi. Toccala.
pick-second-red = Ora la rossa. { $first } ha tre pietre rosse e tu una, { $second } nessuna: il secondo posto porta 2 punti.
pick-grey = E la grigia: tre pietre, cinque cibi, poi il tuo carro è vuoto. Toccala.
lay-grey = Posa la pietra grigia all’estremità destra della fila in basso: la carta segna quel posto.
lay-orange = L’arancione non ha bisogno di un posto speciale: va bene l’estremità destra della seconda fila.
lay-red-pair = E la rossa sull’altra tua rossa, nella terza fila.
bonus-laid = Da 7 a 21 punti in un giorno: nessuna perdita per l’arancione, 2 per il posto della pietra grigia, e la coppia rossa è il tuo terzo gruppo.
keep-for-grey = Ora scegli tu. È segnato anche il centro della terza fila: una pietra grigia lì porterebbe altri 2.
watch-reds = Tieni d’occhio il rosso: se al primo posto sei in parità con { $first }, ricevete entrambi solo il numero più basso, 2. E allora il secondo posto non va a nessuno.
bonus-go-on = Tre desideri insieme, e mai abbastanza giorni. Vediamo come finisce.
bonus-race = Un’altra partita, qualche giorno più avanti, di nuovo con una torre già costruita per te. Hai 13 pietre e oggi cominci tu: lo Stupa è vicino.
bonus-standing = { $first } ha cinque pietre rosse e riceve 5 punti, tu ne hai due e ne ricevi 2. Ma { $first } non ne ha di arancioni: costa 4.
do-bonus-race = Hai due cibi che questo carro accetta. Tocca Costruire.
pick-fourteenth = La pietra arancione costa 1 cibo e riempie la tua quarta fila. E ciò che manca a { $first } lo porti via tu!
bonus-last-day = L’ultimo giorno. C’è una pietra grigia per un posto segnato, o una rossa? Se no, più cibo di tutti porta 2.
bonus-counted = Tutto conta come sempre, e poi ogni carta per conto suo: il rosso per il primo e il secondo posto, il grigio per i posti della torre, l’arancione come perdita.
bonus-farewell = Le carte sono otto, e per una partita se ne pescano fino a tre. Le altre funzionano come queste: guardale prima del primo giorno.

# Two players

chapter-two = In due
chapter-two-about = Un terzo carro sta tra voi: che cosa cambia quando si gioca in due.
between = Siete in due, ma i carri sono tre: uno sta tra voi. Nessuno può costruire da lì o prenderne il cibo. Solo Mercato può metterci una pietra.
two-left = I carri vanno in senso orario: stasera il carro di { $first } arriva da te, il tuo va in mezzo, e quello in mezzo va da { $first }.
do-market-two = Hai poco cibo. Tocca Mercato.
two-right = { $first } ha pescato nebbia, e gli yak si sono girati! Ora stasera arriva da te il carro in mezzo. Fino ad allora nessuno può comprare da lì: ciò che ci metti è al sicuro.
take-milk-two = Accetta latte e pane. Tocca il latte.
take-bread-two = E il pane.
keep-red-two = Sul carro in mezzo aspetta una pietra rossa. Tocca la rossa qui.
onto-between = E ora il carro in mezzo.
two-came = Eccolo, con tutte e due le pietre rosse.
do-build-two = Due di un colore in una volta: è un gruppo. Tocca Costruire.
pick-red-two = Oggi cominci tu. Tocca una pietra rossa.
pick-both-two = E l’altra.
pay-two = Due latte e un pane vanno bene. Tocca «Paga».
lay-two = Posala dove ti mostro: affiancate sono un gruppo.
two-leaves = Bada a ciò che lasci sul tuo carro: in senso antiorario va dritto da { $first }, in senso orario aspetta prima un giorno tra voi.
two-choose = Ora scegli tu. Dei tre carri domani uno arriva da te e uno da { $first }: guardali entrambi prima di prendere una carta.
two-onto = Una pietra sul carro in mezzo oggi non si può comprare. Sul tuo o su quello di { $first } sì: può farlo chi agisce dopo.
two-turned = Gli yak si sono girati: il carro che doveva riposare tra voi va invece da uno di voi due.
two-farewell = È tutto ciò che cambia. In due è un duello: metà di ciò che prendi lo prendi per te, l’altra metà la togli a { $first }.
