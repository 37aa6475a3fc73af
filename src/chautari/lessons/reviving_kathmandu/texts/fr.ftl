guide = Purna
instead = Patience, une brique après l’autre : d’abord ce que je te montre. Bientôt, tu choisiras toi-même.
listen-first = Attends, laisse-moi finir. Ensuite, c’est à toi.
ended = C’est tout. Maintenant, je m’assieds à l’ombre et je te regarde construire.

# A first game

chapter-first = Tes premiers monuments
chapter-first-about = Miser, construire, achever : deux manches pas à pas, la dernière pièce, et la fin d’une partie. Bientôt, tu choisis toi-même.

welcome = Namasté, { $me }. Je suis Purna, maçon depuis cinquante ans. La terre a tremblé : { $first }, { $second } et toi, vous rebâtissez la ville. Les monuments rapportent des points ; après huit manches, le plus de points gagne.
spots = Quatre cartes à vendre, chacune un morceau de monument, et huit emplacements pour des pièces autour. D’un emplacement, on mise sur les deux cartes de sa ligne : la proche et la lointaine.
they-bid = { $first } et { $second } ont misé. Tu vois où, mais pas combien. La pièce posée par { $second } est près de la carte en bas à droite, et loin du bouddha rouge au-dessus.
do-bid = Ce bouddha est pour toi ! Touche ta pièce 3, puis l’emplacement à droite des deux cartes du haut : près du bouddha, loin de la carte d’à côté.
highest = On dévoile les pièces ! Pour chaque carte, la plus forte compte, de près ou de loin. Ton 3 bat le 2 misé par { $second } : le bouddha est à toi.
lost-far = Tu misais aussi sur la carte lointaine, mais le 5 misé par { $first } était plus fort. Il lui a gagné les deux cartes de sa ligne.
drawn = Tout le monde repart avec deux cartes. Tu en as gagné une, tu en as donc pioché une rouge : un pied de stupa rouge que les autres ne voient pas.
do-buddha = Maintenant, tout le monde construit en même temps. Une carte du marché a deux moitiés : tu en construis une, l’autre est perdue. Touche la moitié du bouddha rouge.
buddha-points = Un bouddha est complet avec une seule section : 2 points aussitôt, et 1 de plus parce que tu n’avais pas encore de bouddha rouge.
mission = Voici ta mission secrète : à la fin, elle récompense certaines couleurs. Un bouddha rouge ou bleu rapporte 1 : c’est déjà coché.
do-stupa = Un stupa a trois sections, de bas en haut. Touche ton pied de stupa rouge : il en commence un.
they-build = { $first } a commencé une pagode : quatre sections, 10 points une fois achevée. Ce qu’on ne construit pas attend en main. En route pour la manche 2.
spent = Le 3 que tu as misé est dépensé, et le 5 de { $first } aussi. Les pièces ne reviennent qu’après la manche 4 : pense bien à quoi chacune doit servir.
marks = À ton stupa, il faut un cœur, puis un haut, et les deux sont dans la rangée du haut ! Les petites marques sur les cartes comptent ce qu’elles te rapporteraient.
do-bid-again = Assure-toi les deux. Touche la pièce 4, puis encore l’emplacement à droite des deux cartes du haut : près du haut rouge, loin du cœur joker.
tie = Deux 4 pour le haut de stupa, le tien et celui de { $first } ! À pièces égales, la plus proche gagne : la tienne. Et personne d’autre ne voulait le cœur joker. Une pièce, deux cartes : voilà comme j’aime ça.
do-centre = Touche le cœur de stupa joker. Un joker n’a pas encore de couleur ; tu en choisis une quand le monument est achevé.
do-top = Maintenant le haut rouge, et ton stupa est debout.
do-colour = Achevé : 6 points, et 2 pour ses deux sections rouges. Le joker prend maintenant une couleur pour de bon. Mets-le en rouge : trois pareilles rapportent 4 au lieu de 2.
stupa-points = Dix points ! Et regarde ta mission : le cœur et le haut d’un stupa de même couleur rapportent 3 de plus à la fin.
alone = Manche 3. Cette fois, tu mises en premier : le marqueur tourne. Et maintenant, tu choisis toi-même.
green-shrine = Les moitiés vertes du haut font un temple entier : 3 points, 2 pour la paire, 2 de ta mission. D’autres le voient aussi : ton 5 est fort, ton 1 ne coûte guère. Reste sur une carte, et elle dit ce qu’elle est. Que fais-tu ?

free-place = Elle irait ici sur plusieurs monuments. Touche celui où elle s’accorde le mieux.
free-colour = Achevé ! Choisis la couleur du joker : celle qui va avec les autres sections, ou celle que veut ta mission.
free-build = Construis autant que tu veux, de bas en haut. Ce que tu gardes attend dans ta main, trois cartes au plus. Quand cela te suffit, dis que tu as fini.
free-completed = En voilà un debout ! Ses points sont déjà à toi ; personne ne te les reprendra.
own-round = Bien posé. Miser, récolter, construire : voilà toute une manche. Mais que devient la dernière pièce ? Je te le montre à la manche 4.

fourth-round = Manche 4 d’une partie qui a continué comme la nôtre. Il te reste le 1 et le 5. Tu en mises un maintenant ; l’autre reste, et il vaut quelque chose, lui aussi.
pagoda-begun = Tu as commencé une pagode jaune, et son haut joker attend dans ta main. Ta mission paie 4 si son pied et son 2ᵉ étage ont la même couleur.
keep-five = Il reste 1 et 2 à { $first }, 1 et 4 à { $second } : les pièces dépensées sont visibles. Personne n’aime miser sa dernière grosse pièce, alors ton 1 suffira peut-être !
do-bid-one = Il te faut le 2ᵉ étage de pagode joker, en bas à droite. Touche la pièce 1, puis l’emplacement à droite des deux cartes du bas.
long-side = Pièces égales, aussi proches ! Alors une pièce à gauche ou à droite de la carte bat celle du dessus ou du dessous : la tienne gagne. Personne d’autre ne voulait la carte lointaine, elle est aussi pour toi.
do-second = Touche le 2ᵉ étage de pagode joker : il va sur ton pied jaune.
do-done = Le haut ne va pas encore, il manque le 3ᵉ étage. Touche le bouton en bas : tu as fini de construire, et deux cartes restent dans ta main.
they-complete = { $first } a achevé sa pagode : 10 pour son haut, 2 pour deux sections bleues. Jusque-là, elle ne lui avait rien rapporté.
discards = Et { $second } avait trop de cartes : on n’en garde que trois en main. Il a dû défausser, face visible, et regarde quoi : un 3ᵉ étage de pagode jaune !
last-coin = Il reste une pièce à tout le monde. De la plus forte à la plus faible, chacune vaut ses points ou achète une carte défaussée. Ton 5 passe en premier !
do-buy = Cinq points, ou cette section jaune ? Moi, je sais ce que je ferais. Touche le 3ᵉ étage de pagode jaune dans la défausse.
do-third = Ce que tu achètes se construit aussitôt. Touche sa moitié jaune.
do-top-now = En même temps, tu peux construire de ta main. Touche le haut de pagode joker !
do-yellow = Une pagode ! Ses deux jokers prennent chacun une couleur, celui du bas d’abord. Mets-le en jaune, comme le pied : c’est aussi ce que veut ta mission.
do-yellow-again = Et le haut en jaune aussi : deux pareilles rapportent 2, trois 4, mais quatre 8.
pagoda-points = 10 et 8 : dix-huit points, et 4 à la fin pour ta mission. J’ai vu des rois faire moins bien.
do-keep = Le pied de pagode rouge peut attendre. Touche le bouton en bas : tu as fini.
coins-back = { $second } a pris 4 points pour sa pièce, { $first } 1. Maintenant, les cinq pièces reviennent à tout le monde, pour quatre manches de plus.
second-half = La même chose jusqu’à la manche 8. Choisis toi-même : ton haut de stupa joker voudrait un stupa sous lui, et des bouddhas de nouvelles couleurs sont des points vite gagnés.
own-place = Elle va à plusieurs endroits. Touche celui où les couleurs s’accordent le mieux.
own-discard = Plus de trois cartes : touche celle dont tu as le moins besoin. Quelqu’un peut l’acheter avec sa dernière pièce, alors n’offre rien qui l’aide.
own-build = Construis ce qui rapporte des points ou commence quelque chose. Les cartes encore en main à la fin ne valent rien.
half-done = Tu sais tout, maintenant. Voyons comment finit une partie.

last-round = La huitième manche, la dernière. À ta nouvelle pagode, il ne manque que le haut : inachevée, elle vaut 6 à la fin ; achevée, 10, et ses couleurs comptent.
two-pairs = Deux sections blanches font déjà une paire. Le haut rouge, en haut à droite, en ferait une autre avec le pied rouge : 2 et 2. Un haut jaune rapporte quand même les 10.
which-coin = { $second } a misé en premier, loin de tout cela. Tu as 2 et 4 ; { $first } mise après toi, avec un 3 ou un 5. Ce que tu gardes sera ta dernière pièce.
other-top = Et si cela rate : il y a un haut de pagode vert dans la défausse, laissé par { $second }, et ta dernière pièce pourrait l’acheter. Choisis bien, { $me } ; je me tais.
last-building = Construis tout ce que tu peux : les cartes en main ne valent rien, et même un pied rapporte son point. Mais pense d’abord à ce que ta pièce peut acheter.
last-colour = Une couleur pour de bon : celle des autres sections, ou un bouddha d’une couleur nouvelle pour toi.
last-leftover = Ta dernière pièce : ses points, ou une carte défaussée qui rapporte davantage.
count-monuments = La partie est finie ; comptons ensemble. D’abord tes monuments achevés : 2 pour un bouddha, 3 pour un temple, 6 pour un stupa, 10 pour une pagode.
count-colours = Puis les couleurs assorties dans chacun : 2, 4 ou 8 pour deux, trois ou quatre sections pareilles. Ta pagode jaune a ses 8 ici.
count-buddhas = Chaque couleur parmi tes bouddhas a rapporté 1 de plus, et les dernières pièces qui n’ont rien acheté valent ce qu’elles montrent.
count-unfinished = Les monuments inachevés rapportent les points de leur section la plus haute, sans couleurs et sans mission.
count-mission = Enfin, ta mission : 1 pour le bouddha, 2 pour le temple, 3 pour le stupa, 4 pour la pagode. Chaque partie compte une fois, si un monument achevé la remplit.
farewell = Le plus de points gagne, et une égalité se partage. Tu sais construire maintenant, { $me }. Joue une partie, et envoie-moi une image de tes pagodes.

# Two players

chapter-two = À deux
chapter-two-about = Deux mises chacun, quatre cartes chacun, et une dernière pièce après chaque deuxième manche.

two-welcome = Rien que { $first } et toi aujourd’hui. Vous misez donc deux fois par manche : toi une pièce, puis elle deux, puis toi la dernière. Et chacun repart avec quatre cartes.
two-bid = Commence petit. Touche la pièce 2, puis l’emplacement à gauche des deux cartes du haut.
two-last-word = { $first } a misé ses deux pièces, et toutes deux visent de loin ton bouddha rouge. Mais tu as le dernier mot, et cela vaut beaucoup.
two-bid-again = Touche la pièce 4, puis l’emplacement au-dessus de la première colonne : près du bouddha rouge, loin de la carte du dessous.
two-both-coins = Tes deux pièces misent sur la même carte ; c’est permis, et tu la reçois une fois. Le 4 l’a gagnée, et la carte du dessous aussi. Pour celle de droite, ton 2 a perdu contre un 3.
two-four-cards = Tu as gagné deux cartes et pioché deux rouges : quatre en tout. { $first } en a quatre aussi.
two-unsold = Sur la quatrième carte, personne n’a misé. Elle passe sous la pioche rouge, et tout le monde sait qu’elle y est.
two-shrine = Quatre cartes, et on n’en garde que trois : alors construis. Touche le pied de temple jaune.
two-shrine-top = Et le haut jaune : un temple d’une seule couleur, 3 points et 2 pour la paire.
two-stupa = Touche le pied de stupa jaune.
two-choice = Et dessus, le cœur de stupa jaune. L’autre moitié était un bouddha rouge, mais pied et cœur de même couleur, c’est ce que ta mission veut d’un stupa.
two-marker = Manche 2, et tu commences encore : à deux, le marqueur ne passe qu’après chaque deuxième manche.
two-alone = Regarde tes pièces : il en reste trois, dont deux pour cette manche. Il en restera donc une dès la fin de la manche 2 ! Maintenant, choisis toi-même ; le haut de stupa jaune est en bas à gauche.
two-discard = Plus de trois cartes : à deux, cela arrive souvent. Touche celle à laquelle tu renonces.
two-leftover = Déjà la dernière pièce : des points, ou une carte défaussée à construire aussitôt. Cela vient après les manches 2, 4, 6 et 8.
two-coins-back = Toutes les pièces sont revenues, et maintenant { $first } commence pendant deux manches.
two-ends = Rien d’autre ne change : deux mises, quatre cartes, quatre fois une dernière pièce. Il y a toujours huit manches.

# Teams

chapter-teams = Équipes
chapter-teams-about = Tu construis aussi dans la rue de ton équipe, et vos points s’additionnent.

teams-welcome = Quatre à construire, deux équipes : { $second } est avec toi, assis en face. Vos points s’additionnent, et la meilleure équipe gagne.
teams-silence = Mais dans une équipe, chacun cache sa main et ne parle pas de ses coups. À toi de lire la rue de ton équipier, { $second }.
teams-rival-coins = La pièce posée par { $second } est près de la carte en haut à gauche, le pied de stupa rouge. Entre équipiers aussi, les pièces se font concurrence : n’y va pas.
teams-bid = Aide-le plutôt : la colonne de droite a un cœur de stupa rouge et un haut vert. Touche la pièce 5, puis l’emplacement au-dessus de la deuxième colonne.
teams-mate-began = Les deux sont à toi. Et { $second } a été rapide : il a commencé un stupa rouge dans sa rue. Tu peux y construire aussi !
teams-centre = Touche le cœur de stupa rouge. Rien ne l’attend dans ta propre rue : il va donc sur le stupa de ton équipier, { $second }.
teams-top = Et le haut vert. C’est toi qui l’achèves, mais il compte pour lui, et donc pour votre équipe.
teams-completed = 6, et 2 pour la paire rouge. S’il y avait eu un joker, c’est toi qui aurais choisi sa couleur, puisque tu l’as achevé.
teams-gift = { $second } te remercie avec un bouddha blanc dans ta rue : 2, et 1 pour une nouvelle couleur. Il ne pouvait pas savoir que ta mission l’aime aussi.
teams-alone = Manche 2 : il commence. Maintenant, choisis toi-même, et regarde les deux rues.
teams-place = Ta rue, ou celle de { $second } ? Touche une rue. Pense aux couleurs de bouddhas et à ta propre mission : chaque rue compte pour qui la possède.
teams-discard = Défausse avec soin : une carte qui ne te sert à rien est peut-être juste celle que { $second } achètera avec sa dernière pièce.
teams-coin = Une limite : la carte achetée avec la dernière pièce se construit dans ta propre rue. Les cartes de ta main construites avec elle peuvent aller chez ton équipe.
teams-ends = À six, on joue en deux équipes de trois, ou en trois équipes de deux. Deux personnes d’une équipe ne sont jamais côte à côte.

# Five players, open missions

chapter-crowd = La foule, missions visibles
chapter-crowd-about = À cinq ou six, six cartes au marché, et toutes les missions visibles.

crowd-welcome = Cinq à table : le marché est donc plus grand, six cartes et dix emplacements. Tout le monde repart toujours avec deux cartes.
crowd-open = Et aujourd’hui, les missions sont visibles. Pointe celle de { $first } pour la lire : elle voudrait un bouddha vert ou blanc. Qui sait ce qu’il faut aux autres sait où ils miseront.
crowd-bar = Du nouveau, les deux emplacements du milieu : chacun mise sur la carte à sa gauche et sur celle à sa droite, et il est près des deux.
crowd-bid = Deux bouddhas, un de chaque côté ! Touche la pièce 3, puis l’emplacement du haut, parmi les deux du milieu.
crowd-nearer = Trois 3 ! Celui de { $first }, tout à gauche, était loin du bouddha rouge : la pièce la plus proche gagne, et c’est la tienne.
crowd-edge = La pièce posée par { $third } au-dessus de la dernière colonne était aussi près du bouddha blanc que la tienne. Mais toi, tu es sur le grand côté de la carte : tu gagnes.
crowd-buddha = Touche le bouddha rouge : 2 points, 1 pour une nouvelle couleur, et ta mission veut du rouge ou du blanc.
crowd-second = Et le blanc, encore une nouvelle couleur. Il aurait aussi plu à { $first }.
crowd-once = La mission paie chaque partie une fois : un deuxième bouddha qui convient n’y rapporte plus rien. Regarde maintenant le temple, le stupa et la pagode.
crowd-alone = Manche 2, { $second } commence. Choisis toi-même, et garde un œil sur les missions des autres.
crowd-ends = À cinq ou six, les soixante cartes bleues sont toutes dans la pioche, et les mises se croisent plus souvent. Garde ton 5 pour la carte qu’il faut à deux personnes.
