/** Plays games from which values and priors are fitted. */
import { CHANCE, type Game, type GameTypes, type Outcome, pick, type Random, type Seat, seeded, shareOfWin } from '@bb/kernel';
import type { Player } from '../players.ts';
import type { Budget, Thinking } from '../thinking.ts';
import type { ChoiceFeatures, ValueFeatures } from '../value/features.ts';
import type { SampledDecision, SampledGame, SampledPosition } from './sampled-game.ts';

/** Fitted weights; null where nothing is fitted yet. */
export interface Fits {
  readonly value: Float64Array | null;
  readonly prior: Float64Array | null;
}

/** What a game says about its training. */
export interface Training<T extends GameTypes> {
  readonly game: Game<T>;
  /** @returns the options of the game of this number: its players and rules may change from one to the next */
  options(number: number): T['options'];
  /** Chooses by rules of thumb: the first teacher, and an opponent of the search. */
  readonly advise: Player<T>;
  readonly value?: ValueFeatures<T>;
  readonly prior?: ChoiceFeatures<T>;
  /** @returns how the search thinks with these weights; null where it leaves a decision to the rules of thumb */
  thinkingWith(fits: Fits): (p: T['position'], budget: Budget, random: Random) => Thinking<T> | null;
  /** The least share of random choices at this decision: more where the rules of thumb always choose alike, since what is never tried gets no value. */
  leastRandomShare?(p: T['position']): number;
  /** @returns by seat: the share of the win; for games that nobody may win. They must add up to 1. */
  shares?(p: T['position'], outcome: Outcome): readonly number[];
  /** Whether this seat may learn; every seat by default. Others always play by the rules of thumb, and nothing at random. */
  learns?(options: T['options'], seat: Seat): boolean;
  /** The share of the positions (`isSampled`) that is kept of games by rules of thumb; of games of the search, `SEARCHED_FACTOR` times that. */
  readonly sampleShare: number;
  /** The same for decisions (`isDescribed`); none if left out. */
  readonly decisionShare?: number;
}

/** The share of choices made at random, drawn for each game: the value of bad choices must be learned too. */
const RANDOM_SHARES = [0, 0.04, 0.12, 0.3] as const;
const RANDOM_SHARES_OF_SEARCH = [0, 0, 0.03, 0.1] as const;
/** The share of the other seats that play by rules of thumb while the search learns, so that it learns to beat them. */
const ADVISED_SHARE = 0.35;

/** A game of the search takes longer and teaches more. */
const SEARCHED_FACTOR = 5;

/** What a player does at a decision. */
interface Move<T extends GameTypes> {
  readonly choice: T['choice'];
  /** By legal choice; they add up to 1. Null if nothing can be learned from it. */
  readonly shares: readonly number[] | null;
  readonly found: SampledPosition['found'];
}

/** @param iterations  of the search that learns; 0: the rules of thumb play all seats @param number  of the game: each has its own dice */
export function playForTraining<T extends GameTypes>(
  training: Training<T>,
  fits: Fits,
  iterations: number,
  seed: string,
  number: number,
): SampledGame {
  const { game, advise, value, prior } = training;
  const random = seeded(`${seed}/${number}`);
  const options = training.options(number);
  const { players } = options;
  const p = game.newGame(options);
  const shares = iterations > 0 ? RANDOM_SHARES_OF_SEARCH : RANDOM_SHARES;
  const randomShare = shares[Math.floor(random() * shares.length)] ?? 0;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const learners = seats.filter((seat) => training.learns?.(options, seat) ?? true);
  const first = learners[number % learners.length];
  const isLearner = seats.map((seat) => learners.includes(seat) && (iterations === 0 || seat === first || random() >= ADVISED_SHARE));
  const think = training.thinkingWith(fits);
  const budget = { iterations, milliseconds: Number.POSITIVE_INFINITY };
  const keptFactor = iterations > 0 ? SEARCHED_FACTOR : 1;
  const sampleShare = training.sampleShare * keptFactor;
  const decisionShare = (training.decisionShare ?? 0) * keptFactor;
  const positions: SampledPosition[] = [];
  const decisions: SampledDecision[] = [];

  const moveOf = (seat: number, legal: readonly T['choice'][]): Move<T> => {
    const [only] = legal;
    if (only === undefined || legal.length === 1 || seat === CHANCE) return { choice: pick(legal, random), shares: null, found: null };
    if (learners.includes(seat) && random() < Math.max(randomShare, training.leastRandomShare?.(p) ?? 0))
      return { choice: pick(legal, random), shares: null, found: null };
    const thinking = iterations > 0 && isLearner[seat] ? think(p, budget, seeded(Math.floor(random() * 2 ** 32))) : null;
    if (thinking) return moveBy(thinking, legal);
    const choice = advise(p, random, legal);
    return { choice, shares: legal.map((other) => (other === choice ? 1 : 0)), found: null };
  };

  for (let seat = game.seatToChoose(p); seat !== null; seat = game.seatToChoose(p)) {
    const legal = game.legal(p);
    const isSampled = seat !== CHANCE && random() < sampleShare;
    const isKept = seat !== CHANCE && prior !== undefined && random() < decisionShare;
    const described =
      isSampled && value?.isSampled(p)
        ? value.describe(p).map((rows, seat) => ({
            points: value.target.kind === 'points' ? value.target.pointsOf(p, seat) : 0,
            isLearner: isLearner[seat] ?? false,
            rows,
          }))
        : null;
    const { choice, shares: chosen, found } = moveOf(seat, legal);
    if (described) positions.push({ seats: described, found });
    if (isKept && chosen && isLearner[seat] && prior.isDescribed(p))
      decisions.push({ choices: prior.describe(p, legal).map((inputs, i) => ({ inputs, share: chosen[i] ?? 0 })) });
    game.play(p, choice);
  }
  const end = game.outcome(p);
  if (!end) throw new Error('the game asks nobody, and has not ended');
  const win = training.shares?.(p, end) ?? end.scores.map((_, seat) => shareOfWin(end, seat));
  return { number, win, scores: end.scores, positions, decisions };
}

function moveBy<T extends GameTypes>(thinking: Thinking<T>, legal: readonly T['choice'][]): Move<T> {
  while (!thinking.step());
  const findings = thinking.findings();
  const visits = findings.reduce((sum, finding) => sum + finding.visits, 0);
  const shareOf = new Map(findings.map(({ choice, visits: n }) => [choice, n / visits]));
  const [best] = findings;
  return {
    choice: thinking.best(),
    shares: legal.map((choice) => shareOf.get(choice) ?? 0),
    found: best ? { win: best.win, scores: best.scores } : null,
  };
}
