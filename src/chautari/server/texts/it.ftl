# Names

bot-names = Asha Dawa Maya Pemba Lhamo Bikram
host = Chi ospita
nth-seat = Posto { $number }
you = tu
somebody = Qualcuno

# Levels of bots

level-novice-title = Principiante
level-novice = Ha appena imparato le regole e non vede molte cose: giusto per le prime partite.
level-casual-title = Amatoriale
level-casual = Gioca con buon senso e ogni tanto sbaglia: giusto per una partita rilassata.
level-strong-title = Forte
level-strong = Sbaglia di rado: giusto quando conosci bene il gioco.
level-master-title = Maestro
level-master = Guarda avanti, con migliaia di partite alle spalle: giusto quando vinci spesso.
level-grandmaster-title = Gran maestro
level-grandmaster = Pensa più a lungo e guarda più lontano: giusto quando vuoi il più forte che ci sia.

# Refusals

refused-asked-already = Qualcuno ha chiesto di ritirare una mossa; prima rispondi a quello.
refused-asked-before = In questo turno lo hai già chiesto agli altri; continua a giocare, e potrai chiederlo di nuovo.
refused-bot-plays = Un bot sta giocando per te; prima ritorna al tavolo.
refused-bots-seat = A quel posto un bot gioca fino alla fine; non ha link.
refused-closing = Il server sta chiudendo; ricollegati tra un momento.
refused-daily-alone = Una partita del giorno si gioca senza consigli, perché i risultati si possano confrontare.
refused-enough-chat = Hai già detto tutto quello che da un posto si può dire a un tavolo.
refused-enough-reactions = Hai già fatto tutti i cenni e gli applausi che da un posto si possono fare a un tavolo.
refused-enough-undone = Hai già ritirato tutto quello che una partita sopporta.
refused-fault = Qui qualcosa è andato storto. Non è cambiato nulla; riprova.
refused-foreign-host = Questo server non si conosce con il nome { $name }: aprilo con il suo indirizzo in cifre, o avvialo con --origin http://{ $name }.
refused-foreign-page = Questa richiesta viene da una pagina di un altro sito.
refused-hello-again = Hai già mandato il saluto (hello).
refused-key-used = Un messaggio con questa chiave è stato eseguito molto tempo fa; uno nuovo richiede una chiave nuova.
refused-link-expired = Questo codice è scaduto; chiedine uno nuovo sull’altro dispositivo.
refused-link-renewed = Chi ospita ha creato un nuovo link; questo non apre più nulla.
refused-link-used = Questo posto è occupato; chiedi un nuovo link a chi ospita.
refused-mark-taken = A questo tavolo qualcuno ha già quel colore; scegline un altro.
refused-name-taken = A questo tavolo c’è già qualcuno di nome { $name }; scegli un altro nome.
refused-no-hello = Il primo messaggio è un saluto (hello), entro dieci secondi.
refused-no-hint = Stavolta non è stato trovato nessun consiglio; chiedi di nuovo.
refused-no-lesson = A questo tavolo non c’è nessuna lezione.
refused-no-such-lesson = Questa lezione non c’è.
refused-lesson-undo = Questo passo della lezione non si ritira; presto sceglierai tu, e allora potrai.
refused-no-name = Chi gioca ha bisogno di un nome.
refused-no-practice = Questo vale per l’allenamento; di’ prima che questa partita deve valere come allenamento.
refused-no-open-seat = A questo tavolo non c’è un posto per chi arriva; lo apre un link di chi ospita.
refused-no-such-action = { $title } ha le azioni da 0 a { $most }.
refused-no-such-choice = Non hai fatto una scelta con quel numero.
refused-no-such-day = Si raccontano solo le partite di oggi e del giorno prima.
refused-no-such-edition = L’edizione di un’analisi è un numero da 0 in su.
refused-no-such-eyes = Guarda con gli occhi di un posto da 0 a { $last }, o con quelli di tutti.
refused-no-such-game = Questo gioco qui non c’è.
refused-no-such-level = Un bot così non c’è; i livelli sono { $levels }.
refused-no-such-line = Una riga del diario è un numero da 0 in su.
refused-no-such-link = Questo link non porta da nessuna parte; forse chi ospita ne ha creato uno nuovo.
refused-no-such-moment = Questa partita non ha un momento così; i momenti sono numerati da 0 in su.
refused-no-such-name = Questo gioco non ha un’azione con quel nome.
refused-no-such-option = Questo rompicapo non offre quell’opzione.
refused-no-such-puzzle = Questo gioco ha i rompicapo da 1 a { $most }.
refused-no-such-page = A questo indirizzo non c’è niente.
refused-no-such-seat = Questo tavolo ha i posti da 0 a { $last }.
refused-no-such-table = Questo tavolo non c’è, o non è aperto per te.
refused-not-alone = Avere consigli, vedere le probabilità e ritirare qualsiasi cosa si può solo ai tavoli senza altre persone.
refused-not-asked = Ora non devi scegliere niente.
refused-not-finished = La partita di questa registrazione non è finita; chautari import porta qui una partita da continuare.
refused-not-host = Può farlo solo chi ospita il tavolo.
refused-not-json = Manda JSON, con il tipo di contenuto application/json.
refused-not-over = Si saprà quando la partita sarà finita.
refused-not-plain = Una riga di chat è testo semplice.
refused-not-playing = La partita non è ancora cominciata.
refused-not-read = Ora i tavoli non si possono leggere; riprova.
refused-not-seated = Può farlo solo chi siede a un posto.
refused-not-stored = Non è stato possibile salvare, quindi non è cambiato nulla; riprova.
refused-not-understood = Quel messaggio non si capisce: { $problem }.
refused-nothing-to-vote = Nessuno aspetta la tua parola su questo.
refused-one-seat = Una persona ha un solo posto a un tavolo.
refused-only-here = Questo si dice solo sulla macchina del server.
refused-only-watching = Stai guardando; può farlo solo chi è al tavolo.
refused-over = La partita è finita.
refused-own-seat = Lì ci siedi già tu; con un codice il tuo posto passa a un altro dispositivo.
refused-paused = Il tavolo è in pausa; prima riprendi la partita.
refused-reload = Il tavolo è cambiato; ricollegati per vederlo com’è.
refused-resigned = Hai abbandonato; un bot gioca al tuo posto fino alla fine.
refused-seat-changed = Ora siedi al tavolo; ricollegati.
refused-seat-left = Hai lasciato il tavolo; il suo link riapre il posto.
refused-seat-taken = Qualcuno ha fatto prima di te e ora siede lì; prendi un altro posto.
refused-seat-moved = Il tuo posto è passato a un altro dispositivo.
refused-somebody-away = Ciò che è stato mostrato si ritira solo se tutti sono d’accordo, e qualcuno non c’è.
refused-stale = Il tavolo è andato avanti; guarda di nuovo prima di scegliere.
refused-started = La partita è già cominciata.
refused-table-begun = La partita è cominciata, e con questo link nessuno può guardarla.
refused-table-full = Qualcuno ha fatto prima di te: tutti i posti sono occupati.
refused-too-fast = Troppe cose insieme; aspetta un momento.
refused-too-many-reviews = Qui si stanno analizzando molte partite; chiedi di nuovo tra qualche minuto.
refused-too-slow = L’invio è durato troppo a lungo; manda di nuovo.
refused-too-large = È troppo grande; al massimo { $most } byte.
refused-too-many-chairs = Hai aperto questo tavolo una volta di troppo; questa finestra, la più vecchia, si chiude in favore della più nuova.
refused-too-many-listed = Dal tuo indirizzo aspettano compagnia tanti tavoli quanti ne elenca questo server.
refused-too-many-records = Hai portato qui { $most } registrazioni, quante questo server ne conserva per una persona.
refused-too-many-sockets = Troppe connessioni dal tuo indirizzo.
refused-too-many-tables = Hai preparato tanti tavoli quanti ne permette questo server.
refused-too-many-viewers = Guardano questo tavolo tante persone quante ne permette questo server.
refused-unplayable = A questo tavolo non si può continuare: { $problem }
refused-wrong-method = Questo indirizzo non accetta richieste di quel tipo.
other-version = È cominciato con un’altra versione delle regole; la sua registrazione si può scaricare.

not-text = Questa non è una registrazione: non è testo.
offered = Ora puoi farlo.

# Notes in a table's log

note-created = Il tavolo è pronto.
note-lesson = Comincia una lezione.
note-joined = { $who } si siede.
note-started = La partita comincia.
note-left = { $who } se ne va; un bot prende il suo posto.
note-got-up = { $who } si alza.
note-away = { $who } non c’è; un bot prende il suo posto.
note-returned = { $who } è di nuovo qui.
note-resigned = { $who } abbandona; un bot gioca fino alla fine.
note-paused = { $who } chiede una pausa.
note-resumed = { $who } riprende la partita.
note-undo-asked = { $who } chiede di ritirare una mossa.
note-undo-declined = { $who } dice di no: la mossa resta.
note-undo-dropped = { $who } non c’è per rispondere: la mossa resta.
note-undone = { $who } ritira una mossa, e tutti sono d’accordo.
note-undone-alone = { $who } ritira una mossa (senza altre persone al tavolo).
note-practice = { $who } si allena: da qui in poi questa partita vale come allenamento.
note-link-renewed = Chi ospita crea un nuovo link per { $who }.
note-downloaded = { $who } scarica la registrazione, con tutto ciò che vi è nascosto.
note-branched = Questa partita continua da un momento di un’altra.
note-imported = Questa partita è stata portata qui da una registrazione.

# Reactions

reaction-nod = { $who } fa un cenno.
reaction-applause = { $who } applaude.
reaction-hmm = { $who } ha qualche dubbio.
reaction-ouch = { $who } fa una smorfia.
reaction-hurry = { $who } tamburella sul tavolo.
reaction-thanks = { $who } ringrazia.

# Pages

page-welcome = Un posto dove giocare con gli amici a quattro giochi da tavolo dalle colline del Nepal, tramite un link e senza account.
page-game = { $title } di { $designers }
page-no-client = Questa installazione non ha un tavolo per il browser. Con chautari play si gioca nel terminale, e i programmi possono giocare qui tramite l’interfaccia.
page-interface = L’interfaccia per i programmi
page-paths = Percorsi
page-types = Tipi
page-socket = Uno per ogni persona che guarda: prima un saluto (hello), poi le novità in un senso e i verbi nell’altro; a ogni verbo si risponde con done o refused.
api-about = Prepara tavoli, distribuisci link, prendi posto; la partita stessa si gioca attraverso il WebSocket del tavolo. Un cookie dice chi sei. Ogni rifiuto dice il perché.
api-done = Fatto
api-refused = Rifiutato, e perché
