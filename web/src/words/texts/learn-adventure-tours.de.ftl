# Adventure Tours in five minutes. Every game has the same keys.

want = Du leitest Expeditionen für Leute mit mehr Geld als Verstand. Die Reichen zahlen am besten, aber sie reisen nur mit feinster Ausstattung. Nach drei Expeditionen gewinnt die vollste Kasse.
turn = Ein Zug in Bildern

step-1-title = Eine Karte, zwei Wege
step-1 = Alle beginnen mit sechs Karten und, im Grundspiel, mit 3 von jeder Art der Ausstattung. In deinem Zug spielst du genau einen Abenteurer: oben als zahlenden Teilnehmer oder rechts als Ausrüstung. Eine gelbe Fahne zeigt, wer beginnt. Passen ist etwas für Stubenhocker: Niemand darf es.
step-2-title = Als Ausrüstung
step-2 = Jede Karte taugt dazu. Ihre Unterstützung kommt zur Ausstattung ihrer Farbe: rote Technik, blauer Proviant oder gelbe Kleidung. Nur Roy Nobleman zählt für alle drei. Ausrüstung zahlt nichts und tut sonst nichts; dann ziehst du eine Karte.
step-3-title = Als Teilnehmer
step-3 = Nur wenn deine Ausstattung in der Farbe der Karte nicht unter ihrem Anspruch liegt. Sie wird ihre Münzen zahlen, und du ziehst keine Karte. Ihre Aktion darfst du sofort nutzen: Slowhand Bill nimmt jemandem die letzte Ausrüstung, andere zwingen jemanden, Karten zu ziehen, die vielleicht auf der Hand bleiben. Wer einmal an Bord ist, den stört es nicht, wenn Ausrüstung verloren geht.
step-4-title = Die Expedition ist zu Ende
step-4 = Sofort, wenn jemand am Ende eines Zuges keine Karte mehr hat, oder wenn die letzte Karte gezogen ist. Teilnehmer zahlen; jede Karte, die noch auf einer Hand ist, kostet 2 Münzen. Eine Kasse fällt nie unter 0: Schulden gibt es nicht.

end = Nach drei Expeditionen. Das meiste Geld gewinnt; bei Gleichstand wird der Sieg geteilt.

score-1 = Jeder Teilnehmer
score-1-points = seine Münzen
score-2 = Jede Karte, die auf der Hand bleibt
score-2-points = −2
score-3 = Ausrüstung
score-3-points = nichts

tip-1 = Rüste erst aus, aber nicht lange: Eine als Ausrüstung gespielte Karte wird ersetzt, deine Hand wird dadurch also nie kleiner.
tip-2 = Behalte die anderen Hände im Auge. Wer nur noch eine Karte hat, beendet vielleicht alles, bevor deine Gäste gepackt haben.
tip-3 = Manche Aktionen stehlen anderen eine Karte oder vertreiben sie: immer die letzte einer Reihe, die zuletzt dort angelegt wurde. Lass deinen besten Gast nicht dort stehen, oder nimm Pater Miller mit, den Mann mit dem schwarzen Hut: Als Teilnehmer wehrt er einen Angriff ab und geht dann.
