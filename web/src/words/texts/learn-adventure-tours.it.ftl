# Adventure Tours in five minutes. Every game has the same keys.

want = Guidi spedizioni per gente con più soldi che buon senso. I più ricchi pagano meglio, ma partono solo con la dotazione più raffinata. Dopo tre spedizioni vince la borsa più piena.
turn = Un turno per immagini

step-1-title = Una carta, due modi
step-1 = Si comincia con sei carte a testa e, nel gioco base, con 3 di ogni tipo di dotazione. Nel tuo turno giochi esattamente un avventuriero: sopra, come partecipante che paga, oppure a destra, come equipaggiamento. Una bandierina gialla indica chi comincia. Passare è da pantofolai: non si può.
step-2-title = Come equipaggiamento
step-2 = Va bene qualsiasi carta. Il suo sostegno si aggiunge alla dotazione del suo colore: rosso per la tecnica, blu per i viveri, giallo per il vestiario. Solo Roy Nobleman aggiunge a tutti e tre. L’equipaggiamento non paga e non fa altro; poi peschi una carta.
step-3-title = Come partecipante
step-3 = Solo se il tuo equipaggiamento nel colore della carta non è inferiore a ciò che esige. Pagherà le sue monete, e tu non peschi. La sua azione si può usare subito: Slowhand Bill prende a qualcuno l’ultimo equipaggiamento, altri fanno pescare carte che rischiano di restare in mano. Una volta a bordo, nessuno bada se l’equipaggiamento va perso.
step-4-title = La spedizione è finita
step-4 = Subito, quando qualcuno non ha più carte alla fine di un turno, o quando è stata pescata l’ultima carta. I partecipanti pagano; ogni carta ancora in mano costa 2 monete. Una borsa non scende mai sotto 0: nessuno fa debiti.

end = Dopo tre spedizioni. Vince chi ha più denaro; in parità la vittoria è condivisa.

score-1 = Ogni partecipante
score-1-points = le sue monete
score-2 = Ogni carta rimasta in mano
score-2-points = −2
score-3 = Equipaggiamento
score-3-points = niente

tip-1 = Prima equipaggiati, ma non a lungo: una carta giocata come equipaggiamento viene rimpiazzata, quindi la tua mano così non si riduce mai.
tip-2 = Tieni d’occhio le mani altrui. Chi ha una sola carta può chiudere tutto prima che i tuoi ospiti abbiano fatto i bagagli.
tip-3 = Alcune azioni rubano una carta a qualcuno, o la scacciano: sempre l’ultima di una fila, quella posata per ultima. Non lasciare lì il tuo ospite migliore, o porta con te Padre Miller, l’uomo con il cappello nero: come partecipante ferma un attacco, e se ne va.
