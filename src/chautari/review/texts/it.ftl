# The review of a game

title = { $game }: una partita di { $names }
lead-won = Ha vinto { $who }.
lead-shared = Hanno vinto insieme { $who }.
method = Ogni decisione è stata giudicata in base a ciò che chi giocava poteva sapere in quel momento, con una ricerca di { $iterations } iterazioni ({ $searched } di { $decisions } decisioni finora; le altre con un solo sguardo della rete). ± è metà dell’intervallo al 95 %: ciò che vi rientra non è chiamato errore.

verdict-best = migliore
verdict-good = buona
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave

head-player = giocatore
head-won = vittoria
head-loss = sprecato per decisione
head-luck = fortuna
head-adjusted = risultato meno fortuna

chances = Probabilità di vittoria
chances-note = La probabilità di vittoria di ciascuno, mossa per mossa: la media di ciò che tutti potevano dirne da quello che sapevano. Le linee orizzontali stanno al 25, 50 e 75 %.
players = I giocatori
players-note = Sprecato per decisione: quanta probabilità di vittoria è andata persa in media con una decisione. Fortuna: quanto le risposte del caso hanno portato oltre quello che ci si poteva aspettare, per quanto ne resta fino alla fine di una partita. Risultato meno fortuna: la parte nella vittoria meno la fortuna, che può stare sotto lo 0 o sopra il 100 %; di una singola partita dice poco, su molte partite rivela quanto bene si gioca prima di quanto facciano le vittorie. Che cosa ha deciso una partita: le scelte e le pesche che hanno spostato di più la probabilità.
moments = I momenti decisivi
moments-note = Le decisioni che hanno fatto perdere di più, e le pesche che hanno cambiato di più, in ordine di gioco.

points = I punti nel tempo
points-note = Che cosa avrebbe avuto ciascuno da ogni fonte se la partita fosse finita in quel momento; sotto la linea ciò che è stato tolto. Le cifre sono quelle della fine.
points-of = { $who }: { $points } punti

moment-decision = { $who } ha scelto «{ $chosen }». «{ $better }» avrebbe conservato il { $loss } % in più (±{ $margin }): { $before } % invece di { $after } %.
moment-turn = Con le altre scelte dello stesso turno è andato perso il { $loss } %.
moment-luck-good = { $who } ha avuto fortuna: +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } ha avuto sfortuna: −{ $change } % (±{ $margin }).
reason-own = La scelta migliore porta in media { $points } punti in più: { $parts }.
reason-points = La scelta migliore conduce in media a { $points } punti in più.
reason-wins = In { $games } partite continuate dai bot ha vinto { $better } volte invece di { $chosen }.
reason-part = { $source } { $points }
reason-and-rest = { $parts }, tutto il resto { $rest }
reason-rival-less = { $who } avrebbe avuto { $points } in meno da: { $source }.
reason-small = Nessuna singola cosa spiega perché: è migliore per vari piccoli motivi.
reason-taken = Nella partita ci ha puntato { $who }: «{ $choice }».
reason-plan = Poi { $who } continuerebbe molto probabilmente con { $steps }.
quoted = «{ $text }»

player-decided = Che cosa ha deciso la partita di { $who }: { $moments }.
decided-choice = { $change } % per la scelta di { $who } alla mossa { $move }
decided-luck = { $change } % per fortuna alla mossa { $move }
player-well = Ben fatto: { $who } ha trovato «{ $chosen }»; l’opzione successiva valeva il { $gap } % in meno.
player-learn = Da imparare: «{ $chosen }» invece di «{ $better }» è costato il { $loss } %.
at-move = Mossa { $move }. { $text }

amount = { $game ->
    [adventure-tours] { $count ->
        [one] 1 moneta
       *[other] { $count } monete
      }
   *[other] { $count ->
        [one] 1 punto
       *[other] { $count } punti
      }
  }

# A hint for somebody who practises

hint-look = { $count ->
    [one] Guarda qui: c’è qualcosa da guadagnare.
   *[other] Guarda queste { $count }: tra loro c’è la scelta migliore.
  }
hint-move = La migliore sembra: { $choice }.
hint-at-once = In questo turno ti porta { $parts }.
hint-soon = Così di solito si fanno circa { $amount } in questo { $time ->
    [day] giorno
   *[round] giro
  }, soprattutto { $parts }.
hint-plan = Poi, molto probabilmente: { $steps }.
hint-part = { $amount } ({ $source })
hint-taken = Se la lasci, molto probabilmente la prenderà { $who }.
hint-own = Alla fine di solito ti porta circa { $amount } in più, soprattutto da: { $source }.
hint-points = Alla fine di solito ti porta circa { $amount } in più.
hint-in-many-ways = Nessuna singola cosa la distingue dalla successiva: è un po’ migliore per vari motivi.
hint-chance = Con questa si vincono circa { $chance } partite così su 100.
hint-as-good = Quasi altrettanto buone: { $choices }.
hint-quoted = «{ $choice }»
hint-worse = Con «{ $choice }» sarebbero circa { $less } in meno (±{ $margin }).
hint-only = Non c’è altro da scegliere.
hint-rival = Costa a { $who } circa { $amount } da: { $source }.

# A puzzle from a bots' game

puzzle-headline = Tocca a { $who }
puzzle-day = Giorno { $number }
puzzle-round = Giro { $number }
puzzle-ahead = { $count } di vantaggio
puzzle-behind = { $count } di svantaggio
puzzle-even = in parità con chi è in testa
puzzle-players = { $count } giocatori
puzzle-choices = { $count } scelte
puzzle-lead = «{ $best }» vince almeno il { $lead } % di partite in più della successiva, «{ $other }».
puzzle-line = Che cosa farebbe poi molto probabilmente { $who }: { $line }.
puzzle-search = Calcolato guardando avanti, con le risposte migliori di tutti: si vince il { $chance } % delle partite, il { $less } % (±{ $margin }) con la successiva.
puzzle-played = Calcolato facendo giocare a bot forti { $games } partite fino alla fine: { $better } vinte, { $chosen } dopo «{ $other }». Più avanti i bot sbagliano, perciò i due conti differiscono; il vantaggio minore è quello nominato per primo.
