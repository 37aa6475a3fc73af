# Reviving Kathmandu in five minutes. Every game has the same keys.

want = La terra ha tremato, e la città ha bisogno di chi costruisce. Offri monete per le carte, innalza con esse i monumenti, una sezione alla volta, e bada ai colori. Un Buddha è intero con 1 sezione, un Sacello con 2, uno Stupa con 3, una Pagoda con 4.
turn = Un giro per immagini

step-1-title = Offerta
step-1 = Le carte del mercato vengono distribuite scoperte dal mazzo blu. A turno ciascuno mette una moneta coperta su una casella libera attorno al mercato. Una casella offre per due carte insieme: quella vicina e quella lontana sulla stessa linea.
step-2-title = Raccolta
step-2 = Si scoprono le monete! Una carta va a chi ha fatto la sola offerta, altrimenti alla moneta più alta, poi alla più vicina, poi a quella a sinistra o a destra della carta. Chi ha vinto meno di due carte pesca le altre dal mazzo rosso, senza mostrarle: tutti tornano a casa con due.
step-3-title = Costruzione
step-3 = Tutti insieme, quanto si vuole, sempre dal basso verso l’alto. Una carta del mercato mostra due sezioni: ne costruisci una, l’altra va persa. Una sezione jolly mostra tutti i colori: quando il suo monumento è completo, ne scegli uno. Un monumento completo dà subito i suoi punti, e alla fine la tua missione paga di più per i colori che chiede. Puoi tenere in mano tre carte, le altre si scartano scoperte.
step-4-title = La moneta rimasta
step-4 = Dopo quattro giri a ciascuno resta una moneta. A partire dalla più alta, diventa punti, oppure compra una qualsiasi carta scartata, da costruire subito. Poi tornano tutte le monete per altri quattro giri.

end = Dopo otto giri. Le carte in mano non valgono nulla; di un monumento incompleto conta la sezione più alta.

score-1 = Buddha, Sacello, Stupa, Pagoda
score-1-points = 2, 3, 6, 10
score-2 = 2, 3, 4 sezioni di uno stesso colore al suo interno
score-2-points = 2, 4, 8
score-3 = Un Buddha di un colore per te nuovo
score-3-points = 1
score-4 = La tua missione: Buddha, Sacello, Stupa, Pagoda
score-4-points = 1, 2, 3, 4
score-5 = La moneta rimasta, se non è stata spesa per una carta
score-5-points = il suo valore

tip-1 = Dove nessun altro offre, basta una moneta da 1. Tieni il 5 per la carta che serve a due persone.
tip-2 = Conta anche la moneta che ti resta: un 5 sono cinque punti, o la prima scelta tra gli scarti.
tip-3 = Comincia presto gli edifici alti. Una Pagoda di tre sezioni vale 6 anche incompleta, ma non guadagna colori né missione.
