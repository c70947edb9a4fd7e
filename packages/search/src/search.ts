/**
 * Information-set Monte Carlo tree search (ISMCTS) for any game. Each iteration deals anew all that the searching seat can't see, walks down
 * the tree of choices while Chance draws at random (an open loop), adds a node, plays on until the position is quiet, and evaluates it.
 * A node stands for the choices made so far and the choices legal now, so the results of Chance matter only where they change those.
 */
import { CHANCE, type Game, type GameTypes, type Random, type Seat } from '@bb/kernel';
import type { Appraisal, SearchHooks } from './hooks.ts';
import { appraise, Playout } from './playout.ts';

export interface SearchSettings<T extends GameTypes> {
  readonly hooks: SearchHooks<T>;
  /** How other seats are assumed to choose: by the weights of playouts, for their own good, or against the searching seat. */
  readonly others: 'byWeights' | 'forThemselves' | 'against';
  /** How much to explore choices that look worse, in standard deviations of a choice's value. */
  readonly exploration: number;
  /** A playout with more decisions is cut off. If the game has no `evaluate`, nobody wins it. */
  readonly maxPlayout: number;
  /** The most decisions on a path down the tree. */
  readonly maxDepth: number;
}

export const DEFAULT_SEARCH: SearchSettings<GameTypes> = {
  hooks: {},
  others: 'forThemselves',
  exploration: 3,
  maxPlayout: 1000,
  maxDepth: 40,
};

/** A decision, as far as its seat knows it. */
export interface Question<T extends GameTypes> {
  /** The legal choices, or those of them that are to be compared; never empty. */
  readonly legal: readonly T['choice'][];
  /** @returns a new position that agrees with all that the seat sees; `random` deals everything else. */
  deal(random: Random): T['position'];
}

/** @returns null if Chance must choose, or nobody */
export function questionOf<T extends GameTypes>(game: Game<T>, p: T['position']): Question<T> | null {
  const seat = game.seatToChoose(p);
  if (seat === null || seat === CHANCE) return null;
  return {
    legal: game.legal(p),
    deal(random) {
      const dealt = game.clone(p);
      game.resample(dealt, seat, random);
      return dealt;
    },
  };
}

/** The value that a search found for a choice. */
export interface Finding<Choice> {
  readonly choice: Choice;
  /** How often the search tried the choice: the more, the smaller the error of the other numbers. */
  readonly visits: number;
  /** By seat: the score expected at the end of the game. */
  readonly scores: readonly number[];
  /** By seat: the expected share of the win, from 0 to 1. */
  readonly win: readonly number[];
  /** By seat: the standard deviation of `win` from try to try; left out if each try was simply won or lost. */
  readonly spread?: readonly number[];
}

interface Node<T extends GameTypes> {
  readonly seat: Seat;
  readonly choices: readonly T['choice'][];
  readonly prior: Float64Array;
  readonly visits: Float64Array;
  /** By choice: the sum of its values to the seat of this node. */
  readonly gain: Float64Array;
  total: number;
  readonly children: (Map<number, Node<T>> | undefined)[];
}

/** Sums over the tries of one choice at the root, by seat. */
interface Sums {
  readonly scores: Float64Array;
  readonly win: Float64Array;
  readonly winSquares: Float64Array;
}

/**
 * @example
 * const search = new Search(game, questionOf(game, p), Math.random);
 * search.iterate(500);
 * game.play(p, search.best());
 */
export class Search<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #base: T['position'];
  readonly #random: Random;
  readonly #settings: SearchSettings<T>;
  readonly #playout: Playout<T>;
  readonly #seat: Seat;
  readonly #root: Node<T>;
  /** By choice at the root. */
  readonly #sums: (Sums | undefined)[] = [];
  readonly #path: Node<T>[] = [];
  readonly #turns: number[] = [];
  readonly #offered: T['choice'][] = [];
  #mean = 0;
  #square = 0;
  #deviation = 1;
  #iterations = 0;

  /** @param priorsFrom  makes the priors of the legal choices from those that the game gives: how likely each is to be the best. They add up to 1 */
  constructor(
    game: Game<T>,
    at: Question<T>,
    random: Random,
    settings: SearchSettings<T> = DEFAULT_SEARCH,
    priorsFrom: (own: Float64Array) => ArrayLike<number> = (own) => own,
  ) {
    this.#game = game;
    this.#base = at.deal(random);
    this.#random = random;
    this.#settings = settings;
    this.#playout = new Playout(game, settings.hooks, random);
    this.#seat = game.seatToChoose(this.#base) ?? CHANCE;
    this.#root = this.#nodeOf(this.#base, this.#seat, at.legal);
    this.#root.prior.set(priorsFrom(this.#root.prior));
  }

  /** @returns how often each choice was tried at a decision of this seat that followed `choice`, or null if no try reached the decision */
  visitsAfter(choice: T['choice'], choices: readonly T['choice'][]): ArrayLike<number> | null {
    for (const node of this.#root.children[this.#root.choices.indexOf(choice)]?.values() ?? [])
      if (node.seat === this.#seat && node.choices.length === choices.length && node.choices.every((choice, i) => choice === choices[i]))
        return node.visits;
    return null;
  }

  get iterations(): number {
    return this.#iterations;
  }

  iterate(times: number): void {
    for (let n = 0; n < times; n++) this.#once();
  }

  #once(): void {
    const game = this.#game;
    if (this.#iterations % ITERATIONS_PER_DEAL === 0) game.resample(this.#base, this.#seat, this.#random);
    const p = game.clone(this.#base);
    this.#path.length = 0;
    this.#turns.length = 0;
    let node = this.#root;
    for (;;) {
      const i = this.#select(node);
      const choice = node.choices[i];
      if (choice === undefined) return;
      this.#path.push(node);
      this.#turns.push(i);
      game.play(p, choice);
      const seat = this.#toNextNode(p);
      if (seat === CHANCE || this.#path.length >= this.#settings.maxDepth) break;
      node.children[i] ??= new Map();
      const key = keyOf(seat, this.#offered);
      const child = node.children[i]?.get(key);
      if (!child) {
        node.children[i]?.set(key, this.#nodeOf(p, seat, this.#offered.slice()));
        break;
      }
      node = child;
    }
    this.#playout.run(p, this.#settings.maxPlayout);
    this.#backUp(appraise(game, this.#settings.hooks, p));
  }

  /** Plays on to the next decision of the tree and lists its choices. @returns its seat, or CHANCE if the tree ends here: at another seat's turn, or at the end of the game */
  #toNextNode(p: T['position']): Seat {
    const { others, hooks } = this.#settings;
    for (let seat = this.#game.seatToChoose(p); seat !== null; seat = this.#game.seatToChoose(p)) {
      const hasNode = seat === this.#seat || (seat !== CHANCE && others !== 'byWeights');
      if (!hasNode && seat !== CHANCE && hooks.isQuiet?.(p)) return CHANCE;
      this.#game.legal(p, this.#offered);
      if (hasNode && this.#offered.length > 1) return seat;
      this.#game.play(p, this.#playout.choose(p, this.#offered, seat === CHANCE));
    }
    return CHANCE;
  }

  #nodeOf(p: T['position'], seat: Seat, choices: readonly T['choice'][]): Node<T> {
    const n = choices.length;
    const prior = new Float64Array(n);
    const { hooks } = this.#settings;
    if (!hooks.prior?.(p, choices, prior)) hooks.weigh?.(p, choices, prior);
    let total = 0;
    for (let i = 0; i < n; i++) total += prior[i] = (prior[i] ?? 0) + MIN_WEIGHT;
    for (let i = 0; i < n; i++) prior[i] = (prior[i] ?? 0) / total;
    return { seat, choices, prior, visits: new Float64Array(n), gain: new Float64Array(n), total: 0, children: new Array(n) };
  }

  #select(node: Node<T>): number {
    const { visits, gain, prior, total } = node;
    const n = node.choices.length;
    const deviation = this.#deviation;
    const explore = this.#settings.exploration * deviation * Math.sqrt(total + 1);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += gain[i] ?? 0;
    const fallback = total > 0 ? sum / total - UNTRIED_PENALTY * deviation : 0;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const v = visits[i] ?? 0;
      const score = (v > 0 ? (gain[i] ?? 0) / v : fallback) + (explore * (prior[i] ?? 0)) / (1 + v);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    return best;
  }

  #backUp(result: Appraisal): void {
    const { win, scores } = result;
    const root = this.#turns[0] ?? 0;
    const seats = win.length;
    if (seats > 0) {
      const sums = this.#sums[root] ?? newSums(seats);
      this.#sums[root] = sums;
      for (let seat = 0; seat < seats; seat++) {
        const won = win[seat] ?? 0;
        sums.scores[seat] = (sums.scores[seat] ?? 0) + (scores[seat] ?? 0);
        sums.win[seat] = (sums.win[seat] ?? 0) + won;
        sums.winSquares[seat] = (sums.winSquares[seat] ?? 0) + won * won;
      }
    }
    const { worth } = this.#settings.hooks;
    const own = worth ? worth(result, this.#seat) : (win[this.#seat] ?? 0);
    for (let d = 0; d < this.#path.length; d++) {
      const [node, i] = [this.#path[d], this.#turns[d]];
      if (node === undefined || i === undefined) continue;
      node.visits[i] = (node.visits[i] ?? 0) + 1;
      const gain = node.seat === this.#seat ? own : this.#settings.others === 'against' ? 1 - own : (win[node.seat] ?? 0);
      node.gain[i] = (node.gain[i] ?? 0) + gain;
      node.total++;
    }
    this.#iterations++;
    this.#mean += own;
    this.#square += own * own;
    const n = this.#iterations;
    if (n > 1) this.#deviation = Math.sqrt(Math.max(1e-9, this.#square / n - (this.#mean / n) ** 2));
  }

  /** Is the best choice certain, whatever the next `more` iterations find? */
  isClear(more: number): boolean {
    const { visits } = this.#root;
    let [most, second] = [0, 0];
    for (const n of visits)
      if (n > most) [most, second] = [n, most];
      else if (n > second) second = n;
    return most - second > more;
  }

  /** The most visited choice; of several, the one with the best chance to win. */
  best(): T['choice'] {
    const [best] = this.findings();
    if (best) return best.choice;
    throw new RangeError('there is no legal choice');
  }

  /** @returns one finding for each legal choice, the most visited first */
  findings(): readonly Finding<T['choice']>[] {
    const { choices, visits } = this.#root;
    return choices
      .map((choice, i): Finding<T['choice']> => {
        const n = Math.max(1, visits[i] ?? 0);
        const sums = this.#sums[i] ?? newSums(this.#sums.find((sum) => sum)?.win.length ?? 0);
        const win = Array.from(sums.win, (sum) => sum / n);
        const spread = Array.from(sums.winSquares, (sum, seat) => Math.sqrt(Math.max(0, sum / n - (win[seat] ?? 0) ** 2)));
        return { choice, visits: visits[i] ?? 0, scores: Array.from(sums.scores, (sum) => sum / n), win, spread };
      })
      .sort((a, b) => b.visits - a.visits || (b.win[this.#seat] ?? 0) - (a.win[this.#seat] ?? 0));
  }
}

/** How far below the mean the value of an untried choice is assumed to be, in standard deviations. */
const UNTRIED_PENALTY = 0.2;
/** How many iterations share a deal of the hidden cards; dice and playouts differ in each. */
const ITERATIONS_PER_DEAL = 4;
/** Added to each weight, so that no choice has a prior of 0. */
const MIN_WEIGHT = 0.03;

const newSums = (seats: number): Sums => ({
  scores: new Float64Array(seats),
  win: new Float64Array(seats),
  winSquares: new Float64Array(seats),
});

/** Tells apart the nodes that can follow one choice, by the asked seat and its legal choices. */
function keyOf(seat: Seat, choices: readonly { readonly id: number }[]): number {
  let h = seat + 1;
  for (const { id } of choices) h = Math.imul(h ^ id, 0x01000193) + (h >>> 15);
  return h;
}
