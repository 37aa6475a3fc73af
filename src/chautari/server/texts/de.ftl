# Names

bot-names = Asha Dawa Maya Pemba Lhamo Bikram
host = Tischleitung
nth-seat = Platz { $number }
you = du
somebody = Jemand

# Levels of bots

level-novice-title = Neuling
level-novice = Hat die Regeln gerade erst gelernt und übersieht viel: richtig für deine ersten Partien.
level-casual-title = Geübt
level-casual = Spielt solide und patzt hin und wieder: richtig für eine entspannte Partie.
level-strong-title = Stark
level-strong = Patzt selten: richtig, wenn du das Spiel gut kennst.
level-master-title = Meister
level-master = Denkt voraus und hat Tausende Partien hinter sich: richtig, wenn du oft gewinnst.
level-grandmaster-title = Großmeister
level-grandmaster = Überlegt am längsten und denkt am weitesten voraus: richtig, wenn du den stärksten willst, den es gibt.

# Refusals

refused-asked-already = Jemand hat darum gebeten, einen Zug zurückzunehmen; antworte zuerst darauf.
refused-asked-before = Du hast die anderen in diesem Zug schon gefragt; spiel weiter, dann darfst du wieder fragen.
refused-bot-plays = Ein Bot spielt für dich; komm erst an den Tisch zurück.
refused-bots-seat = Ein Bot spielt diesen Platz zu Ende; er hat keinen Link.
refused-closing = Der Server wird beendet; verbinde dich gleich noch einmal.
refused-daily-alone = Eine Tagespartie wird ohne Tipps gespielt, damit die Ergebnisse vergleichbar sind.
refused-enough-chat = Du hast alles gesagt, was ein Platz an einem Tisch sagen kann.
refused-enough-reactions = Du hast so viel genickt und geklatscht, wie ein Platz an einem Tisch kann.
refused-enough-undone = Du hast so viel zurückgenommen, wie eine Partie verträgt.
refused-fault = Hier ist etwas schiefgegangen. Geändert wurde nichts; bitte versuch es noch einmal.
refused-foreign-host = Dieser Server kennt sich nicht als { $name }: Öffne ihn über seine Adresse in Zahlen, oder starte ihn mit --origin http://{ $name }.
refused-foreign-page = Diese Anfrage kommt von einer fremden Seite.
refused-hello-again = Du hast schon hello gesagt.
refused-key-used = Eine Nachricht mit diesem Schlüssel wurde vor langer Zeit ausgeführt; eine neue braucht einen neuen Schlüssel.
refused-link-expired = Dieser Code ist abgelaufen; hol dir auf deinem anderen Gerät einen neuen.
refused-link-renewed = Die Tischleitung hat einen neuen Link erstellt; dieser öffnet nichts mehr.
refused-link-used = Dieser Platz ist besetzt; bitte die Tischleitung um einen neuen Link.
refused-mark-taken = Jemand an diesem Tisch hat diese Farbe schon; wähl eine andere.
refused-name-taken = Jemand an diesem Tisch heißt schon { $name }; wähl einen anderen Namen.
refused-no-hello = Die erste Nachricht ist ein hello, innerhalb von zehn Sekunden.
refused-no-hint = Diesmal war kein Tipp zu finden; frag noch einmal.
refused-no-lesson = An diesem Tisch wird keine Lektion gegeben.
refused-no-such-lesson = Diese Lektion gibt es nicht.
refused-lesson-undo = Dieser Schritt der Lektion wird nicht zurückgenommen; bald wählst du selbst und darfst es.
refused-no-name = Wer spielt, braucht einen Namen.
refused-no-practice = Das gibt es nur in der Übung; sag erst, dass diese Partie als Übung zählen soll.
refused-no-open-seat = An diesem Tisch gibt es keinen Platz für alle, die kommen; ein Link der Tischleitung öffnet einen.
refused-no-such-action = { $title } hat die Aktionen 0 bis { $most }.
refused-no-such-choice = Eine Wahl mit dieser Nummer hast du nicht getroffen.
refused-no-such-day = Gezeigt werden nur die Tagespartien von heute und vom Tag davor.
refused-no-such-edition = Die Ausgabe einer Analyse ist eine Zahl ab 0.
refused-no-such-eyes = Schau mit den Augen eines Platzes von 0 bis { $last }, oder mit allen.
refused-no-such-game = Dieses Spiel gibt es hier nicht.
refused-no-such-level = Diesen Bot gibt es nicht; die Stufen sind { $levels }.
refused-no-such-line = Eine Zeile des Verlaufs ist eine Zahl ab 0.
refused-no-such-link = Dieser Link führt nirgends hin; vielleicht hat die Tischleitung einen neuen erstellt.
refused-no-such-moment = Diesen Moment hat die Partie nicht; gezählt wird ab 0.
refused-no-such-name = Dieses Spiel hat keine Aktion dieses Namens.
refused-no-such-option = Diese Möglichkeit bietet das Rätsel nicht.
refused-no-such-puzzle = Dieses Spiel hat die Rätsel 1 bis { $most }.
refused-no-such-page = Unter dieser Adresse gibt es nichts.
refused-no-such-seat = Dieser Tisch hat die Plätze 0 bis { $last }.
refused-no-such-table = Diesen Tisch gibt es nicht, oder er ist dir nicht zugänglich.
refused-not-alone = Tipps, Gewinnchancen und das Zurücknehmen von allem sind für Tische ohne andere Menschen.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-not-finished = Die Partie dieser Aufzeichnung ist nicht zu Ende; mit chautari import holst du eine Partie herein, die weitergehen soll.
refused-not-host = Das darf nur die Tischleitung.
refused-not-json = Schick JSON, mit dem Inhaltstyp application/json.
refused-not-over = Das erfährt man, wenn die Partie zu Ende ist.
refused-not-plain = Eine Zeile im Gespräch ist reiner Text.
refused-not-playing = Die Partie hat noch nicht begonnen.
refused-not-read = Die Tische lassen sich gerade nicht lesen; bitte versuch es noch einmal.
refused-not-seated = Das darf nur, wer auf einem Platz sitzt.
refused-not-stored = Das ließ sich nicht speichern, also wurde nichts geändert; bitte versuch es noch einmal.
refused-not-understood = Diese Nachricht ist nicht zu verstehen: { $problem }.
refused-nothing-to-vote = Dazu wartet niemand auf deine Antwort.
refused-one-seat = Eine Person hat einen Platz an einem Tisch.
refused-only-here = Das wird nur auf dem Rechner des Servers selbst verraten.
refused-only-watching = Du schaust zu; das dürfen nur die, die am Tisch sitzen.
refused-over = Die Partie ist zu Ende.
refused-own-seat = Du sitzt selbst dort; mit einem Code zieht dein Platz auf ein anderes Gerät um.
refused-paused = Der Tisch macht Pause; setz die Partie erst fort.
refused-reload = Der Tisch hat sich geändert; verbinde dich neu, um ihn zu sehen, wie er ist.
refused-resigned = Du hast aufgegeben; ein Bot spielt für dich zu Ende.
refused-seat-changed = Du sitzt jetzt am Tisch; verbinde dich neu.
refused-seat-left = Du hast den Tisch verlassen; sein Link öffnet den Platz wieder.
refused-seat-taken = Jemand war schneller und sitzt jetzt dort; nimm einen anderen Platz.
refused-seat-moved = Dein Platz ist auf ein anderes Gerät umgezogen.
refused-somebody-away = Was schon gezeigt wurde, wird nur zurückgenommen, wenn alle zustimmen, und jemand ist weg.
refused-stale = Am Tisch ist es schon weitergegangen; schau noch einmal hin, bevor du wählst.
refused-started = Die Partie hat schon begonnen.
refused-table-begun = Die Partie hat begonnen, und mit diesem Link darf niemand zuschauen.
refused-table-full = Jemand war schneller: Alle Plätze sind besetzt.
refused-too-fast = Zu viel auf einmal; warte einen Moment.
refused-too-many-reviews = Hier werden gerade viele Partien analysiert; frag in ein paar Minuten noch einmal.
refused-too-slow = Das hat zu lange gebraucht; schick es noch einmal.
refused-too-large = Das ist zu groß; höchstens { $most } Bytes.
refused-too-many-chairs = Du hast diesen Tisch einmal zu oft geöffnet; dieses Fenster, das älteste, wird für das neueste geschlossen.
refused-too-many-listed = Von deiner Adresse warten schon so viele Tische auf Gesellschaft, wie dieser Server aufführt.
refused-too-many-records = Du hast { $most } Aufzeichnungen hierhergebracht, so viele, wie dieser Server für eine Person aufbewahrt.
refused-too-many-sockets = Zu viele Verbindungen von deiner Adresse.
refused-too-many-tables = Du hast so viele Tische aufgebaut, wie dieser Server erlaubt.
refused-too-many-viewers = An diesem Tisch schauen so viele zu, wie dieser Server erlaubt.
refused-unplayable = An diesem Tisch kann nicht weitergespielt werden: { $problem }
refused-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
other-version = Er wurde mit einer anderen Version der Regeln begonnen; die Aufzeichnung lässt sich herunterladen.

not-text = Das ist keine Aufzeichnung: Es ist kein Text.
offered = Das darfst du jetzt tun.

# Notes in a table's log

note-created = Der Tisch ist aufgebaut.
note-lesson = Eine Lektion beginnt.
note-joined = { $who } setzt sich.
note-started = Die Partie beginnt.
note-left = { $who } geht; ein Bot übernimmt.
note-got-up = { $who } steht auf.
note-away = { $who } ist weg; ein Bot übernimmt.
note-returned = { $who } ist wieder da.
note-resigned = { $who } gibt auf; ein Bot spielt zu Ende.
note-paused = { $who } bittet um eine Pause.
note-resumed = { $who } macht weiter.
note-undo-asked = { $who } möchte einen Zug zurücknehmen.
note-undo-declined = { $who } sagt Nein: Der Zug bleibt.
note-undo-dropped = { $who } ist nicht da und kann nicht gefragt werden: Der Zug bleibt.
note-undone = { $who } nimmt einen Zug zurück, und alle sind einverstanden.
note-undone-alone = { $who } nimmt einen Zug zurück (allein unter Bots).
note-practice = { $who } übt: Von hier an zählt diese Partie als Übung.
note-link-renewed = Die Tischleitung erstellt einen neuen Link für { $who }.
note-downloaded = { $who } lädt die Aufzeichnung herunter, mit allem, was darin verborgen ist.
note-branched = Diese Partie setzt an einem Moment einer anderen an.
note-imported = Diese Partie wurde aus einer Aufzeichnung hierhergebracht.

# Reactions

reaction-nod = { $who } nickt.
reaction-applause = { $who } klatscht.
reaction-hmm = { $who } wundert sich.
reaction-ouch = { $who } zuckt zusammen.
reaction-hurry = { $who } tippt auf den Tisch.
reaction-thanks = { $who } sagt Danke.

# Pages

page-welcome = Ein Ort, um vier Brettspiele aus den Bergen Nepals mit Freunden zu spielen, über einen Link und ohne Konto.
page-game = { $title } von { $designers }
page-no-client = Diese Installation hat keinen Tisch für den Browser. chautari play spielt im Terminal, und Programme können hier über die Schnittstelle spielen.
page-interface = Die Schnittstelle für Programme
page-paths = Pfade
page-types = Typen
page-socket = Einer für alle, die zuschauen oder spielen: erst hello, dann Neuigkeiten in die eine Richtung und Befehle in die andere; jeder Befehl wird mit done oder refused beantwortet.
api-about = Tische aufbauen, Links verteilen, Plätze nehmen; die Partie selbst wird über den WebSocket des Tisches gespielt. Ein Cookie sagt, wer du bist. Was abgelehnt wird, nennt den Grund.
api-done = Erledigt
api-refused = Abgelehnt, und warum
