/**
 * Information-set Monte Carlo tree search. Each iteration deals the hidden cards again, walks down the tree of choices while Chance draws
 * at random (an open loop), adds a node, plays on by habit until the position is quiet, and asks the value function.
 * A node stands for the choices made so far and the choices legal now, so the results of Chance matter only where they change those.
 */
import { CHANCE, type Choice, clone, type Game, legal, play, resample, type Seat, seatToChoose } from '@bb/golden-age/rules';
import type { Random } from '@bb/kernel';
import type { Finding, Situation } from '../bot.ts';
import { itemAt } from '../item-at.ts';
import { appraise } from '../value/value.ts';
import { habitsAt } from './habits.ts';
import { PERSONALITIES, type Personality } from './personalities.ts';
import { chooseByHabit, isQuiet, playUntilQuiet } from './playout.ts';

export interface SearchSettings {
  /** How other seats are assumed to choose: by habit, for their own good, or against the searching seat. */
  readonly others: 'habits' | 'themselves' | 'against';
  /** How much to explore choices that look worse, in standard deviations of a choice's value. */
  readonly exploration: number;
  /** The most decisions in a playout. */
  readonly playout: number;
  /** The most decisions on a path down the tree. */
  readonly depth: number;
  readonly personality: Personality;
}

export const STANDARD_SEARCH: SearchSettings = {
  others: 'habits',
  exploration: 1.5,
  playout: 40,
  depth: 40,
  personality: PERSONALITIES.even,
};

interface Node {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly prior: Float64Array;
  readonly visits: Float64Array;
  /** By choice: the sum of its values to the seat of this node. */
  readonly gain: Float64Array;
  total: number;
  readonly children: (Map<number, Node> | undefined)[];
}

export class Search {
  readonly #base: Game;
  readonly #random: Random;
  readonly #settings: SearchSettings;
  readonly #seat: Seat;
  readonly #players: number;
  readonly #root: Node;
  readonly #vp: Float64Array;
  readonly #win: Float64Array;
  /** Sums over all iterations, by choice at the root and by seat. */
  readonly #vpSums: Float64Array;
  readonly #winSums: Float64Array;
  readonly #winSquares: Float64Array;
  #path: Node[] = [];
  #turns: number[] = [];
  readonly #offered: Choice[] = [];
  #mean = 0;
  #square = 0;
  #deviation = 1;
  #iterations = 0;

  /** @param priors by legal choice: how likely it is to be the best; they add up to 1 */
  constructor(at: Situation, random: Random, settings: SearchSettings = STANDARD_SEARCH, priors: readonly number[] | null = null) {
    this.#base = at.deal(random);
    this.#random = random;
    this.#settings = settings;
    this.#seat = seatToChoose(this.#base);
    this.#players = this.#base.players;
    this.#root = this.#nodeOf(this.#base, this.#seat, at.legal);
    if (priors) this.#root.prior.set(priors);
    this.#vp = new Float64Array(this.#players);
    this.#win = new Float64Array(this.#players);
    this.#vpSums = new Float64Array(this.#players * at.legal.length);
    this.#winSums = new Float64Array(this.#players * at.legal.length);
    this.#winSquares = new Float64Array(this.#players * at.legal.length);
  }

  /** @returns how often each choice was tried at a decision that followed `choice`, or null if no try reached the decision */
  visitsAfter(choice: Choice, { decision, legal: choices }: Situation): ArrayLike<number> | null {
    for (const node of this.#root.children[this.#root.choices.indexOf(choice)]?.values() ?? [])
      if (node.seat === decision.seat && node.choices.length === choices.length && node.choices.every((one, i) => one === choices[i]))
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
    if (this.#iterations % ITERATIONS_PER_DEAL === 0) resample(this.#base, this.#seat, this.#random);
    const g = clone(this.#base);
    this.#path.length = 0;
    this.#turns.length = 0;
    let node = this.#root;
    for (;;) {
      const i = this.#select(node);
      this.#path.push(node);
      this.#turns.push(i);
      play(g, itemAt(node.choices, i));
      const seat = this.#toNextNode(g);
      if (seat === CHANCE || this.#path.length >= this.#settings.depth) break;
      node.children[i] ??= new Map();
      const key = keyOf(g, seat, this.#offered);
      const child = node.children[i]?.get(key);
      if (!child) {
        node.children[i]?.set(key, this.#nodeOf(g, seat, this.#offered.slice()));
        break;
      }
      node = child;
    }
    playUntilQuiet(g, this.#random, this.#settings.playout);
    appraise(g, this.#vp, this.#win);
    this.#backUp();
  }

  /** Plays on to the next decision of the tree and lists its choices. @returns its seat, or CHANCE if the tree ends here: at another seat's turn, or at the end of the game */
  #toNextNode(g: Game): Seat {
    const { others } = this.#settings;
    while (g.ask) {
      const seat = seatToChoose(g);
      if (seat !== CHANCE && seat !== this.#seat && others === 'habits' && isQuiet(g)) return CHANCE;
      legal(g, this.#offered);
      const isOwn = seat === this.#seat || (seat !== CHANCE && others !== 'habits');
      if (isOwn && this.#offered.length > 1) return seat;
      play(g, chooseByHabit(g, this.#offered, seat === CHANCE, this.#random));
    }
    return CHANCE;
  }

  #nodeOf(g: Game, seat: Seat, choices: readonly Choice[]): Node {
    const n = choices.length;
    const prior = new Float64Array(n);
    const weights = g.ask ? habitsAt(g.ask.ask) : null;
    let total = 0;
    for (let i = 0; i < n; i++) total += prior[i] = (weights?.[itemAt(choices, i).id] ?? 0) + MIN_HABIT;
    for (let i = 0; i < n; i++) prior[i] = (prior[i] ?? 0) / total;
    return { seat, choices, prior, visits: new Float64Array(n), gain: new Float64Array(n), total: 0, children: new Array(n) };
  }

  #select(node: Node): number {
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

  #backUp(): void {
    const root = this.#turns[0] ?? 0;
    for (let seat = 0; seat < this.#players; seat++) {
      const at = root * this.#players + seat;
      this.#vpSums[at] = (this.#vpSums[at] ?? 0) + (this.#vp[seat] ?? 0);
      const win = this.#win[seat] ?? 0;
      this.#winSums[at] = (this.#winSums[at] ?? 0) + win;
      this.#winSquares[at] = (this.#winSquares[at] ?? 0) + win * win;
    }
    const own = this.#worth(this.#seat);
    for (let d = 0; d < this.#path.length; d++) {
      const node = itemAt(this.#path, d);
      const i = itemAt(this.#turns, d);
      node.visits[i] = (node.visits[i] ?? 0) + 1;
      node.gain[i] = (node.gain[i] ?? 0) + (node.seat === this.#seat ? own : this.#gainOf(node.seat, own));
      node.total++;
    }
    this.#iterations++;
    this.#mean += own;
    this.#square += own * own;
    const n = this.#iterations;
    if (n > 1) this.#deviation = Math.sqrt(Math.max(1e-9, this.#square / n - (this.#mean / n) ** 2));
  }

  /** What the leaf is worth to another seat. */
  #gainOf(seat: Seat, own: number): number {
    return this.#settings.others === 'against' ? 1 - own : (this.#win[seat] ?? 0);
  }

  /** What the leaf is worth to the searching seat, with its personality. */
  #worth(seat: Seat): number {
    const { greed, spite, daring } = this.#settings.personality;
    const win = this.#win[seat] ?? 0;
    let worth = daring === 0 ? win : win ** Math.exp(daring);
    if (greed > 0) worth += (greed * (this.#vp[seat] ?? 0)) / VP_PER_WIN;
    if (spite > 0) {
      let leader = 0;
      for (let other = 0; other < this.#players; other++) if (other !== seat) leader = Math.max(leader, this.#win[other] ?? 0);
      worth -= spite * leader;
    }
    return worth;
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
  best(): Choice {
    return itemAt(this.findings(), 0).choice;
  }

  findings(): readonly Finding[] {
    const { choices, visits } = this.#root;
    return choices
      .map((choice, i): Finding => {
        const n = Math.max(1, visits[i] ?? 0);
        const mean = (sums: Float64Array) => Array.from({ length: this.#players }, (_, seat) => (sums[i * this.#players + seat] ?? 0) / n);
        const win = mean(this.#winSums);
        const spread = mean(this.#winSquares).map((square, seat) => Math.sqrt(Math.max(0, square - itemAt(win, seat) ** 2)));
        return { choice, visits: visits[i] ?? 0, vp: mean(this.#vpSums), win, spread };
      })
      .sort((a, b) => b.visits - a.visits || itemAt(b.win, this.#seat) - itemAt(a.win, this.#seat));
  }
}

/** How far below the mean the value of an untried choice is assumed to be, in standard deviations. */
const UNTRIED_PENALTY = 0.2;
/** How many iterations share a deal of the hidden cards; dice and playouts differ in each. */
const ITERATIONS_PER_DEAL = 4;
/** How many Victory Points count as much as winning, at greed 1. */
const VP_PER_WIN = 100;
/** Added to each habit, so that no choice has a prior of 0. */
const MIN_HABIT = 0.03;

/** Tells apart the nodes that can follow one choice, by the asked seat and its legal choices. */

function keyOf(g: Game, seat: Seat, choices: readonly Choice[]): number {
  let h = seat + 1;
  for (const { id } of choices) h = Math.imul(h ^ id, 0x01000193) + (h >>> 15);
  return Math.imul(h, 31) + (g.ask?.ask.length ?? 0);
}
