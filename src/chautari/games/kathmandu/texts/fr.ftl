# Things

space = plateau { $board }, rangée { $row }, colonne { $column }
direction-north = nord
direction-east = est
direction-south = sud
direction-west = ouest
landscape-snow = neige
landscape-scree = éboulis
landscape-meadow = prairie
landscape-grain-field = champ de céréales
landscape-rice-terrace = rizière
landscape-forest = forêt
landscape-jungle = jungle
landscape-water = eau
landscape-city = ville
ground-snow = la neige
ground-scree = l’éboulis
ground-meadow = la prairie
ground-grain-field = le champ de céréales
ground-rice-terrace = la rizière
ground-forest = la forêt
ground-jungle = la jungle
ground-water = l’eau
ground-city = la ville
ground-mountain = une montagne
ground-kathmandu = Katmandou
colour-brown = marron
colour-grey = gris
colour-purple = violet
colour-orange = orange
colour-pink = rose
colour-black = noir
resource-backpack = sac à dos
resource-compass = boussole
resource-paint-box = boîte de peinture
resource-coin = pièce
resource-fodder = fourrage
kind-tool-case = caisse à outils
kind-magnifying-glass = loupe
kind-wooden-barrel = tonneau en bois
kind-first-aid-bag = trousse de premiers secours
kind-telescope = télescope
kind-water-bottle = bouteille d’eau
kind-terrain-map = carte du monde
kind-chest = coffre
kind-climbing-gear = matériel d’escalade
kind-tea-leaves = feuilles de thé
kind-bridle = bride
kind-rope-ladder = échelle de corde
equipment = { $kind } ({ $landscape })
animal-snow-leopard = léopard des neiges
animal-yak = yack
animal-himalayan-monal = lophophore resplendissant
animal-himalayan-tahr = jharal
animal-bharal = bharal
animal-himalayan-serow = saro de l’Himalaya
animal-indian-rhinoceros = rhinocéros indien
animal-blackbuck = antilope indienne
animal-hog-deer = cerf cochon
animal-jackal = chacal
animal-golden-pheasant = faisan doré
animal-spiny-babbler = cratérope du Népal
animal-wild-buffalo = buffle sauvage
animal-dzo = dzo
animal-harlequin-lizard = lézard arlequin
animal-red-panda = panda roux
animal-musk-deer = cerf porte-musc
animal-red-headed-trogon = trogon à tête rouge
animal-bengal-tiger = tigre du Bengale
animal-green-python = python vert
animal-indian-elephant = éléphant indien
animal-gharial = gavial
animal-river-dolphin = dauphin d’eau douce
animal-monitor-lizard = varan
animal-mule = mule
animal-rhesus-macaque = macaque rhésus
animal-langur = langur
temple = le temple imprimé du plateau { $board }
temple-tile = la tuile Temple du plateau { $board }
good-ring = anneau
good-spices = épices
good-silk = soie
good-prayer-mill = moulin à prières
good-statue = statue
good-thangka = thangka
map = { $colour } { $half }
map-red = rouge
map-orange = orange
map-yellow = jaune
map-green = vert
map-blue = bleu
map-purple = violet
map-letter-red = R
map-letter-orange = O
map-letter-yellow = J
map-letter-green = V
map-letter-blue = B
map-letter-purple = Vi
character-mountaineer = alpiniste
character-yak-guide = guide de yack
character-monk = moine
character-merchant = marchand
character-border-guard = garde-frontière
character-artist = artiste
bend-straight = tout droit
bend-left = à gauche
bend-right = à droite

# Questions

prompt-chance = On s’en remet au hasard.
roll = On s’en remet au hasard.
prompt-character = Choisis un personnage.
prompt-place = Pose ton yack sur une case de départ libre.
prompt-die = Utilise un dé, ou mets-en d’abord un de côté pour relancer les autres.
prompt-die-only = Utilise un dé.
prompt-resource = Prends une ressource de ton choix.
prompt-place-onward = Pose ton yack sur une case de départ libre. Regarde-en une : ses chiffres montrent où mènerait chaque face d’un dé.
prompt-die-rest = Trois marqueurs d’épuisement : utilise un dé pour sa ressource, puis ton yack se repose et le tour est fini.
prompt-die-rest-aid = Trois marqueurs d’épuisement : ton yack se repose ce tour-ci, sauf si tu utilises la trousse de premiers secours.
prompt-die-behind = Utilise un dé. S’il est encore derrière la tempête ce soir, ton yack reçoit son troisième marqueur et devra se reposer.
prompt-die-storm = Utilise un dé. Si une tempête se lève ce soir et que ton yack est encore sur ce plateau, il reçoit son troisième marqueur et devra se reposer.
prompt-before-rest = Trois marqueurs d’épuisement : ton yack se repose, sauf si tu l’empêches.
prompt-before-rest-cards = Trois marqueurs d’épuisement : ton yack se repose et le tour est fini. Tu peux encore jouer une carte avant.
prompt-move = Déplace ton yack de { $pips ->
    [one] 1 case
   *[other] { $pips } cases
  }.
prompt-turn = Où le yack tourne-t-il ?
prompt-emerge = Où le yack ressort-il derrière la bordure ?
prompt-tool-case = Prends trois ressources différentes.
prompt-throw = Choisis les dés à relancer : encore { $throws ->
    [one] un lancer
   *[other] { $throws } lancers
  }.
prompt-act = Agis sur ta case d’arrivée, ou finis ton tour.
prompt-special = Acheter aussi { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  } ?
prompt-special-price = Avec cette marchandise ({ $good }), tu peux acheter aussi la spéciale : −1 pièce, { $points } points en tout
prompt-special-from = Avec cette marchandise ({ $good }), tu peux prendre la spéciale à { $owner } : 1 pièce à { $owner }, { $points } points en tout
prompt-cards = { $cards } : vers où ?
prompt-ladder = Échelle de corde : à quel temple ?
prompt-pip = Bouteille d’eau : dé +1 ou −1 ?
prompt-map = Prends un plan.
prompt-give = Que donnes-tu contre le plan { $map } ?
prompt-tent = Planter une tente sur cette case ?

# Choices

action-place = Poser le yack : { $space }
action-die = Utiliser le dé { $colour }
action-aside = Mettre le dé { $colour } de côté et relancer les autres
action-take = Prendre : { $resource }
action-rest = Se reposer
action-go = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  }
action-go-tea = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } avec feuilles de thé, deux fois plus loin
action-go-bridles = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } avec { $bridles ->
    [one] une bride
   *[other] { $bridles } brides
  }
action-go-climbing = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } en escaladant les montagnes
action-go-climbing-tea = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } en escaladant les montagnes, avec feuilles de thé, deux fois plus loin
action-go-climbing-bridles = Aller vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } en escaladant les montagnes, avec { $bridles ->
    [one] une bride
   *[other] { $bridles } brides
  }
action-turn = Tourner vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  } après { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
  }
action-straight-on = Franchir la bordure avant de tourner
action-emerge = Ressortir : { $space }
action-stop-short = S’arrêter devant la montagne
action-use = Utiliser : { $kind }
action-three = Prendre { $resources }
action-throw = Relancer : { $dice }
action-throw-nothing = Ne rien relancer
action-keep-dice = Garder les dés tels quels
action-die-up = Bouteille d’eau : dé +1
action-die-down = Bouteille d’eau : dé −1
action-turn-die = Tourner le dé sur { $pips }
action-exchange = Échanger deux fourrages contre : { $resource }
action-move-to = Carte du monde : aller au { $space }
action-stay = Rester ici
action-paint = Peindre { $animal-key ->
    [animal-mule] une mule
    [animal-blackbuck] une antilope indienne
   *[other] un { $animal }
  }
action-collect = Récupérer : { $card }
action-buy = Acheter la marchandise de la case { $number } de la ville
action-buy-special = Acheter la marchandise spéciale
action-no-special = Laisser la marchandise spéciale
action-offer = Faire une offrande
action-offer-two = Faire deux offrandes
action-reach = Échelle de corde : faire une offrande, { $temple }
action-take-map = Prendre le plan { $map }
action-draw-map = Piocher un plan
action-swap = Échanger avec { $seat } contre le plan { $map }
deed-place = Partir sur { $ground }, case de départ { $number } sur 6
deed-swap = Échanger avec { $owner } contre le plan { $map }
action-give = Donner le plan { $map }
action-end-turn = Finir le tour
action-character = Jouer : { $character }
action-tent = Planter une tente : { $landscape }
action-no-tent = Ne pas planter de tente
action-bend = Le chemin va { $bend }
action-lay = Plateau { $face }, { $turns ->
    [0] tel quel
    [one] un quart de tour
   *[other] { $turns } quarts de tour
  }
action-good = Dans une ville : { $good }
action-show-equipment = Carte révélée : { $card }
action-show-animal = Animal révélé : { $animal }
action-deal-map = Plan révélé : { $map }
action-deal = Équipement de départ : { $kind }
action-yak-tile = Tuile Yack suivante : { $landscape }
player-numbered = Place { $number }
action-standee = Le pion va à { $seat }
action-roll = Un dé montre { $pips }
action-weather-sun = Le soleil brille
action-weather-storm = Une tempête se lève
action-deal-tent = Une tente : { $landscape }

# What happened

one-resource = { $resource-key ->
    [resource-fodder] du fourrage
    [resource-compass] une boussole
    [resource-paint-box] une boîte de peinture
    [resource-coin] une pièce
   *[other] un { $resource }
  }
one-good = { $good-key ->
    [good-silk] de la soie
    [good-spices] des épices
    [good-statue] une statue
   *[other] un { $good }
  }
event-laid = Plateau { $number } : { $face }.
event-good = Dans la ville du plateau { $number } : { $good }.
event-shown = Équipement révélé : { $card }.
event-shown-animal = Animal révélé : { $animal }.
event-map-shown = Plan révélé : { $map }.
event-map-under = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché un deuxième plan de la même couleur ; le plan { $map } est passé sous la pile.
event-begins = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu le pion et commencé.
event-character = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } choisi un personnage : { $character }.
event-dealt = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu au départ : { $kind }.
event-placed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris le départ sur { $ground }.
    .brief = pris le départ sur { $ground }
event-rolled = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } obtenu { $number } ({ $colour }).
event-day = Journée { $number }. { $who-key ->
    [you] C’est toi qui commences
   *[other] { $who } commence
  }.
event-aside = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } mis le dé { $colour } de côté et relancé les autres.
    .brief = mis le dé { $colour } de côté
event-used-die = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } utilisé le dé { $colour } : { $number }.
    .brief = utilisé le dé { $colour } ({ $number })
event-gained = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris { one-resource }.
    .brief = pris { one-resource }
event-exchanged = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } échangé deux fourrages contre { one-resource }.
    .brief = échangé deux fourrages contre { one-resource }
event-used = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } utilisé l’équipement : { $kind }.
    .brief = utilisé l’équipement { $kind }
event-turned-die = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } tourné le dé { $colour } sur { $number }.
    .brief = tourné le dé sur { $number }
event-recovered = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } récupéré ; épuisement restant : { $number }.
event-rested = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris du repos et perdu tout épuisement.
    .brief = pris du repos
event-moved = { $steps ->
    [0] { $who-key ->
        [you] Tu n’as pas pu avancer : ton yack est resté
       *[other] { $who } n’a pas pu avancer : son yack est resté
      } { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }.
   *[other] { $who-key ->
        [you] Tu as
       *[other] { $who } a
      } avancé de { $steps ->
        [one] 1 case
       *[other] { $steps } cases
      } et rejoint { $ground }.
  }
    .brief = { $steps ->
        [0] fait du surplace { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }
       *[other] rejoint { $ground }
      }
event-crossed-area = Grâce à la carte du monde, { $who-key ->
    [you] tu as
   *[other] { $who } a
  } rejoint une autre partie de la zone ({ $ground }).
    .brief = rejoint une autre partie de la zone ({ $ground })
event-paid = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } payé { $number } { $resource-key ->
    [resource-compass] { $number ->
        [one] boussole
       *[other] boussoles
      }
    [resource-fodder] { $number ->
        [one] fourrage
       *[other] fourrages
      }
   *[other] { $resource }
  }.
event-tired = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu { $number ->
    [one] 1 marqueur d’épuisement
   *[other] { $number } marqueurs d’épuisement
  }.
    .brief = reçu +{ $number } épuisement
event-fulfilled = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } complété une tuile Yack : { $landscape }.
    .brief = complété une tuile Yack ({ $landscape })
event-revealed = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } révélé la tuile Yack suivante : { $landscape }.
event-all-tiles = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } complété la dernière tuile Yack.
    .brief = complété la dernière tuile Yack
event-painted = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } peint { $animal-key ->
    [animal-mule] une mule
    [animal-blackbuck] une antilope indienne
   *[other] un { $animal }
  }.
    .brief = peint { $animal-key ->
    [animal-mule] une mule
    [animal-blackbuck] une antilope indienne
   *[other] un { $animal }
  }
event-collected = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } récupéré de l’équipement : { $card }.
    .brief = récupéré l’équipement { $card }
event-bought = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } acheté { one-good }.
    .brief = acheté { one-good }
event-bought-special = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } acheté { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  }.
    .brief = acheté { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  }
event-took-special = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } payé une pièce et pris { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  } à { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = pris { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  } à { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-offered = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } fait l’offrande { $number } sur 9 à un temple.
    .brief = fait l’offrande { $number }
event-took-map = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pris le plan { $map }.
    .brief = pris le plan { $map }
event-swapped = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } échangé le plan { $given } contre le plan { $map } avec { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = échangé le plan { $given } contre le plan { $map } avec { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-secured = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } mis en sécurité dans le coffre une paire { $pair-key ->
    [map-purple] violette
    [map-green] verte
    [map-blue] bleue
   *[other] { $pair }
  }.
    .brief = mis en sécurité une paire { $pair-key ->
        [map-purple] violette
        [map-green] verte
        [map-blue] bleue
       *[other] { $pair }
      }
event-arrived = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } atteint Katmandou : { $number } points.
    .brief = atteint Katmandou : { $number } points
event-left-board = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } quitté le plateau.
event-standee = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } eu le total le plus bas ({ $number }) et reçu le pion.
event-own-tent = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché une tente : { $landscape }.
event-drew-tent = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } pioché une tente.
event-pitched = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } planté une tente ({ $landscape }) : un marqueur d’épuisement pour { $owner-key ->
    [you] toi
   *[other] { $owner }
  }.
    .brief = planté une tente contre { $owner-key ->
    [you] toi
   *[other] { $owner }
  }
event-sun = Le soleil a brillé : la tempête n’a pas bougé.
event-storm = Une tempête s’est levée : elle a avancé jusqu’à la bordure { $number }.
event-in-storm = { $who-key ->
    [you] Tu as
   *[other] { $who } a
  } reçu un marqueur d’épuisement, derrière la tempête.
event-game-over = Le voyage est terminé.

# Where points come from

source-offerings = Offrandes
source-goods = Marchandises
source-specials = Marchandises spéciales
source-kathmandu = Tuile Katmandou
source-sets = Séries de marchandises
source-maps = Plans
source-animals = Animaux
source-yak-tiles = Tuiles Yack
source-distance = Distance jusqu’à Katmandou
source-left-over = Équipement et ressources restants
source-exhaustion = Épuisement

# Options

option-tents-title = Tentes
option-tents = Tentes : qui a fait les plus petits pas peut gêner les autres.
option-tents-false = Sans tentes
option-tents-true = Avec tentes : qui a le total le plus bas d’une journée en pioche une, et peut la planter sur le chemin des autres
option-characters-title = Personnages
option-characters = Chaque personne joue un personnage doté d’une capacité.
option-characters-false = Tout le monde commence à l’identique
option-characters-true = Chaque personne choisit l’un des six personnages, avec sa capacité et son matériel de départ
option-long-title = Durée
option-long = La partie longue : six plateaux Terrain et huit journées.
option-long-false = Partie normale : quatre plateaux, six journées
option-long-true = Partie longue : six plateaux, huit journées
option-landscape-title = Paysage
option-landscape = Le paysage est construit au hasard, ou posé comme conseillé pour une première partie.
option-landscape-random = Construit au hasard
option-landscape-first-game = Comme conseillé pour une première partie
option-needles-title = Aiguilles de boussole
option-needles = Combien d’aiguilles de boussole pointent vers Katmandou ; deux pour débuter, davantage pour plus de difficulté.
option-needles-any = Au hasard
option-needles-0 = Aucune : le plus facile
option-needles-1 = Une
option-needles-2 = Deux : conseillé pour débuter
option-needles-3 = Trois
option-needles-4 = Quatre
option-needles-5 = Cinq
option-needles-6 = Six : le plus difficile
option-weather-title = Météo
option-weather = Comme d’habitude, tirée au sort parmi douze tuiles, ou avec un nombre de tempêtes choisi.
option-weather-usual = Comme d’habitude : quelques tempêtes au début, quelques-unes à la fin
option-weather-chance = Au hasard : chaque journée tirée parmi six tempêtes et six soleils
option-weather-0-storms = Aucune tempête
option-weather-1-storms = Une tempête
option-weather-2-storms = Deux tempêtes
option-weather-3-storms = Trois tempêtes
option-weather-4-storms = Quatre tempêtes
option-weather-5-storms = Cinq tempêtes
option-weather-6-storms = Six tempêtes

# The terminal

terminal-head = Journée { $day } sur { $days }, manche { $round } · { $who } a le pion
terminal-weather = Météo à venir : { $suns } { $suns ->
    [one] soleil
   *[other] soleils
  }, { $storms } { $storms ->
    [one] tempête
   *[other] tempêtes
  }
terminal-tiles = Katmandou : { $tiles }
terminal-landscapes = S neige  R éboulis  M prairie  G champ de céréales  T rizière  F forêt  J jungle  W eau  C ville  K Katmandou  ^ montagne
terminal-signs = 1–4 yacks  & plusieurs  * temple  o départ   { $goods }
terminal-needles = Aiguilles (! vers Katmandou) : { $needles }
terminal-storm = La tempête (≈) est à la bordure { $number }.
terminal-no-storm = La tempête est encore derrière le départ.
terminal-equipment = Équipement (pioche : { $pile }) :
terminal-animals = Animaux (pioche : { $pile }) :
terminal-maps = Plans (pioche : { $pile }) :
terminal-specials = Marchandises spéciales, par place :
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-in-kathmandu = à Katmandou
terminal-not-placed = pas encore en route
terminal-exhaustion = épuisement { $count }
terminal-has =   Ressources :
terminal-dice =   Dés (utilisé aujourd’hui : { $total }) :
terminal-holds =   Devant soi :
terminal-tile = tuile { $tile } (face cachée : { $left })
terminal-ten = 10 points
terminal-offerings = { $count ->
    [one] { $count } offrande
   *[other] { $count } offrandes
  }
terminal-secured = paire { $colour-key ->
    [map-purple] violette
    [map-green] verte
    [map-blue] bleue
   *[other] { $colour }
  }, en sécurité
terminal-tents = { $count ->
    [one] { $count } tente
   *[other] { $count } tentes
  }
terminal-tent = tente : { $landscape }
terminal-movements = Où cela mènerait :
terminal-ways = { $count } chemins, à préciser ensuite
terminal-cost-compass = { $count ->
    [one] { $count } boussole
   *[other] { $count } boussoles
  }
terminal-cost-fodder = { $count ->
    [one] { $count } fourrage
   *[other] { $count } fourrages
  }
terminal-cost-exhaustion = épuisement +{ $count }

# Why not now

why-arrived = Ton yack se repose à Katmandou : un tour rapporte une ressource, rien d’autre.
why-start-space = Choisis d’abord l’une des cases de départ marquées.
why-place-first = Pose d’abord ton yack sur une case de départ ; cela viendra plus tard, pendant ton tour.
why-space-taken = { $owner } a déjà son yack ici.
why-space-far = Avec un { $pips }, ton yack va tout droit ; il ne s’arrête pas ici.
why-die-used = Tu as déjà utilisé le dé { $colour } ; il sera relancé ce soir.
why-die-in-use = Le dé { $colour } est celui que tu utilises.
why-die-aside = Le dé { $colour } est mis de côté pour aujourd’hui.
why-one-die = Un dé par tour : tu utilises le dé { $colour }.
why-rerolled = Tu as déjà relancé pendant ce tour.
why-last-die = C’est ton dernier dé : il n’y a rien à relancer.
why-die-first = C’est { $ground } : utilise d’abord un dé et avance ; tu agis ensuite là où ton yack s’arrête.
why-good-first = Une marchandise de la ville : achète-la pour une pièce quand ton yack s’y arrête.
why-temple-first = Un temple : fais une offrande quand ton yack s’y arrête.
why-animal-first = Son paysage : { $landscape }. Peins-le quand ton yack s’y arrête.
why-card-first = Son paysage : { $landscape }. Récupère la carte quand ton yack s’y arrête.
why-moved = Ton yack a déjà bougé pendant ce tour.
why-move-first = Ton yack avance d’abord ; tu agis ensuite là où il s’arrête.
why-card-before = À utiliser avant le déplacement : { $kind }.
why-card-during = À utiliser pendant le déplacement, donc après un dé : { $kind }.
why-card-after = À utiliser après le déplacement : { $kind }.
why-card-nothing = Cela ne changerait rien ici : { $kind }.
why-map-offering = Un plan s’obtient avec une offrande.
why-map-swap = Les plans s’échangent avec quelqu’un dont le yack partage ta case.
why-animal-once = Tu as déjà peint un animal pendant ce tour.
why-no-paint-box = Tu n’as pas de boîte de peinture.
why-animal-elsewhere = Son paysage : { $landscape } ; ton yack est { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }.
why-card-once = Tu as déjà récupéré une carte pendant ce tour.
why-no-backpack = Tu n’as pas de sac à dos.
why-card-elsewhere = Son paysage : { $landscape } ; ton yack est { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }.
why-good-once = Tu as déjà acheté une marchandise pendant ce tour.
why-no-coin = Tu n’as pas de pièce.
why-good-elsewhere = Ton yack doit s’arrêter sur sa case ; il est { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }.
why-temple-done = Tu as déjà fait ton offrande à ce temple.
why-temple-elsewhere = Ton yack doit s’arrêter au temple ; il est { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }.

# The table in the browser

table-map = Carte du chemin vers Katmandou
table-beyond = Plus loin : { $what }
table-board = Plateau { $number }
table-on-board = plateau { $number } sur { $count }
table-mountain = montagne
table-kathmandu = Katmandou
table-kathmandu-tiles = Katmandou ; tuiles restantes : { $tiles }
table-equipment-late = 1 point chacune ; inutilisables une fois ton yack à Katmandou.
table-own-maps = Les tiens :
table-kathmandu-tile = Tuile Katmandou : { $points } points
table-needle = L’aiguille rouge : partir dans ce sens coûte une boussole
table-strip = Bordure { $number } : la franchir coûte un fourrage
table-temple = temple
table-temple-tile = tuile Temple
table-yak = Yack : { $who }, { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }
table-laying = Le paysage se construit …
table-see-near = Plus près de mon yack
table-see-whole = Tout le chemin
table-closer = Rapprocher
table-farther = Éloigner
table-which = Lequel ?
table-cancel = Annuler
table-day = journée { $day } sur { $days }
table-round = manche { $round } sur 3
table-weather-left = { $draws } sur { $count } seront révélées
table-day-word = jour
table-round-word = manche
table-standee-word = { $who } commence
table-standee = { $who } a le pion et commence chaque manche
table-displays = L’étalage
map-title = Le chemin vers Katmandou
tabs = Parties de la table
tab-own = Mon plateau
tab-market = Marché
tab-others = Les autres
table-side = Les autres, et l’étalage
table-equipment = Équipement
table-animals = Animaux
table-card-once = une carte par tour : récupérée
table-animal-once = un animal par tour : peint
table-maps = Plans
table-good = { $good } : { $points } points
table-specials = Marchandises spéciales
table-special = { $good-key ->
    [good-ring] anneau spécial
    [good-spices] épices spéciales
    [good-silk] soie spéciale
    [good-prayer-mill] moulin à prières spécial
    [good-statue] statue spéciale
    [good-thangka] thangka spécial
   *[other] { $good } (spécial)
  } : 7 points
table-special-buy = Acheter { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  }
table-special-price = −1 pièce, { $points } points en tout
table-special-from = 1 pièce à { $owner }, { $points } points en tout
table-special-of = { $good-key ->
    [good-ring] anneau spécial
    [good-spices] épices spéciales
    [good-silk] soie spéciale
    [good-prayer-mill] moulin à prières spécial
    [good-statue] statue spéciale
    [good-thangka] thangka spécial
   *[other] { $good } (spécial)
  } : 7 points, chez { $who }
table-pile = { $count } dans la pioche
table-tent-pile = { $count } { $count ->
    [one] tente
   *[other] tentes
  } dans la pioche
table-count = { $what } : { $count }
table-die = dé { $colour }, { $pips } ; rapporte : { $what }
table-any = ressource au choix
table-any-short = choix
table-used = utilisé : { $total }
table-used-short = utilisé
table-aside = de côté
dice-reroll = relancer
dice-throw = { $count ->
    [one] Relancer 1 dé
   *[other] Relancer { $count } dés
  }
dice-put-aside = Mettre un dé de côté et relancer les autres
dice-which-aside = Quel dé mettre de côté ? Les autres sont relancés.
ability-mountaineer = Franchit les montagnes et peut s’arrêter dessus.
ability-yak-guide = Tourne le dé rose à volonté ; deux fourrages contre une autre ressource au choix.
ability-monk = Trois fois, deux offrandes d’un coup.
ability-merchant = Achète n’importe quelle marchandise de la ville où est son yack.
ability-border-guard = En franchissant une bordure, ressort sur n’importe quelle case praticable derrière elle.
ability-artist = Récupère et peint aussi dans les paysages voisins.
table-stops = arrivée : { $ground }
table-stays = Rester { $ground-key ->
    [ground-kathmandu] à { $ground }
   *[other] sur { $ground }
  }
table-stays-why = Le chemin est aussitôt bloqué : le yack reste sur place et tu peux agir ici.
table-then = puis ici : { $what }
table-then-offering = offrande
table-then-animal = un animal
table-then-card = une carte
table-then-swap = échanger un plan
table-gives = contre le plan { $map }
table-gives-best = au mieux contre le plan { $map } : { $worth }
table-then-points = { $points }, puis { $more }
table-animal-then = chaque animal vaut alors { $most } − { $fewest } = { $value }
table-animal-others = les autres : { $changes }
table-start-numbers = Les chiffres sont ceux d’un dé : où chacun te mènerait depuis ici.
table-start-good = Un bon départ a un chiffre vert, qui complète ta tuile Yack, ou un temple ou une ville à portée, et peu de montagnes devant lui.
table-sets-out = départ : { $ground }
table-blocked = arrêt en chemin
table-ways = l’un de { $count } chemins : lequel, tu le choisis ensuite
table-rest-next = troisième marqueur : ton prochain tour est un repos
table-rests = le yack se repose ; fin du tour
table-rerolls = relance : { $dice }
table-die-shows = le dé montre { $pips }
table-tired = { $change } épuisement
table-fulfils = complète la tuile Yack : { $landscape }
table-pays = la pièce va à { $who }
table-tires = { $who } reçoit un marqueur d’épuisement
table-points-change = { $count ->
    [one] { $change } point
   *[other] { $change } points
  }
table-journey = Le voyage
table-none = rien
table-turn = À { $who } de jouer
table-needle-to = L’aiguille rouge pointe vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  }
table-way-goes = Le chemin continue vers { $direction-key ->
    [direction-east] l’est
    [direction-west] l’ouest
   *[other] le { $direction }
  }
table-row = Rangée { $row }, depuis la colonne { $first } : { $grounds }
table-start = case de départ
table-offered-here = offrandes : { $who }
table-where = Yack : { $where }
table-dice-unused = Dés inutilisés : { $dice }
table-dice-used = Dés utilisés : { $dice } (total { $total })
table-dice-aside = Dés mis de côté : { $dice }
table-goods = Marchandises
table-fulfilled = complétées : { $tiles }
table-die-at = dé { $colour }, { $pips } : { $place }
table-place-unused = inutilisé
table-place-used = utilisé aujourd’hui
table-place-aside = mis de côté
table-maps-under = Sous la pile de plans : { $maps }
table-storm = La tempête est à la bordure { $number }.
close-legend = Ranger la légende
table-legend = Légende
legend-mountain = montagne : arrête un yack
legend-temple = temple : une offrande, une fois par personne ; sur un carré, une tuile Temple
legend-times = sur une carte : s’utilise avant, pendant ou après le déplacement
legend-strip = bordure : la franchir coûte un fourrage
legend-storm = la tempête : elle fatigue les yacks derrière elle à la fin de chaque journée

# Options as one would point at them

table-where-from = { $ground } { $arrows }
say-go = { $arrow } vers { $ground }
say-go-with = { $arrow } vers { $ground }, avec { $cards }
say-go-open = { $arrow }, puis choisir où
say-go-open-with = { $arrow }, avec { $cards }
say-turn = Tourner { $arrow } après { $steps ->
    [one] 1 pas
   *[other] { $steps } pas
  }, vers { $ground }
say-emerge = Ressortir : { $where }
say-move-to = Carte du monde : { $where }
say-reach = Échelle de corde : offrande au temple { $arrows }
say-place = Partir sur { $ground }, case de départ { $number } sur { $count }
say-buy = Acheter : { $good }
say-swap = Échanger avec { $owner } contre le plan { $map }
say-swap-best = Échanger avec { $owner } contre le plan { $map } : jusqu’à { $worth }
say-die = Utiliser le dé { $colour } ({ $pips }), prendre : { $what }

# What equipment does, in a line

effect-tool-case = Prends 3 ressources différentes.
effect-magnifying-glass = Utilise la face opposée de ton dé.
effect-wooden-barrel = Relance des dés inutilisés au choix, jusqu’à 3 fois.
effect-first-aid-bag = Épuisement −2 ; peut t’éviter un repos.
effect-telescope = Complète ta tuile Yack.
effect-water-bottle = Ton dé montre 1 de plus ou 1 de moins.
effect-terrain-map = Va d’abord sur n’importe quelle case de ta zone de paysage.
effect-chest = Mets en sécurité toutes tes paires de plans : 8 points chacune.
effect-climbing-gear = Franchis les montagnes, sans t’y arrêter.
effect-tea-leaves = Va deux fois plus loin, tout droit.
effect-bridle = Tourne une fois à angle droit.
effect-rope-ladder = Offrande à un temple d’une case autour de toi.
brief-tool-case = 3 ressources différentes
brief-magnifying-glass = face opposée du dé
brief-wooden-barrel = relancer des dés, 3 fois max
brief-first-aid-bag = −2 épuisement
brief-telescope = complète la tuile Yack
brief-water-bottle = dé +1 ou −1
brief-terrain-map = partir de toute ta zone
brief-chest = paires de plans : 8 points
brief-climbing-gear = franchir les montagnes
brief-tea-leaves = aller deux fois plus loin
brief-bridle = tourner une fois en route
brief-rope-ladder = offrande près d’un temple
time-before = S’utilise avant le déplacement
time-during = S’utilise pendant le déplacement
time-after = S’utilise après le déplacement

# The player board

board-map-from = { $map }, de { $letter } { $who }
board-points-now = points
board-secured = acquis
board-owed = encore dus
board-parts = { $secured } acquis, { $owed } dus
board-points = { $who } : { $points } points ; { $secured } acquis, { $owed } encore dus
board-rest-now = repos ce tour-ci
board-rest-next = repos au prochain tour
board-rest-now-short = repos
board-rest-next-short = repos après
board-offerings = Offrandes : { $count } sur 9, { $points } points
board-tiles = Tuiles Yack : { $count } face cachée, { $points } points
board-animals = { $count ->
    [one] { $count } animal, vaut { $value } maintenant
   *[other] { $count } animaux, { $value } chacun maintenant
  }
board-animal-each = { $value } chacun
board-animal-value = { $value } chacun : le plus { $most } − le moins { $fewest }
board-set = { $count } sortes sur 6
board-set-said = { $count ->
    [one] { $count } sorte de marchandise
   *[other] { $count } marchandises différentes
  } ; 5 font une série à 7 points, 6 une à 12
board-exhaustion = Épuisement : { $count } sur 3, −3 points chacun
board-tile-now = À compléter : { $landscape }
board-tile-none = Toutes complétées : 10 points
counsel-tiles = Ta tuile Yack montre : { $landscape }. Arrête-toi là, et la suivante est révélée. Les tuiles restantes et les bordures qui te séparent de Katmandou coûtent des points à la fin : tu les dois maintenant, et un peu moins à chaque étape.
counsel-cards = Les pastilles d’une carte disent quand elle s’utilise : avant, pendant ou après le déplacement. Ce que tu gardes vaut 1 point pièce : utilise tes cartes là où elles rapportent plus.
counsel-used = Les chiffres des dés que tu utilises s’additionnent. Qui a le total le plus bas le soir commence demain : les petits pas ont leur récompense.
counsel-special = Qui achète une marchandise peut ajouter une deuxième pièce pour la spéciale du même type : 7 points, même si quelqu’un d’autre la possède déjà.
counsel-away = Ranger le conseil
board-no-things = Ni équipement, ni animaux, ni marchandises

# Held up to be read

inspect-unused = Inutilisé, cela vaut 1 point à la fin.
inspect-animal = Paysage : { $landscape }. Peins-le là pour une boîte de peinture, un animal par tour.
inspect-animal-value = Chaque animal vaut le plus grand nombre peint par quelqu’un, moins le plus petit : { $most } − { $fewest } = { $value } maintenant.
inspect-animal-fewest = Si la seule personne qui en a le moins en peint un autre, chaque animal vaut donc 1 de moins.
inspect-good = Vaut { $points } points. S’achète pour une pièce sur sa case d’une ville.
inspect-good-sets = Cinq marchandises différentes font une série à 7 points, les six une à 12.
inspect-special = Vaut 7 points. Après l’achat d’une marchandise du même type ({ $good }), une deuxième pièce suffit pour la prendre, à la réserve ou à qui la possède, qui reçoit alors la pièce.
inspect-title-ways = Où cela peut mener
inspect-title-day = Les journées
inspect-day = Le voyage dure { $days } journées de trois manches. Dans une manche, chaque personne utilise un dé : elle prend sa ressource, avance, agit sur la case d’arrivée.
inspect-mountain = Une montagne arrête un yack, sauf s’il grimpe.
inspect-space = S’arrêter ici complète une tuile Yack de ce paysage ({ $landscape }), et permet de récupérer son équipement et de peindre ses animaux.
inspect-space-tile = Ta tuile Yack le demande.
inspect-space-good = À vendre ici pour une pièce : { $good }.
inspect-space-temple = Un temple : une offrande, une fois par personne.
inspect-space-yaks = Ici se trouve : { $who }
inspect-special-owner = Elle est chez { $who }.
inspect-map = Un plan seul vaut 1 point, une paire A et B d’une couleur 4, une paire en sécurité 8.
inspect-map-chest = Le coffre, une carte Équipement, met en sécurité toutes les paires que tu as quand tu l’utilises : plus personne ne peut les échanger.
inspect-temple = Arrête-toi ici pour ta prochaine offrande, une fois par temple ; puis prends un plan.
inspect-temple-printed = Chaque plateau entre le départ et Katmandou en porte un imprimé ; quelques-uns ont en plus une tuile Temple.
inspect-temple-tile = Une tuile posée sur quelques plateaux : un temple comme les temples imprimés.
inspect-temple-done = Offrandes faites ici : { $who }.
inspect-strip = La franchir coûte un fourrage, ou à défaut un marqueur d’épuisement.
inspect-needle = Partir dans ce sens depuis une case du plateau coûte une boussole, ou à défaut un marqueur d’épuisement.
inspect-storm = À la fin de chaque journée, chaque yack derrière elle reçoit un marqueur d’épuisement. Une tuile Tempête l’avance à la bordure suivante.
inspect-weather = À la fin de chaque journée, une tuile Météo est révélée. Il en reste { $count } : { $suns ->
    [one] { $suns } soleil
   *[other] { $suns } soleils
  } et { $storms ->
    [one] { $storms } tempête
   *[other] { $storms } tempêtes
  }. { $then ->
    [0] { $draws } d’entre elles seront révélées avant la fin du voyage.
   *[other] { $draws } d’entre elles seront révélées ; puis d’autres sont mélangées pour la seconde moitié du voyage.
  }
inspect-reroll = Une fois par tour, avant d’utiliser un dé, tu peux mettre de côté un dé inutilisé : il ne sert plus à rien aujourd’hui. Tous tes autres dés inutilisés sont relancés, et c’est définitif.
inspect-standee = Qui l’a commence chaque manche. Le soir, il va au total le plus bas des trois dés utilisés.
inspect-kathmandu = Arrête-toi sur l’une de ses neuf cases : le dé doit finir là, un yack qui ne fait que passer n’est pas arrivé.
inspect-kathmandu-tiles = Les nombres sont les points qui restent là : qui arrive prend le plus élevé. L’arrivée retire tout épuisement ; ensuite le yack quitte le plateau, et chaque tour rapporte une ressource.
inspect-exhaustion = Trois marqueurs obligent le yack à se reposer : ils partent, mais le tour aussi. Chaque marqueur restant à la fin coûte 3 points.
inspect-offerings = Selon le nombre d’offrandes faites : { $points }. Seule la dernière compte.
inspect-tiles = Une tuile se complète en s’arrêtant sur son paysage. Moins il en reste face cachée, moins on perd : { $points } de aucune à neuf.
inspect-die = Rapporte : { $what }. Le yack avance de { $pips ->
    [one] { $pips } case
   *[other] { $pips } cases
  }.
inspect-tent = Se plante quand un autre yack s’arrête sur son paysage : ce yack reçoit un marqueur d’épuisement.
inspect-resource-backpack = Paie une carte Équipement.
inspect-resource-compass = Paie le départ dans le sens de l’aiguille rouge.
inspect-resource-paint-box = Paie un animal.
inspect-resource-coin = Paie une marchandise, ou une marchandise spéciale.
inspect-resource-fodder = Paie le passage d’une bordure.
inspect-points = L’acquis, c’est ce que tu garderais ; le dû diminue à chaque tuile Yack, bordure et repos en route.
inspect-starts = Commence avec { $cards ->
    [0] aucun équipement
    [one] { $cards } carte Équipement
   *[other] { $cards } cartes Équipement
  }
printed-box = le livret de règles
printed-ours = cette édition, pas le livret de règles

# In few words

shortly-standee = pris le pion pour demain
shortly-storm = Tempête : bordure { $number }
shortly-in-storm = reçu +1 épuisement derrière la tempête
shortly-takes-yours = pris ta marchandise spéciale ({ $good })
shortly-swaps-yours = pris ton plan { $map } et donné le plan { $given }
shortly-tires-you = planté une tente : +1 épuisement pour toi

# Staged

beat-turn = { $who-key ->
    [you] Tu as { $what }
    [log-you] Tu as { $what }
   *[other] { $who } : { $what }
  }
beat-standee = { $who } a le total le plus bas ({ $total }) et commence demain
beat-dice = Tous les dés sont relancés
beat-shuffled = { $said } ; puis { $count } tuiles sont remélangées
beat-sun = Le soleil brille : la tempête ne bouge pas
beat-storm = Une tempête se lève
beat-storm-moves = La tempête avance
beat-behind-storm = Derrière la tempête, +1 épuisement : { $who }
beat-evening = Soir de la journée { $day }
beat-cards = De nouvelles cartes pour le matin
beat-day = Journée { $day } sur { $days }
beat-die = { $colour } { $number }
beat-tile = Tuile Yack complétée : { $landscape }
beat-all-tiles = Toutes les tuiles Yack complétées
beat-tile-next = Suivante : { $landscape }
beat-map = Tu prends le plan { $map }
beat-map-drawn = De la pioche : { $map }
beat-map-turns = Tu retournes le premier plan de la pile
beat-map-pair = Il fait la paire avec ton plan { $map }
beat-map-single = Il ferait la paire avec le plan { $map }
beat-animal = Peint : { $animal }
beat-card = Récupéré : { $kind }
beat-arrived = { $who } atteint Katmandou
beat-arrived-points = { $points } points
beat-rests = repos
beat-painted = peint : { $animal }
beat-collected = récupère : { $card }
beat-bought = achète : { $good }
beat-offered = offrande { $number } : { $points } points
beat-offering = Offrande { $number } sur 9
beat-takes-special = prend { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  } à { $owner }
beat-special-gone = perdu : { $good-key ->
    [good-ring] anneau spécial
    [good-spices] épices spéciales
    [good-silk] soie spéciale
    [good-prayer-mill] moulin à prières spécial
    [good-statue] statue spéciale
    [good-thangka] thangka spécial
   *[other] { $good } (spécial)
  }
beat-taken = { $who } te prend { $good-key ->
    [good-ring] l’anneau spécial
    [good-spices] les épices spéciales
    [good-silk] la soie spéciale
    [good-prayer-mill] le moulin à prières spécial
    [good-statue] la statue spéciale
    [good-thangka] le thangka spécial
   *[other] la marchandise spéciale ({ $good })
  } ; tu reçois la pièce
beat-swapped = { $who } prend le plan { $map } et te donne le plan { $given }
beat-pitched = { $who } plante une tente : +1 épuisement
beat-used = utilise : { $kind }
beat-pays = −{ $number } { $resource }
beat-refreshed = tout épuisement retiré
beat-secured = En sécurité dans le coffre : { $colours }
beat-animals = animaux { $change }
beat-tired = +{ $number } épuisement

sealed-tile = Pas d’annulation : une tuile a été révélée
sealed-map = Pas d’annulation : un plan a été révélé
sealed-dice = Pas d’annulation : des dés ont été lancés

# In Kathmandu

arrived-title = Ton yack se repose à Katmandou
arrived-why = Chacun de tes tours rapporte maintenant une ressource, qui vaut 1 point.
arrived-always = La même à chaque tour désormais
arrived-once = Seulement cette fois
arrived-standing = À chaque tour, tu prends : { $resource }
arrived-change = Redemande-moi
inspect-title-strip = bordure
inspect-title-needle = aiguille de boussole
inspect-title-storm = tempête
inspect-title-standee = pion
