# The rules of Adventure Tours in our own words.

chapter-1 = Matériel

AT-CMP-1 = Il y a 102 cartes Aventurier, 34 de chaque : rouges pour la technique, bleues pour les vivres et jaunes pour les vêtements, et six tableaux d’expédition avec un désert d’un côté et une expédition experte de l’autre.
    .source = livret de règles 002, matériel, préparatifs ; reconstitué : le nombre de cartes de chaque couleur
AT-CMP-2 = Chaque carte montre cinq choses : sa couleur, l’exigence de l’aventurier, les pièces qu’il paie comme membre, le soutien qu’il donne en équipement, et une action, qui ne manque qu’à Roy Nobleman. Le texte du livret ne nomme que Pater Miller et Slowhand Bill ; d’autres noms et valeurs sont connus par des tests, et ce qui n’est pas connu est de nous.
    .source = livret de règles 002, cartes Aventurier ; test : la plupart des noms et quelques valeurs ; reconstitué : le reste
AT-CMP-3 = Douze aventuriers existent dans les trois couleurs, chacun en trois cartes par couleur, mais deux seulement pour les deux plus exigeants.
    .source = reconstitué
AT-CMP-4 = Côté désert, tous les tableaux partent avec 3 dans chaque couleur et n’ont pas de faculté.
    .source = livret de règles 002, préparatifs ; livret de règles 002, amélioration de l’équipement, exemple
AT-CMP-5 = Côté expert, chaque tableau a sa propre faculté, et des valeurs de départ choisies pour qu’à niveau égal chaque tableau gagne entre 0,8 et 1,2 fois sa part équitable.
    .source = livret de règles 002, préparatifs ; test : les noms de deux tableaux ; reconstitué : les autres noms et toutes les valeurs de départ
AT-CMP-6 = Les pièces de 1, 5, 10 et 20 et les cartes récapitulatives ne sont que des aides : la banque ne manque jamais d’argent.
    .source = livret de règles 002, matériel ; arbitrage : la banque

chapter-2 = Mise en place

AT-SET-1 = Les tableaux sont distribués au hasard : désert visible dans le jeu de base, l’autre côté en mode expert.
    .source = livret de règles 002, préparatifs
AT-SET-2 = On mélange les cartes, chacun en reçoit six, et le reste forme la pioche, face cachée.
    .source = livret de règles 002, préparatifs
AT-SET-3 = On tire au sort qui commence la première manche, puisque personne ne peut voir ici qui est le plus grand.
    .source = livret de règles 002, préparatifs ; arbitrage : le sort à la place du plus grand

chapter-3 = Les tours

AT-TRN-1 = À son tour, on joue une carte de sa main, ni plus ni moins : en équipement ou comme membre de l’expédition.
    .source = livret de règles 002, déroulement de la partie
AT-TRN-2 = Les tours vont dans le sens horaire. Personne ne passe ; comme toute carte convient en équipement, il y a toujours quelque chose à jouer.
    .source = livret de règles 002, déroulement de la partie
AT-TRN-3 = Un tour suit cet ordre : la carte ; pour de l’équipement, l’action qu’un tableau permet, puis la pioche ou ce qu’un autre tableau en fait ; pour un membre, l’action, puis sa répétition ; puis le membre ou l’équipement supplémentaire des tableaux qui en donnent ; puis l’examen de la main ; puis les tours supplémentaires. Une carte qu’une action fait jouer est d’abord traitée en entier, pioche comprise.
    .source = livret de règles 002, déroulement de la partie ; livret de règles 002, Guide ; arbitrage : l’ordre là où ils le laissent ouvert
AT-TRN-4 = Les tours supplémentaires attendent la fin du tour en cours. Plusieurs s’additionnent, et chacun est un tour à part entière quand on examine la main. Qui n’a plus de carte les perd, car la manche est finie.
    .source = arbitrage

chapter-4 = Améliorer l’équipement

AT-EQP-1 = Toute carte peut servir d’équipement, quelle que soit son exigence. Elle se pose à l’extrémité droite de la rangée, et son soutien s’ajoute aux valeurs du tableau.
    .source = livret de règles 002, amélioration de l’équipement
AT-EQP-2 = Pour une carte jouée en équipement, on pioche une carte.
    .source = livret de règles 002, amélioration de l’équipement
AT-EQP-3 = L’équipement ne rapporte pas de pièces et n’a pas d’action, sauf si la faculté d’un tableau dit le contraire.
    .source = livret de règles 002, amélioration de l’équipement ; livret de règles 002, Guide, facultés spéciales

chapter-5 = Les membres

AT-MEM-1 = Un aventurier ne se joint à l’expédition que si l’équipement dans la couleur de sa carte, tableau et soutiens réunis, atteint au moins son exigence.
    .source = livret de règles 002, prendre part à l’expédition
AT-MEM-2 = Un nouveau membre se pose à l’extrémité droite de la rangée des membres.
    .source = livret de règles 002, prendre part à l’expédition
AT-MEM-3 = L’action d’un membre s’utilise juste après son arrivée et à aucun autre moment ; seul Pater Miller attend.
    .source = livret de règles 002, prendre part à l’expédition
AT-MEM-4 = On ne pioche pas de carte pour un membre.
    .source = livret de règles 002, prendre part à l’expédition
AT-MEM-5 = Les exigences ne comptent qu’au moment où l’on joue : les membres restent si de l’équipement se perd ensuite.
    .source = livret de règles 002, Guide, actions

chapter-6 = La fin d’une manche

AT-END-1 = Si une main est vide à la fin du tour, la manche finit sur-le-champ et personne ne joue plus. Une main vide au milieu du tour n’y change rien. Comme l’équipement fait piocher, seul le tableau qui rend la pioche facultative peut terminer une manche avec de l’équipement.
    .source = livret de règles 002, fin d’une manche
AT-END-2 = La manche finit aussi dès que quelqu’un pioche la dernière carte, quelle qu’en soit la raison. La carte reste dans cette main et coûte deux pièces comme les autres ; toutes les pioches, répétitions, facultés et tours encore à venir sont perdus. De deux cartes données, s’il n’en reste qu’une, elle va à la personne nommée en premier, et un don paré laisse sa carte sur la pioche. La défausse n’est pas remélangée.
    .source = livret de règles 002, fin d’une manche ; arbitrage : ce qui est perdu, et où va chaque carte

chapter-7 = Le décompte

AT-SCO-1 = Chaque membre paie les pièces indiquées sur sa carte.
    .source = livret de règles 002, décompte
AT-SCO-2 = Après les gains, on paie deux pièces pour chaque carte restée en main, dans la limite de son argent : les économies des manches précédentes servent aussi, si bien qu’une manche peut coûter plus qu’elle n’a rapporté, mais personne ne tombe sous zéro.
    .source = livret de règles 002, décompte ; arbitrage : les économies servent
AT-SCO-3 = L’équipement ne rapporte rien.
    .source = livret de règles 002, décompte
AT-RND-1 = Pour la manche suivante, on mélange toutes les cartes et chacun en reçoit six. Elle commence à gauche de qui a terminé la précédente ; si la pioche s’est épuisée, c’est la personne dont c’était le tour.
    .source = livret de règles 002, manche suivante ; arbitrage : qui termine une manche quand la pioche s’épuise
AT-WIN-1 = On joue trois manches. Qui a le plus d’argent gagne ; à argent égal, on partage le rang.
    .source = livret de règles 002, fin de la partie
AT-INF-1 = Tableaux, rangées, taille de la pioche et de chaque main sont visibles pour tous, et la défausse peut être regardée à tout moment. Une main n’a pas de limite. L’argent est posé face cachée : ce que chacun a gagné et payé est montré à tous au décompte d’une manche, et la table additionne ces résultats, à côté de chaque nom et dans son journal ; rien d’autre de l’argent de quiconque n’est montré avant la fin.
    .source = livret de règles 002, remarques générales ; livret de règles 002, décompte ; arbitrage : ce qui est montré de l’argent

chapter-8 = Variantes

AT-VAR-1 = Variante 1 : avant chaque manche, les six tableaux sont mélangés et redistribués.
    .source = livret de règles 002, variante 1
AT-VAR-2 = Variante 2 : entre les manches, on choisit à nouveau parmi les tableaux en jeu, d’abord qui a fait le moins de points dans la manche, gains moins coût de la main, puis dans l’ordre croissant. À égalité, on choisit dans le sens horaire à partir de qui commence la manche à venir. On peut reprendre son ancien tableau, et la dernière personne prend celui qui reste.
    .source = livret de règles 002, variante 2 ; arbitrage : ce qui compte comme points, qui choisit d’abord à égalité, garder son tableau
AT-VAR-3 = On joue une variante au plus, et seulement en mode expert ; sans variante, chacun garde le même tableau.
    .source = livret de règles 002, variantes 1 et 2 ; arbitrage : une au plus, et seulement en mode expert

chapter-9 = Les actions

AT-ACT-0 = On peut toujours renoncer à une action. Si elle a une cible, ce peut être n’importe qui, même la personne qui joue. Une cible doit avoir une carte de la sorte en jeu, et sans aucune cible l’action est perdue ; personne ne se vole soi-même, mais on peut défausser sa propre dernière carte, même celle qu’on vient de jouer. Pour jouer une carte de plus, il faut en avoir en main une qui convient.
    .source = livret de règles 002, remarques générales ; livret de règles 002, Guide, actions ; arbitrage : qui peut être une cible, et quand une action est perdue
AT-ACT-1 = Ida Handout : quelqu’un pioche une carte.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action, sous un nom de nous
AT-ACT-2 = Betty McKlug : une personne pioche deux cartes, ou deux personnes en piochent une chacune ; qui reçoit quoi est annoncé avant de piocher.
    .source = livret de règles 002, Guide, actions ; test : que c’est celle de Betty McKlug ; arbitrage : on annonce aussi qui reçoit les cartes
AT-ACT-3 = Earl of Bucket : joue une carte de plus en équipement et pioche pour elle.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action
AT-ACT-4 = Butterfinger Finn : la dernière carte d’équipement de quelqu’un est défaussée.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action, sous un nom de nous
AT-ACT-5 = Slowhand Bill : prends la dernière carte d’équipement de quelqu’un dans ton propre équipement ; rien n’est pioché pour elle.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action
AT-ACT-6 = Colonel Farsight : joue un autre tour complet.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action
AT-ACT-7 = Rufus Rigs : joue un membre de plus de la même couleur dont l’exigence est satisfaite, et utilise aussi son action si tu veux.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action
AT-ACT-8 = Miss Anthrop : le dernier membre de quelqu’un est défaussé. Les Guides allemand et français disent membre, et l’on joue ainsi ici ; l’anglais a une coquille.
    .source = livret de règles 002, Guide, actions, en allemand et en français ; reconstitué : à qui est l’action
AT-ACT-9 = Amelia Airhead : prends le dernier membre de quelqu’un parmi les tiens, quelle que soit son exigence et sans son action. Ici aussi, le Guide anglais se trompe d’endroit où va la carte.
    .source = livret de règles 002, Guide, actions, en allemand et en français ; reconstitué : à qui est l’action
AT-ACT-10 = Madame Grandtour : toutes tes cartes d’équipement de sa couleur deviennent membres, dans l’ordre où elles sont posées et sans leurs actions.
    .source = livret de règles 002, Guide, actions ; reconstitué : à qui est l’action, sous un nom de nous
AT-ACT-11 = Pater Miller : qui doit piocher, ou va perdre de l’équipement ou un membre, peut défausser un Pater Miller de n’importe quel endroit parmi ses membres ; alors rien n’arrive, et l’attaque ne peut se tourner vers quelqu’un d’autre. De la main, il ne fait rien. Seul ce que fait quelqu’un d’autre est une attaque ; on interroge la victime aussitôt, avant l’effet, et quand deux personnes reçoivent une carte, chacune est interrogée seule et ne sauve qu’elle-même.
    .source = livret de règles 002, Guide, actions ; arbitrage : ce qu’est une attaque, et quand la victime est interrogée
AT-ACT-12 = Un membre qu’on vient de jouer est déjà le dernier ; une carte volée se pose à sa droite.
    .source = arbitrage
AT-ACT-13 = Pour Madame Grandtour, c’est la couleur de la carte qui compte et non ce qu’elle soutient ; toutes ces cartes passent ou aucune, à droite du membre qu’on vient de jouer. Elle peut agir même si aucune carte ne passe.
    .source = arbitrage
AT-ACT-14 = Qui donne des cartes ne les voit pas, et qui les reçoit ne peut refuser que par Pater Miller.
    .source = arbitrage
AT-ACT-15 = La carte qu’un tableau donne et les actions qu’un autre permet à l’équipement sont aussi des attaques. On n’interroge personne quand rien n’est en jeu. Avec plusieurs Pater Miller, la victime en choisit un, et un seul suffit contre les deux cartes d’un don non partagé.
    .source = arbitrage
AT-ACT-16 = Pater Miller peut intervenir quand c’est lui qu’on perdrait ; un voleur n’obtient alors rien. Il protège tout aussi bien s’il est venu par un vol ou de l’équipement.
    .source = arbitrage

chapter-10 = Les facultés des expéditions expertes

AT-ABL-0 = Une faculté s’utilise une fois à chacun de ses propres tours, ou pas du tout. Elle vaut pour toute carte jouée de la main à ce tour, même une carte qu’une action a fait jouer, mais pas pour des cartes volées ou déplacées. Un tour supplémentaire la rend, sauf la faculté qui donne ce tour.
    .source = livret de règles 002, facultés spéciales ; arbitrage : pour quelles cartes elle vaut, et les tours supplémentaires
AT-ABL-1 = Orient-Express : après le tour normal, tu peux jouer une carte de plus en équipement et piocher pour elle.
    .source = livret de règles 002, Guide, facultés spéciales ; reconstitué : le nom du tableau
AT-ABL-2 = Dirigeable polaire : après avoir joué de l’équipement, tu peux ne pas piocher ; en plus, tu peux faire piocher une carte à n’importe qui, toi compris.
    .source = livret de règles 002, Guide, facultés spéciales ; reconstitué : le nom du tableau
AT-ABL-3 = Voyage sous-marin : après avoir joué de l’équipement, tu peux utiliser l’action de cette carte comme si elle était membre, si ton équipement, elle comprise, satisfait son exigence ; puis tu pioches comme d’habitude. Un Pater Miller parmi ton équipement te protège comme un autre parmi les membres, et il est alors défaussé.
    .source = livret de règles 002, Guide, facultés spéciales ; test : un tableau de ce nom ; reconstitué : que cette faculté est la sienne
AT-ABL-4 = Vapeur de la jungle : après avoir joué un membre, tu peux en jouer un autre, de n’importe quelle couleur, dont l’exigence est satisfaite, et utiliser aussi son action.
    .source = livret de règles 002, Guide, facultés spéciales ; reconstitué : le nom du tableau
AT-ABL-5 = Caravane de safari : après avoir joué un membre, tu peux utiliser son action deux fois. Chaque usage vaut pour lui-même : deux cibles sont possibles, et un Pater Miller n’en pare qu’un. L’action de Pater Miller ne peut être doublée.
    .source = livret de règles 002, Guide, facultés spéciales ; reconstitué : le nom du tableau
AT-ABL-6 = Himalaya à dos de yack : tu peux jouer un autre tour complet, où une carte piochée au premier peut être jouée. C’est possible une fois avant que quelqu’un d’autre ait un tour ; les tours gagnés par une action s’y ajoutent.
    .source = livret de règles 002, Guide, facultés spéciales ; test : un tableau de ce nom ; reconstitué : que cette faculté est la sienne ; arbitrage : combien de fois
AT-ABL-7 = Dirigeable polaire : on décide d’abord de piocher ou non, puis du don ; les deux vont avec la même carte d’équipement.
    .source = arbitrage
AT-ABL-8 = Voyage sous-marin : tu pioches pour la carte même si sa propre action l’a déplacée ou défaussée. Madame Grandtour l’emmène aussi, et Rufus Rigs regarde sa couleur. Un Pater Miller dans l’équipement protège quelle que soit son exigence, où qu’il soit posé, même volé, et cela ne compte pas comme usage de la faculté.
    .source = arbitrage
AT-ABL-9 = Vapeur de la jungle : le deuxième membre vient quand tout ce qui suivait du premier est fait. Les actions du deuxième membre peuvent continuer à partir de là, mais la faculté n’en donne pas de troisième.
    .source = arbitrage
AT-ABL-10 = Caravane de safari : on décide de la répétition quand le premier usage est fini, pour un seul membre par tour. Doublé, Colonel Farsight donne deux tours, Rufus Rigs deux membres dont les actions ne sont pas doublées, Earl of Bucket deux cartes avec une pioche pour chacune, et Madame Grandtour ne trouve plus rien à faire passer. La répétition demeure même si la carte est partie.
    .source = arbitrage

chapter-11 = Exemples

AT-EX-1 = Un tableau désert à 3/3/3 passe à 5/4/6 avec Roy Nobleman, qui soutient chaque couleur, une carte rouge qui vaut 1 et une jaune qui vaut 2.
    .source = livret de règles 002, amélioration de l’équipement, exemple ; reconstitué : les trois cartes
AT-EX-2 = Avec cet équipement, Slowhand Bill, qui exige 6, peut se joindre en jaune mais pas en rouge ni en bleu.
    .source = livret de règles 002, prendre part à l’expédition, exemple
AT-EX-3 = Des membres qui paient 3, 4, 2 et 5 pièces et deux cartes restées en main font 10 pièces.
    .source = livret de règles 002, décompte, exemple
