# Practising alone among bots

practise-sure = Avec de l’aide, cette partie compte comme entraînement. Rien n’est perdu : tu joues comme avant, et tu peux avoir des indices, voir toutes les chances et reprendre n’importe quel choix. La partie porte seulement une petite marque, une lampe, qui lui reste.
practise-yes = S’entraîner
hint-title = Indice
hint-step = Étape { $step } sur { $steps }
hint-thinking = Réflexion en cours …
hint-next-2 = Dis-moi le coup
hint-next-3 = Dis-moi pourquoi
hint-again = Réessayer
hint-move-panel = Fais glisser pour déplacer
hint-close = Ranger l’indice
hint-choices = Les choix en question
back-title = Revenir à …
back-about = La partie revient juste avant le choix que tu prends, et tout ce que bots et hasard ont répondu depuis s’efface. Ce qui se pioche ensuite est tiré à nouveau.
back-nothing = Tu n’as encore rien choisi.
back-before = Avant : { $choice }
