# Practising alone among bots

practise-sure = Mit Hilfe zählt diese Partie als Übung. Verloren ist nichts: Du spielst weiter wie bisher, darfst Tipps holen, die Gewinnchancen aller sehen und alles zurücknehmen. Die Partie trägt nur ein kleines Zeichen, eine Lampe, und behält es.
practise-yes = Üben
hint-title = Tipp
hint-step = Schritt { $step } von { $steps }
hint-thinking = Wird überlegt …
hint-next-2 = Verrate den Zug
hint-next-3 = Verrate, warum
hint-again = Noch einmal
hint-move-panel = Ziehen, um ihn zu verschieben
hint-close = Tipp weglegen
hint-choices = Die Möglichkeiten, um die es geht
back-title = Zurück bis …
back-about = Die Partie geht zurück vor die gewählte Entscheidung, samt allem, was Bots und Zufall seither geantwortet haben. Was von da an gezogen wird, kommt neu.
back-nothing = Du hast noch nichts gewählt.
back-before = Vor: { $choice }
