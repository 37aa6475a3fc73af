# What can I do here? The rules of the moment beside the table, and the pictures of the rules pages.

here-title = Was kann ich hier tun?
here-title-replay = Was wird hier entschieden?
here-title-over = Wie es endet und was zählt
here-title-course = Was geschieht gerade?
here-asked = Du wirst gefragt: { $question }
here-next = Was als Nächstes geschieht: { $choice }
here-for = Für: { $choices }
here-for-more = Für: { $choices } und { $count } weitere
here-rest = Der Rest von „{ $chapter }“
here-lit = Was davon auf dem Tisch liegt, ist dort eingekreist; zeig auf eine Regel oder tippe sie an, dann wird eingekreist, was zu ihr gehört.
here-all = Alle Regeln von { $title }
here-card = Spielhilfe
here-close = Regeln schließen
here-rule = Regel { $rule } unter allen Regeln
here-print = Spielhilfe drucken

# What is seen on the pictures. Every number in them comes from the position that is drawn, or is printed on the picture.

rules-picture-yak-morning = Am Morgen legen alle eine der drei Karten verdeckt hin.
rules-picture-yak-build = Was die Steine eines Fuhrwerks kosten, und das Schild, das sagt, welche Nahrung es ablehnt.
rules-picture-yak-refused = Dieses Fuhrwerk nimmt { $refused ->
    [milk] keine Milch
    [meat] kein Fleisch
    [bread] kein Brot
   *[other] nicht alles ({ $refused })
  }. Von den { $tent } Nahrung im Zelt { $usable ->
    [one] zählt nur { $usable }
   *[other] zählen nur { $usable }
  }: genug für { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
  }, obwohl mehr auf dem Fuhrwerk liegen.
rules-picture-yak-fetch = Nachschub holt alle Nahrung einer Sorte vom Fuhrwerk; am Markt bleibt einer von drei gezogenen Steinen.
rules-picture-yak-places = Der nächste Stein darf auf jeden dieser { $count } Plätze: auf zwei Steine, oder in der untersten Reihe neben einen.
rules-picture-yak-fog = { $track } Nebel liegen auf der Leiste; noch einer füllt ihre { $fields } offenen Felder, und alle wandern zurück in den Beutel.
rules-picture-yak-evening = Nebel hat die Yaks umkehren lassen: Die Fuhrwerke fahren jetzt andersherum weiter.
rules-picture-yak-scored = Die Zahlen stehen bei den { $groups } Gruppen dieses Turms: { $sizes } Punkte für ihre Größen und { $number } für ihre Anzahl, { $total } mit allem, was sonst noch zählt.
rules-picture-yak-crystals = Ein Kristall zählt als ein weiterer Stein einer Farbe, die er berührt.
rules-picture-yak-bonus = { $cards } Bonuskarten einer Partie: Plätze, eine Pflicht und eine Mehrheit.

rules-picture-kathmandu-way = Ein Weg über { $boards } Tafeln, mit { $goods } Waren in den Städten; die roten Nadeln zeigen, wo das Losziehen einen Kompass kostet.
rules-picture-kathmandu-choose = Die Farbe des Würfels gibt eine Ressource, seine Zahl die Länge des Weges.
rules-picture-kathmandu-walk = Der Weg führt für ein Futter über eine Grenze; ein Berg hält ein Yak auf und kostet einen Erschöpfungsmarker.
rules-picture-kathmandu-move = Mit einer { $pips } geht das Yak diesen Weg, nicht weiter und nicht kürzer; { $fodder ->
    [one] der Grenzstreifen kostet ein Futter
   *[other] die Grenzstreifen kosten { $fodder } Futter
  }.
rules-picture-kathmandu-see = Was zu haben ist, wo das Yak anhält: für einen Malkasten ein Tier, für einen Rucksack Ausrüstung, für eine Münze eine Ware, für eine Opfergabe eine Landkarte.
rules-picture-kathmandu-target = Wo das Yak angehalten hat, { $count ->
    [one] lässt sich eines tun
   *[other] lassen sich { $count } Dinge tun
  }.
rules-picture-kathmandu-evening = Der Sturm rückt näher: Ein Yak dahinter bekommt einen Erschöpfungsmarker.
rules-picture-kathmandu-storm = Tag { $day } von { $days }: Eingekreist sind Yaks, die der Sturm überholt hat. { $storms ->
    [one] Ein Sturm-Plättchen
   *[other] { $storms } Sturm-Plättchen
  } und { $suns ->
    [one] eine Sonne
   *[other] { $suns } Sonnen
  } kommen in diesen Tagen noch.
rules-picture-kathmandu-journey = Was ein Sieg nach Hause gebracht hat: { $total } Punkte, davon { $points } für { $offerings } Opfergaben.

rules-picture-adventure-tours-start = Der Anfang: { $cards } Handkarten, und auf der Wüstenseite { $start } von jeder Art der Ausstattung.
rules-picture-adventure-tours-two-ways = Eine Karte, zwei Wege: oben als Teilnehmer, der zahlt, oder rechts als Ausrüstung.
rules-picture-adventure-tours-equip = Jede Karte in der Reihe bringt ihre Unterstützung zu den Werten des Tableaus.
rules-picture-adventure-tours-member = Der Anspruch der Karte ist erfüllt: Ihr Abenteurer kommt mit, zahlt und darf handeln.
rules-picture-adventure-tours-join = Mit { $red } in Rot, { $blue } in Blau und { $yellow } in Gelb dürfen { $count } dieser { $cards } Karten als Teilnehmer mit; als Ausrüstung darf jede gespielt werden.
rules-picture-adventure-tours-attack = Nur der letzte Teilnehmer einer Reihe ist zu erreichen: einer dieser { $count }.
rules-picture-adventure-tours-settle = Teilnehmer zahlen ihre Münzen, Karten auf der Hand kosten welche.
rules-picture-adventure-tours-home = Die letzte Expedition eines Sieges: { $members } Teilnehmer haben { $income } Münzen gezahlt. Mit den beiden Expeditionen davor waren es { $total }.

rules-picture-reviving-kathmandu-bid = Ein Bietfeld bietet auf die zwei Karten seiner Linie, die nähere zuerst.
rules-picture-reviving-kathmandu-bids = { $coins } Münzen liegen verdeckt; { $free } Bietfelder sind noch frei.
rules-picture-reviving-kathmandu-large = Der Markt mit { $cards } Karten, mit den zwei besonderen Bietfeldern zwischen der zweiten und der dritten Spalte.
rules-picture-reviving-kathmandu-collect = Höher gewinnt, dann näher; wer zu wenig gewonnen hat, zieht rote Karten.
rules-picture-reviving-kathmandu-build = Von unten nach oben, von einer Marktkarte eines der beiden Teile.
rules-picture-reviving-kathmandu-growing = { $growing } Monumente sind hier im Bau; { $finished ->
    [one] eines steht vollendet da
   *[other] { $finished } stehen vollendet da
  }.
rules-picture-reviving-kathmandu-leftover = Die übrige Münze wird zu Punkten oder kauft eine Karte aus der Ablage.
rules-picture-reviving-kathmandu-city = Die Stadt eines Sieges: { $monuments } vollendete Monumente haben { $printed } Punkte für das gebracht, was obenauf steht, und { $colours } für ihre Farben; { $total } zusammen mit dem Auftrag.
