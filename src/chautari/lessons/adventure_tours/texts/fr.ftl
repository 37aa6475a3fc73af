guide = Miss Penhaligon
instead = Patience, mon enfant ! D’abord ce que je viens de demander. Bientôt, le voyage sera tout à toi.
listen-first = Un instant, mon enfant : écoute-moi jusqu’au bout, puis touche « Continuer ».
ended = Le voyage est fini. Attention à la marche en sortant.

chapter-first = Tes premiers voyages
chapter-first-about = À travers le désert : une manche entière pas à pas, une autre à écourter, et une dernière pleine d’audace.
chapter-expert = Expéditions d’experts
chapter-expert-about = Chaque tableau a son départ et sa faculté : mènes-en deux, et fais connaissance avec les quatre autres.
chapter-boards = Nouveau tableau chaque manche
chapter-boards-about = Les variantes du mode expert : entre les manches, les tableaux sont choisis ou distribués à nouveau.

# A first round

welcome = Bonjour, { $me } ! Miss Penhaligon, Voyages au bout du monde. Toi, { $first } et { $second }, vous menez chacun une expédition à travers le désert.
goal = Il y a trois manches. À chacune, les clients que tu emmènes comme membres te paient. Qui a le plus de pièces après la troisième manche gagne.
two-ways = Six aventuriers ont répondu à mon annonce. À ton tour, tu en joues exactement un : comme membre qui paie, ou en équipement.
demand = Le nombre du haut est leur exigence. Betty McKlug veut 4 en vêtements (jaune), et tu as 3 : elle ne peut pas encore se joindre. La pièce est ce qu’elle paierait.
do-roy = En équipement, tout le monde fait l’affaire, et seul le nombre du bas compte. Roy Nobleman est le meilleur : 1 de plus dans les trois couleurs. Touche Roy, puis la rangée d’équipement.
after-roy = Quatre partout : maintenant, Betty pourrait se joindre ! Et qui joue de l’équipement pioche une carte. La tienne est encore un Roy.
a-gift = Puis { $second } a emmené Ida Handout et utilisé son action : quelqu’un pioche une carte. C’était toi. Gentil ? Chaque carte encore dans ta main à la fin de la manche te coûte 2 pièces.
do-miller = Pater Miller exige 2 en rouge, et tu as 4. Touche-le, puis la rangée des membres, au-dessus. Il paiera 2 pièces. Pour un membre, tu ne pioches pas de carte.
after-finn = { $second } a emmené Butterfinger Finn, qui a jeté le dernier équipement de { $first } : on vise toujours la dernière carte d’une rangée. Il n’y reste que 3 en rouge, mais Betty McKlug, qui exigeait 4, reste. L’exigence ne compte qu’à l’arrivée.
do-earl = L’Earl of Bucket bleu exige 2 et ne paie que 1 pièce. Mais son action, sur-le-champ, te laisse jouer une carte de plus en équipement. Emmène-le comme membre.
do-earl-yellow = Et maintenant cette autre carte : l’Earl jaune ajoute 2 en vêtements. Touche-le.
after-earl = 6 en jaune ! Et la carte que tu as piochée est Colonel Farsight. Il paie 6 pièces et exige 7 en jaune : encore un, et il est à toi.
do-betty = Maintenant, des clients qui paient. Betty McKlug exige 4 en jaune et paie 4 pièces : emmène-la.
do-betty-first = Son action : deux cartes de la pioche, pour une personne ou pour deux. Qui voudrait d’une carte qui finit par coûter 2 pièces ? Touche { $first }.
do-betty-second = Et l’autre pour { $second }. Il faut être juste.
do-protect = { $first } contre-attaque : Miss Anthrop chasse le dernier membre de quelqu’un. Le tien est Betty, avec ses 4 pièces ! Mais Pater Miller pare n’importe quelle attaque contre toi, une fois, puis rentre chez lui. Touche-le.
after-protect = Deux pièces perdues, quatre sauvées. Il pare aussi le vol, ou une carte que d’autres te font piocher. Mais il doit être membre : dans ta main, il ne fait rien.
do-bill = Slowhand Bill exige 6 en jaune : exactement ce que tu as. Il paie 5 pièces. Emmène-le.
do-bill-steal = Son action prend le dernier équipement de quelqu’un pour le tien. Celui de { $first } est un Roy, qui ajoute 1 à chaque couleur. Touche { $first }.
after-bill = 7 en jaune, maintenant ! Remarque que { $first } a aussi un Pater Miller : il peut parer la prochaine attaque.
do-farsight = 7 en jaune, c’est ce qu’exige le Colonel. Six pièces, mon enfant : emmène-le.
do-again = Et son action est un autre tour. Touche « Oui » sur sa carte !
do-roy-joins = C’est encore à toi. Le Roy rouge exige 5 en rouge, et 5, c’est ce que tu as. Cette fois, il voyage comme membre et paie 5 pièces.
gift-stopped = { $second } voulait faire piocher deux cartes à { $first } ; le Pater Miller de { $first } a paré les deux. Et toi ? Tu n’as plus qu’une carte !
do-ida = Si ta main est vide quand ton tour finit, la manche est aussitôt finie, pour tout le monde. En équipement, Ida te rapporterait une autre carte. Comme membre, elle finit la manche : emmène-la.
do-ida-gift = Son action compte encore. { $second } a déjà le plus de cartes : donnes-en une de plus, et cela coûte encore 2 pièces. Touche { $second }, et regarde ce que la manche a rapporté.
payday = Jour de paie ! Tes membres ont payé 1, 4, 5, 6, 5 et 2 pièces : cela fait 23. Tu n’avais plus de carte : rien n’a été retiré. L’équipement ne paie rien.
payday-others = { $first } : 11 pièces, moins 6 pour trois cartes. { $second } : 9 pièces, et 14 à payer pour sept cartes ! Mais une bourse ne descend jamais sous 0.
new-round = Manche 2 : toutes les cartes sont mélangées, chacun en reçoit six, et l’équipement revient à 3. La place à gauche de qui a terminé la manche commence : { $first }.
free-turn = Maintenant, tu choisis ! Au début d’une manche, l’équipement vaut le plus. Un Earl of Bucket, par exemple, comme membre avec une carte de plus, ou en équipement qui ajoute 2. Si tu hésites, demande-moi.
free-rufus = Rufus Rigs ne paie rien, mais un membre de plus de sa couleur peut suivre aussitôt.
free-anthrop = Miss Anthrop chasse le dernier membre de quelqu’un. Cherche le client le plus cher, et regarde s’il y a un Pater Miller à ses côtés.
free-earl = Une carte de plus en équipement, et tu pioches pour elle. Rien ne t’y oblige, mais l’équipement, c’est l’équipement.
free-lost-equipment = Ton dernier équipement s’en va ! Tes membres restent : seuls les nouveaux demandent ce qu’il te reste.
free-lost-member = Voilà ton dernier membre parti. Un Pater Miller à côté de ton meilleur client aurait pu parer cela.
first-done = Tu as trouvé tes marques. La suite : une manche presque finie, et comment la finir quand cela t’arrange.

# A round to cut short

late = Encore une deuxième manche, et il se fait tard. Elle finit quand une main est vide, ou la pioche. { $first } a 2 cartes, toi 5 : maintenant, les mains comptent plus que l’équipement.
late-net = Voici ce que la manche te rapporterait si elle finissait maintenant : tes membres paient 5, tes cinq cartes coûtent 10. Mieux vaut nous presser.
late-earl = Les membres allègent ta main, l’équipement non. L’Earl of Bucket jaune fait les deux : emmène-le comme membre.
late-earl-blue = Et l’Earl bleu en équipement : il porte les vivres, en bleu, de 3 à 5.
late-farsight = { $second } a emmené Colonel Farsight, qui vaut 6 pièces, et joué un autre tour. Le Colonel est maintenant son dernier membre, et aucun Pater Miller n’est avec lui.
do-rufus = Rufus Rigs ne paie rien, mais laisse suivre aussitôt un membre de plus de sa couleur. Emmène le Rufus bleu.
do-anthrop = Il est bleu, du bleu peut donc suivre : Miss Anthrop exige 4, et tu as 5. Touche-la.
do-anthrop-target = Elle chasse le dernier membre de quelqu’un. { $first } a un Pater Miller, qui peut la parer. { $second } n’en a pas : touche { $second }.
late-robbed = Deux membres en un tour, et le Colonel parti ! En échange, { $second } vient de te voler ton dernier équipement. Peu importe : tes membres restent.
late-choose = Il te reste deux cartes, toutes deux rouges : Rufus, et Ida qui peut le suivre. Les deux en un tour, et la manche est finie ! Tu mènes, cela t’arrange donc. Mais c’est toi qui choisis.
late-rufus = Maintenant, un autre membre rouge à ta portée peut suivre Rufus. Main vide, la manche serait finie.
late-ida = La carte d’Ida : qui l’a encore à la fin de la manche paie 2 pour elle.
late-empty = Une main était vide à la fin d’un tour : la manche est donc finie. Les membres ont payé, chaque carte en main a coûté 2.
late-done = Finir une manche à temps, c’est la moitié du métier. Et maintenant, la toute dernière.

# The last round

last = La troisième manche, presque finie. { $second } a 32 pièces dans sa bourse, toi 31, { $first } 25. Mais les membres de { $second } paieraient 34, et les tiens seulement 19.
last-dare = Et { $second } n’a plus qu’une carte : si elle peut se joindre, tout est fini. Tu as Madame Grandtour, qui exige 9 en jaune. Tu as 8. On ose ?
do-ida-yellow = On ose ! Ida Handout en équipement ajoute le neuvième. Touche-la, puis la rangée d’équipement.
last-lucky = 9 en jaune ! Et la carte de { $second } ne pouvait pas se joindre : posée en équipement, elle en a apporté une autre. Tu restes en course.
do-grandtour = Madame Grandtour, enfin : 9 pièces. Emmène-la !
do-grandtour-all = Et son action : tout ton équipement de sa couleur devient membre, et paie. Tu y as six cartes jaunes. Touche « Oui » sur sa carte !
last-thirty = 30 pièces en un tour : 9 pour Madame, 21 pour ses porteurs. Ton équipement jaune revient à 3, mais qui en a encore besoin ?
last-choose = Il te reste une carte : Earl of Bucket, qui peut se joindre. Comme membre, il finit la partie. En équipement, il apporte une autre carte, et à tout le monde un autre tour. Qui est en tête ?
last-equipped = Quelle audace ! Tu continues donc. Surveille les mains des autres : quiconque n’a plus qu’une carte peut finir.
end-members = Les voyages sont finis, alors comptons. À la première manche, tes membres ont payé 23 pièces.
end-hand = Puis 2 pièces de moins par carte restée en main : aucune pour toi, 6 pour { $first }, 14 pour { $second }.
end-sum = Les dettes sont effacées : à la manche 1, { $second } n’a pas pu payer 5 pièces. Tout le reste ensemble est la bourse. La plus pleine gagne ; à égalité, on partagerait la victoire.
end-last = La deuxième manche se compte de la même façon, et maintenant la troisième : tes derniers clients.
end-farewell = Voilà tout le métier, { $me } : l’équipement d’abord, les clients à temps, et la main légère à la fin. Bon voyage !

# Expert expeditions

x-welcome = Te revoilà, { $me } ? Alors retournons les tableaux. Chaque expédition a son propre départ, et une faculté que tu peux utiliser une fois par tour.
x-safari = Tu mènes la Caravane de safari : 5 rouge, 5 bleu, 4 jaune. Après avoir joué un membre, tu peux utiliser son action deux fois.
x-earl = Earl of Bucket fait suivre une carte de plus en équipement. Avec ta caravane, il le fait deux fois ! Emmène l’Earl rouge.
x-earl-once = D’abord Roy Nobleman, pour 1 dans chaque couleur. Touche-le.
x-earl-again = Encore une fois, et c’est grâce à ta caravane ! Touche le Colonel : 1 de plus en jaune.
x-yaks = { $first } mène l’Himalaya à dos de yack : un maigre départ, mais après chaque tour, un autre. D’abord de l’équipement, puis aussitôt Miss Anthrop, et ton Earl est parti.
x-airship = Le Dirigeable polaire de { $second } n’a pas à piocher pour l’équipement, et peut faire piocher une carte à n’importe qui : toi, à l’instant. Il peut même finir une manche avec de l’équipement.
x-free = À toi, avec 6 dans chaque couleur. Deux fois Betty McKlug, ce sont quatre cartes pour les autres ; deux fois Butterfinger Finn, deux équipements en moins. Tu choisis.
x-twice = Après cela, ta caravane te demande encore une fois. Chaque usage est à part : tu peux choisir quelqu’un d’autre.
x-half = Caravane, yacks, dirigeable : cela fait trois. Pour les trois autres, nous allons sous l’eau.
x-express = { $first } mène l’Orient-Express : seulement 1 partout au départ, mais après le tour, une carte de plus en équipement. En voici déjà deux.
x-steamer = Le Vapeur de la jungle de { $second } laisse un deuxième membre suivre le premier, de toute couleur : Ida Handout, puis Pater Miller.
x-submarine = Tu mènes le Voyage sous-marin. Après avoir joué de l’équipement, tu peux utiliser l’action de cette carte si ton équipement, elle comprise, satisfait son exigence.
x-miller = Pater Miller te protège même depuis ton équipement. Pose-le là : touche-le, puis la rangée d’équipement.
x-bill = Slowhand Bill exige 6 en rouge. Tu as 5, et lui-même ajoute 1 : cela compte ! Pose-le en équipement.
x-bill-maya = Maintenant son action, comme s’il était membre : prends le dernier équipement de { $first }. Tu piocheras quand même ta carte.
x-protect-equipment = Le Butterfinger Finn de { $second } vise ton dernier équipement. Touche Pater Miller, là, parmi l’équipement : il pare l’attaque.
x-submarine-free = À toi. Le Colonel exige 7 en rouge : tu as 6, et il ajouterait le septième. En équipement, il te donne un autre tour ! Mais tu choisis.
x-farsight = Un autre tour, grâce à un bagage ! Pendant ce tour, ta faculté est de nouveau là.
x-done = Tu les as tous rencontrés, les six. Avant de jouer, lis les tableaux des autres : ils te disent ce qu’il faut craindre.

# Another board every round

b-welcome = Le mode expert a deux variantes. Ici, on choisit de nouveaux tableaux entre les manches. Tu mènes le Voyage sous-marin, la manche 1 est presque finie, et il te reste une carte.
b-betty = Betty McKlug exige 4 en jaune, et tu as 5. Emmène-la : la manche est alors finie.
b-betty-first = D’abord ses deux cartes. Les membres de { $second } paient 24 : c’est là que des cartes feront le plus mal. Touche { $second }.
b-betty-second = Et la deuxième aussi.
b-order = La manche t’a rapporté 14 pièces, 13 à { $first }, 18 à { $second }. Qui a gagné le moins choisit en premier parmi les tableaux en jeu, puis en montant : { $first }, toi, { $second }.
b-taken = { $first } a pris ton sous-marin ! Il reste deux tableaux, et { $second } aura celui que tu laisses.
b-choose = Le Dirigeable polaire part riche et n’a pas à piocher. Le Vapeur de la jungle part pauvre, mais emmène deux membres en un tour. Touches-en un.
b-turn = Une nouvelle manche, un autre tableau. Dans l’autre variante, personne ne choisit : avant chaque manche, les six tableaux sont mélangés et redistribués.
b-done = Sans aucune des deux variantes, chacun garde un seul tableau pendant les trois manches. Tu en décides en préparant une table, sous « Entre les manches ».
