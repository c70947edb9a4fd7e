const inPoints = (points: number): string => (points === 1 ? '1 Punkt' : `${points} Punkte`);

/** Home page, new game, settings, and messages about saving, tabs and versions. */
export const pages = {
  name: 'Blackbeard',
  age: 'Das goldene Zeitalter der Piraterie',
  opening: 'Die Seekarten werden ausgerollt …',
  cannotFetch:
    'Dieser Teil des Spiels konnte nicht geladen werden: Du bist offline, oder die Seite wurde aktualisiert. Lade sie neu; dein Spiel ist gespeichert.',
  noSuchPage: (address: string) => `Unter „${address}“ gibt es keine Seite.`,
  back: 'Zurück zur Startseite',
  reload: 'Neu laden',
  close: 'Schließen',

  // Home
  subtitle: (most: number) => `Ein Spiel um Karten, Würfel und gebrochene Versprechen für 2 bis ${most} Kapitäne`,
  contents: 'Menü',
  goOn: 'Weiterspielen',
  goOnWith: (names: string, when: string) => `mit ${names}, zuletzt ${when}`,
  newGame: 'Neues Spiel',
  newGameHint: 'gegen den Computer oder mit Freunden an diesem Bildschirm',
  lobby: 'Online spielen',
  lobbyHint: 'mit anderen, live oder rundenbasiert',
  firstVoyage: 'Erste Fahrt',
  firstVoyageHint: (edition: string) => `${edition}: spielend lernen, in zehn Minuten`,
  firstVoyageGoOn: 'dort weitermachen, wo du aufgehört hast',
  preferences: 'Einstellungen',
  preferencesHint: 'Design, Tempo, Sprache, Tipps',
  howToPlay: 'So wird gespielt',
  howToPlayHint: 'in Bildern, zwei Minuten',
  about: 'Über dieses Spiel',
  aboutHint: 'und Mitwirkende',
  openRecord: 'Spiel importieren:',
  openRecordHint: 'eine Spieldatei von diesem oder einem anderen Gerät',
  cannotOpen: (file: string, why: string) => `„${file}“ lässt sich nicht öffnen. ${why}`,
  badFile: () => 'Das ist keine gültige Spieldatei.',
  games: 'Gespeicherte Spiele',
  noGames: 'Noch keine. Deine Spiele werden automatisch gespeichert.',
  damagedGame: 'Dieses gespeicherte Spiel ist beschädigt und lässt sich nicht öffnen.',
  otherGame: (game: string) =>
    `Dieser Spielstand gehört zu „${game}“, das es auf dieser Seite nicht gibt. Er bleibt unverändert in diesem Browser.`,
  recordOfOtherGame: (game: string) => `Die Datei enthält ein Spiel von „${game}“, das es auf dieser Seite nicht gibt.`,
  link: {
    broken:
      'Dieser Link ist unvollständig oder verändert. Kopiere ihn noch einmal ganz, oder lass dir das Spiel als Datei schicken und importiere sie hier.',
    tooLong: 'Dieser Link ist zu lang für ein Spiel. Lass dir das Spiel als Datei schicken und importiere sie hier.',
    otherFormat:
      'Dieser Link stammt von einer anderen Version dieser Seite. Lass dir das Spiel als Datei schicken und importiere sie hier.',
    otherGame: (game: string) =>
      `Der Link enthält ein Spiel von „${game}“, das es auf dieser Seite nicht gibt. Öffne ihn auf der Seite, von der er kommt.`,
    otherRules: (version: string, own: string) =>
      `Das Spiel in diesem Link wurde nach den Regeln ${version} gespielt, hier gelten die Regeln ${own}. Lass dir das Spiel als Datei schicken und importiere sie hier.`,
  },
  otherRules: {
    same: (version: string, own: string) =>
      `Dieses Spiel wurde mit den Regeln ${version} gespielt. Alle Entscheidungen sind auch nach den heutigen Regeln, ${own}, erlaubt: Damit geht es weiter.`,
    from: (version: string, own: string, choice: number, of: number) =>
      `Dieses Spiel wurde mit den Regeln ${version} gespielt. Nach den heutigen Regeln, ${own}, wäre es ab Entscheidung ${choice} von ${of} ein anderes Spiel.`,
    result: (version: string, own: string) =>
      `Dieses Spiel wurde mit den Regeln ${version} gespielt. Nach den heutigen Regeln, ${own}, führt es zu einem anderen Ergebnis.`,
    cannot: (version: string, own: string) =>
      `Dieses Spiel wurde mit den Regeln ${version} gespielt, und nach den heutigen Regeln, ${own}, lässt es sich nicht spielen. Es bleibt unverändert in der Liste, und du kannst es herunterladen.`,
    about:
      'Du siehst es bis dorthin, wo es noch dasselbe Spiel ist. Wenn du von hier weiterspielst, wird daraus ein neues Spiel in deiner Liste; dieses bleibt, wie es ist.',
    playOn: 'Von hier weiterspielen',
    download: 'Dieses Spiel herunterladen',
  },
  damagedGames: (games: number) =>
    games === 1
      ? '1 gespeichertes Spiel ist beschädigt und nicht lesbar.'
      : `${games} gespeicherte Spiele sind beschädigt und nicht lesbar.`,
  finished: 'beendet',
  inProgress: 'läuft',
  turn: (turn: number) => `Zug ${turn}`,
  place: (place: number, of: number, points: number) => `Platz ${place} von ${of} (${inPoints(points)})`,
  won: (points: number) => `gewonnen (${inPoints(points)})`,
  lost: (points: number) => `verloren (${inPoints(points)})`,
  wonBy: (winners: string) => `Sieg für ${winners}`,
  lookAt: 'Ansehen',
  download: 'Herunterladen',
  remove: 'Löschen',
  removeGame: (names: string) => `Das Spiel von ${names} löschen`,
  sureFinished: 'Dieses Spiel endgültig löschen?',
  sureInProgress: 'Dieses Spiel ist nicht zu Ende. Endgültig löschen?',

  // How to play
  screens: 'Bilder',
  screen: (screen: number, of: number) => `Bild ${screen} von ${of}`,
  previous: 'Zurück',
  next: 'Weiter',
  noHowToPlay: (game: string) => `„${game}“ hat noch keine Einführung.`,

  // New game
  presets: {
    title: 'Fertige Spiele',
    standard: 'Standardspiel',
    quick: 'Schnelles Spiel',
    first: 'Erstes Spiel',
    seats: (players: number, bot: string) => (bot === '' ? `${players} Spieler` : `${players} Spieler, Bots: ${bot}`),
    time: (turns: number, people: string, computers: string) =>
      `Etwa ${turns} Züge: ${people} unter Menschen, ${computers} gegen den Computer`,
  },
  whoPlays: 'Plätze',
  game: 'Spiel',
  editions: 'Ausgaben',
  players: 'Spieler',
  playersOf: (players: number) => (players === 1 ? '1 (Solo)' : String(players)),
  seatName: (seat: number) => `Name auf Platz ${seat}`,
  seatNumber: (seat: number) => `Platz ${seat}`,
  human: { name: 'Mensch (dieses Gerät)', about: 'Spielt an diesem Bildschirm.' },
  botFor: (bot: string, person: string) => `${bot} (für ${person})`,
  playerWhoLeft: 'ehemaliger Spieler',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Automatisch passen, wenn ich nichts spielen kann',
  sharing: (people: number) =>
    `${people} Menschen teilen sich diesen Bildschirm: Zwischen den Zügen sind die Handkarten verdeckt, und alle werden gefragt, damit eine Frage nichts verrät.`,
  watching: 'Kein Mensch spielt mit: Die Bots spielen, und du schaust zu.',
  setSail: 'Segel setzen',

  // Preferences
  offline: 'Offline',
  offlineReady:
    'Das Spiel ist auf diesem Gerät gespeichert und läuft auch offline. Im Menü deines Browsers kannst du es als App installieren.',
  offlineNotReady: 'Noch nicht bereit: Lass diese Seite einen Moment offen.',
  offlineNever: 'Dieser Browser kann das Spiel für diese Adresse nicht speichern: Zum Öffnen brauchst du eine Verbindung.',

  // About
  aboutTitle: 'Über Blackbeard',

  // Saving, tabs and versions
  noTutorial: 'Dieses Spiel hat noch keine erste Fahrt.',
  noSuchTable: 'Dieses Spiel ist nicht in diesem Browser gespeichert.',
  copyUpTo: (choice: number, of: number) =>
    `Entscheidung ${choice} von ${of} ist in dieser Version nicht erlaubt. Dies ist eine Kopie bis dorthin; das Original bleibt in der Liste.`,
  botFailed: (seat: string) => `Der Bot von ${seat} ist ausgefallen. Der Bot „Kapitän“ hat für ihn entschieden, und das Spiel geht weiter.`,
  tooLarge: (bytes: number) => `Die Datei ist zu groß für ein Spiel (${bytes} Bytes).`,
  whatIfBadge: (turn: number) => `Was-wäre-wenn ab Zug ${turn}`,
  keepsNothing:
    'Dieser Browser speichert nichts (ein privates Fenster, oder seine Einstellungen blockieren Websitedaten): Das Spiel ist weg, sobald du diese Seite schließt. Lade es herunter, um es zu behalten.',
  keepsNothingShort:
    'Dieser Browser speichert hier nichts: Es ist ein privates Fenster, oder seine Einstellungen blockieren Websitedaten. Du kannst spielen, aber ein Spiel ist weg, sobald du seine Seite schließt: Lade es herunter, um es zu behalten.',
  noRoom: 'Der Speicher dieses Browsers ist voll. Lösche beendete Spiele, um Platz zu schaffen, und versuch es noch einmal.',
  cannotStart: () => 'Das Spiel lässt sich in diesem Browser nicht speichern. Lade die Seite neu und versuch es noch einmal.',
  storageFull:
    'Der Speicher dieses Browsers ist voll: Ab jetzt ist das Spiel weg, sobald du diese Seite schließt. Lade es herunter, oder lösche beendete Spiele, um Platz zu schaffen.',
  notKept: () => 'Dieser Browser kann das Spiel nicht speichern. Lade es herunter, um es zu behalten.',
  elsewhereTitle: 'In einem anderen Tab offen',
  elsewhereThere: 'Dieses Spiel ist in einem anderen Tab dieses Browsers offen. Ein Spiel wird immer nur in einem Tab gespielt.',
  elsewhereGone: 'Dieses Spiel geht in einem anderen Tab weiter. Alles, was hier gespielt wurde, ist gespeichert.',
  takeOver: 'In diesem Tab spielen',
  newVersion:
    'Eine neue Version ist da. Dein Spiel ist gespeichert und geht darin weiter. Hat sich seither eine Regel geändert, sagt es dir die Seite, bevor du weiterspielst.',
  update: 'Jetzt aktualisieren',
  later: 'Später',
  versionChanged:
    'Ein anderer Tab hat das Spiel auf eine neue Version aktualisiert. Lade neu, um sie auch hier zu haben; dein Spiel ist gespeichert.',
  offlineNow: 'Du bist offline. Du kannst weiterspielen: Das ganze Spiel ist auf diesem Gerät.',
  offlineUnready:
    'Du bist offline. Ein offenes Spiel geht weiter und wird gespeichert, aber andere Seiten lassen sich vielleicht nicht öffnen.',
};
