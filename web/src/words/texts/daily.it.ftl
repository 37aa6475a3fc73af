# The daily deal

title = La partita del giorno
about = Una partita al giorno per ogni gioco: stesse carte, stessi posti e stessi bot per tutti. Si prova una volta sola, poi ci si può confrontare.
about-fair = Una nuova partita arriva a mezzanotte di Greenwich (UTC). I bot rispondono alle stesse mosse nello stesso modo, quindi si gioca alla pari. È per divertimento: nessuno controlla se qualcuno ha guardato altrove le carte in anticipo.
once = Un solo tentativo: niente consigli, e non si annulla nulla che abbia rivelato qualcosa di nuovo.
streak = I tuoi { $days } giorni di fila.
review = Analisi
at-table = Al tuo tavolo
you-there = Tu
first = Oggi apri tu la classifica.
alone = Hai giocato solo tu.
day = { DATETIME($day, dateStyle: "full", timeZone: "UTC") }
play = Gioca la partita di oggi
go-on = Continua
see = Guarda il tavolo
seats = { $count } giocatori, tu al posto { $seat }
against = Contro { $levels }
bots = { $count }× { $level }
options-usual = Le regole consuete
your-name = Il tuo nome
results = Oggi
results-yesterday = Ieri
none = Nessuno l’ha ancora finita.
none-yesterday = Nessuno l’ha finita.
points = { $points } { $game ->
    [adventure-tours] { $points ->
        [one] moneta
       *[other] monete
      }
   *[other] { $points ->
        [one] punto
       *[other] punti
      }
  }
place = { $place }º posto
margin-ahead = { $margin } in più
margin-behind = { $margin } in meno
margin-even = in parità
taken-back = annullato { $count }×
you = tu
others = e altri { $count }
better = { $better ->
    [0] Nessuno ha fatto meglio (su { $played }).
    [one] Su { $played }, uno ha fatto meglio.
   *[other] Su { $played }, in { $better } hanno fatto meglio.
  }
copy = Copia il risultato
copied = Copiato
share = Condividi
share-label = Il tuo risultato come testo
to-daily = Tutti i risultati del giorno
card = La partita di oggi
card-about = La stessa partita per tutti: { $games }.
card-done = { $done } di { $count } già giocate
card-open = Gioca
puzzles-title = Rompicapo
puzzles-about = Un’opzione è nettamente migliore di tutte le altre. La trovi?
puzzles-open = Prova a risolverne uno
