/**
 * Information-set Monte Carlo tree search. Each iteration deals what the seat can't see anew, walks down the tree of what is chosen,
 * with Chance drawing as it comes (open loop), adds a node, lets habits finish the Action under way and asks the value function.
 * A node is what has been chosen so far and what may be chosen now: so what Chance has brought counts where it changes that.
 */
import { CHANCE, type Choice, clone, type Game, legal, play, type Random, resample, type Seat, seatToChoose } from '@bb/engine';
import type { Finding, Situation } from '../bot.ts';
import { nth } from '../captain/nth.ts';
import { appraise } from '../value/value.ts';
import { habitsAt } from './habits.ts';
import { PERSONALITIES, type Personality } from './personalities.ts';
import { habitually, isQuiet, settle } from './playout.ts';

export interface SearchSettings {
  /** How other seats are taken to choose: by habit, for themselves, or against the one who searches. */
  readonly others: 'habits' | 'themselves' | 'against';
  /** How much is tried that looks worse, in standard deviations of what a choice brings. */
  readonly curiosity: number;
  /** Decisions after which a playout is cut off, at the latest. */
  readonly playout: number;
  /** Decisions in the tree, at most. */
  readonly depth: number;
  readonly personality: Personality;
}

export const STANDARD_SEARCH: SearchSettings = {
  others: 'habits',
  curiosity: 1.5,
  playout: 40,
  depth: 40,
  personality: PERSONALITIES.even,
};

interface Node {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  readonly prior: Float64Array;
  readonly visits: Float64Array;
  /** Sums of what each choice brought its seat. */
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
  /** By choice of the root and seat: sums. */
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

  /** `priors`: where to look first, by legal choice; they sum to 1. */
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

  /** How often each choice was tried at a question that came after `choice`; null: none of the tries came there. */
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
    if (this.#iterations % DEAL === 0) resample(this.#base, this.#seat, this.#random);
    const g = clone(this.#base);
    this.#path.length = 0;
    this.#turns.length = 0;
    let node = this.#root;
    for (;;) {
      const i = this.#select(node);
      this.#path.push(node);
      this.#turns.push(i);
      play(g, nth(node.choices, i));
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
    settle(g, this.#random, this.#settings.playout);
    appraise(g, this.#vp, this.#win);
    this.#backUp();
  }

  /** Runs on to a decision that the tree knows, and lists its choices; CHANCE where the tree ends: when it is another's turn, or over. */
  #toNextNode(g: Game): Seat {
    const { others } = this.#settings;
    while (g.ask) {
      const seat = seatToChoose(g);
      if (seat !== CHANCE && seat !== this.#seat && others === 'habits' && isQuiet(g)) return CHANCE;
      legal(g, this.#offered);
      const isOwn = seat === this.#seat || (seat !== CHANCE && others !== 'habits');
      if (isOwn && this.#offered.length > 1) return seat;
      play(g, habitually(g, this.#offered, seat === CHANCE, this.#random));
    }
    return CHANCE;
  }

  #nodeOf(g: Game, seat: Seat, choices: readonly Choice[]): Node {
    const n = choices.length;
    const prior = new Float64Array(n);
    const weights = g.ask ? habitsAt(g.ask.ask) : null;
    let total = 0;
    for (let i = 0; i < n; i++) total += prior[i] = (weights?.[nth(choices, i).id] ?? 0) + EVEN;
    for (let i = 0; i < n; i++) prior[i] = (prior[i] ?? 0) / total;
    return { seat, choices, prior, visits: new Float64Array(n), gain: new Float64Array(n), total: 0, children: new Array(n) };
  }

  #select(node: Node): number {
    const { visits, gain, prior, total } = node;
    const n = node.choices.length;
    const deviation = this.#deviation;
    const explore = this.#settings.curiosity * deviation * Math.sqrt(total + 1);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += gain[i] ?? 0;
    const fallback = total > 0 ? sum / total - DOUBT * deviation : 0;
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
      const node = nth(this.#path, d);
      const i = nth(this.#turns, d);
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

  /** What another seat is taken to make of the leaf. */
  #gainOf(seat: Seat, own: number): number {
    return this.#settings.others === 'against' ? 1 - own : (this.#win[seat] ?? 0);
  }

  /** What the leaf is worth to the one who searches, as he is. */
  #worth(seat: Seat): number {
    const { greed, spite, daring } = this.#settings.personality;
    const win = this.#win[seat] ?? 0;
    let worth = daring === 0 ? win : win ** Math.exp(daring);
    if (greed > 0) worth += (greed * (this.#vp[seat] ?? 0)) / POINTS_OF_A_WIN;
    if (spite > 0) {
      let leader = 0;
      for (let other = 0; other < this.#players; other++) if (other !== seat) leader = Math.max(leader, this.#win[other] ?? 0);
      worth -= spite * leader;
    }
    return worth;
  }

  /** Can so many iterations more not change the best? */
  isClear(more: number): boolean {
    const { visits } = this.#root;
    let [most, second] = [0, 0];
    for (const n of visits)
      if (n > most) [most, second] = [n, most];
      else if (n > second) second = n;
    return most - second > more;
  }

  /** The most visited, and of these the one that brought most. */
  best(): Choice {
    return nth(this.findings(), 0).choice;
  }

  findings(): readonly Finding[] {
    const { choices, visits } = this.#root;
    return choices
      .map((choice, i): Finding => {
        const n = Math.max(1, visits[i] ?? 0);
        const mean = (sums: Float64Array) => Array.from({ length: this.#players }, (_, seat) => (sums[i * this.#players + seat] ?? 0) / n);
        const win = mean(this.#winSums);
        const spread = mean(this.#winSquares).map((square, seat) => Math.sqrt(Math.max(0, square - nth(win, seat) ** 2)));
        return { choice, visits: visits[i] ?? 0, vp: mean(this.#vpSums), win, spread };
      })
      .sort((a, b) => b.visits - a.visits || nth(b.win, this.#seat) - nth(a.win, this.#seat));
  }
}

/** How much less than the mean an untried choice is taken to bring, in standard deviations. */
const DOUBT = 0.2;
/** Iterations with one deal: dice and habits differ anyhow. */
const DEAL = 4;
/** Victory Points that count as much as the whole game, to the greedy. */
const POINTS_OF_A_WIN = 100;
/** Beside what habit would do, anything may be looked at. */
const EVEN = 0.03;

function keyOf(g: Game, seat: Seat, choices: readonly Choice[]): number {
  let h = seat + 1;
  for (const { id } of choices) h = Math.imul(h ^ id, 0x01000193) + (h >>> 15);
  return Math.imul(h, 31) + (g.ask?.ask.length ?? 0);
}
