/** The pages around the table, and what is said of keeping, tabs and versions. */
export const pages = {
  name: 'Blackbeard',
  age: 'Das goldene Zeitalter der Piraterie',
  opening: 'Die Seekarten werden ausgerollt …',
  cannotFetch:
    'Dieser Teil des Spiels war nicht zu laden. Prüfe die Verbindung und lade die Seite neu: Was du gespielt hast, bleibt erhalten.',
  noSuchPage: (address: string) => `Unter „${address}“ gibt es keine Seite.`,
  back: 'Zurück in den Hafen',
  reload: 'Neu laden',
  close: 'Schließen',

  // Home
  subtitle: (most: number) => `Ein Spiel um Karten, Würfel und gebrochene Versprechen für 2 bis ${most} Kapitäne`,
  contents: 'Was zu tun ist',
  goOn: 'Weiterspielen',
  goOnWith: (names: string, when: string) => `mit ${names}, verlassen ${when}`,
  newGame: 'Neues Spiel',
  newGameHint: 'gegen Computerkapitäne oder Freunde an diesem Bildschirm',
  firstVoyage: 'Erste Fahrt',
  firstVoyageHint: 'das Spiel spielend lernen, in zehn Minuten',
  firstVoyageGoOn: 'dort weitermachen, wo du aufgehört hast',
  preferences: 'Einstellungen',
  preferencesHint: 'Licht, Tempo, Sprache, Hinweise',
  about: 'Über dieses Spiel',
  aboutHint: 'und wem zu danken ist',
  openRecord: 'Eine Aufzeichnung öffnen:',
  openRecordHint: 'ein Spiel als Datei, von hier oder anderswo',
  cannotOpen: (file: string, why: string) => `„${file}“ lässt sich nicht öffnen. ${why}`,
  games: 'Spiele in diesem Browser',
  noGames: 'Noch keine. Ein Spiel wird hier von selbst aufbewahrt, während du spielst.',
  finished: 'beendet',
  inProgress: 'im Gange',
  lookAt: 'Ansehen',
  download: 'Herunterladen',
  remove: 'Löschen',
  removeGame: (names: string) => `Das Spiel von ${names} löschen`,
  sureFinished: 'Dieses Spiel endgültig löschen?',
  sureInProgress: 'Dieses Spiel ist nicht zu Ende. Endgültig löschen?',

  // New game
  whoPlays: 'Wer spielt',
  players: 'Spieler',
  playersOf: (players: number) => (players === 1 ? 'allein: das Solospiel' : String(players)),
  systemSeat: (seat: number) => `Systemspieler ${seat}`,
  seatName: (seat: number) => `Name auf Platz ${seat}`,
  seatNumber: (seat: number) => `Platz ${seat}`,
  seatKind: (seat: number) => `Wer auf Platz ${seat} spielt`,
  kinds: { human: 'ein Mensch hier', captain: 'Bot: Kapitän', random: 'Bot: Zufall', system: 'der Systemspieler' },
  kindsExplained: 'Der Kapitän weiß, was er will. Der Zufall weiß es nicht und taugt dazu, Dinge auszuprobieren.',
  seatNames: ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Silas', 'Bess', 'Josiah', 'Nell'],
  passOver: 'Fragen übergehen, auf die ich nur mit „Passen“ antworten könnte',
  sharing: (people: number) =>
    `${people} Menschen teilen sich diesen Bildschirm: Zwischen den Plätzen wird die Hand verdeckt, und alle werden gleich gefragt.`,
  watching: 'Kein Mensch spielt mit: Die Computerkapitäne spielen, und du siehst zu.',
  optionalRules: 'Zusatzregeln',
  chosenRules: (rules: string) => `Zusatzregeln: ${rules}`,
  noRules: 'keine',
  componentSet: (id: string) => `Spielmaterial: ${id}`,
  componentSetUsual: 'Spielmaterial: wie es dem Spiel beiliegt',
  componentFile: 'Mit den Werten eines anderen Spielmaterials spielen (eine JSON-Datei):',
  badComponents: (file: string, why: string) => `Mit „${file}“ lässt sich nicht spielen. ${why}`,
  setSail: 'Segel setzen',
  newGameIntro: 'So steht es bereit: du gegen drei Kapitäne. Ändere, was du magst, oder setz die Segel.',

  // Preferences
  looks: 'Der Tisch',
  light: 'Licht',
  lights: { system: 'wie das System', light: 'bei Tag', dark: 'bei Kerzenschein' },
  questions: 'Fragen',
  cunning: 'List nur anbieten, wenn ein Wurf misslungen oder keine Probe ist',
  language: 'Sprache',
  learning: 'Lernen',
  hints: 'Dinge erklären, wenn sie zum ersten Mal vorkommen',
  hintsAgain: 'Alle noch einmal erklären',
  hintsForgotten: 'Alle Hinweise werden wieder gezeigt.',
  offline: 'Ohne Netz',
  offlineReady:
    'Das Spiel liegt auf diesem Gerät und lässt sich ohne Netz spielen. Im Menü deines Browsers kannst du es als App installieren.',
  offlineNotReady: 'Noch nicht: Das Spiel wird auf diesem Gerät abgelegt, wenn die Seite einen Augenblick offen war.',
  offlineNever: 'Dieser Browser legt für diese Adresse keine Seiten auf dem Gerät ab: Zum Öffnen braucht das Spiel das Netz.',

  // About
  aboutTitle: 'Über Blackbeard',
  unofficial:
    'Dies ist eine inoffizielle digitale Ausgabe, von Spielern für Spieler, des kartengesteuerten Piratenbrettspiels, das 2008 erschienen ist. Sie steht in keiner Verbindung zum Verlag oder zum Autor. Regeln sind Tatsachen; alle Worte, Bilder und Programmtexte hier sind unsere eigenen.',
  credits: 'Dank',
  creditCoast: 'Küstenlinien: Natural Earth, gemeinfrei, über world-atlas.',
  creditType: 'Schriften: EB Garamond, IM Fell English und IM Fell English SC, Pirata One, alle unter der SIL Open Font License 1.1.',
  creditIcons: (authors: string, licence: string) => `Symbole: game-icons.net, von ${authors}, unter ${licence}.`,
  creditTools: 'Gebaut mit Svelte, Vite, Comlink und idb.',
  keeping: 'Was aufbewahrt wird, und wo',
  keepingText:
    'Spiele und Einstellungen werden in diesem Browser aufbewahrt und sonst nirgends. Niemand erfährt, was du spielst: Die Seite sendet nichts und zählt niemanden. Um ein Spiel auf ein anderes Gerät zu bringen, speichere seine Aufzeichnung als Datei und öffne sie dort.',
  version: (version: string) => `Version ${version}. Lizenz des Programms: MIT.`,

  // Keeping, tabs and versions
  keepsNothing:
    'Dieser Browser bewahrt nichts auf, wie in einem privaten Fenster: Das Spiel dauert so lange wie diese Seite. Speichere seine Aufzeichnung, um es später zu haben.',
  keepsNothingShort:
    'Dieser Browser bewahrt für diese Seite nichts auf, wie in einem privaten Fenster. Du kannst spielen, doch ein Spiel dauert nur, solange die Seite offen ist: Speichere seine Aufzeichnung, um es später zu haben.',
  cannotStart: (why: string) => `Das Spiel lässt sich nicht aufbewahren: ${why}`,
  storageFull:
    'In diesem Browser ist kein Platz mehr: Von nun an ist das Spiel nur auf dieser Seite. Speichere die Aufzeichnung, oder schaffe Platz, indem du beendete Spiele löschst.',
  notKept: (why: string) => `Dieser Browser bewahrt das Spiel nicht auf: ${why}. Speichere die Aufzeichnung, um es zu haben.`,
  elsewhereTitle: 'In einem anderen Tab offen',
  elsewhereThere: 'Dieses Spiel ist in einem anderen Tab dieses Browsers offen. Ein Spiel wird immer nur in einem Tab gespielt.',
  elsewhereGone:
    'Dieses Spiel geht in einem anderen Tab weiter. Alles, was hier gespielt wurde, ist aufbewahrt, und dieser Tab hat losgelassen.',
  takeOver: 'Hier übernehmen',
  newVersion: 'Eine neue Version des Spiels ist da. Dein Spiel bleibt erhalten und geht darin weiter.',
  update: 'Mit der neuen Version laden',
  later: 'Später',
  versionChanged:
    'Das Spiel wurde in einem anderen Tab auf eine neue Version gebracht. Lade neu, um sie auch hier zu haben; dein Spiel bleibt erhalten.',
  offlineNow: 'Das Netz ist weg. Das Spiel geht weiter: Es liegt ganz auf diesem Gerät.',
  offlineUnready:
    'Das Netz ist weg. Ein offenes Spiel geht weiter und wird aufbewahrt; andere Seiten öffnen sich vielleicht erst, wenn es wieder da ist.',
};
