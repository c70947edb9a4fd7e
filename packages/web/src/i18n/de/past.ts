interface Opening {
  readonly atLarge: number;
  readonly feared: { readonly name: string } | null;
  readonly first: { readonly name: string; readonly vp: number } | null;
}

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** The table's past: undo, looking back, what-ifs, the log, what has been missed, and the end of a game. */
export const past = {
  noSuchTable: 'Diesen Tisch gibt es in diesem Browser nicht.',
  copyUpTo: (choice: number, of: number) =>
    `Entscheidung ${choice} von ${of} ist in dieser Version nicht erlaubt. Dies ist eine Kopie bis dahin; das Spiel, wie es war, bleibt in der Liste.`,
  botFailed: (seat: string) =>
    `Der Computerspieler von ${seat} hat versagt; ein Kapitän hat an seiner Stelle entschieden, und das Spiel geht weiter.`,
  botsGone: 'Die Computerspieler antworten nicht: Sieh nach der Verbindung. Das Spiel ist aufbewahrt und wartet.',
  tryAgain: 'Noch einmal',
  tooLarge: (bytes: number) => `Die Datei ist zu groß für eine Aufzeichnung (${bytes} Bytes).`,

  bar: {
    harbor: 'Blackbeard: zurück zur ersten Seite',
    turn: 'Zug',
    deck: 'Stapel',
    twoDecks: 'Zwei Stapel: Karten zum Halten, und solche, die sofort gelten',
    pardon: 'Pardon',
    pardonTitle: (times: number) => `Der Generalpardon ist ${times} von 3 Malen erschienen`,
    inForce: 'in Kraft',
    saveTitle: 'Die Aufzeichnung herunterladen',
    save: 'Speichern',
  },
  curtain: {
    label: 'Den Bildschirm weitergeben',
    screenFor: 'Der Bildschirm ist für',
    show: (seat: string) => `Ich bin ${seat}: Zeig meine Karten`,
    pass: 'Für diesen Zug passen, ungesehen',
  },

  undo: 'Zurücknehmen',
  undoNow: 'Deine letzte Entscheidung zurücknehmen (Taste u)',
  undoNot: {
    nothing: 'Zurücknehmen: Es gibt nichts von dir zurückzunehmen.',
    over: 'Zurücknehmen: Das Spiel ist zu Ende.',
    die: 'Zurücknehmen: Seither wurde gewürfelt.',
    draw: 'Zurücknehmen: Seither wurde etwas gezogen.',
    reveal: 'Zurücknehmen: Seither kam Verborgenes ans Licht.',
    otherSeat: 'Zurücknehmen: Seither hat ein anderer entschieden.',
    looking: 'Zurücknehmen: Du siehst in die Vergangenheit.',
  },

  past: 'Rückblick',
  pastWhy: 'Auf das Spiel zurückblicken (Tasten [ und ])',
  looking: (turn: number, seat: string) => `Du siehst in die Vergangenheit: Zug ${turn}, ${seat}.`,
  lookingBefore: 'Du siehst in die Vergangenheit, vor den ersten Zug.',
  lookingAround: (seat: string) => `Das Spiel ist zu Ende. Du siehst den Tisch mit den Augen von ${seat}.`,
  backToNow: 'Zurück zur Gegenwart',
  scrubber: 'Das bisherige Spiel',
  slider: 'Wie weit im Spiel',
  turnOf: (turn: number, seat: string) => `Zug ${turn}: ${seat}`,
  beforeTurns: 'Vor dem ersten Zug',
  turnBack: 'Zurück zum Beginn des Zuges (Bild auf)',
  stepBack: 'Einen Schritt zurück ([)',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepOn: 'Einen Schritt weiter (])',
  turnOn: 'Weiter zum nächsten Zug (Bild ab)',
  jump: 'Zu einem Zug springen',
  eyes: 'Mit wessen Augen',
  eyesOf: (seat: string) => `Wie ${seat}`,
  spectator: 'Wie ein Zuschauer',
  aSpectator: 'einem Zuschauer',

  whatIf: 'Was wäre, wenn …',
  whatIfWhy: 'Von hier an einem neuen Tisch weiterspielen, gegen Bots',
  whatIfTitle: 'Was wäre, wenn?',
  whatIfText: (where: string) =>
    `Von hier aus (${where}) beginnt ein neuer Tisch. Du spielst einen Platz, Bots alle anderen. Das Spiel, von dem du kommst, bleibt, wie es ist.`,
  whatIfHidden:
    'Das Spiel geht weiter; darum wird neu gegeben, was du damals nicht sehen konntest: So erfährst du nichts über die Hände der anderen.',
  whatIfOpen: 'Das Spiel ist zu Ende, darum haben alle, was sie hatten.',
  whatIfSeat: 'Du spielst',
  whatIfStart: 'Von hier in See stechen',
  whatIfBadge: (turn: number) => `Was wäre, wenn, ab Zug ${turn}`,

  log: 'Logbuch',
  lines: 'Zeilen des Logbuchs',
  happened: 'Was geschehen ist',
  search: 'Im Logbuch suchen',
  bySeat: 'Wessen Zeilen',
  everybody: 'Alle',
  byTopic: 'Wovon sie handeln',
  everything: 'Alles',
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
  earlier: 'Frühere Zeilen',
  nothingLikeIt: 'Nichts dergleichen ist geschehen.',
  nothingYet: 'Noch ist nichts geschehen.',
  lineTitle: (rules: string) => `Regel ${rules}. Klicken, um diesen Augenblick zu sehen.`,

  /** 19.17 Why the System Player did what he did. */
  why: {
    ask: 'Warum? Was es wert war, und was es sonst gab',
    askOf: (worth: string) => `${worth}. Warum?`,
    noChoice: 'keine Wahl',
    nothingElse: 'Die Regeln ließen ihm nichts anderes.',
    instead: 'Was er verworfen hat:',
    nothingBetter: 'Alles andere hätte zu nichts geführt.',
  },

  news: 'Seit du weggesehen hast',
  closeNews: 'Schließen',
  moreNews: (lines: number) => (lines === 1 ? 'Noch eine Zeile im Logbuch.' : `Noch ${lines} Zeilen im Logbuch.`),
  showAgain: 'Noch einmal zeigen',

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
  toHarbor: 'Zurück zur ersten Seite',
  bringHome: 'Das ganze Spiel, hier',
  bringHomeWhy: 'Das Spiel in diesem Browser aufbewahren: mit Chronik, Zahlen, Analyse und jedem Augenblick',
  saveRecord: 'Die Aufzeichnung herunterladen',
  toBoard: 'Den Spielplan ansehen',
  toScores: 'Endstand',
  figures: 'Diagramme und Zahlen',
  chartOf: (title: string) => `${title}, Zug für Zug, eine Linie für jeden Spieler. Die Zahlen stehen in der Tabelle darunter.`,
  asTable: 'Als Tabelle',
  measures: {
    vp: 'Siegpunkte',
    notoriety: 'Ruhm der Piraten auf freiem Fuß',
    netWorth: 'Vermögen der Piraten auf freiem Fuß, in Dublonen',
  },
  luck: 'Würfelglück',
  throws: 'Würfe',
  came: 'Gelungen',
  expected: 'Erwartet',
  difference: 'Unterschied',
  luckMeans:
    'Gezählt werden Würfe gegen eine Zahl, die zu erreichen war (ein zweiter Wurf mit List für sich), und vergleichende Würfe eines Piraten, wie sie am Ende lagen. Erwartet ist die Summe der Chancen vor jedem Wurf.',
  deedsTitle: 'Was getan wurde',
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
  asPage: 'Als Seite herunterladen',
  asText: 'Als Text herunterladen',
  chronicle: {
    title: 'Eine Chronik der Piraten',
    years: (names: readonly string[], first: number, last: number) =>
      `das ist ein wahrhaftiger Bericht von den Fahrten, Prisen und Enden der Kapitäne von ${LIST.format(names)}, ${first === last ? `im Jahre ${first}` : `von ${first} bis ${last}`}`,
    chapter: (numeral: string) => `Kapitel ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Frühling', 'Sommer', 'Herbst', 'Winter'],
    /** `i` counts the chapters: the same thing is said in turn. */
    opening: (i: number, { atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} Piraten sind auf freiem Fuß`,
        `Die Kaufleute zählen ${atLarge} schwarze Flaggen`,
        `${atLarge} Mannschaften leben vom Zucker anderer Leute`,
        `Die Gouverneure schreiben von ${atLarge} Piraten nach Hause`,
      ][i % 4];
      const fame = feared
        ? `; ${['der gefürchtetste von ihnen ist', 'Mütter erschrecken ihre Kinder mit', 'ein Preis steht auf dem Kopf von'][i % 3]} ${feared.name}`
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
