/** The game as a ship's log: a chapter for each round, four rounds to the year. */
import type { EventType, Outcome, Seat } from '@bb/engine';
import { say } from '../i18n/say.svelte.ts';
import type { ToldLine } from '../table/story.ts';
import { digestOf } from './digest.ts';

export interface Chapter {
  /** `Spring 1717`. */
  readonly date: string;
  readonly title: string;
  /** What it tells of, in few words. */
  readonly argument: readonly string[];
  /** One for each Player-Turn. */
  readonly entries: readonly { readonly seat: Seat; readonly heading: string; readonly text: string }[];
}

export interface Chronicle {
  readonly title: string;
  readonly years: string;
  readonly chapters: readonly Chapter[];
  readonly end: readonly string[];
}

/** The year in which the King's pardon came to Nassau is near; the first merchants are out. */
const FIRST_YEAR = 1717;
const ROUNDS_A_YEAR = 4;

/** What a log of the sea speaks of; dice, tracks and the shuffling of cards it leaves out. */
const TOLD: ReadonlySet<EventType> = new Set<EventType>([
  'actionLost',
  'allianceEnded',
  'allianceFormed',
  'bootyConverted',
  'bootyGrabbed',
  'bootyLeft',
  'bootySeized',
  'cardNegated',
  'cardPlayedAgainst',
  'cardShown',
  'cargoSeen',
  'caught',
  'commissionerBeaten',
  'commissionerDeployed',
  'commissionerReacted',
  'commissionerScored',
  'duelBegan',
  'duelTied',
  'duelWon',
  'escaped',
  'fined',
  'gameEnded',
  'governorPlaced',
  'gunsMounted',
  'havenBought',
  'hostageDied',
  'hostageRansomed',
  'hostageTaken',
  'letterGranted',
  'letterLost',
  'letterTaken',
  'merchantFound',
  'merchantMissed',
  'mutinyBrokeOut',
  'mutinyQuashed',
  'mutinySucceeded',
  'pardonEnded',
  'pardonProclaimed',
  'pirateConverted',
  'pirateDeployed',
  'pirateLost',
  'pirateMoved',
  'pirateOusted',
  'pirateRetired',
  'pirateTookCommand',
  'portAssailed',
  'portAttacked',
  'portDestroyed',
  'portHeld',
  'portPlundered',
  'portSacked',
  'portTaken',
  'revelryBegan',
  'sackFailed',
  'scurvyBrokeOut',
  'shipConverted',
  'shipTaken',
  'stoodToFight',
  'stormStruck',
  'surrendered',
  'tookFlight',
  'treasureMapDealt',
  'treasureSought',
  'tried',
  'turnLost',
  'warshipAttacked',
  'warshipSighted',
]);

const isTold = ({ events }: ToldLine): boolean => events.some(({ type }) => TOLD.has(type));

export interface Told {
  readonly story: readonly ToldLine[];
  /** Who sat at the table, by seat. */
  readonly seats: readonly string[];
  /** Whose each pirate was. */
  readonly owner: readonly Seat[];
  readonly outcome: Outcome;
}

export function chronicleOf({ story, seats, owner, outcome }: Told): Chronicle {
  const words = say().past.chronicle;
  const turns = turnsOf(story);
  const roundOf = ({ turn }: Turn): number => Math.max(0, Math.floor((turn - 1) / seats.length));
  const rounds = [...new Set(turns.map(roundOf))];
  const chapters = rounds.map((round, i): Chapter => {
    const own = turns.filter((turn) => roundOf(turn) === round);
    const lines = own.flatMap((turn) => turn.lines);
    return {
      date: words.date(words.seasons[round % ROUNDS_A_YEAR] ?? '', FIRST_YEAR + Math.floor(round / ROUNDS_A_YEAR)),
      title: words.chapter(roman(i + 1)),
      argument: weightiest(lines, owner),
      entries: own.map(({ seat, lines: told }) => ({
        seat,
        heading: seat < 0 ? words.prologue : (seats[seat] ?? ''),
        text: told.length > 0 ? told.map(({ text }) => text).join(' ') : words.quiet,
      })),
    };
  });
  const last = FIRST_YEAR + Math.floor(Math.max(0, ...rounds) / ROUNDS_A_YEAR);
  const order = outcome.vp.map((vp, seat) => ({ vp, name: seats[seat] ?? '' })).sort((a, b) => b.vp - a.vp);
  return {
    title: words.title,
    years: words.years(seats, FIRST_YEAR, last),
    chapters,
    end: [
      outcome.ending === 'deckEmpty' ? words.endedByDeck : words.endedByPardon,
      words.won(outcome.winners.map((seat) => seats[seat] ?? '')),
      ...order.map(({ name, vp }) => words.points(name, vp)),
    ],
  };
}

/** So many lines stand in the argument of a chapter. */
const ARGUMENT = 3;
const weightiest = (lines: readonly ToldLine[], owner: readonly Seat[]): readonly string[] =>
  digestOf(lines, { owner }, null, ARGUMENT)
    .lines.filter(({ depth }) => depth > 0)
    .map(({ text }) => text.replace(/[.!]$/, ''));

interface Turn {
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly ToldLine[];
}

/** What came before the first turn is a turn of nobody's. */
function turnsOf(story: readonly ToldLine[]): readonly Turn[] {
  const turns: { turn: number; seat: Seat; lines: ToldLine[] }[] = [{ turn: 0, seat: -1, lines: [] }];
  for (const line of story) {
    const [first] = line.events;
    if (first?.type === 'turnBegan') turns.push({ turn: first.turn, seat: first.seat, lines: [] });
    else if (isTold(line)) turns.at(-1)?.lines.push(line);
  }
  return turns.filter(({ turn, lines }) => turn > 0 || lines.length > 0);
}

const NUMERALS = [
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

export function roman(n: number): string {
  const [value, numeral] = NUMERALS.find(([worth]) => worth <= n) ?? [0, ''];
  return value === 0 ? '' : numeral + roman(n - value);
}
