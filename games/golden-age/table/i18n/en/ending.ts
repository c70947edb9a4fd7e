import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

interface Opening {
  readonly pirates: number;
  /** Their number in words. */
  readonly atLarge: string;
  readonly feared: { readonly name: string } | null;
  /** The name of the player with the most points. */
  readonly first: string | null;
}

/** The end of a game: scores, charts, statistics, the chronicle. */
export const ending = {
  wins: (names: readonly string[]) => (names.length === 1 ? `${names.join('')} wins` : `${names.join(' and ')} share the victory`),
  systemWins: 'The System Player wins',
  /** Why the game is over. */
  endings: {
    generalPardon: 'The General Pardon came for the last time.',
    deckEmpty: 'The deck ran out.',
    blackbeardRetired: 'Blackbeard has retired.',
    blackbeardLost: 'Blackbeard is dead.',
    rivalsScored: 'The System Player has the Victory Points he needs.',
    rivalsGone: 'The System Player has no pirate left.',
  },
  expectedVp: 'Expected VP',
  retired: 'Retired',
  lost: 'Lost',
  scores: 'Final scores',
  howMade: 'How the points were scored',
  bringHomeWhy: 'Saves the whole game in this browser, for its chronicle, charts and analysis',
  inPlay: 'Still at sea',
  playAgain: 'Play again, same captains',
  figures: 'Charts and statistics',
  measures: {
    vp: 'Victory Points',
    notoriety: 'Notoriety of pirates in play',
    netWorth: 'Net Worth of pirates in play, in doubloons',
  },
  luck: 'Luck with the dice',
  throws: 'Rolls',
  came: 'Succeeded',
  expected: 'Expected',
  difference: 'Difference',
  luckMeans:
    'Counts rolls against a target number (a reroll with Cunning counts separately), and a pirate’s final dice in each contest. Expected is the sum of the chances before each roll.',
  deedsTitle: 'Statistics',
  deeds: {
    retired: 'Pirates retired',
    lost: 'Pirates lost',
    merchants: 'Merchants looted',
    doubloons: 'Booty sold, in doubloons',
    ports: 'Ports taken',
    duels: 'Duels won',
    against: 'Cards against others',
    mutinies: 'Mutinies suffered',
  },
  chronicleTitle: 'The chronicle',
  asPage: 'Download as a web page',
  chronicle: {
    title: 'A Chronicle of the Pirates',
    years: (names: readonly string[], first: number, last: number) =>
      `being a true account of the voyages, prizes and ends of the captains of ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}, ${first === last ? `in the year ${first}` : `from ${first} to ${last}`}`,
    chapter: (numeral: string) => `Chapter ${numeral}`,
    date: (season: string, year: number) => `${season} ${year}`,
    seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
    /** @param i number of the chapter, so that the wording varies */
    opening: (i: number, { pirates, atLarge, feared, first }: Opening) => {
      const abroad = [
        `${atLarge} pirates are at large`,
        `The merchants count ${atLarge} black flags`,
        `${atLarge} crews live by other people’s sugar`,
        `The governors write home of ${atLarge} pirates`,
      ][i % 4];
      const fame = feared
        ? `; ${['the most feared of them is', 'mothers frighten their children with', 'there is a price on the head of'][i % 3]} ${feared.name}`
        : ', and none of them has a name yet';
      const lead = first
        ? ` ${[`So far ${first} has done best.`, `It is ${first} whom the others envy.`, `Nobody has done better than ${first}.`][i % 3]}`
        : '';
      if (pirates === 0) return `No black flag flies on any sea.${lead}`;
      if (pirates === 1) return `A single pirate is at large${feared ? `: ${feared.name}` : ', and he has no name yet'}.${lead}`;
      return `${abroad}${fame}.${lead}`;
    },
    prologue: 'Before the first voyage',
    quiet: 'Nothing worth the ink.',
    ended: {
      generalPardon: 'So the King’s pardon ran out for the last time.',
      deckEmpty: 'So the years ran out.',
      blackbeardRetired: 'So Blackbeard went ashore for good.',
      blackbeardLost: 'So Blackbeard came to his end.',
      rivalsScored: 'So Blackbeard’s rivals had all that they wanted.',
      rivalsGone: 'So Blackbeard had no rival left on any sea.',
    },
    won: (names: readonly string[]) =>
      names.length === 1
        ? `The richest and most famous of all was ${names.join('')}.`
        : `Equal in riches and fame were ${names.join(' and ')}.`,
    points: (name: string, vp: number) => `${name}: ${vp} VP`,
  },
};

export type EndingTexts = Said<typeof ending>;
