# The review of a finished game

title = Analisi
of = { $title }: l’analisi
won = Vittoria: { $names }. { $scores }
score = { $name } { $points }
by-link = Chi ha giocato può mandarti il link: è sotto Condividi.
ask = Analizza questa partita
ask-about = Ogni decisione è giudicata in base a ciò che chi giocava poteva sapere in quel momento, e ogni risposta del caso in base a come ha cambiato le probabilità di tutti. Ci vuole circa mezzo minuto.
waiting = Si sta analizzando un’altra partita; poi tocca a questa…
beginning = Lettura della partita…
working = Si guarda più a fondo: { $searched } di { $decisions } decisioni…
refining = Un altro sguardo a ciò che ha contato di più…
failed = Non è stato possibile fare l’analisi. Riprova.
again = Riprova
deeper = Guarda più a fondo
deep = Questa è l’analisi approfondita.
options-others = { $count ->
    [one] Un’altra è stata guardata di meno, perché sembrava peggiore.
   *[other] Altre { $count } sono state guardate di meno, perché sembravano peggiori.
  }
deeper-about = Qualche minuto invece di mezzo. Chi guarda più lontano può cambiare idea: una perdita può ridursi o crescere più del suo margine.
to-replay = Rivedi la partita
to-table = Al tavolo
share = Condividi
share-about = Chi ha questo indirizzo vede la partita e la sua analisi, ma niente di ciò che è stato detto al tavolo.
share-copied = Copiato.
share-withdraw = Ritiralo
share-withdrawn = Ritirato: l’indirizzo non porta più da nessuna parte.
share-label = L’indirizzo di questa analisi

chances = Probabilità di vittoria
chances-about = Ogni linea è la probabilità di vittoria di una persona: la media di ciò che tutti potevano dirne in quel momento, ciascuno da quello che sapeva. Un errore la abbassa di quanto ha sprecato, una pesca la sposta di quanto vale la sua fortuna; a ciò che per il resto si vede di nuovo si crede solo a metà, così la linea quasi mai salta senza motivo. I segni indicano i momenti decisivi.
moment = Momento { $moment } di { $last }
moment-about = Un momento è un passo della partita: una scelta, o la risposta del caso. Chi rivede la partita li trova contati allo stesso modo.
when-setup = Prima del primo giorno
when-day = Giorno { $day }
when-round = Giro { $round }
when-both = Giorno { $day }, giro { $round }
at-moment = Momento { $moment }: { $chances }
previous = Un momento indietro
next = Un momento avanti
previous-mistake = L’errore precedente
next-mistake = L’errore successivo
previous-own = Il tuo errore precedente
next-own = Il tuo errore successivo
one-chance = { $name } { $chance } %

moments = I momenti decisivi
moments-about = Le decisioni costate di più e le pesche che hanno cambiato di più, in ordine di gioco. Il numero dopo ±: se si rifacesse la stessa analisi, in 19 casi su 20 il risultato cadrebbe entro quel margine. Ciò che vi rientra non è mai chiamato errore; uno sguardo più profondo può comunque giudicare diversamente.
moments-later = Li vedrai alla fine della ricerca.
moments-others = Che cosa è stato decisivo per gli altri ({ $count })
moments-none = Nessuno ha fatto errori dimostrabili, e nessuno ha avuto molta fortuna.

verdict-best = Migliore
verdict-good = Buona
verdict-inaccuracy = Imprecisione
verdict-mistake = Errore
verdict-blunder = Errore grave
verdicts-about = In base alla probabilità di vittoria persa con una decisione: dal 2 % un’imprecisione, dal 5 % un errore, dal 10 % un errore grave, se la perdita supera il margine della stima.
luck = Fortuna
luck-all = Fortuna in ciò che è capitato: { $changes }
luck-about = Di quanto ciò che è stato appena pescato o tirato ha cambiato la probabilità di vittoria di ciascuno, oltre quello che ci si poteva aspettare.
anew-all = Visto di nuovo: { $changes }
anew-about = Di quanto le linee si sono spostate dal momento precedente senza che nessuno sprecasse qualcosa e senza che il caso intervenisse: le scelte altrui mostrano a che cosa si mira, e chi guarda da qui vede altre vie.
luck-one = { $name } { $change } %
eyes = Il tavolo come lo vedeva { $name }
eyes-all = Tutto il tavolo, con ciò che era nascosto in vista

decision-took = { $name } ha scelto: { $choice }.
decision-good = Per quanto si può dire, valeva quanto la migliore.
decision-unclear = Qualcos’altro sembrava migliore del { $loss } % (±{ $margin }): troppo poco per dirlo con certezza.
decision-best = { $name } ha scelto il meglio: { $choice }.
decision-only = Qui nessuno doveva scegliere.
decision-lost = { $loss } % di probabilità di vittoria sprecato (±{ $margin })
decision-lost-about = La probabilità di vittoria dopo la scelta migliore meno quella dopo la scelta fatta. Il numero dopo ±: se si rifacesse la stessa analisi, in 19 casi su 20 il risultato cadrebbe entro quel margine; uno sguardo più profondo può giudicare diversamente.
options = Che cosa si poteva scegliere
option-chosen = scelta
option-show = Mostrala sul tabellone
option-chance = { $chance } %
options-about = La probabilità di vittoria dopo ogni opzione, trovata continuando a giocare da tavoli a cui questa persona poteva trovarsi. Le opzioni provate meno spesso hanno margini più ampi.
try = Provala
try-about = Siediti in questo momento della partita e continua da qui contro dei bot.
in-replay = Rivedi il momento

players = I giocatori
players-about = Quanto bene ha scelto ciascuno, e che cosa è stato fortuna. Chi è molto indietro ha poco da sprecare, quindi lì una perdita piccola non è un merito. Premi un numero per leggere che cosa significa.
player-won = Vittoria
player-share = Vittoria al { $share } %
player-loss = Sprecato per decisione
player-loss-about = Quanta probabilità di vittoria è andata sprecata in media con una decisione di questa persona. Il numero dopo ± è l’intervallo al 95 %: la stima può sbagliare di tanto.
player-luck = Fortuna
player-luck-about = Che cosa il caso ha portato a questa persona oltre quello che ci si poteva aspettare, in totale, per quanto ne resta fino alla fine di una partita.
player-adjusted = Risultato meno fortuna
player-adjusted-about = Una vittoria vale 100 %, una sconfitta 0 %; da questo si toglie la fortuna, per quanto il risultato resta tra 0 e 100 %. Di una singola partita dice poco: su molte partite rivela quanto bene si gioca prima di quanto facciano le vittorie.
player-decided = Che cosa è stato decisivo
player-decided-about = Le scelte e le pesche che hanno spostato di più la probabilità di vittoria di questa persona.
decided-choice = { $change } % per la scelta di { $name }
decided-luck = { $change } % per fortuna
player-count-about = Mostra la prossima.
player-count = { $verdict }: { $count }

points = I punti nel tempo
points-about = Che cosa avrebbe avuto ciascuno da ogni fonte se la partita fosse finita in quel momento. Indica un grafico per leggerne i valori. Il nome di una fonte porta alla sua regola.
points-at = Al momento { $moment }
points-end = Alla fine
about = Che cosa significa?
