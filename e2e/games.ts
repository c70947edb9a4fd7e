/** The games that the same browser tests play, with what these need to know of each. */
import { readFileSync } from 'node:fs';
import { classic, decision } from '@bb/classic/rules';
import { recordNearEnd, recordUpTo } from './positions.ts';

export interface TestedGame {
  readonly id: string;
  /** What pages call it. */
  readonly edition: string;
  /** @returns the record of a game in which Holly chooses what to do, after some turns */
  running(): string;
  /** @returns the record of a game for four that is nearly over, in which a player at the screen chooses */
  nearEnd(): string;
  /** @returns the record of a game for four late in its course, when Holly chooses what to do */
  late(): string;
  /** A game that can be played to its end in a test: the players, and the options switched on. */
  readonly whole: { readonly players: number; readonly switches: readonly string[] };
  /** The unit of the final results. */
  readonly unit: string;
  /** A topic of the log. Every game has some lines of this topic. */
  readonly topic: string;
  /** The panel of cards on a phone. */
  readonly cardsPanel: string;
  /** How many parts the map as text has. */
  readonly partsOfMap: number;
  /** What can be typed in the command line: a place without its accents and its name, a rule, a word of a choice in `running`. */
  readonly typed: { readonly place: string; readonly placeName: string; readonly rule: string; readonly choice: string };
  /** Players are often asked in the turns of others. */
  readonly hasInterrupts: boolean;
  readonly closed: {
    /** @returns the record of a game in which Holly acts, and merchants, ports and seas in sight can't be chosen */
    record(): string;
    /** What can't be chosen on the map, as selectors: the smallest first, because on a phone the reason covers part of the map. */
    readonly shapes: { readonly merchant: string; readonly port: string; readonly sea: string };
    /** What the map says of a place with choices, when the arrow keys reach it. */
    readonly offers: RegExp;
    /** Arrow keys that lead away from all such places. */
    readonly away: readonly string[];
    /** Whether the first question of a game asks for a place. */
    readonly beginsWithPlace: boolean;
    /** What the prompt says then of a press on a port. */
    readonly portRefused: string;
  };
  readonly moving: {
    /** @returns the record of a game in which an answer of Holly's makes a sprite of this class fly, and another question follows */
    record(): string;
    readonly sprite: string;
    /** How the `data-actor` of what animations move begins. */
    readonly actors: readonly string[];
    /** The same of what shows one pirate, and the `data-part` of what is in it. */
    readonly display: string;
    readonly parts: readonly string[];
  };
}

const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary'];

/** A decision of a seat. */
interface AskedAt {
  /** The number of choices before it. */
  readonly at: number;
  readonly seat: number;
  readonly ask: string;
  readonly turn: number;
  /** The points left in a move. */
  readonly points: number | undefined;
}

/** @returns the record of a golden game of the classic edition up to a decision. @param find  among all decisions of the game, in order */
function goldenUpTo(name: string, find: (all: readonly AskedAt[]) => number): string {
  const record = JSON.parse(readFileSync(new URL(`../games/classic/golden/${name}.json`, import.meta.url), 'utf8'));
  const g = classic.newGame(classic.parseOptions(record.options, 'options'));
  const asked: AskedAt[] = [];
  for (const [at, json] of record.choices.entries()) {
    const d = decision(g);
    if (d && d.seat >= 0) asked.push({ at, seat: d.seat, ask: d.ask, turn: g.turn, points: d.about.points });
    classic.play(g, classic.choices.fromJson(json, `choices[${at}]`));
  }
  const found = asked[find(asked)];
  if (!found) throw new Error(`${name} has no such decision`);
  const { playthrough: _, ...rest } = record;
  const seats = NAMES.slice(0, record.options.players).map((own, seat) => ({ name: own, kind: seat === found.seat ? 'human' : 'captain' }));
  return JSON.stringify({ ...rest, choices: record.choices.slice(0, found.at), result: null, seats });
}

/** Few enough that the game ends soon. */
const LAST_DECISIONS = 2;

/** The most points of a move, so that its reach is small. */
const MOST_POINTS = 2;

const runningClassic = (): string =>
  goldenUpTo('players-3-seed-607', (all) => all.findIndex(({ ask, seat, turn }) => ask === 'takeOperation' && seat === 0 && turn >= 9));

export const GAMES: readonly TestedGame[] = [
  {
    id: 'golden-age',
    edition: 'The 2008 edition',
    running: () => recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 9),
    late: () => recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 24, { players: 4 }),
    nearEnd: recordNearEnd,
    whole: { players: 4, switches: [] },
    unit: 'VP',
    topic: 'Cards',
    cardsPanel: 'Hand',
    partsOfMap: 12,
    typed: { place: 'curacao', placeName: 'Curaçao', rule: '8.13', choice: 'sail' },
    hasInterrupts: true,
    closed: {
      record: () =>
        recordUpTo((d, offered, g) => {
          const own = g.fleet[0] ?? [];
          const movers = new Set(offered.flatMap((choice) => (choice.type === 'move' ? [choice.pirate] : [])));
          const isOther = own.some((pirate) => (g.at[pirate] ?? -1) >= 0 && !movers.has(pirate));
          return d.ask === 'takeAction' && movers.size === 1 && isOther && g.merchantAt.filter((merchant) => merchant >= 0).length > 2;
        }),
      shapes: { merchant: 'circle[data-closed^="merchant"]', port: 'circle[data-closed^="place"]', sea: 'path[data-closed]' },
      offers: /Enter:/,
      away: ['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowLeft'],
      beginsWithPlace: true,
      portRefused: 'That is not one of the choices here. Choose a sea: the glowing water.',
    },
    moving: {
      record: () => recordUpTo((d, offered, g) => d.ask === 'playCard' && offered.length > 3 && (g.fleet[0]?.length ?? 0) > 1),
      sprite: 'card-sprite',
      actors: ['pirate-', 'governor-', 'merchant-', 'seat-', 'hand-0', 'card-', 'display-', 'table', 'deck', 'deckSize', 'discards'],
      display: 'display-',
      parts: ['holds', 'hold-0', 'netWorth', 'notoriety', 'loyalty', 'combat', 'speed', 'cunning'],
    },
  },
  {
    id: 'classic',
    edition: 'The 1991 edition',
    running: runningClassic,
    late: () =>
      goldenUpTo('players-4-strictBribes-true-seed-208', (all) =>
        all.findIndex(({ ask, seat, turn }) => ask === 'takeOperation' && seat === 0 && turn >= 100),
      ),
    nearEnd: () => goldenUpTo('players-4-openHostages-true-seed-257', (all) => all.length - LAST_DECISIONS),
    whole: { players: 2, switches: ['Short game'] },
    unit: '£',
    topic: 'Voyages',
    cardsPanel: 'Cards',
    partsOfMap: 4,
    typed: { place: 'a1110', placeName: 'off Curaçao', rule: 'C9.3', choice: 'sail' },
    hasInterrupts: false,
    closed: {
      record: () =>
        goldenUpTo('players-3-seed-607', (all) =>
          all.findIndex(({ ask, seat, points }) => ask === 'moveStep' && seat === 0 && points === MOST_POINTS),
        ),
      shapes: { merchant: 'g.merchant', port: 'circle[data-closed]', sea: 'path[data-closed]' },
      offers: /choices? here/,
      away: Array.from({ length: 12 }, () => 'ArrowUp'),
      beginsWithPlace: false,
      portRefused: 'A pirate starts in a hex without hunters and merchants.',
    },
    moving: {
      record: runningClassic,
      sprite: 'die',
      actors: ['pirate-', 'governor-', 'merchant-', 'seat-', 'plate-', 'ship-log-', 'table', 'deck', 'drawn-card'],
      display: 'ship-log-',
      parts: ['holds', 'hold-0', 'netWorth', 'notoriety', 'unrest', 'combat', 'speed'],
    },
  },
];

/** @returns the title of a test that is run for each game. That of the first game is the test's own. */
export const titleFor = (title: string, { id, edition }: TestedGame): string => (id === GAMES[0]?.id ? title : `${title}: ${edition}`);
