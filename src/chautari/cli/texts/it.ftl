# Commands and their arguments

about = Quattro giochi da tavolo dell’Himalaya nel terminale: giocali, rivedili, misurali, leggine le regole.
command = COMANDO
help-version = stampa la versione di questo programma
help-language = la lingua da parlare: { $languages } (predefinito: la variabile CHAUTARI_LANGUAGE, altrimenti LC_ALL, LC_MESSAGES o LANG, altrimenti en)
unknown-language = Qui non c’è la lingua { $given }; ci sono { $languages }.
help-games = elenca i giochi con posti, autori e opzioni
help-play = gioca una partita qui, contro bot o con altri alla stessa tastiera
help-daily = gioca la partita di oggi, uguale per tutti: posti, bot e opzioni sono i suoi
help-learn = impara un gioco al tavolo, con una guida
about-learn = Una prima partita, guidata passo per passo; poi capitoli su ciò che è facoltativo. Esci quando vuoi con «esci».
help-learn-chapter = quale capitolo (predefinito: la prima partita; --list li mostra tutti)
help-learn-part = con quale parte cominciare, da 1 in su
help-learn-name = come ti chiama la guida
help-learn-list = elenca i capitoli
help-learn-resume = continua la lezione che hai lasciato
help-puzzle = trova la sola opzione di un momento che è nettamente migliore di ogni altra
about-puzzle = Mostra un momento di una partita tra bot in cui un’opzione è nettamente migliore di ogni altra, la chiede e spiega perché.
help-puzzle-number = quale rompicapo, da 1 in su (predefinito: uno a sorte)
help-puzzle-grade = uno a sorte di questa difficoltà
help-serve = apri tavoli per gli amici, in questo browser o nella tua rete
help-host = l’indirizzo su cui ascoltare (predefinito: { $default }, solo questa macchina; 0.0.0.0 fa entrare la tua rete); oppure la variabile HOST
help-port = la porta (predefinita: { $default }; 0: una qualsiasi libera); oppure la variabile PORT
help-origin = un altro indirizzo con cui si apre questo server, per esempio dietro un proxy
help-bot-pause = quanti secondi aspetta un bot prima di rispondere (predefinito: 0.8)
help-bot-workers = quanti processi pensano per i bot (predefinito: uno per ogni core tranne uno)
help-review-time = quanti secondi può durare l’analisi di una partita finita (predefinito: { $default })
help-open-metrics = mostra /metrics a tutti, non solo a questa macchina
help-client = la cartella di un client per il browser da servire al posto di quello incluso
help-proxy = l’indirizzo di un proxy, o la sua rete, a cui si crede su chi chiama (X-Forwarded-For, -Proto)
help-limits = quante volte più del solito può chiedere un indirizzo (predefinito: 1)
help-replay = racconta una partita registrata mossa per mossa, mostrane il tavolo, o verificala
help-review = di’ che cosa è costata ogni decisione di una partita finita, e che cosa è stato fortuna
about-review = Giudica ogni decisione di una partita registrata da ciò che chi giocava poteva sapere in quel momento, e ogni risposta del caso da come ha cambiato la probabilità di vittoria di ciascuno.
help-review-seconds = per quanto guardarci dentro (predefinito: { $seconds })
help-review-html = scrivi in questo file una pagina con i grafici
review-reviewing = analisi
help-bench = misura quanto vanno veloci le regole
help-arena = fai giocare i bot tra loro e vedi quale è migliore
about-arena = Fa giocare i bot tra loro in ogni disposizione dei posti, con le stesse distribuzioni per ciascuna, e dice quante volte vince ognuno e quanto è certo. I bot che contano iterazioni (search:2000it) giocano sempre le stesse partite; quelli che guardano l’orologio (search:500ms) no.
help-arena-bots = chi gioca: nomi, file Python o process:COMANDO separati da virgole; con meno bot che posti l’ultimo riempie quelli che restano, con di più giocano tutte le loro combinazioni (predefinito: greedy,uniform)
help-on = dove si giocano le partite: qui, o su Ray (il cluster indicato da RAY_ADDRESS, o uno su questa macchina)
help-html = scrivi in questo file un rapporto con i grafici
help-resume = continua un confronto interrotto
help-results = conserva i risultati in questo file, una riga per partita (predefinito: un file nostro fino all’ultima partita)
help-balance = fai giocare ai bot molte partite e vedi come vanno posti, quadri, personaggi, carte, scelte e opzioni
help-balance-bots = chi gioca, in ogni disposizione dei posti; l’ultimo riempie quelli che restano (predefinito: greedy)
help-by-lot = che cosa si sceglie a sorte invece di farlo scegliere ai bot: tutte le scelte il cui nome comincia così, come in --by-lot character
help-all-options = gioca ogni distribuzione con un’altra combinazione di opzioni, tranne quelle indicate con --option, e confrontale
help-record = fai giocare i bot e scrivi ogni decisione in un file Parquet
about-record = Fa giocare i bot e scrive una riga per ogni decisione: chi doveva scegliere, che cosa era offerto e scelto, e com’è finita la partita per quel posto. Lo stesso comando continua ciò che un’interruzione ha lasciato a metà.
help-record-out = il file Parquet da scrivere
help-observations = scrivi anche ciò che dal posto si sapeva, in numeri
help-games-played = quante partite (predefinito: 400)
help-workers = quante partite alla volta (predefinito: una per ogni core)
help-rules = stampa le regole di un gioco con parole nostre, o trova quelle senza test
help-json = stampa JSON da far leggere a un programma
help-game = uno tra { $games }
help-seats = quanti giocatori
help-you = il posto che prendi, contando da 0 (predefinito: 0)
help-hotseat = persone a tutti i posti che --bots lascia liberi, passandosi la tastiera
help-bots = i bot agli altri posti, in ordine: { $bots }; l’ultimo riempie quelli che restano (predefinito: greedy)
help-seed = lo stesso seme distribuisce le stesse carte
help-option = una variante del gioco; si può indicare più volte
help-load = continua una partita salvata, al posto e contro i bot che dici tu
help-resume-play = continua la partita che hai lasciato per ultima (o l’ultima di GIOCO, o quella di FILE), ognuno al suo posto; ogni partita è conservata dopo ogni mossa
help-confirm = chiedi conferma prima di una scelta che non si può annullare o che fa proseguire gli altri
help-file = una registrazione salvata da questo programma
help-seat = guardala con gli occhi di questo posto; -1 è il pubblico
help-at = mostra il tavolo dopo la mossa N
help-check = verifica ogni mossa e dimostra che la distribuzione era onesta
help-seconds = per quanto misurare ogni cifra (predefinito: 1)
help-unproved = elenca le regole che nessun test dimostra, e i test che non dimostrano nessuna regola
help-backup = copia tutto l’archivio in un solo file, mentre il server è in funzione
help-backup-file = il nuovo file; è a sua volta un archivio, per --store o per import
help-export = scrivi in una cartella la registrazione di ogni tavolo, o di alcuni
help-export-folder = dove si scrivono i file, uno per tavolo
help-export-tables = l’identificativo di un tavolo, come nel suo indirizzo (predefinito: tutti i tavoli)
help-finished = solo le partite finite
help-import = fai tavoli da registrazioni salvate, o riporta tutti i tavoli di una copia di sicurezza
help-import-files = una registrazione salvata da questo programma, o una copia di sicurezza
help-store = dove si conservano i tavoli: un file, o l’indirizzo di una base di dati come postgresql://user@host/name
    (predefinito: la variabile CHAUTARI_STORE, altrimenti { $default })
help-tests = dove sono i test (predefinito: tests nella cartella corrente)

bad-usage = Questa riga di comando non si capisce: { $reason } (altro con { $help }).
bad-option = Un’opzione si scrive NOME=VALORE, non { $given }.
which-game = Quale gioco? I giochi sono { $games }.
other-game = { $file } è una partita di { $saved }, non di { $wanted }.
daily-settled = La partita del giorno porta con sé posti, bot, opzioni e seme; non indicarli.
no-puzzles = Un rompicapo così qui non c’è.
settled-already = { $file } porta con sé posti e opzioni; non indicare --seats e --option.
no-such-seat = Puoi sederti ai posti da 0 a { $last }, non al posto { $seat }.
too-many-bots = Sono indicati { $bots } bot, ma per loro { $free ->
    [one] c’è solo { $free } posto libero
   *[other] ci sono solo { $free } posti liberi
  }.
no-store = Non c’è un archivio { $store }; indica con --store dove si conservano i tavoli.
bad-folder = Non si può creare la cartella { $folder }: { $reason }.
no-tests = Non c’è una cartella { $folder }; indica con --tests dove sono i test.
no-such-move = Questa registrazione ha le mosse da 0 a { $last }, non { $move }.
no-time = Una misura richiede un po’ di tempo: --seconds deve essere maggiore di 0.
page-is-folder = { $file } è una cartella; indica un file per il rapporto.
page-no-folder = Non c’è una cartella { $folder } per il rapporto.
page-not-written = Non si può scrivere { $file }: { $reason }.
no-games = Servono almeno una partita e un processo.
no-bots-named = Indica almeno un bot.
more-bots-than-fit = { $bots } bot sono troppi per un solo confronto; indicane al massimo { $most }.
bad-port = Una porta è un numero da 0 a 65535, non { $given }.
bad-pause = Un bot aspetta da 0 a 60 secondi.
bad-workers = I bot pensano in 1–{ $most } processi.
bad-review-seconds = Un’analisi dura da 0 a { $most } secondi.
bad-limits = I limiti si possono moltiplicare per 1–1000000.
bad-proxy = Un proxy di fiducia è un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8; { $given } non è né l’uno né l’altra.
bad-client = In { $folder } non c’è un client: manca index.html.
interrupted = Interrotto.
goodbye = Arrivederci.
kept = La partita è conservata; chautari play --resume la continua.
not-kept = Se esci, questa partita non viene conservata: { $reason } Il comando salva FILE la conserva.
kept-others = { $count ->
    [one] Un’altra partita non finita è
   *[other] Altre { $count } partite non finite sono
  } in { $folder }; chautari play --resume FILE continua quella.
nothing-kept = Qui non è conservata nessuna partita non finita; chautari play GIOCO ne comincia una.
resume-settled = Una partita conservata porta con sé posti, bot, opzioni e seme; non indicarli.
resume-damaged = { $file } non si può continuare, è danneggiato: { $reason }.
resume-seats = i suoi giocatori non corrispondono ai posti
resume-dealer = il suo mazziere non è quello della sua registrazione
resume-record = { $file } è una registrazione senza i suoi giocatori; chautari play --load { $file } la continua.
resume-over = La partita in { $file } è finita; chautari replay { $file } la racconta di nuovo.
resume-program = { $file } vuole far giocare { $bot }, che esegue un programma; possono farlo solo le partite conservate da questo programma stesso.

# Keeping tables

backed-up = Tutto è in { $file }.
exported = { $records ->
    [one] Una registrazione è
   *[other] { $records } registrazioni sono
  } in { $folder }.
exported-unfinished = { $records ->
    [one] Una partita non è finita
   *[other] { $records } partite non sono finite
  }: una registrazione così contiene ciò che chi gioca non può ancora vedere.
import-refused = { $file } non viene importato: { $reason }
imported = { $file } è ora il tavolo { $table }.
imported-before = { $file } è già qui, come tavolo { $table }.
imported-seat =   il posto di { $name }: { $link }
imported-watch =   per guardare: { $link }
imported-backup = { $file }: { $came ->
    [one] importato un tavolo
   *[other] importati { $came } tavoli
  }, { $here ->
    [one] { $here } era già qui
   *[other] { $here } erano già qui
  }.

# Games

game = { $title } di { $designers } ({ $publisher })
game-seats = ({ $least }–{ $most } giocatori)
option = --option { $name }=… ({ $values }): { $text }
games-hint = Per giocarne uno: chautari play { $game }

# Serving

serve-store = I tavoli si conservano in { $store }.
serve-here = Chautari è su { $url } su questa macchina. Per far entrare gli amici della tua rete: --host 0.0.0.0
serve-friends = Chautari è su { $url } per te e per gli amici nella stessa rete.
serve-no-code = (Questo terminale non può disegnare un codice QR.)
serve-stop = Ctrl-C ferma il server; nessun tavolo va perso.

# Puzzles and the daily deal

daily-result = La partita del giorno
daily-alone = Una partita del giorno si gioca senza consigli, perché i risultati si possano confrontare.
grade-easy = facile
grade-medium = medio
grade-hard = difficile
lesson-go-on = Invio per continuare
lesson-next = Invio continua con la parte { $part } di { $parts }; qualsiasi altra cosa finisce qui.
lesson-done = Questo era tutto il capitolo. Una partita tua: chautari play { $game } · altri capitoli: chautari learn { $game } --list
lesson-left = Lezione lasciata. Continua con: chautari learn { $game } --resume
lesson-no-part = Questo capitolo ha le parti da 1 a { $parts }.
lesson-none-left = Nessuna lezione di questo gioco è stata lasciata a metà.
lesson-chapter = { $name }: { $title } ({ $minutes } min)
puzzle-title = { $title }, rompicapo { $number } di { $total } ({ $grade })
puzzle-hint = Un numero, o parole · mostra rivela la soluzione · esci
puzzle-right = Giusto: { $choice }
puzzle-wrong = «{ $choice }» non è la migliore: spreca il { $loss } % di probabilità di vittoria (±{ $margin }).
puzzle-why = Perché è migliore

# Playing

interpreted = Qui le regole girano interpretate, il che è più lento: non è stata costruita una versione compilata.
bot-names = Asha Dawa Maya Pemba Lhamo Bikram
person-name = Giocatore { $number }
play-title = { $title }
who-plays = Alla tastiera: { $people }. Bot: { $bots }.
no-bots = nessuno
thinks = { $who } sta pensando…
what-happened = Che cosa è successo
the-table = Il tavolo, visto da { $who }
prompt-mark = { $who } >
hint-only = Invio prende la sola scelta · perché … · annulla · punti · diario · aiuto · esci
hint = Un numero, o parole · ? spiega · perché … · consiglio · annulla · punti · diario · aiuto · esci
hint-thinking = ci sta pensando
hint-more = di nuovo consiglio: la mossa.
hint-why-so = di nuovo consiglio: il perché.
practice = Questa partita vale come allenamento.
practise-sure = Da ora in poi questa partita vale come allenamento, per sempre: puoi avere consigli e ritirare qualsiasi cosa. D’accordo (s = sì, n = no)?
not-alone = Avere consigli e ritirare qualsiasi cosa si può solo nelle partite senza altre persone.
back-which = «torna a N» torna a prima della scelta N; ciò che si pesca da lì in poi viene pescato da capo.
back-nothing = Non hai ancora scelto niente.
back-no-such = { $most ->
    [0] Non hai ancora scelto niente.
   *[other] Hai fatto le scelte da 1 a { $most }; «torna a» le elenca.
  }
# Words that are typed: all that mean the same, between commas; the English ones are understood in every language.
# Texts that name them, as hint and help-in-play, name the first of each.
word-explain = ?
word-why = perché, perche
word-undo = annulla
word-hint = consiglio
word-back = torna a, torna
word-save = salva
word-log = diario
word-all = tutto
word-look = tavolo
word-scores = punti, punteggio
word-rules = regole
word-help = aiuto
word-quit = esci, fine
word-show = mostra
word-yes = s, sì, si
pass-to = Passa la tastiera a { $who }. Invio quando nessun altro sta guardando.
not-text = Questo non era testo leggibile.
no-such-number = { $most ->
    [one] C’è solo la scelta 1.
   *[other] Ci sono le scelte da 1 a { $most }.
  }
no-such-choice = Nessuna scelta corrisponde a { $typed }; ci sono quelle da 1 a { $most }.
several-meant = Più scelte corrispondono a { $answer }:
not-understood = Né una scelta né un comando: { $answer }. Scrivi aiuto per i comandi, perché { $answer } per sapere che cosa lo vieta.
hand-over = Hai scelto: { $choice }. Invio continua, «annulla» la ritira:
undone = Ritirata.
undo-refused = Non si può ritirare. { $reason }
and-more = … e altre { $count } simili
hint-explain = ? N spiega una scelta; perché PAROLE dice che cosa ne vieta un’altra; regole stampa tutte le regole.
hint-why = Chiedi di qualcosa che non puoi fare (perché { $action }) o di una regola con il suo codice (perché { $rule }).
no-such-action = In questo gioco niente si chiama { $typed }.
not-now = non ora: { $action }
open-now = puoi sceglierla: { $number }  { $action }
save-where = Di’ dove: salva FILE.
save-foreign = { $file } c’è già e non è una partita salvata; scegli un altro nome.
saved = Salvata in { $file }. chautari replay { $file } la racconta di nuovo.
saved-unfinished = Salvata in { $file } (contiene anche le carte nascoste). chautari play --load { $file } la continua.
log-earlier = … { $count } righe precedenti (diario tutto le mostra)
scores-hint = Come se la partita finisse ora; un intervallo dove non puoi sapere.
help-in-play =
    N              scegli il numero N; o con parole che corrispondono solo a lui: { $words }; Invio: l’unico
    ?  ? N         che cosa significano le scelte, e la regola che c’è dietro
    perché PAROLE  quale regola lo vieta: perché { $action }
    perché REGOLA  che cosa dice una regola: perché { $rule }
    annulla        ritira la tua ultima scelta, se non è stato rivelato niente
    consiglio      dove guardare; di nuovo: la mossa; ancora: perché (per allenarsi, senza altre persone)
    torna a N      torna a prima di una tua scelta, per allenarsi; torna a le elenca
    salva FILE     una copia della partita fin qui; chautari play --load FILE continua da lì
    diario         che cosa hai sentito (diario tutto: dall’inizio)
    tavolo         disegna di nuovo il tavolo
    punti          i punti, per quanto puoi saperne
    regole PAROLE  le regole che parlano di qualcosa (regole: tutte)
    esci           esci; lo fanno anche la fine dell’input e Ctrl-C. chautari play --resume continua

# The end

final-table = Il tavolo alla fine
final-points = Da dove sono venuti i punti
total = Totale
winner = { $count ->
    [one] { $who } vince.
   *[other] { $who } vincono insieme.
  }
placed = { $place }º posto: { $who }.
player-points = { $who } ({ $points })
offer-save = Salvare la registrazione? Un nome di file, o Invio per uscire senza:

# Replays

replay-head = { $title }, { $seats } giocatori: { $names }.
replay-options = Opzioni: { $options }.
replay-eyes-all = Tutto è scoperto: la partita è finita.
replay-eyes-spectator = Come la vedeva il pubblico.
replay-eyes-seat = Come la vedeva { $who }.
replay-unfinished = La registrazione finisce qui, dopo { $moves } mosse; la partita non è finita.
replay-at = Dopo la mossa { $move } di { $moves }
check-legal = Tutte le { $moves } mosse sono regolari.
check-fair = La distribuzione era onesta: ogni carta e ogni dado venivano dal segreto il cui hash era stato pubblicato prima del primo.
check-not-yet = La distribuzione non si può ancora dimostrare: il segreto del mazziere viene pubblicato quando la partita è finita.
check-partly = La distribuzione è dimostrata fino alla mossa { $move }; il resto quando la partita sarà finita.
check-lost = La distribuzione non si può dimostrare: il mazziere che ha distribuito dalla mossa { $start } in poi non ha mai pubblicato il suo segreto (una partita salvata è stata ripresa da un altro mazziere).

# Bots against bots

bot-failed = { $bot } ha fallito { $times ->
    [one] una volta
   *[other] { $times } volte
  } ({ $how }), e al suo posto ha scelto il caso.
bot-said = Ha detto: { $said }
fault-crash = { $count } × terminato o con un errore
fault-stall = { $count } × nessuna risposta in tempo
fault-nonsense = { $count } × scelta inesistente
fault-absent = { $count } × non più interpellato
arena-bot = bot
arena-games = partite
arena-share = vince
arena-interval = 95 %
arena-head = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
  }, { $seatings ->
    [one] 1 disposizione dei posti
   *[other] { $seatings } disposizioni dei posti
  }; una parte uguale è il { $fair } %.
arena-rating = forza
arena-score = punti
arena-times = ms / 95 %
record-goes-on = Si continua dopo { $played } di { $games } partite.
recorded = { $games } partite sono in { $file }.
arena-playing = Si gioca a { $game }…
arena-interrupted = Interrotto dopo { $played } di { $games } partite; sono conservate: lo stesso comando con --resume continua.
arena-nothing-kept = Di questo confronto non è conservata nessuna partita; si comincia dalla prima.
arena-not-kept = Non si può scrivere in { $folder }, quindi le partite non vengono conservate; --results FILE indica un altro posto.

balance-seat = posto
balance-bot = bot
balance-trait = con
balance-card = carta
balance-action = scelta
balance-option = opzione
balance-seats = posti
balance-played = sul totale
balance-plays = volte
balance-share = vince
balance-interval = 95 %
balance-fair = × parte giusta
balance-score = punti
balance-chosen = se possibile
balance-option-games = partite
balance-first-seat = posto 0 vince
balance-length = decisioni
balance-more = … e altre { $count } meno frequenti; --json le ha tutte.

# Speed

bench-game = gioco
bench-seats = posti
bench-compiled = compilato
bench-decisions = decisioni/s
bench-python = da Python/s
bench-clone = copia, ns
bench-yes = sì
bench-no = no
bench-measuring = Misura di { $game } con { $seats }…

# Rules

no-rule-about = Nessuna regola parla di { $about }.
ruling = decisione nostra
unproved-none = Tutte le { $count } regole sono dimostrate da un test.
unproved-rules = Regole che nessun test dimostra:
unknown-rules = Regole nominate dai test che in nessun elenco ci sono:
hollow-tests = Test che nominano una regola ma non verificano nulla:

# chautari train
help-train = fai imparare un gioco a una rete giocandolo
about-train = Fa imparare un gioco a una rete che gioca contro sé stessa, il suo passato e bot greedy, con ogni numero di giocatori e ogni opzione, e la conserva in FILE; accanto nascono FILE.training, da cui --resume continua, e la curva di apprendimento come immagine. L’arena la fa giocare: --bots net@FILE o search:500ms@FILE. Serve PyTorch: pip install 'chautari[train]'.
help-train-seats = i numeri di giocatori che impara, come 4 o 2-4 (predefinito: tutti quelli del gioco)
help-minutes = per quanto impara in tutto (predefinito: 30)
help-tasks = finisci invece dopo tante tornate di 24 partite: su un solo core lo stesso seme dà allora la stessa rete
help-train-out = il file della rete, che finisce in .bin (predefinito: GIOCO.bin)
help-train-resume = continua l’addestramento conservato accanto a FILE, finché non ha avuto in tutto i suoi minuti
help-train-learn = che cosa impara: le probabilità dei tavoli, da ciò che ha visto (chances), che cosa scegliere, da ciò che ha scelto (choices), o solo come finiscono le partite della rete da cui comincia (ends) (predefinito: chances)
help-train-teacher = una ricerca di tante iterazioni mostra che cosa preferisce: in metà delle partite, o nelle scelte tra molte opzioni (predefinito: nessuna)
help-train-from = comincia come la rete di questo file, che ha imparato a scegliere; con --learn choices o ends
help-train-workers = quanti processi giocano partite per lei (predefinito: 1, che a turno gioca e impara)
train-needs = L’addestramento ha bisogno di { $missing }, che qui non è installato: lo porta pip install 'chautari[train]'.
train-exists = { $file } c’è già: --resume continua quell’addestramento, --out FILE ne comincia un altro.
train-minutes = I minuti di un addestramento sono un numero maggiore di 0.
train-workers = Un addestramento ha almeno un processo; le tornate e le iterazioni di un insegnante sono 0 o più.
train-from = --learn choices può cominciare come un’altra rete, --learn ends deve: la indica --from FILE.
train-folder = Non c’è una cartella { $folder } in cui conservare una rete.
train-sizes = { $text } non è un numero di giocatori: scrivi 4, o 2-4 per più d’uno.
train-interrupted = Fermato; la rete fin qui è in { $file }, e --resume continua.
train-training = si impara { $game }
train-standing = { $minutes } min, { $games } partite; da sola contro bot greedy vince il { $share }
train-kept = La rete è in { $file }; la fa giocare chautari arena { $game } --bots net@{ $file },greedy --seats 4.
