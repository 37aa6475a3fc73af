# The page about Chautari. The first signs of a key say where it stands.

lead = Una chautari è la piattaforma di pietra sotto un albero, lungo i sentieri delle colline del Nepal, dove chi è in viaggio posa il carico, si incontra e gioca. Questa è per quattro giochi da tavolo nati da quelle colline.

games-title = I giochi e chi li ha fatti
games-lead = Tutti i diritti sui giochi sono dei loro autori ed editori. Se qui uno ti piace, compra la scatola: con gli amici attorno a un tavolo vero è ancora più bello.
games-name = Gioco
games-designers = Ideato da
games-publisher = Pubblicato da
games-players = Giocatori
games-count = { $least }–{ $most }

notice-title = Non ufficiale
notice-1 = Chautari è opera di appassionati, per chi possiede questi giochi. Nessuno dei nomi qui sopra l’ha approvata o ha a che farci.
notice-2 = Non è usata nessuna immagine e nessuna frase degli originali: tutto ciò che vedi è ridisegnato, e le regole sono raccontate con parole nostre. Dove un valore è stampato solo su un componente e in nessun regolamento, abbiamo dovuto ricostruirlo; i file di dati che accompagnano il codice sorgente dicono quali.

data-title = I tuoi dati
data-lead = Sono pochi, e restano sul server su cui giochi.
data-1 = Nessun account, nessuna password, nessun indirizzo e-mail. Un cookie con un codice casuale è il tuo posto; il server ne conserva solo l’hash.
data-2 = Niente viene caricato da altri server: niente caratteri, niente contatori, niente pubblicità. Nessuno ti segue.
data-3 = Ciò che scrivi, un nome e quello che dici a un tavolo, è conservato con quel tavolo, per chi vi siede.
data-4 = Il tuo indirizzo di rete è tenuto in memoria per qualche minuto, perché nessuno possa sommergere il server di richieste, e non è scritto da nessuna parte.
data-5 = Il tuo browser ricorda il tuo nome e come preferisci la luce e i suoni. Da lì non esce mai.
data-6 = A nessuno viene mai inviato ciò che dal suo posto non può sapere: né alla pagina, né al pubblico, né ai bot.

fair-title = Una distribuzione onesta
fair-1 = Prima della prima carta il server pubblica l’hash di un segreto da cui derivano tutte le carte e tutti i dadi. Alla fine rivela il segreto, e chiunque può verificare l’intera distribuzione: scarica la registrazione ed esegui

host-title = Un server tutto tuo
host-1 = Un comando, un processo, un file con tutti i tavoli. Su una macchina con Python 3.11 e make:
host-2 = La tua rete entra con l’indirizzo che viene stampato, o con il codice accanto. I tavoli sopravvivono ai riavvii; per una copia di sicurezza basta un comando.

more-title = Regole, documenti, programmi
more-rules = Regole di { $title }
more-learn = { $title } in cinque minuti
more-1 = A questi tavoli possono sedersi anche i programmi: il server descrive sé stesso, e ogni gioco è un ambiente per la ricerca. I documenti che accompagnano il codice sorgente spiegano come si scrive un bot, come si conservano le registrazioni e come è costruito il tutto.
more-api = Che cosa capisce il server
more-replay = Apri una registrazione

licence-title = Licenza
licence-fonts = Ne fanno parte due caratteri, con la licenza SIL Open Font License:
licence-1 = Chautari è software libero con licenza MIT: usalo, modificalo, passalo ad altri.
