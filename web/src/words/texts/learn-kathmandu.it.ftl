# Kathmandu in five minutes. Every game has the same keys.

want = Sei giorni per guidare il tuo yak attraverso le colline fino a Kathmandu. La fretta non è il punto: i tesori stanno accanto al sentiero. Ma una tempesta ti segue, e l’ultima sera costa cara a chi è lontano dalla città.
turn = Un turno per immagini

step-1-title = Prendi un dado
step-1 = Il suo colore ti dà una risorsa: zaino, bussola, scatola di colori, moneta o foraggio; il nero ne dà una qualsiasi. Il suo numero dice quanto vai lontano. Una volta per turno puoi mettere da parte un dado per il resto del giorno e tirare di nuovo quelli non ancora usati.
step-2-title = Cammina sempre dritto
step-2 = Esattamente di quel numero di caselle, in una delle quattro direzioni. Le montagne e il bordo della terra ti fermano e costano una fatica. Un confine costa foraggio, partire nella direzione dell’ago rosso costa una bussola, e se non li hai una fatica.
step-3-title = Guarda che cosa c’è
step-3 = Dove ti fermi, fai tutto ciò che il posto permette: dipingi un animale, prendi equipaggiamento, compra per una moneta la merce di una città e per una seconda moneta quella speciale dello stesso tipo, anche dalle mani di qualcun altro, fai un’offerta in un tempio e prendi in cambio una mappa. Le tue tessere yak formano una pila, una è scoperta e mostra un paesaggio: fermati lì, è compiuta e si gira la prossima. Nove ancora coperte costano 36 punti.
step-4-title = Viene la sera
step-4 = Dopo tre giri tutti tirano di nuovo i dadi, il tempo cambia, e la tempesta può avanzare: uno yak che le resta dietro riceve una fatica. Chi ne ha tre riposa nel turno seguente: non si cammina, ma se ne vanno tutte e tre.

end = Dopo sei giorni, o appena tutti gli yak sono a Kathmandu.

score-1 = Per le offerte: 1, 2, 3, 4, 5, 6
score-1-points = 3, 7, 12, 18, 25, 33
score-2 = Ogni merce; in più, per 5 diverse o per tutte e 6; ogni merce speciale
score-2-points = 2–5; 7 o 12; 7
score-3 = Una mappa da sola; una coppia A e B di un colore; una coppia al sicuro nel forziere
score-3-points = 1; 4; 8
score-4 = Ogni animale: di quanto chi ne ha di più supera chi ne ha di meno
score-4-points = massimo − minimo
score-5 = L’arrivo a Kathmandu: al 1º, 2º, 3º, 4º posto
score-5-points = 15, 13, 11, 9
score-6 = Tessere yak ancora coperte: 0, 1, 2, 3 …
score-6-points = +10, 0, −1, −3 …
score-7 = Confini che mancano fino a Kathmandu: 1, 2, 3 …
score-7-points = −2, −5, −9 …
score-8 = Ogni risorsa o carta equipaggiamento rimasta; ogni fatica
score-8-points = 1; −3

tip-1 = Hai diciotto mosse, e la via diretta ne richiede circa la metà. L’altra metà è per le deviazioni.
tip-2 = Ogni offerta vale più della precedente. Fai piani da un tempio all’altro.
tip-3 = Riposare non è una vergogna: cancella tre fatiche in una volta. Solo l’ultima sera ciascuna costa 3 punti.
