/** The texts of the lab's page. */
const plural = (count: number, singular: string): string => `${count} ${singular}${count === 1 ? '' : 's'}`;

export const en = {
  title: 'The balance lab',
  lead: (games: string, seed: string, game: string): string => `${games} games, seed ${seed}, ${game}`,
  players: (count: number): string => plural(count, 'player'),
  standard: 'standard rules',
  set: (id: string): string => `component set “${id}”`,
  games: (count: string): string => `${count} games`,
  variations: 'Variations',
  contents: 'Contents',
  seat: (seat: number): string => `Seat ${seat + 1}`,
  asTable: 'As a table',
  none: 'too few',
  noneOf: 'Not enough games.',
  interval: '95 %',
  to: (low: string, high: string): string => `${low} to ${high}`,
  share: 'Share',
  mean: 'Mean',
  difference: 'Difference',
  number: 'Number',
  median: (value: string): string => `median ${value}`,
  againstFirst: 'against I',
  timed: (names: string): string => `These games can’t be repeated exactly, since these bots think by the clock: ${names}.`,

  about: {
    method:
      'Each bar is a 95 % interval: with many more games, the result would fall within 19 of 20 such bars. A shared win is divided. All variations have the same dice until choices differ. The results hold for these bots; better players may see different ones.',
    glanceOfOne: 'Means of all games.',
    glance:
      'Means of all games, and how each variation differs from the first. Differences are taken game by game, with the same dice; those whose interval excludes 0 are marked.',
    seats: 'Wins by seat, no matter who begins. A large difference from the line is chance or an error, unless the rules favor a seat.',
    bots: 'Wins per seat of each bot. The bots change seats from game to game.',
    turns: 'The share of games of each length.',
    decisions: 'The share of games of each length. Only the players’ decisions count, not dice and draws.',
    best: 'The share of games won with each score.',
    endings: 'How games ended.',
    events: 'How often each event occurs in a game, and how each variation differs from the first.',
  },
  sections: {
    glance: 'At a glance',
    seats: 'The seats',
    bots: 'The bots',
    turns: 'Length in turns',
    decisions: 'Length in decisions',
    best: 'The winner’s score',
    endings: 'How games end',
    events: 'What happens',
  },
  measures: {
    turns: 'Turns',
    decisions: 'Decisions of players',
    best: (score: string): string => `${score} of the winner`,
    mean: (score: string): string => `${score} of all, mean`,
    lead: (score: string): string => `${score} between first and second`,
  },
};

type Texts<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: Texts<T[K]> };
export type LabWords = Texts<typeof en>;
