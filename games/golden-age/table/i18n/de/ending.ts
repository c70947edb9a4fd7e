import type { EndingTexts } from '../en/ending.ts';

interface Opening {
  readonly pirates: number;
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
  expectedVp: 'SP erwartet',
  retired: 'Im Ruhestand',
  lost: 'Verloren',
  scores: 'Endstand',
  howMade: 'Wie die Punkte zustande kamen',
  bringHomeWhy: 'Speichert das ganze Spiel in diesem Browser, für Chronik, Diagramme und Analyse',
  inPlay: 'Noch auf See',
  playAgain: 'Noch einmal, dieselben Kapitäne',
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
  chronicle: {
    title: 'Eine Chronik der Piraten',
    years: (names: readonly string[], first: number, last: number) =>
      `das ist ein wahrhaftiger Bericht von den Fahrten, Prisen und Enden der Kapitäne von ${LIST.format(names)}, ${first === last ? `im Jahre ${first}` : `von ${first} bis ${last}`}`,
    chapter: (numeral: string) => `Kapitel ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Frühling', 'Sommer', 'Herbst', 'Winter'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { pirates, atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} Piraten sind auf freiem Fuß`,
        `Die Kaufleute zählen ${atLarge} schwarze Flaggen`,
        `${atLarge} Mannschaften leben vom Zucker anderer Leute`,
        `Die Gouverneure schreiben von ${atLarge} Piraten nach Hause`,
      ][i % 4];
      const fame = feared
        ? `; ${['der gefürchtetste von ihnen ist', 'Mütter erschrecken ihre Kinder mit', 'ein Kopfgeld lockt die Jäger auf die Spur von'][i % 3]} ${feared.name}`
        : ', und noch hat keiner von ihnen einen Namen';
      const lead = first
        ? ` ${[`Am weitesten hat es bisher ${first} gebracht.`, `Alle anderen beneiden ${first} um den Erfolg.`, `Niemand hat bisher mehr erreicht als ${first}.`][i % 3]}`
        : '';
      if (pirates === 0) return `Auf keinem Meer weht eine schwarze Flagge.${lead}`;
      if (pirates === 1)
        return `Ein einziger Pirat ist auf freiem Fuß${feared ? `: ${feared.name}` : ', und er hat noch keinen Namen'}.${lead}`;
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Vor der ersten Fahrt',
    quiet: 'Nichts, was der Tinte wert wäre.',
    ended: {
      generalPardon: 'So lief der Pardon des Königs zum letzten Mal ab.',
      deckEmpty: 'So gingen die Jahre dahin.',
      blackbeardRetired: 'So ging Blackbeard für immer an Land.',
      blackbeardLost: 'So nahm es mit Blackbeard ein Ende.',
      rivalsScored: 'So hatten Blackbeards Rivalen alles, was sie wollten.',
      rivalsGone: 'So hatte Blackbeard auf keinem Meer mehr einen Rivalen.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `Am reichsten und berühmtesten von allen war ${names.join('')}.`
        : `Gleich an Reichtum und Ruhm waren ${LIST.format(names)}.`,
    points: (name: string, vp: number) => `${name}: ${vp} SP`,
  },
};
