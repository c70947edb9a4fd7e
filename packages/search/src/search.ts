/**
 * Information-set Monte Carlo tree search (ISMCTS) for any game. Each iteration deals anew all that the searching seat can't see, walks down
 * the tree of choices, adds a node, and plays on at random. Chance has no nodes: dice are thrown anew in each iteration.
 */
import { CHANCE, type Game, type GameTypes, type Outcome, pick, type Random, type Seat, shareOfWin } from '@bb/kernel';

export interface SearchSettings<T extends GameTypes> {
  /** Per decision. */
  readonly iterations: number;
  /** A playout with more decisions is cut off and evaluated. */
  readonly maxPlayout: number;
  /** How much choices are tried that look worse; √2 by default. */
  readonly exploration?: number;
  /** The expected share of the win by seat, each from 0 to 1. Without it, a playout that is cut off counts as an even share for all. */
  readonly evaluate?: (p: T['position']) => readonly number[];
  /** How likely each choice is to be the best; the sum is 1. Without it, all are equally likely. */
  readonly prior?: (p: T['position'], legal: readonly T['choice'][]) => readonly number[];
}

/** What a search has found out about a choice. */
export interface Finding<Choice> {
  readonly choice: Choice;
  readonly visits: number;
  /** The mean share of the win, from 0 to 1, of the seat that chooses. */
  readonly value: number;
}

interface Node {
  /** By the id of the choice that leads there. */
  readonly children: Map<number, Node>;
  visits: number;
  /** How often the choice that leads here could be made when its parent was visited: in another deal it may not be legal. */
  offers: number;
  /** The sum of the shares of the win of the seat that made the choice. */
  gain: number;
}

const newNode = (): Node => ({ children: new Map(), visits: 0, offers: 0, gain: 0 });

/**
 * Searches for the seat that is asked at `p`, and never reads what that seat can't see.
 *
 * @returns its legal choices, the most visited first; empty if no seat is asked
 * @example findings(landfall, p, { iterations: 500, maxPlayout: 200 }, Math.random)[0]?.choice
 */
export function findings<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  settings: SearchSettings<T>,
  random: Random,
): readonly Finding<T['choice']>[] {
  const seat = game.seatToChoose(p);
  if (seat === null || seat === CHANCE) return [];
  const legal = game.legal(p).slice();
  const root = newNode();
  for (let n = 0; n < settings.iterations && legal.length > 1; n++) {
    const world = game.clone(p);
    game.resample(world, seat, random);
    iterate(game, world, root, settings, random);
  }
  return legal
    .map((choice): Finding<T['choice']> => {
      const { visits, gain } = root.children.get(choice.id) ?? newNode();
      return { choice, visits, value: visits > 0 ? gain / visits : 0 };
    })
    .sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** One walk down the tree, one new node, one playout; then all nodes on the way learn the result. */
function iterate<T extends GameTypes>(game: Game<T>, p: T['position'], root: Node, settings: SearchSettings<T>, random: Random): void {
  const path: { readonly node: Node; readonly seat: Seat }[] = [];
  const legal: T['choice'][] = [];
  let node = root;
  for (let isNew = false; !isNew; ) {
    const seat = game.seatToChoose(p);
    if (seat === null) break;
    game.legal(p, legal);
    if (seat === CHANCE || legal.length === 1) {
      game.play(p, pick(legal, random));
      continue;
    }
    const choice = select(node, legal, settings, settings.prior?.(p, legal), random);
    const child = node.children.get(choice.id) ?? newNode();
    node.children.set(choice.id, child);
    path.push({ node: child, seat });
    isNew = child.visits === 0;
    game.play(p, choice);
    node = child;
  }
  const shares = playOut(game, p, settings, random);
  root.visits++;
  for (const { node: visited, seat } of path) {
    visited.visits++;
    visited.gain += shares[seat] ?? 0;
  }
}

/** Takes the choice whose value, with the doubt about it, is highest; one that was never tried comes first. */
function select<C extends { readonly id: number }>(
  node: Node,
  legal: readonly C[],
  { exploration = Math.SQRT2 }: Pick<SearchSettings<GameTypes>, 'exploration'>,
  prior: readonly number[] | undefined,
  random: Random,
): C {
  let best: C | undefined;
  let most = Number.NEGATIVE_INFINITY;
  legal.forEach((choice, i) => {
    const child = node.children.get(choice.id);
    if (child) child.offers++;
    const weight = prior === undefined ? 1 : (prior[i] ?? 0) * legal.length;
    const score =
      child === undefined || child.visits === 0
        ? 1e6 + weight + random()
        : child.gain / child.visits + exploration * weight * Math.sqrt(Math.log(child.offers + 1) / child.visits);
    if (score <= most) return;
    most = score;
    best = choice;
  });
  return best ?? pick(legal, random);
}

/** @returns the share of the win by seat */
function playOut<T extends GameTypes>(
  game: Game<T>,
  p: T['position'],
  { maxPlayout, evaluate }: SearchSettings<T>,
  random: Random,
): readonly number[] {
  const legal: T['choice'][] = [];
  for (let n = 0; n < maxPlayout && game.seatToChoose(p) !== null; n++) game.play(p, pick(game.legal(p, legal), random));
  const ended = game.outcome(p);
  return ended ? sharesOf(ended) : (evaluate?.(p) ?? []);
}

const sharesOf = (ended: Outcome): readonly number[] => ended.scores.map((_, seat) => shareOfWin(ended, seat));
