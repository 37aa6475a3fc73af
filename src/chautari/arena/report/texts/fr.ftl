title = { $game } : bots contre bots
facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
  }, { $seats } places · { $options } · graine { $seed }
no-options = règles habituelles
verdict-clear = { $bot } est le plus fort ici : il gagne { $share } % de ses parties (entre { $low } et { $high } %), quand une part égale serait de { $fair } %.
verdict-open = { $bot } est en tête avec { $share } % de ses parties (entre { $low } et { $high } % ; une part égale est de { $fair } %), mais il faut plus de parties pour être sûr que c’est le plus fort.

wins = Qui gagne
wins-note = Combien de fois gagne une place de chaque bot ; une égalité partage la victoire, une équipe gagne ensemble. La barre est l’intervalle à 95 %, la ligne brisée une part égale.
ratings = Quelle force
ratings-note = Des cotes d’après qui a été classé devant qui ; la moyenne de toutes est 0, et 400 points de plus signifient dix victoires pour une défaite.
points = Combien de points
points-note = Combien de fois un bot a fini avec tant de points ; la ligne est sa moyenne.
places = À quel rang
places-note = Du rang de vainqueur à gauche jusqu’au dernier, en pour cent.
mean-place = { $place } en moyenne
duels = Qui bat qui
duels-note = Combien de fois le bot d’une ligne a été classé devant celui d’une colonne quand ils se sont rencontrés ; une égalité compte pour moitié.
duel-head = classé devant →
seats = Où ils sont assis
seats-note = Combien de fois gagne chaque place, qui que ce soit qui l’occupe : chaque bot a occupé chaque place aussi souvent.
seats-of-bots = gagne depuis
seat = place { $seat }
lengths = Combien dure une partie
lengths-note = Tout ce qui a été demandé à toutes les places ensemble.
all-games = décisions
range = { $low } à { $high }
thinking = Combien de temps ils réfléchissent
thinking-note = Pour un vrai choix : la moitié des choix ont pris au plus le temps du point, 95 % au plus celui du bout de la barre. Les temps dépendent de la machine et de ce qu’elle faisait d’autre.
faults = Ce qui s’est mal passé
faults-note = Là où un bot s’est arrêté, a traîné ou a répondu n’importe quoi, le hasard a choisi à sa place.
fault-crash = { $count } × arrêt ou erreur
fault-stall = { $count } × pas de réponse à temps
fault-nonsense = { $count } × choix inexistant
fault-absent = { $count } × plus interrogé
method = Comment on l’a trouvé
method-note = Ce qu’il y a derrière les chiffres.
method-seatings = Chaque donne a été jouée dans différentes dispositions, avec les mêmes cartes et les mêmes dés, pour qu’aucun bot n’ait la meilleure place ni le meilleur sort. S’il y a beaucoup de bots différents, une donne est jouée de chaque place dans un seul ordre autour de la table, la donne suivante dans un autre.
method-intervals = Des parties de même donne se ressemblent : ce sont donc les donnes entières qui comptent comme indépendantes, non les parties. Intervalle de Wilson pour le nombre effectif de parties selon Korn et Graubard, de Student pour les points.
method-ratings = Le modèle de Bradley et Terry, ajusté à toutes les comparaisons de deux bots différents à une table, avec une égalité imaginaire entre chaque paire ; erreurs d’après les donnes entières.
method-again = Les mêmes parties encore une fois, sauf pour les bots qui regardent l’horloge :
numbers = Les chiffres en tableau
bot = bot
games = parties
wins-column = gagne
interval = 95 %
mean-column = points
rating-column = cote
ms-column = ms, moitié / 95 %

balance-title = { $game } : quelle équité
balance-facts = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $seats } places · { $bots } · graine { $seed }
balance-seats = Places
balance-seats-note = Combien de fois gagne chaque place. Partout sur cette page, la barre est l’intervalle à 95 % et la ligne brisée une part égale ; une flèche et une couleur marquent ce qui s’en écarte, comme un cas sur vingt le fait par simple hasard. Le nombre dit combien de fois une part égale on gagne.
balance-bots = Bots
balance-bots-note = Combien de fois gagne une place de chaque bot.
balance-traits = Ce qu’ils ont reçu
balance-traits-note = Tableaux, personnages et autres : combien de fois gagne qui les a.
balance-cards = Cartes
balance-cards-note = De toutes les fois où une carte a été jouée, combien l’ont été par qui a gagné ensuite. Gagner et jouer une carte peuvent avoir la même cause : cela montre ce qui va ensemble, non ce qui provoque quoi.
balance-choices = Choix
balance-choices-note = Les sortes de choix les plus fréquentes : de toutes les fois où l’un a été fait, combien l’ont été par qui a gagné ensuite.
balance-options = Options
balance-options-note = Combien de fois gagne la place 0 avec chaque valeur d’une option, sur toutes les combinaisons où elle a été jouée.
balance-method = Des bots ont joué ces parties ; ce qui vaut pour eux ne vaut pas forcément pour des personnes. Les mêmes parties encore une fois :
balance-rate = { $rate } des places
balance-chosen = { $rate } si possible
balance-points = { $points } points
balance-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } · { $length } décisions
