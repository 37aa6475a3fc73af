# The review of a game

title = { $game } : une partie avec { $names }
lead-won = { $who } a gagné.
lead-shared = { $who } ont gagné ensemble.
method = Chaque décision a été jugée sur ce qu’on pouvait savoir à ce moment, par une recherche de { $iterations } itérations ({ $searched } décisions sur { $decisions } jusqu’ici ; les autres par un seul regard du réseau). ± est la demi-largeur de l’intervalle à 95 % : ce qui s’y trouve n’est pas appelé erreur.

verdict-best = meilleur
verdict-good = bon
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe

head-player = qui
head-won = victoire
head-loss = cédé par décision
head-luck = chance
head-adjusted = résultat sans la chance

chances = Chances de gain
chances-note = Les chances de gain de chaque place, coup après coup : la moyenne de ce que chacun pouvait en dire d’après ce qu’il savait. Les lignes horizontales sont à 25, 50 et 75 %.
players = Autour de la table
players-note = Cédé par décision : ce qu’une décision a coûté en moyenne des chances de gain. Chance : ce que les réponses du hasard ont apporté au-delà de ce qu’on pouvait attendre, pour autant que cela dure jusqu’à la fin d’une partie. Résultat sans la chance : la part de la victoire moins la chance, qui peut descendre sous 0 ou dépasser 100 % ; pour une seule partie cela dit peu, sur beaucoup de parties cela montre plus tôt que les victoires qui joue bien. Ce qui a décidé une partie : les choix et les tirages qui ont le plus déplacé les chances.
moments = Les moments qui ont compté
moments-note = Les décisions qui ont le plus coûté et les tirages qui ont le plus changé, dans l’ordre du jeu.

points = Les points au fil du temps
points-note = Ce que chaque place aurait eu de chaque source si la partie avait fini à ce moment ; sous la ligne, ce qui était retiré. Les chiffres sont ceux de la fin.
points-of = { $who } : { $points } points

moment-decision = { $who } a choisi « { $chosen } ». « { $better } » aurait gardé { $loss } % de plus (±{ $margin }) : { $before } % au lieu de { $after } %.
moment-turn = Avec les autres choix du même tour, { $loss } % ont été perdus.
moment-luck-good = { $who } a eu de la chance : +{ $change } % (±{ $margin }).
moment-luck-bad = { $who } a joué de malchance : −{ $change } % (±{ $margin }).
reason-own = Le meilleur choix rapporte en moyenne { $points } points de plus : { $parts }.
reason-points = Le meilleur choix mène en moyenne à { $points } points de plus.
reason-wins = Joué { $games } fois jusqu’au bout par des bots, il a gagné { $better } fois au lieu de { $chosen }.
reason-part = { $source } { $points }
reason-and-rest = { $parts }, tout le reste { $rest }
reason-rival-less = { $who } aurait eu { $points } de moins ({ $source }).
reason-small = Aucune raison ne l’explique à elle seule : c’est meilleur de plusieurs petites façons.
reason-taken = Dans la partie, { $who } s’en est saisi : « { $choice } ».
reason-plan = { $who } continuerait ensuite très probablement par { $steps }.
quoted = « { $text } »

player-decided = Ce qui a décidé la partie pour { $who } : { $moments }.
decided-choice = { $change } % par le choix au coup { $move } ({ $who })
decided-luck = { $change } % par la chance au coup { $move }
player-well = Bien vu : { $who } a trouvé « { $chosen } » ; la meilleure autre option valait { $gap } % de moins.
player-learn = À retenir : « { $chosen } » au lieu de « { $better } » a coûté { $loss } %.
at-move = Coup { $move }. { $text }

amount = { $game ->
    [adventure-tours] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
      }
   *[other] { $count ->
        [one] { $count } point
       *[other] { $count } points
      }
  }

# A hint for somebody who practises

hint-look = { $count ->
    [one] Regarde ici : il y a quelque chose à gagner.
   *[other] Regarde ces { $count } choix : le meilleur est parmi eux.
  }
hint-move = Le meilleur semble : { $choice }.
hint-at-once = À ce tour, cela te rapporte { $parts }.
hint-soon = Avec cela, on fait d’habitude environ { $amount } { $time ->
    [day] cette journée
   *[round] cette manche
  }, surtout { $parts }.
hint-plan = Ensuite, très probablement : { $steps }.
hint-part = { $amount } ({ $source })
hint-taken = Si tu le laisses, { $who } le prendra très probablement.
hint-own = D’ici la fin, cela te rapporte d’habitude environ { $amount } de plus, surtout ici : { $source }.
hint-points = D’ici la fin, cela te rapporte d’habitude environ { $amount } de plus.
hint-in-many-ways = Rien à lui seul ne le distingue du meilleur autre choix : il est un peu meilleur de plusieurs façons.
hint-chance = Environ { $chance } parties sur 100 de ce genre se gagnent ainsi.
hint-as-good = À peu près aussi bon : { $choices }.
hint-quoted = « { $choice } »
hint-worse = Avec « { $choice } », ce serait environ { $less } de moins (±{ $margin }).
hint-only = Il n’y a rien d’autre à choisir.
hint-rival = Cela coûte à { $who } environ { $amount } ({ $source }).

# A puzzle from a bots' game

puzzle-headline = à { $who } de jouer
puzzle-day = Journée { $number }
puzzle-round = Manche { $number }
puzzle-ahead = { $count } d’avance
puzzle-behind = { $count } de retard
puzzle-even = à égalité en tête
puzzle-players = partie à { $count }
puzzle-choices = { $count } choix
puzzle-lead = « { $best } » gagne au moins { $lead } % de parties de plus que le meilleur autre choix, « { $other } ».
puzzle-line = Ensuite, { $who } jouerait très probablement : { $line }.
puzzle-search = Compté en calculant à l’avance, avec les meilleures réponses de chacun : { $chance } % des parties sont gagnées, { $less } % (±{ $margin }) avec le meilleur autre choix.
puzzle-played = Compté en laissant des bots forts jouer { $games } parties jusqu’au bout : { $better } gagnées, { $chosen } après « { $other } ». Les bots se trompent plus tard, d’où l’écart entre les deux comptes ; l’avance la plus petite est celle nommée en premier.
