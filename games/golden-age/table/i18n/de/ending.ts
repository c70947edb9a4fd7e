import type { EndingTexts } from '../en/ending.ts';

interface Opening {
  readonly atLarge: string;
  readonly feared: { readonly name: string } | null;
  readonly first: string | null;
}

const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

export const ending: EndingTexts = {
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
  scores: 'Endstand',
  howMade: 'Wie die Punkte zustande kamen',
  toHarbor: 'Startseite',
  bringHome: 'Ganzes Spiel hier speichern',
  bringHomeWhy: 'Speichert das ganze Spiel in diesem Browser, für Chronik, Diagramme und Analyse',
  saveRecord: 'Spiel herunterladen',
  inPlay: 'Noch auf See',
  fates: 'Was aus den Piraten wurde',
  share: 'Teilen',
  savePicture: 'Als Bild speichern',
  copied: 'Das Ergebnis ist in der Zwischenablage.',
  playAgain: 'Noch einmal, dieselben Kapitäne',
  toBoard: 'Spielplan ansehen',
  toScores: 'Endstand',
  figures: 'Diagramme und Statistik',
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
      const lead = first
        ? ` ${[`Am weitesten hat es bisher ${first} gebracht.`, `Um den Erfolg von ${first} beneiden alle anderen.`, `Niemand hat bisher mehr erreicht als ${first}.`][i % 3]}`
        : '';
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
