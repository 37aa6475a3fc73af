# The reference cards: one page for each game. Numbers come from the game's data; words of the game from its own texts.

title = { $title } : aide de jeu
print = Imprimer l’aide
to-rules = Toutes les règles
about = Une page, en A4 ou au format Letter ; elle s’imprime bien aussi en noir et blanc.
by = { $designers } · { $least }–{ $most } joueurs · { $from }–{ $to } minutes
foot = Toutes les règles dans nos propres mots : { $address }
end = La fin
options = Variantes
scoring = Ce qui compte
or-more = { $number }+

# Yak

yak-goal = Échange de la nourriture contre les pierres des chariots qui passent, et bâtis la tour qui vaut le plus : des groupes de pierres d’une même couleur qui se touchent.
yak-day = Un jour
yak-morning = Matin : tout le monde choisit en secret Construction, Ravitaillement ou Marché.
yak-noon = Midi : depuis le bébé yak, dans le sens horaire, chaque personne révèle sa carte et l’exécute, brouillard compris, avant la suivante.
yak-evening = Soir : cartes reprises en main, le bébé yak passe à gauche, et chaque chariot avance à la place suivante, du côté où regarde son yak.
yak-actions = Les trois actions
yak-build = Paie à ton chariot de la nourriture pour une, deux ou trois de ses pierres, le prix exact ; chaque cristal coûte 1 de plus. Ce que le chariot refuse ne paie rien. Pose toutes les pierres sur ta tour. Un chariot vidé reçoit trois pierres du sac.
yak-supply = Toute la nourriture d’une sorte passe de ton chariot dans ta tente, puis une pierre du sac va sur le chariot s’il a de la place.
yak-market = Jusqu’à deux nourritures au choix au marché. Puis trois pierres sont tirées : une va sur un chariot qui a de la place, les autres retournent dans le sac.
yak-price = Ce que coûtent les pierres
yak-price-stones = pierres
yak-price-food = nourriture
yak-room = Place
yak-room-tent = tente : { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
  }
yak-room-cart = chariot : { $stones } pierres, { $food } nourritures ; ce qui dépasse va au marché
yak-carts = Les chariots
yak-cart-refuses = refuse : { $food }
yak-cart-kinds = accepte tout, mais au plus { $count } sortes par paiement
yak-tower = La tour
yak-tower-1 = Cinq places dans la rangée du bas, une de moins à chaque rangée au-dessus. En bas : à côté d’une pierre. Plus haut : à cheval sur deux pierres.
yak-tower-2 = Sur la pierre unique de la cinquième rangée, on empile sans limite. Ce qui est posé reste.
yak-tower-3 = Se touchent : deux voisines d’une rangée, une pierre et celle qui la porte, deux qui se suivent au sommet.
yak-fog = Brouillard
yak-fog-1 = Un tirage qui apporte du brouillard fait tourner tous les chariots, une seule fois, quel qu’en soit le nombre ; chaque brouillard est remplacé par un nouveau tirage.
yak-fog-2 = Après l’action, le brouillard va sur la piste. Le troisième la remplit une première fois : le marqueur part, tout le brouillard retourne dans le sac. Ensuite, le quatrième la remplit : quatre y restent, le cinquième demeure dans le sac pour de bon.
yak-fog-3 = Trop peu dans le sac : tire ce qui reste ; dès lors on ne tire plus de pierres.
yak-sizes = Groupes, par leurs pierres
yak-number = Nombre de groupes
yak-single = Pierre ou cristal hors groupe
yak-crystal = Cristal : compte comme une pierre d’une couleur dont il touche un groupe ou deux pierres ; un seul par couleur
yak-crystal-points = une pierre
yak-stupa = Poser en premier une { $last }ᵉ pierre : le Stupa
yak-food = Le plus de nourriture en tente, égalités comprises
yak-bonus = Cartes Bonus (variante)
yak-bonus-majority = le plus +{ $points }, le deuxième +{ $second } ; à égalité pour le plus : le nombre le plus bas, pour le deuxième : rien
yak-bonus-places = +{ $points } pour chacune sur une place marquée
yak-bonus-duty = si aucune, −{ $points }
yak-bonus-crystals = Les cristaux n’y comptent jamais.
yak-end = Le jour où quelqu’un a { $last } pierres est l’avant-dernier. Encore un jour, sans son soir ; puis on compte les tours. Le plus de points gagne ; à égalité, la tour qui a le moins de pierres.

# Kathmandu

kathmandu-goal = Mène ton yack à Katmandou en { $days } journées, et rapporte tout ce que tu peux : offrandes, marchandises, animaux, plans.
kathmandu-turn = Un tour ({ $rounds } manches par journée, depuis qui a le pion, dans le sens horaire)
kathmandu-turn-1 = Dé : utilises-en un et prends sa ressource. Avant cela, une fois, tu peux mettre un dé inutilisé de côté pour la journée et relancer les autres.
kathmandu-turn-2 = Repos : avec { $most } marqueurs d’épuisement, tu les perds et le tour finit.
kathmandu-turn-3 = Avance en ligne droite, exactement du nombre du dé, dans l’une des quatre directions.
kathmandu-turn-4 = Agis sur la case d’arrivée : tout ce qui convient, chaque action une fois.
kathmandu-dice = Les dés
kathmandu-any = au choix
kathmandu-costs = En chemin
kathmandu-cost-mountain = montagne, bord du paysage
kathmandu-cost-mountain-is = arrête le yack : 1 épuisement
kathmandu-cost-strip = chaque bordure
kathmandu-cost-strip-is = 1 fourrage, sinon 1 épuisement
kathmandu-cost-needle = partir dans le sens de l’aiguille
kathmandu-cost-needle-is = 1 boussole, sinon 1 épuisement
kathmandu-actions = Sur la case d’arrivée
kathmandu-act-tile = tuile Yack visible de ce paysage
kathmandu-act-tile-is = complétée, la suivante est révélée
kathmandu-act-animal = animal de ce paysage
kathmandu-act-animal-is = 1 boîte de peinture
kathmandu-act-card = équipement de ce paysage
kathmandu-act-card-is = 1 sac à dos
kathmandu-act-good = marchandise sur une case de ville
kathmandu-act-good-is = 1 pièce
kathmandu-act-special = la marchandise spéciale du même type
kathmandu-act-special-is = 1 pièce de plus, à qui la possède s’il y a lieu
kathmandu-act-temple = temple, une fois chacun
kathmandu-act-temple-is = une offrande ; prends un plan
kathmandu-act-swap = yack d’une autre personne
kathmandu-act-swap-is = échange un plan
kathmandu-act-home = Katmandou
kathmandu-act-home-is = tuile du dessus, plus d’épuisement, le yack s’en va ; dès lors un tour rapporte une ressource au choix
kathmandu-evening = Soir
kathmandu-evening-1 = Le pion va au total le plus bas des trois dés utilisés ; à égalité : à la première personne dans le sens horaire après qui l’a, qui passe en dernier.
kathmandu-evening-2 = Qui est en chemin lance six dés. Une tuile Météo : la tempête avance à la bordure suivante, le soleil ne change rien. Chaque yack derrière la tempête : 1 épuisement.
kathmandu-evening-3 = L’étalage est regarni : équipement jusqu’à une carte de plus que de joueurs ; un animal (à deux) ou deux de plus. Dernière journée : météo seulement.
kathmandu-equipment = Équipement : utilise autant de cartes que tu en as, chacune à son moment ; puis défausse-les
kathmandu-before = avant
kathmandu-during = pendant
kathmandu-after = après
kathmandu-characters = Personnages (variante)
kathmandu-cards = cartes
kathmandu-tents = Tentes (variante)
kathmandu-tents-is = Le total le plus bas d’une journée en pioche une. Se plante quand une autre personne arrive sur son paysage : 1 épuisement pour elle.
kathmandu-offerings = Offrandes faites : points de la dernière
kathmandu-tiles = Tuiles Yack face cachée
kathmandu-distance = Bordures jusqu’à Katmandou
kathmandu-home = Tuiles Katmandou
kathmandu-home-nth = { $number ->
    [1] 1ᵉʳ
   *[other] { $number }ᵉ
  }
kathmandu-goods = Marchandises
kathmandu-special = Marchandise spéciale
kathmandu-sets = Série de cinq / six marchandises
kathmandu-maps = Plan / paire A et B d’une couleur / paire en sécurité
kathmandu-animals = Chaque animal
kathmandu-animals-is = le plus − le moins chez quelqu’un
kathmandu-left = Chaque ressource ou carte Équipement restante
kathmandu-exhaustion = Chaque marqueur d’épuisement
kathmandu-either = { $first } / { $second }
kathmandu-three = { $first } / { $second } / { $third }
kathmandu-end = Après la journée { $days } et sa météo, ou dès que tous les yacks sont à Katmandou. Le plus de points gagne ; à égalité, le yack le plus près de Katmandou.

# Adventure Tours

adventure-tours-goal = Mène { $rounds } expéditions, emmène qui paie le mieux, et finis avec le plus d’argent.
adventure-tours-turn = Un tour : joue exactement une carte
adventure-tours-equipment = En équipement : n’importe quelle carte, au bout droit de la rangée. Son soutien s’ajoute. Pioche une carte. Ni pièces, ni action.
adventure-tours-member = Comme membre : si ton équipement dans la couleur de la carte atteint au moins son exigence. Utilise son action maintenant ou jamais. On ne pioche pas de carte.
adventure-tours-hand = Main vide à la fin du tour : la manche est finie.
adventure-tours-words = Actions
adventure-tours-words-1 = On peut renoncer à toute action. On peut viser n’importe qui, soi-même aussi ; mais on ne se vole pas soi-même.
adventure-tours-words-2 = On n’atteint que la dernière carte d’une rangée ; une carte volée va au bout droit de la tienne.
adventure-tours-words-3 = L’exigence compte au moment de jouer ; un membre reste si de l’équipement est perdu plus tard.
adventure-tours-words-4 = Pater Miller parmi les membres : défausse-le pour parer une attaque d’une autre personne.
adventure-tours-round = La fin d’une manche
adventure-tours-round-1 = Une main est vide à la fin d’un tour, ou la dernière carte de la pioche est tirée.
adventure-tours-round-2 = Chaque membre paie ses pièces ; puis chaque carte en main coûte { $cost } pièces, mais personne ne descend sous zéro.
adventure-tours-round-3 = Toutes les cartes sont mélangées, { $hand } distribuées à chacun ; la place à gauche de qui a terminé la manche commence.
adventure-tours-adventurers = Les aventuriers (chacun en rouge, bleu et jaune)
adventure-tours-name = Nom
adventure-tours-demand = Exigence
adventure-tours-coins = Pièces
adventure-tours-support = Soutien
adventure-tours-copies = Cartes
adventure-tours-action = Action comme membre
adventure-tours-times = { $colours } × { $count }
adventure-tours-boards = Les expéditions (désert : jeu de base ; faculté une fois par tour)
adventure-tours-start = Départ R/B/J
adventure-tours-start-is = { $red } / { $blue } / { $yellow }
adventure-tours-ability = Faculté
adventure-tours-money-member = Chaque membre
adventure-tours-money-member-is = ses pièces
adventure-tours-money-card = Chaque carte restée en main
adventure-tours-money-equipment = Équipement
adventure-tours-end = Après { $rounds } manches, le plus d’argent gagne ; à égalité, on partage le rang.

# Reviving Kathmandu

reviving-kathmandu-goal = Mise sur des cartes, et élève des monuments de bas en haut ; pense à leurs couleurs et à ta mission.
reviving-kathmandu-round = Une manche (sur { $rounds })
reviving-kathmandu-round-1 = Marché : quatre cartes bleues face visible, six à cinq ou six joueurs.
reviving-kathmandu-round-2 = Mises : depuis le marqueur de départ, dans le sens horaire, chacun pose une pièce non dépensée ({ $coins }) face cachée sur un emplacement libre. Elle mise sur les deux cartes de sa ligne.
reviving-kathmandu-round-3 = Récolte : on dévoile les pièces. Les cartes vont à qui les gagne ; qui en a gagné moins de deux pioche des rouges jusqu’à deux. Les pièces misées sont dépensées.
reviving-kathmandu-round-4 = Construction : en même temps, autant de cartes que tu veux ; puis garde au plus { $hand } cartes en main, défausse le reste face visible.
reviving-kathmandu-round-5 = Le marqueur de départ passe à gauche. Les cartes restées au marché vont sous la pioche rouge.
reviving-kathmandu-wins = Qui gagne une carte
reviving-kathmandu-wins-1 = la seule mise, quelle que soit la pièce
reviving-kathmandu-wins-2 = la pièce la plus forte
reviving-kathmandu-wins-3 = à égalité, la plus proche
reviving-kathmandu-wins-4 = aussi proches : le bout d’une rangée avant le bout d’une colonne
reviving-kathmandu-build = Construire
reviving-kathmandu-build-1 = De la section du pied vers le haut, sans trou, chacune sur sa propre sorte ; autant de monuments que tu veux.
reviving-kathmandu-build-2 = Une carte bleue se construit comme l’une de ses deux sections. Ce qui est construit reste.
reviving-kathmandu-build-3 = Un monument achevé rapporte aussitôt. Qui l’achève donne à chaque joker une couleur, pour de bon.
reviving-kathmandu-coin = La dernière pièce
reviving-kathmandu-coin-1 = Quand il reste une pièce à tout le monde, après la manche, de la plus forte à la plus faible : marque sa valeur, ou achète n’importe quelle carte défaussée et construis-la aussitôt, avec des cartes de ta main avant ou après, ou ni l’un ni l’autre.
reviving-kathmandu-coin-2 = Puis toutes les pièces reviennent ; la dernière fois, la partie est finie.
reviving-kathmandu-monuments = Monuments : points par section, de bas en haut ; achevé : la plus haute
reviving-kathmandu-colours = Sections d’une couleur dans un monument achevé
reviving-kathmandu-new = Un bouddha d’une couleur nouvelle pour toi
reviving-kathmandu-unfinished = Monument inachevé, à la fin
reviving-kathmandu-unfinished-is = sa section du haut
reviving-kathmandu-leftover = Dernière pièce sans achat de carte
reviving-kathmandu-leftover-is = sa valeur
reviving-kathmandu-mission = Mission, une fois par sorte
reviving-kathmandu-missions = Les missions : les sections se comptent depuis le pied ; « = » : même couleur
reviving-kathmandu-colours-of = { $first }/{ $second }
reviving-kathmandu-section = { $section } : { $colours }
reviving-kathmandu-same = { $first } = { $second }
reviving-kathmandu-two = À deux : chacun mise deux fois (1, 2, 2, 1) et récolte quatre cartes ; il reste une pièce après chaque deuxième manche, et le marqueur passe alors.
reviving-kathmandu-team = Équipes : les points s’additionnent ; tu peux aussi construire chez ton équipe.
reviving-kathmandu-end = Après { $rounds } manches et les dernières pièces. Le plus de points gagne ; les égalités se partagent. Les cartes en main ne valent rien.
