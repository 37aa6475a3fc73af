# Everywhere

to-home = Tutti i giochi
language = Lingua
lost = A questo indirizzo non c’è niente.
unreachable = Il server non risponde. La rete funziona?
unexpected = Il server ha dato una risposta incomprensibile.
rules-title = Regole
rules-here = Che cosa posso fare qui?
puzzles-title = Rompicapo
puzzles-of = Rompicapo di { $title }
learn-title = Impara in cinque minuti
learn-playing = Impara giocando
replay-title = Rivedi
review-title = Analisi
about-title = Che cos’è Chautari
close = Chiudi
rule = Regola { $rule }
whence = La sua regola, e da dove vengono i valori
values-from = Valori da: { $source }
cancel = Annulla
copy = Copia
copied = Copiato
game-kathmandu = Kathmandu
game-adventure-tours = Adventure Tours
game-yak = Yak
game-reviving-kathmandu = Reviving Kathmandu
title-table = { $title } · Chautari
title-your-turn = Tocca a te: { $title }

# Home

skip = Vai al contenuto
games = I giochi
home-title = Posa il carico e gioca
home-about = Quattro giochi da tavolo dalle colline del Nepal: contro i bot, o con gli amici tramite un link. Senza account, senza installare niente.
unofficial = Un posto per giocare non ufficiale e gratuito, fatto da chi ama questi giochi. Comprali: chi li ha creati se lo merita.
for-programs = Per i programmi
game-makers = di { $designers }
about-kathmandu = Guida il tuo yak oltre i passi fino a Kathmandu: leggi la mappa, prepara bene lo zaino, commercia lungo la via e bada al tempo.
about-adventure-tours = Equipaggia la tua spedizione e conquista avventurieri: chi parte con te paga, chi ti resta in mano costa.
about-yak = Costruisci una torre di pietre nella nebbia. I carri portano pietre e cibo di casa in casa; scegli in segreto che cosa fare della giornata.
about-reviving-kathmandu = Ricostruisci i monumenti della città, una sezione alla volta, offrendo monete per le carte del mercato.
fact-players = { $least }–{ $most } giocatori
fact-minutes = { $least }–{ $most } min
fact-weight = { $weight ->
    [light] leggero
    [medium] medio
   *[demanding] impegnativo
  }
play = Gioca
play-game = Gioca a { $title }
learn-playing-game = Impara giocando: { $title }
rules-of = Regole di { $title }
my-tables = I tuoi tavoli
my-due = { $count ->
    [one] Un tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
  }
my-your-turn = Tocca a te
my-lesson = Continua la tua lezione
my-waiting = Ci sono posti liberi
my-finished = Finita
my-with = con { $names }
my-alone = ancora nessun altro
my-all = Tutti i { $count } tavoli
my-over = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
  }
my-put-away = { $count ->
    [one] Un tavolo messo via
   *[other] { $count } tavoli messi via
  }
put-away = Metti via
put-away-table = Metti via { $title }, { $others }
bring-back = Riprendi
bring-back-table = Riprendi { $title }, { $others }
join = Vai
join-title = Unisciti a un tavolo
join-code = Un link che ti hanno mandato, o il codice del tuo altro dispositivo
open-title = Tavoli aperti di questo server
open-none = In questo momento nessuno aspetta compagnia.
open-sit = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
  }

# Setting up

no-such-game = Questo gioco qui non c’è.
usual-name = Viandante
who-sits = Chi siede dove
company = Chi gioca con te
company-bots = Bot, subito
company-friends = Amici, con un link
first-game = La tua prima partita
first-game-about = { $game ->
    [kathmandu] Il paesaggio proposto per cominciare, con due aghi della bussola verso Kathmandu.
   *[other] Come si consiglia di cominciare.
  }
as-usual = Come gioca chi ha esperienza
as-usual-about = { $game ->
    [kathmandu] Ogni volta un altro paesaggio, con gli aghi come capita.
   *[other] Le opzioni consuete.
  }
all-options = Tutte le opzioni
watch-allowed = Chi ha il link può guardare quando tutti i posti sono occupati
how-many = In quanti si gioca
players = giocatori
kind-me = Io
kind-bot = Bot
kind-open = Invito
bot-level = Quanto gioca bene il bot
friend-name = Nome, se lo sai
friend-about = Avrai un solo link per tutti gli amici.
variants = Opzioni
not-at-this-size = non con questo numero di giocatori
not-with-these = non con ciò che è scelto in «{ $option }»
list-table = Mostralo tra i tavoli aperti di questo server
away-after = Un bot sostituisce chi non risponde, dopo
away-never = mai
away-minutes = { $minutes ->
    [5] 5 minuti
    [15] 15 minuti
    [60] un’ora
    [720] 12 ore
    [1440] un giorno
   *[other] { $days } giorni
  }
begin = Comincia
begin-link = Comincia e ricevi il link
your-name = Il tuo nome
sit-down = Siediti
watch = Guarda
join-seat = C’è un posto per te a { $title }
join-table = Un tavolo di { $title }
join-free = { $count ->
    [0] Tutti i posti sono occupati.
    [one] Un posto è libero: se vuoi, è tuo.
   *[other] { $count } posti sono liberi: scegli quello che vuoi.
  }
join-full = Tutti i posti sono occupati. Chiedi a chi ti ha mandato il link.
join-seat-free = posto libero
join-seat-kept = riservato a { $name }
join-here = Siediti qui
join-colour = Il tuo colore
join-colour-named = Colore { $letter }
join-new = È la prima volta che giochi a { $title }?
join-lesson = La lezione ti mostra come si gioca, con i pezzi veri. Gli amici aspetteranno.
join-watch = Guarda una partita di { $title }
join-move = Il tuo posto a { $title } passa qui
join-your-seat = il tuo posto

# The seats

seats = Posti
seat-you = tu
log-you = Tu
log-subject = { $who-key ->
    [you] { $who } hai
   *[other] { $who } ha
  }
recap-subject = { $who }:
log-all = { $who } { $who-key ->
    [you] avete
   *[other] hanno
  } { $what }.
log-verb = first
log-sentence = { $first } e { $last }.
log-sentence-two = { $first } e { $last }.
log-more = { $what } e { $more ->
    [1] un’altra volta
    [2] altre due volte
    [3] altre tre volte
   *[other] altre { $more } volte
  }
seat-nobody = Ancora nessuno
seat-free = libero
seat-kept = riservato
seat-here = qui
seat-away = assente
seat-asked = deve scegliere
seat-your-turn = tocca a te
seat-thinking = sta pensando
seat-bot = bot, { $level ->
    [novice] principiante
    [casual] amatoriale
    [strong] forte
    [master] maestro
    [grandmaster] gran maestro
   *[other] { $level }
  }
level-novice = principiante
level-casual = amatoriale
level-strong = forte
level-master = maestro
level-grandmaster = gran maestro
seat-stand-in = al suo posto un bot
seat-resigned = continua un bot
seat-chance = vince nel { $chance } % dei casi
seat-chance-about = Quante volte vincerebbe se da qui in poi tutti i posti passassero a bot forti, a giudicare da ciò che puoi vedere: le carte nascoste altrui non vengono guardate.
seat-numbered = Posto { $number }

# What is asked

ask-label = Che cosa devi scegliere
choices = Le tue scelte
choices-fold = Scelte
or-touch = o scegli ciò che è illuminato sul tavolo
staged = Guarda che cosa succede…
staged-skip = Salta
staged-go-on = Continua
unsure = { $choice }? Non si può annullare.
unsure-passes = { $choice }?
unsure-yes = Sì, fallo
unsure-no = Non ancora
unsure-skip = Rinuncia
unsure-back = Indietro
connecting = Si va al tavolo…
game-over = La partita è finita.
paused = Il tavolo è in pausa.
waiting-for = Si aspetta { $names }.
one-moment = Un momento…
watching = Stai guardando.
undo = Annulla
restart = Rifai turno
hint = Consiglio
practice = Allenamento
practice-about = Questa partita vale come allenamento: può darsi che ci siano stati consigli e scelte ritirate. Il segno resta nel tuo elenco, alla fine della partita e nella sua registrazione; per il resto non cambia nulla.
daily = Del giorno
daily-deal = La partita del giorno,
daily-day = { DATETIME($day, day: "numeric", month: "short", timeZone: "UTC") }
daily-about = Questa è la partita del giorno: in tutto il mondo la distribuzione è la stessa, e si può provare una volta sola. Perché i risultati si possano confrontare non ci sono consigli, e non si annulla nulla che abbia rivelato qualcosa di nuovo.
daily-sealed = Partita del giorno: un solo tentativo, senza consigli
daily-others = Le altre partite di oggi
rule-link = La regola
not-now = Non ora: { $reason }

# What happened

log = Diario
log-earlier = Righe precedenti
log-tuck = Chiudi il diario
log-bring = Riapri il diario
log-show = Mostra questo momento
log-show-of = Mostra: { $what }
log-setup = La preparazione
since-mine = Dal tuo ultimo turno
since-short = Riepilogo
since-you = Su di te:
since-again = Mostralo di nuovo
since-log = Al diario
since-you-looked = Da quando hai guardato l’ultima volta
missed = { $count ->
    [one] È successa una cosa da quando hai guardato l’ultima volta.
   *[other] Sono successe { $count } cose da quando hai guardato l’ultima volta.
  }
missed-show = Mostrami
missed-seen = Visto
missed-showing = Quello che ti è sfuggito
missed-stop = Torna al presente
chat-say = Di’ qualcosa
chat-send = Invia
talk-unread = { $count ->
    [0] Al diario e alla chiacchierata
    [one] È stata detta una cosa
   *[other] Sono state dette { $count } cose
  }

# Reactions

reactions = Reazioni
reaction-nod = Cenno
reaction-applause = Applauso
reaction-thanks = Grazie
reaction-hmm = Mmh
reaction-ouch = Ahi
reaction-hurry = Allora?
reactions-silence = Silenzia le reazioni

# Notices

connection-lost = Connessione persa; si riprova…
bot-plays-for-you = Un bot sta giocando per te.
come-back = Ritorna
go-on = Continua
undo-you-ask = Chiedi di ritirare la tua mossa.
undo-asks = { $who } chiede di ritirare una mossa.
undo-waits = Si aspetta { $names }.
undo-agree = Va bene
undo-decline = No, resta
undo-withdraw = Lascia stare

# Instead of a table

closed-elsewhere = Hai cominciato su un altro dispositivo? Scegli lì «{ $choice }» nel menu del tavolo, e scrivi il suo codice nella pagina di tutti i giochi.

# The menu

menu = Menu
pause = Pausa
leave = Lascia il tavolo
leave-sure = Lasciare il tavolo? Finché non torni ti sostituisce un bot.
resign = Abbandona
resign-sure = Abbandonare per sempre? Un bot giocherà al tuo posto fino alla fine.
chances-show = Mostra le probabilità di vittoria
go-back = Torna a…
to-origin = Torna a dove è nata questa prova
undo-ask = Chiedi di ritirare la mossa
other-device = Continua su un altro dispositivo
move-code = Scrivi lì { $code }, entro { $minutes } minuti.
invite-title = Un link per tutti
invite-about = Mandalo agli amici: chi lo apre prende un posto libero. Senza account, senza installare niente.
invite-copy = Copia il link
invite-share = Condividi
invite-subject = Un tavolo di { $title }
invite-scan = Oppure inquadralo dallo schermo
links = Link
links-single = Link per singoli posti e per il pubblico
links-about = Chi apre per primo il link di un posto, ci si siede. Non serve un account.
link-for = Link per { $who }
link-renew = Nuovo link
link-make = Crea un link
link-sure = Creare un nuovo link per il posto di { $who }? Chi vi siede ora si alza, e il posto va a chi apre il link.
scan = Inquadra
spectators = Pubblico
described = Il tavolo a parole
described-short = A parole
sound = Suoni
volume = Volume
choices-open = Elenca tutte le scelte
pace = Ritmo: { $pace ->
    [calm] calmo
    [brisk] vivace
   *[instant] immediato
  }
safety = Chiedi conferma: { $safety ->
    [never] mai
    [near] se il dito può sbagliare
   *[final] se non si può annullare
  }
notify = Avvisami quando tocca a me
theme = Chiaro o scuro: { $theme ->
    [light] chiaro
    [dark] scuro
   *[system] come il dispositivo
  }
keys = Tasti
keys-on = Bastano tasti singoli

# The keys

key-digit = prendi la scelta con questo numero
key-arrows = vai alla prossima cosa disponibile
key-enter = prendila
key-fold = elenca tutte le scelte, o chiudi l’elenco
key-since = Che cosa è successo dal tuo ultimo turno
key-undo = annulla
key-restart = ricomincia il turno
key-hint = un consiglio, se non ci sono altre persone al tavolo
key-chat = di’ qualcosa
key-described = il tavolo a parole
key-rules = le regole di questo momento
key-help = questi tasti
key-escape = chiudi ciò che è aperto

# Before the game

waiting-title = { $count ->
    [0] Ci siamo tutti
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
  }
waiting-host = La partita comincia quando tutti i posti sono occupati, o quando la avvia chi ospita.
waiting-yours = La partita comincia da sola quando tutti i posti sono occupati.
never-played = Mai giocato a { $title }?
start-with-bots = { $count ->
    [one] Comincia ora, con un bot nel posto libero
   *[other] Comincia ora, con dei bot nei posti liberi
  }

# The end

scoring = Il conteggio
scoring-skip = Mostra tutto
source = Fonte dei punti
total = Totale
place = Posto
ordinal = { $place ->
    [1] 1º
    [2] 2º
    [3] 3º
   *[other] { $place }º
  }
built-by = Che cosa ha costruito { $name }
winner-you = Hai vinto!
winner-team = La tua squadra vince!
winner = { $count ->
    [one] { $names } vince
   *[other] { $names } vincono insieme
  }
rematch = Gioca ancora
rematch-join = Alla prossima partita
download = Scarica la registrazione
share-picture = Immagine da condividere
share-picture-of = Com’è finita questa partita di { $title }
share-picture-save = Salva come file
share-picture-copy = Copia
share-picture-copied = Copiata: incollala dove vuoi.
share-picture-saved = Salvata come { $file }
site = Chautari
show-table = Guarda il tavolo
own-place = Arrivi { $place }, { $points ->
    [0] in parità
   *[other] a { $points } dalla vetta
  }.
own-won = { $points ->
    [0] In parità con { $names }, eppure il primo posto è tuo.
    [one] Per un soffio: { $points } in più di { $names }.
   *[other] { $points } in più di { $names }.
  }
own-team-place = La tua squadra arriva al { $place } posto, { $points ->
    [0] in parità
   *[other] a { $points } dalla vetta
  }.
team-total = Squadra
team-has = squadra { $points }
show-scores = Il conteggio

# A game again

replay-of = Di nuovo { $title }
replay-reading = Lettura in corso…
replay-not-begun = Questa partita non è ancora cominciata.
replay-to-table = Al tavolo
replay-eyes = Con quali occhi si guarda
replay-eyes-of = Con gli occhi di { $name }
replay-all = Tutti
replay-all-about = Tutti a turno: con gli occhi di chi deve scegliere
replay-not-over = Finché la partita continua, si riguarda solo con i propri occhi.
replay-controls = Comandi per rivedere
replay-where = { $move } di { $last }
replay-move = Momento della partita
replay-start = All’inizio
replay-back = Un passo indietro
replay-on = Un passo avanti
replay-end = Alla fine
replay-play = Avvia
replay-pause = Ferma
replay-speed = Velocità
replay-times = { $speed }×
replay-played = { $name }: { $choice }
replay-begins = La partita comincia.
replay-chosen = { $name } sceglie in segreto.
replay-quiet = Qualcuno sceglie in segreto.
replay-standing = { $place }. { $name }, { $total }
replay-later = Righe successive
replay-branch = Continua da qui
replay-link = Link a questa mossa
replay-download = Scarica
branch-about = Al momento { $move } di questa partita nasce un nuovo tavolo. Un posto è tuo, gli altri sono dei bot, e ciò che da lì in poi si pesca o si tira viene pescato o tirato da capo.
branch-seat = Il tuo posto
branch-begin = Siediti
record-title = Rivedi una partita
record-about = Sfogliala passo per passo, guardala con gli occhi di chi vuoi, o continua da un momento qualsiasi. Una registrazione che porti tu la vedi solo tu.
record-choose = Scegli il file di una registrazione, o trascinalo qui
record-unreadable = «{ $name }» non è la registrazione di una partita.
record-mine = Le tue partite finite

# The rules

rules-about = Ogni regola come si gioca qui, con parole nostre. I numeri non cambiano mai, così si può rimandare a ciascuna con un link.
rules-chapters = Capitoli
rules-search = Cerca nelle regole
rules-found = { $count ->
    [one] una regola
   *[other] { $count } regole
  }
rules-nothing = Nessuna regola parla di «{ $query }».
rules-link = Link alla regola { $rule }
learn-of = Impara { $title }

# Five minutes

learn-five = in cinque minuti
learn-players = { $least }–{ $most } giocatori, di { $designers }
learn-end = Come finisce
learn-scores = Che cosa conta
learn-points = Punti
learn-tips = Tre dritte
learn-play = Gioca subito contro bot principianti
learn-set-up = Prepara un tavolo
learn-all-rules = Tutte le regole

# What a game is about, told at its first table

aim = La tua prima partita di { $title }
aim-goal = Lo scopo
aim-turn = Che cosa fai
aim-end = La fine
aim-begin = Si gioca!
aim-goal-yak = Costruisci la torre che vale di più. Pietre dello stesso colore che si toccano formano un gruppo: 2 danno 3 punti, 3 ne danno 6, 4 ne danno 9. Contano anche i tanti gruppi: tre portano 4 punti, quattro 8, cinque 12.
aim-turn-yak = Ogni mattina tutti scelgono una carta in segreto. Costruire: paghi cibo per prendere fino a 3 pietre dal carro davanti a te. Provviste: prendi tutto il suo cibo di un tipo. Mercato: prendi 2 cibi e mandi una pietra su un carro. La sera i carri avanzano, e la nebbia li fa girare.
aim-end-yak = Quando qualcuno ha posato 14 pietre si gioca un ultimo giorno. Chi ci arriva per primo ha lo Stupa, che vale 3 punti.
aim-goal-adventure-tours = Avere più monete dopo tre giri. Alla fine di un giro chi partecipa alla tua spedizione ti paga; ogni carta che ti resta in mano ti costa 2.
aim-turn-adventure-tours = Gioca una carta. Come equipaggiamento aumenta ciò che puoi offrire, e ne peschi un’altra. Come partecipante si unisce a te se la tua dotazione del suo colore soddisfa la sua esigenza, e puoi usarne l’azione.
aim-end-adventure-tours = Un giro finisce subito quando qualcuno non ha più carte. Raccogli quindi partecipanti che pagano, poi libera la mano prima degli altri.
aim-goal-kathmandu = Porta il tuo yak a Kathmandu con più punti di tutti: da merci, templi, mappe, animali e tessere yak girate sui paesaggi che mostrano. I punti partono molto sotto lo zero, per ogni tessera e ogni confine che ancora ti mancano.
aim-turn-kathmandu = Scegli un dado, prendi la risorsa del suo colore e muovi il tuo yak in linea retta di tante caselle quante ne segna. Poi fai ciò che la casella offre.
aim-end-kathmandu = Dopo sei giorni di tre turni, o otto nella partita lunga. La tempesta incalza alle spalle: restale davanti.
aim-goal-reviving-kathmandu = Ricostruisci monumenti, dal basso verso l’alto. Uno completo dà i punti della sua sezione più alta; le sezioni di uno stesso colore e la tua missione segreta ne portano altri.
aim-turn-reviving-kathmandu = Offri una moneta, coperta, per le due carte di una riga o di una colonna. Vince la moneta più alta, poi la più vicina. Chi vince meno di due carte pesca invece carte rosse. Poi tutti costruiscono; una carta con due metà diventa una delle due.
aim-end-reviving-kathmandu = Dopo otto giri. La tua ultima moneta, dopo il quarto e l’ottavo giro, vale i suoi punti o compra una carta scartata da qualcuno.
