# The review of a finished game

title = Analyse
of = { $title } : l’analyse
won = Victoire : { $names }. { $scores }
score = { $name } { $points }
by-link = Qui a joué peut t’envoyer son lien : il est sous « Partager ».
ask = Analyser cette partie
ask-about = Chaque décision est jugée sur ce qu’on pouvait savoir à ce moment, et chaque réponse du hasard sur ce qu’elle a fait aux chances de chacun. Compte une demi-minute.
waiting = Une autre partie est en cours d’analyse ; celle-ci est la suivante …
beginning = Lecture de la partie …
working = On creuse : { $searched } décisions sur { $decisions } …
refining = On revoit ce qui a le plus compté …
failed = L’analyse n’a pas abouti. Réessaie.
again = Réessayer
deeper = Creuser encore
deep = C’est l’analyse approfondie.
options-others = { $count ->
    [one] Une autre option a été moins étudiée, car elle semblait moins bonne.
   *[other] { $count } autres options ont été moins étudiées, car elles semblaient moins bonnes.
  }
deeper-about = Quelques minutes au lieu d’une demi-minute. En regardant plus loin, on peut changer d’avis : une perte peut diminuer ou grandir de plus que sa marge.
to-replay = À la relecture
to-table = À la table
share = Partager
share-about = Qui a cette adresse voit la partie et son analyse, mais rien de ce qui s’est dit à la table.
share-copied = Copié.
share-withdraw = La retirer
share-withdrawn = Retirée : l’adresse ne mène plus nulle part.
share-label = L’adresse de cette analyse

chances = Chances de gain
chances-about = Chaque ligne montre les chances de gain d’une place : la moyenne de ce que chacun pouvait en dire à ce moment, d’après ce qu’il savait. Une erreur les abaisse de ce qu’elle a cédé, un tirage les déplace de sa chance ; ce qu’on découvre en plus n’est cru qu’à moitié, pour que la ligne ne saute guère sans raison. Les marques montrent les moments qui ont compté.
moment = Moment { $moment } sur { $last }
moment-about = Un moment est un pas de la partie : un choix, ou ce que le hasard y a répondu. La relecture les compte de la même façon.
when-setup = Avant la première journée
when-day = Journée { $day }
when-round = Manche { $round }
when-both = Journée { $day }, manche { $round }
at-moment = Moment { $moment } : { $chances }
previous = Moment précédent
next = Moment suivant
previous-mistake = Erreur précédente
next-mistake = Erreur suivante
previous-own = Ton erreur précédente
next-own = Ton erreur suivante
one-chance = { $name } { $chance } %

moments = Les moments qui ont compté
moments-about = Les décisions qui ont le plus coûté et les tirages qui ont le plus changé, dans l’ordre du jeu. Le nombre après ± : le même examen refait tomberait dans cet écart 19 fois sur 20. Ce qui s’y trouve n’est jamais appelé erreur ; un examen plus profond peut encore en juger autrement.
moments-later = Ils seront dits à la fin de la recherche.
moments-others = Ce qui a compté pour les autres ({ $count })
moments-none = Personne n’a fait d’erreur qui se prouve, et personne n’a eu beaucoup de chance.

verdict-best = Meilleur
verdict-good = Bon
verdict-inaccuracy = Imprécision
verdict-mistake = Erreur
verdict-blunder = Gaffe
verdicts-about = Selon les chances de gain qu’une décision a coûtées : dès 2 % une imprécision, dès 5 % une erreur, dès 10 % une gaffe, si cela dépasse la marge de l’estimation.
luck = Chance
luck-all = Chance de ce tirage : { $changes }
luck-about = De combien ce qui vient d’être pioché ou lancé a changé les chances de gain de chacun, au-delà de ce qu’on pouvait en attendre.
anew-all = Vu autrement : { $changes }
anew-about = De combien les lignes ont bougé depuis le moment d’avant sans que personne ait rien cédé ni que le hasard ait rien donné : les choix des autres montrent ce qu’ils visent, et qui regarde d’ici voit d’autres suites.
luck-one = { $name } { $change } %
eyes = La table vue par { $name }
eyes-all = Toute la table, avec tout ce qui était caché

decision-took = { $name } a choisi : { $choice }.
decision-good = Pour autant qu’on puisse en juger, cela valait le meilleur choix.
decision-unclear = Un autre choix semblait meilleur de { $loss } % (±{ $margin }) : trop proche pour trancher.
decision-best = { $name } a fait le meilleur choix : { $choice }.
decision-only = Ici, personne n’avait à choisir.
decision-lost = { $loss } % de chances de gain cédés (±{ $margin })
decision-lost-about = Les chances de gain après le meilleur choix moins celles après le choix fait. Le nombre après ± : le même examen refait tomberait dans cet écart 19 fois sur 20 ; un examen plus profond peut en juger autrement.
options = Ce qu’on pouvait choisir
option-chosen = choisi
option-show = Montrer sur le plateau
option-chance = { $chance } %
options-about = Les chances de gain après chaque option, trouvées en jouant la suite sur des tables où cette place aurait pu se trouver. Les options moins essayées ont des marges plus larges.
try = Essayer
try-about = Assieds-toi à ce moment et joue la suite contre des bots.
in-replay = Voir dans la relecture

players = Autour de la table
players-about = La qualité des choix de chacun, et la part de chance. Qui est loin derrière n’a plus grand-chose à céder : une petite perte n’y est donc pas un éloge. Touche un nombre pour lire ce qu’il veut dire.
player-won = Victoire
player-share = Victoire à { $share } %
player-loss = Cédé par décision
player-loss-about = Ce qu’une décision de cette place a cédé en moyenne des chances de gain. Le nombre après ± est l’intervalle à 95 % : voilà de combien cela peut être faux.
player-luck = Chance
player-luck-about = Ce que le hasard a apporté à cette place au-delà de ce qu’on pouvait en attendre, tout compris, pour autant que cela dure jusqu’à la fin d’une partie.
player-adjusted = Résultat sans la chance
player-adjusted-about = Une victoire compte 100 %, une défaite 0 % ; on en retire la chance, en restant entre 0 et 100 %. Pour une seule partie, cela dit peu : sur beaucoup de parties, cela montre plus tôt que les victoires qui joue bien.
player-decided = Ce qui a décidé
player-decided-about = Les choix et les tirages qui ont le plus déplacé les chances de gain de cette place.
decided-choice = { $change } % par le choix fait : { $name }
decided-luck = { $change } % par la chance
player-count-about = Montre le suivant.
player-count = { $verdict } : { $count }

points = Les points au fil du temps
points-about = Ce que chaque place aurait eu de chaque source si la partie avait fini à ce moment. Pointe un graphique pour y lire les valeurs. Le nom d’une source mène à sa règle.
points-at = Au moment { $moment }
points-end = À la fin
about = Qu’est-ce que cela veut dire ?
