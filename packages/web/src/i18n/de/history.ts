interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** Undo, history, what-ifs, the log, the recap, and the end of a game. */
export const history = {
  noSuchTable: 'Dieses Spiel ist nicht in diesem Browser gespeichert.',
  copyUpTo: (choice: number, of: number) =>
    `Entscheidung ${choice} von ${of} ist in dieser Version nicht erlaubt. Dies ist eine Kopie bis dorthin; das Original bleibt in der Liste.`,
  botFailed: (seat: string) => `Der Bot von ${seat} ist ausgefallen. Der Kapitän hat für ihn entschieden, und das Spiel geht weiter.`,
  botsGone: 'Die Bots antworten nicht. Prüfe deine Verbindung. Das Spiel ist gespeichert und wartet.',
  tryAgain: 'Erneut versuchen',
  tooLarge: (bytes: number) => `Die Datei ist zu groß für ein Spiel (${bytes} Bytes).`,

  bar: {
    harbor: 'Blackbeard: Startseite',
    turn: 'Zug',
    deck: 'Stapel',
    twoDecks: 'Zwei Stapel: Karten zum Behalten und Karten, die sofort wirken',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Der Generalpardon ist ${times} von 3 Mal erschienen`,
    inForce: 'in Kraft',
    saveTitle: 'Spiel herunterladen',
    save: 'Speichern',
  },
  curtain: {
    label: 'Bildschirm weitergeben',
    screenFor: 'Gib den Bildschirm weiter an',
    show: (seat: string) => `Ich bin ${seat}: Karten zeigen`,
    pass: 'In diesem Zug passen, ohne hinzusehen',
  },

  undo: 'Zurücknehmen',
  undoNow: 'Deine letzte Entscheidung zurücknehmen (Taste u)',
  undoNot: {
    nothing: 'Zurücknehmen: Du hast noch nichts entschieden.',
    over: 'Zurücknehmen: Das Spiel ist zu Ende.',
    die: 'Zurücknehmen: Seither wurde gewürfelt.',
    draw: 'Zurücknehmen: Seither wurde etwas gezogen.',
    reveal: 'Zurücknehmen: Seither wurde Verdecktes aufgedeckt.',
    otherSeat: 'Zurücknehmen: Seither hat jemand anders entschieden.',
    looking: 'Zurücknehmen: Nicht, während du den Verlauf ansiehst.',
  },

  past: 'Verlauf',
  pastWhy: 'Frühere Momente des Spiels ansehen (Tasten [ und ])',
  looking: (turn: number, seat: string) => `Verlauf: Zug ${turn}, ${seat}.`,
  lookingBefore: 'Verlauf: vor dem ersten Zug.',
  lookingAround: (seat: string) => `Das Spiel ist zu Ende. Du siehst den Tisch als ${seat}.`,
  backToNow: 'Zurück zum Spiel',
  scrubber: 'Das bisherige Spiel',
  slider: 'Moment im Spiel',
  turnOf: (turn: number, seat: string) => `Zug ${turn}: ${seat}`,
  beforeTurns: 'Vor dem ersten Zug',
  turnBack: 'Beginn des Zuges (Bild auf)',
  stepBack: 'Einen Schritt zurück ([)',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepOn: 'Einen Schritt weiter (])',
  turnOn: 'Nächster Zug (Bild ab)',
  jump: 'Zu einem Zug springen',
  eyes: 'Ansicht',
  eyesOf: (seat: string) => `Als ${seat}`,
  spectator: 'Als Zuschauer',
  aSpectator: 'Zuschauer',

  whatIf: 'Was wäre, wenn …',
  whatIfWhy: 'Von hier an in einem neuen Spiel gegen Bots weiterspielen',
  whatIfTitle: 'Was wäre, wenn?',
  whatIfText: (where: string) =>
    `In diesem Moment (${where}) beginnt ein neues Spiel. Du spielst einen Platz, Bots die anderen. Das ursprüngliche Spiel bleibt, wie es ist.`,
  whatIfHidden:
    'Das Spiel ist nicht zu Ende, darum wird neu ausgeteilt, was du nicht sehen konntest: So erfährst du nichts über die Handkarten der anderen.',
  whatIfOpen: 'Das Spiel ist zu Ende, darum behalten alle ihre Karten.',
  whatIfSeat: 'Du spielst',
  whatIfStart: 'Von hier an spielen',
  whatIfBadge: (turn: number) => `Was-wäre-wenn ab Zug ${turn}`,

  log: 'Logbuch',
  lines: 'Einträge im Logbuch',
  happened: 'Logbuch des Spiels',
  search: 'Suchen',
  bySeat: 'Spieler',
  everybody: 'Alle Spieler',
  byTopic: 'Thema',
  everything: 'Alle Themen',
  topics: {
    course: 'Züge und Aktionen',
    voyages: 'Fahrten',
    battles: 'Gefechte und Duelle',
    merchants: 'Kauffahrer',
    ports: 'Häfen und Gouverneure',
    money: 'Geld',
    crew: 'Mannschaften',
    pirates: 'Piraten und Schiffe',
    cards: 'Karten',
    king: 'Die Leute des Königs',
    weather: 'Wind und Wetter',
  },
  earlier: 'Frühere Einträge',
  nothingLikeIt: 'Kein Eintrag passt.',
  nothingYet: 'Noch ist nichts geschehen.',
  lineTitle: (rules: string) => `Regel ${rules}. Klicken, um diesen Moment zu sehen.`,

  /** 19.17 Why the System Player took an Action. */
  why: {
    ask: 'Warum? Was es wert war, und die Alternativen',
    askOf: (worth: string) => `${worth}. Warum?`,
    noChoice: 'keine Wahl',
    nothingElse: 'Die Regeln ließen nichts anderes zu.',
    instead: 'Alternativen:',
    nothingBetter: 'Keine Alternative war etwas wert.',
  },

  news: 'Seit deiner letzten Entscheidung',
  closeNews: 'Schließen',
  moreNews: (lines: number) => (lines === 1 ? 'Noch 1 Eintrag im Logbuch.' : `Noch ${lines} Einträge im Logbuch.`),
  showAgain: 'Wiederholen',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} gewinnt` : `${LIST.format(names)} teilen sich den Sieg`),
  systemWins: 'Der Systemspieler gewinnt',
  endings: {
    generalPardon: 'Der Generalpardon kam zum letzten Mal.',
    deckEmpty: 'Der Kartenstapel ist aufgebraucht.',
    blackbeardRetired: 'Blackbeard hat sich zur Ruhe gesetzt.',
    blackbeardLost: 'Blackbeard ist tot.',
    rivalsScored: 'Der Systemspieler hat die Siegpunkte, die er braucht.',
    rivalsGone: 'Der Systemspieler hat keinen Piraten mehr.',
  },
  player: 'Spieler',
  turn: 'Zug',
  end: 'Ende',
  retired: 'Im Ruhestand',
  lost: 'Verloren',
  vp: 'SP',
  scores: 'Endstand',
  howMade: 'Wie die Punkte zustande kamen',
  toHarbor: 'Startseite',
  bringHome: 'Ganzes Spiel hier speichern',
  bringHomeWhy: 'Speichert das ganze Spiel in diesem Browser, für Chronik, Diagramme und Analyse',
  saveRecord: 'Spiel herunterladen',
  toBoard: 'Spielplan ansehen',
  toScores: 'Endstand',
  figures: 'Diagramme und Statistik',
  chartOf: (title: string) => `${title}, Zug für Zug, eine Linie für jeden Spieler. Die Zahlen stehen in der Tabelle darunter.`,
  asTable: 'Als Tabelle',
  measures: {
    vp: 'Siegpunkte',
    notoriety: 'Ruhm der Piraten im Spiel',
    netWorth: 'Vermögen der Piraten im Spiel, in Dublonen',
  },
  luck: 'Würfelglück',
  throws: 'Würfe',
  came: 'Gelungen',
  expected: 'Erwartet',
  difference: 'Differenz',
  luckMeans:
    'Gezählt werden Würfe gegen eine Zielzahl (ein neuer Wurf mit List zählt extra) und der endgültige Wurf eines Piraten in jedem Vergleich. Erwartet ist die Summe der Chancen vor jedem Wurf.',
  deedsTitle: 'Statistik',
  deeds: {
    retired: 'Piraten im Ruhestand',
    lost: 'Piraten verloren',
    merchants: 'Kauffahrer geplündert',
    doubloons: 'Beute verkauft, in Dublonen',
    ports: 'Häfen eingenommen',
    duels: 'Duelle gewonnen',
    against: 'Karten gegen andere',
    mutinies: 'Meutereien erlitten',
  },
  analysis: 'Analyse',
  chronicleTitle: 'Die Chronik',
  asPage: 'Als Webseite herunterladen',
  asText: 'Als Text herunterladen',
  chronicle: {
    title: 'Eine Chronik der Piraten',
    years: (names: readonly string[], first: number, last: number) =>
      `das ist ein wahrhaftiger Bericht von den Fahrten, Prisen und Enden der Kapitäne von ${LIST.format(names)}, ${first === last ? `im Jahre ${first}` : `von ${first} bis ${last}`}`,
    chapter: (numeral: string) => `Kapitel ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Frühling', 'Sommer', 'Herbst', 'Winter'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} Piraten sind auf freiem Fuß`,
        `Die Kaufleute zählen ${atLarge} schwarze Flaggen`,
        `${atLarge} Mannschaften leben vom Zucker anderer Leute`,
        `Die Gouverneure schreiben von ${atLarge} Piraten nach Hause`,
      ][i % 4];
      const fame = feared
        ? `; ${['der gefürchtetste von ihnen ist', 'Mütter erschrecken ihre Kinder mit', 'ein Kopfgeld hetzt die Jäger auf die Spur von'][i % 3]} ${feared.name}`
        : ', und keiner von ihnen hat schon einen Namen';
      const lead = first ? ` ${first.name} kann ${first.vp} SP vorweisen.` : '';
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Vor der ersten Fahrt',
    quiet: 'Nichts, was der Tinte wert wäre.',
    ended: {
      generalPardon: 'So lief des Königs Pardon zum letzten Mal ab.',
      deckEmpty: 'So liefen die Jahre ab.',
      blackbeardRetired: 'So ging Blackbeard für immer an Land.',
      blackbeardLost: 'So nahm es mit Blackbeard ein Ende.',
      rivalsScored: 'So hatten Blackbeards Rivalen alles, was sie wollten.',
      rivalsGone: 'So blieb Blackbeard auf keinem Meer ein Rivale.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `Am reichsten und berühmtesten von allen war ${names.join('')}.`
        : `Gleich an Reichtum und Ruhm waren ${LIST.format(names)}.`,
    points: (name: string, vp: number) => `${name}: ${vp} SP`,
  },
};
