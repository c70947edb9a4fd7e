/** Tells a game as a chronicle: a chapter for each round, four rounds to a year. */
import { IN_PLAY, type Outcome, PIRATES, type Seat } from '@bb/golden-age/rules';
import { capital, type Names } from '@bb/golden-age/text';
import { isChronicled } from '@bb/golden-age/text/prose';
import type { Chapter as ChapterOfBook, Chronicle } from '@bb/table-kit/table/history/chronicle.ts';
import { newsOf } from '@bb/table-kit/table/history/news.ts';
import { ending } from '../i18n/ending.ts';
import type { NarratedLine } from '../log-lines.ts';
import type { History } from '../session/session.ts';
import { scaleFor } from './news.ts';

/** `under` is the date, such as `Spring 1717`. It has an entry for each Player-Turn. */
export interface Chapter extends ChapterOfBook {
  readonly argument: readonly string[];
  /** A sentence about the situation when it began. */
  readonly opening: string;
  readonly entries: readonly { readonly seat: Seat; readonly heading: string; readonly text: string }[];
}

/** The year in which the King proclaimed the pardon. */
const FIRST_YEAR = 1717;
const ROUNDS_A_YEAR = 4;

export interface ChronicleSource {
  /** Told in the chronicle's prose. */
  readonly story: readonly NarratedLine[];
  /** @returns a number in words */
  readonly count: (number: number) => string;
  /** The players' names, by seat. */
  readonly seats: readonly string[];
  /** The owner of each pirate. */
  readonly owner: readonly Seat[];
  readonly outcome: Outcome;
  /** In a solitaire game, the ending says who has won. */
  readonly solitaire: boolean;
  /** The situation when this Player-Turn began. */
  readonly scene: (turn: number) => Scene;
}

export interface Scene {
  /** The number of pirates in play. */
  readonly atLarge: number;
  /** The pirate with the most Notoriety. */
  readonly feared: { readonly name: string; readonly notoriety: number } | null;
  /** The name of the player with the most VP. */
  readonly first: string | null;
}

export function chronicleOf({ story, count, seats, owner, outcome, solitaire, scene }: ChronicleSource): Chronicle<Chapter> {
  const words = ending().chronicle;
  const turns = turnsOf(story);
  const roundOf = ({ turn }: Turn): number => Math.max(0, Math.floor((turn - 1) / seats.length));
  const rounds = [...new Set(turns.map(roundOf))];
  const chapters = rounds.map((round, i): Chapter => {
    const own = turns.filter((turn) => roundOf(turn) === round);
    const lines = own.flatMap((turn) => turn.lines);
    const { atLarge, feared, first } = scene(own.find(({ turn }) => turn > 0)?.turn ?? 0);
    return {
      under: words.date(words.seasons[round % ROUNDS_A_YEAR] ?? '', FIRST_YEAR + Math.floor(round / ROUNDS_A_YEAR)),
      title: words.chapter(roman(i + 1)),
      argument: weightiest(lines, owner),
      opening: capital(words.opening(i, { pirates: atLarge, atLarge: count(atLarge), feared, first })),
      entries: own.map(({ seat, lines: entryLines }) => ({
        seat,
        heading: seat < 0 ? words.prologue : (seats[seat] ?? ''),
        text: entryLines.length > 0 ? entryLines.map(({ text }) => text).join(' ') : words.quiet,
      })),
    };
  });
  const last = FIRST_YEAR + Math.floor(Math.max(0, ...rounds) / ROUNDS_A_YEAR);
  const order = outcome.scores.map((vp, seat) => ({ vp, name: seats[seat] ?? '' })).sort((a, b) => b.vp - a.vp);
  return {
    title: words.title,
    under: words.years(seats, FIRST_YEAR, last),
    chapters,
    end: [
      ...(outcome.ending === '' ? [] : [words.ended[outcome.ending]]),
      ...(solitaire ? [] : [words.won(outcome.winners.map((seat) => seats[seat] ?? ''))]),
      ...order.map(({ name, vp }) => words.points(name, vp)),
    ],
  };
}

/** The most lines in a chapter's argument. */
const ARGUMENT_LINES = 3;
const weightiest = (lines: readonly NarratedLine[], owner: readonly Seat[]): readonly string[] =>
  newsOf(lines, scaleFor({ owner }), null, ARGUMENT_LINES)
    .lines.filter(({ line }) => line.depth > 0)
    .map(({ line: { text } }) => text.replace(/\s?[.!]$/, ''));

/** @returns a function that gives the scene at a Player-Turn, from public facts */
export function scenesOf(history: History, names: Names): (turn: number) => Scene {
  const scenes = new Map<number, Scene>();
  let i = 0;
  for (const g of history.positionsAt(history.turns.map(({ at }) => at))) {
    const atLarge = PIRATES.filter((pirate) => g.fate[pirate] === IN_PLAY);
    const [feared] = atLarge.toSorted((a, b) => (g.notoriety[b] ?? 0) - (g.notoriety[a] ?? 0));
    const notoriety = feared === undefined ? 0 : (g.notoriety[feared] ?? 0);
    const vp = Math.max(...g.vp);
    scenes.set(history.turns[i++]?.turn ?? 0, {
      atLarge: atLarge.length,
      feared: feared === undefined || notoriety === 0 ? null : { name: names.pirate(feared), notoriety },
      first: vp === 0 ? null : names.seat(g.vp.indexOf(vp)),
    });
  }
  return (turn) => scenes.get(turn) ?? { atLarge: 0, feared: null, first: null };
}

interface Turn {
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly NarratedLine[];
}

/** The events before the first turn become a turn of seat −1. */
function turnsOf(story: readonly NarratedLine[]): readonly Turn[] {
  const turns: { turn: number; seat: Seat; lines: NarratedLine[] }[] = [{ turn: 0, seat: -1, lines: [] }];
  for (const line of story) {
    const [first] = line.events;
    if (first?.type === 'turnBegan') turns.push({ turn: first.turn, seat: first.seat, lines: [] });
    else if (isChronicled(line)) turns.at(-1)?.lines.push(line);
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
