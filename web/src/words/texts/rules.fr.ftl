# What can I do here? The rules of the moment beside the table, and the pictures of the rules pages.

here-title = Que puis-je faire ici ?
here-title-replay = Que décide-t-on ici ?
here-title-over = La fin et ce qui compte
here-title-course = Que se passe-t-il ?
here-asked = On te demande : { $question }
here-next = La suite : { $choice }
here-for = Pour : { $choices }
here-for-more = Pour : { $choices } et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
here-rest = Le reste de « { $chapter } »
here-lit = Ce qui s’y rapporte sur la table est cerclé ; pointe ou touche une règle, et ses propres pièces le sont.
here-all = Toutes les règles : { $title }
here-card = Aide de jeu
here-close = Fermer les règles
here-rule = La règle { $rule } parmi toutes les règles
here-print = Imprimer l’aide de jeu

# What is seen on the pictures. Every number in them comes from the position that is drawn, or is printed on the picture.

rules-picture-yak-morning = Le matin, tout le monde pose une des trois cartes face cachée.
rules-picture-yak-build = Ce que coûtent les pierres d’un chariot, et le panneau qui dit quelle nourriture il refuse.
rules-picture-yak-refused = Ce chariot refuse une nourriture : { $refused }. Des { $tent } nourritures de la tente, { $usable } { $usable ->
    [one] peut servir
   *[other] peuvent servir
  } : assez pour { $stones ->
    [one] une pierre
   *[other] { $stones } pierres
  }, alors que le chariot en a davantage.
rules-picture-yak-fetch = Ravitaillement prend au chariot toute la nourriture d’une sorte ; au marché, on garde une des trois pierres tirées.
rules-picture-yak-places = La pierre suivante peut aller sur { $count ->
    [one] cette place
   *[other] l’une de ces { $count } places
  } : sur deux pierres, ou à côté d’une pierre de la rangée du bas.
rules-picture-yak-fog = { $track ->
    [one] { $track } brouillard est
   *[other] { $track } brouillards sont
  } sur la piste ; un de plus remplit ses { $fields } cases ouvertes, et tous retournent dans le sac.
rules-picture-yak-evening = Le brouillard a fait tourner les yaks : les chariots repartent dans l’autre sens.
rules-picture-yak-scored = Les nombres se trouvent sur les { $groups } groupes de cette tour : { $sizes } points pour leurs tailles et { $number } pour leur nombre, { $total } avec tout ce qui compte en plus.
rules-picture-yak-crystals = Un cristal compte comme une pierre de plus d’une couleur qu’il touche.
rules-picture-yak-bonus = { $cards ->
    [one] { $cards } carte Bonus d’une partie
   *[other] { $cards } cartes Bonus d’une partie
  } : places, obligation et majorité.

rules-picture-kathmandu-way = Un chemin sur { $boards } plateaux, avec { $goods } marchandises dans les villes ; les aiguilles rouges montrent où partir coûte une boussole.
rules-picture-kathmandu-choose = La couleur du dé donne une ressource, son chiffre la longueur du chemin.
rules-picture-kathmandu-walk = Le chemin franchit une bordure contre du fourrage ; une montagne arrête un yack contre un marqueur d’épuisement.
rules-picture-kathmandu-move = Avec un { $pips }, le yack va par là, ni plus loin ni moins loin ; { $fodder ->
    [one] la bordure coûte un fourrage
   *[other] les bordures coûtent { $fodder } fourrages
  }.
rules-picture-kathmandu-see = Ce qu’on peut avoir là où le yack s’arrête : une boîte de peinture pour un animal, un sac à dos pour de l’équipement, une pièce pour une marchandise, une offrande pour un plan.
rules-picture-kathmandu-target = Là où le yack s’est arrêté, { $count ->
    [one] une action est possible
   *[other] { $count } actions sont possibles
  }.
rules-picture-kathmandu-evening = La tempête avance : un yack derrière elle reçoit un marqueur d’épuisement.
rules-picture-kathmandu-storm = Journée { $day } sur { $days } : les yacks que la tempête a dépassés sont cerclés. { $storms ->
    [one] { $storms } tuile Tempête
   *[other] { $storms } tuiles Tempête
  } et { $suns ->
    [one] { $suns } soleil
   *[other] { $suns } soleils
  } sont encore à venir pendant ces journées.
rules-picture-kathmandu-journey = Ce que la victoire a rapporté : { $total } points, dont { $points } pour { $offerings } offrandes.

rules-picture-adventure-tours-start = Au départ : { $cards } cartes en main, et { $start } de chaque équipement du côté désert.
rules-picture-adventure-tours-two-ways = Une carte, deux façons : en haut comme membre qui paie, ou à droite en équipement.
rules-picture-adventure-tours-equip = Chaque carte de la rangée ajoute son soutien aux valeurs du tableau.
rules-picture-adventure-tours-member = L’exigence de la carte est satisfaite : l’aventurier se joint, paie et peut agir.
rules-picture-adventure-tours-join = Avec un équipement de { $red } en rouge, { $blue } en bleu et { $yellow } en jaune, { $count } de ces { $cards } cartes { $count ->
    [one] peut se joindre comme membre
   *[other] peuvent se joindre comme membres
  } ; toutes peuvent servir d’équipement.
rules-picture-adventure-tours-attack = On n’atteint que le dernier membre d’une rangée : l’un de ces { $count }.
rules-picture-adventure-tours-settle = Les membres paient leurs pièces, les cartes restées en main en coûtent.
rules-picture-adventure-tours-home = La dernière expédition d’une victoire : { $members } membres ont payé { $income } pièces. Avec les deux expéditions d’avant, cela a fait { $total }.

rules-picture-reviving-kathmandu-bid = Un emplacement mise sur les deux cartes de sa ligne, la plus proche d’abord.
rules-picture-reviving-kathmandu-bids = { $coins ->
    [one] { $coins } pièce est posée
   *[other] { $coins } pièces sont posées
  } face cachée ; { $free ->
    [one] { $free } emplacement est encore libre
   *[other] { $free } emplacements sont encore libres
  }.
rules-picture-reviving-kathmandu-large = Le marché de { $cards } cartes, avec les deux emplacements spéciaux entre la deuxième et la troisième colonne.
rules-picture-reviving-kathmandu-collect = Le plus élevé gagne, puis le plus proche ; qui a gagné trop peu pioche des cartes rouges.
rules-picture-reviving-kathmandu-build = De bas en haut, une des deux sections d’une carte du marché.
rules-picture-reviving-kathmandu-growing = { $growing ->
    [one] { $growing } monument est en chantier ici
   *[other] { $growing } monuments sont en chantier ici
  } ; { $finished ->
    [one] { $finished } est achevé
   *[other] { $finished } sont achevés
  }.
rules-picture-reviving-kathmandu-leftover = La dernière pièce devient des points, ou achète une carte défaussée.
rules-picture-reviving-kathmandu-city = La ville gagnante : { $monuments } monuments achevés ont rapporté { $printed } points par ce qui est imprimé à leur sommet et { $colours } par leurs couleurs ; { $total } en tout, mission comprise.
