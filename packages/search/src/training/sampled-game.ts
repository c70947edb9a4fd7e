/** A game that was played for training: its sampled positions and decisions, and their form in a file. */
import { BadInput } from '@bb/kernel';
import type { Row } from '../value/features.ts';

export interface SampledSeat {
  /** The points that it has. */
  readonly points: number;
  /** Whether the player who is to learn plays it. */
  readonly isLearner: boolean;
  readonly rows: readonly Row[];
}

export interface SampledPosition {
  readonly seats: readonly SampledSeat[];
  /** By seat: what the search found at this position, as a chance to win and as a score; null if it did not search. */
  readonly found: { readonly win: readonly number[]; readonly scores: readonly number[] } | null;
}

export interface SampledDecision {
  /** By choice: its inputs, and the share of the search's visits, or 1 for what the rules of thumb chose. */
  readonly choices: readonly { readonly inputs: Float32Array; readonly share: number }[];
}

export interface SampledGame {
  /** Its number among the games of one seed. */
  readonly number: number;
  /** By seat: the share of the win, and the score. */
  readonly win: readonly number[];
  readonly scores: readonly number[];
  /** In the order of the game. */
  readonly positions: readonly SampledPosition[];
  readonly decisions: readonly SampledDecision[];
}

/** @returns a game as 32-bit floats; the first says how many there are */
export function gameToFloats({ number, win, scores, positions, decisions }: SampledGame): Float32Array {
  const out = [0, number, win.length, positions.length, decisions.length, ...win, ...scores];
  for (const { seats, found } of positions) {
    out.push(found ? 1 : 0);
    if (found) out.push(...found.win, ...found.scores);
    for (const { points, isLearner, rows } of seats) {
      out.push(points, isLearner ? 1 : 0, rows.length);
      for (const { network, inputs } of rows) {
        out.push(network, inputs.length);
        for (const input of inputs) out.push(input);
      }
    }
  }
  for (const { choices } of decisions) {
    out.push(choices.length, choices[0]?.inputs.length ?? 0);
    for (const { inputs, share } of choices) {
      out.push(share);
      for (const input of inputs) out.push(input);
    }
  }
  out[0] = out.length;
  return Float32Array.from(out);
}

/** Reads numbers one after the other. */
class Reader {
  readonly #data: Float32Array;
  #at: number;
  constructor(data: Float32Array, at: number) {
    this.#data = data;
    this.#at = at;
  }
  next(): number {
    const found = this.#data[this.#at++];
    if (found === undefined) throw new BadInput('', 'the games end in the middle of one');
    return found;
  }
  list = (length: number): Float32Array => {
    this.#at += length;
    return this.#data.subarray(this.#at - length, this.#at);
  };
  times = <Item>(length: number, item: () => Item): Item[] => Array.from({ length }, item);
}

function gameAt(data: Float32Array, at: number): SampledGame {
  const read = new Reader(data, at + 1);
  const [number, players, positions, decisions] = [read.next(), read.next(), read.next(), read.next()];
  const row = (): Row => ({ network: read.next(), inputs: read.list(read.next()) });
  return {
    number,
    win: Array.from(read.list(players)),
    scores: Array.from(read.list(players)),
    positions: read.times(positions, () => ({
      found: read.next() === 1 ? { win: Array.from(read.list(players)), scores: Array.from(read.list(players)) } : null,
      seats: read.times(players, () => ({
        points: read.next(),
        isLearner: read.next() === 1,
        rows: read.times(read.next(), row),
      })),
    })),
    decisions: read.times(decisions, () => {
      const [choices, inputs] = [read.next(), read.next()];
      return { choices: read.times(choices, () => ({ share: read.next(), inputs: read.list(inputs) })) };
    }),
  };
}

/** @returns how many floats the whole games at the beginning of the data take: a file may end in the middle of one */
export function wholeGamesLength(data: Float32Array): number {
  let at = 0;
  for (;;) {
    const length = data[at] ?? 0;
    if (length === 0 || at + length > data.length) return at;
    at += length;
  }
}

/** @returns the whole games of a file; their rows are parts of `data` */
export function gamesFromFloats(data: Float32Array): readonly SampledGame[] {
  const games: SampledGame[] = [];
  const end = wholeGamesLength(data);
  for (let at = 0; at < end; at += data[at] ?? end) games.push(gameAt(data, at));
  return games;
}
