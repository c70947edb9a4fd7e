/** Fits networks to sampled games. The same games and the same seed give the same weights. */
import { type GameTypes, type Random, seeded } from '@bb/kernel';
import { type ChoiceFeatures, softmax, sumOfOutputs, type ValueFeatures } from '../value/features.ts';
import { addGradient, evaluate, type Network, weightStartsOf } from '../value/network.ts';
import type { SampledDecision, SampledGame, SampledPosition } from './sampled-game.ts';

export interface FitSettings {
  readonly seed: string;
  readonly epochs: number;
  /** Weights to begin with, in place of random ones. */
  readonly from?: Float64Array | undefined;
  /** How fast weights change at first; 0.002 by default, and half of that from given weights. */
  readonly rate?: number | undefined;
  /** Is told of each epoch. */
  readonly report?: ((epoch: Epoch) => void) | undefined;
}

/** The root of the mean square error of values in their unit (`points`), or the mean cross-entropy in nats (`win`, priors). */
export interface Epoch {
  readonly epoch: number;
  /** While it was fitted to its targets. */
  readonly training: number;
  /** Over the games that are held out, against their results. NaN if none are. */
  readonly heldOut: number;
}

/** The λ of TD(λ): the weight of what came later, against the value of the next sampled position. */
const LAMBDA = 0.75;
/** How many epochs are fitted to the final result before temporal differences begin. */
const RESULT_EPOCHS = 2;
const PER_BATCH = 32;
const [RATE, LATER_RATE, LEAST_RATE] = [0.002, 0.001, 1e-5] as const;
const WEIGHT_DECAY = 1e-4;

/** One game in ten is held out. They come in blocks, since the options of games change from one to the next. */
const BLOCK = 10;
export const isHeldOut = ({ number }: SampledGame): boolean => Math.floor(number / BLOCK) % 10 === 9;

function randomWeights(networks: readonly Network[], random: Random): Float64Array {
  const starts = weightStartsOf(networks);
  const weights = new Float64Array(starts.at(-1) ?? 0);
  for (const [n, { inputs, first, second }] of networks.entries()) {
    let w = starts[n] ?? 0;
    for (const [ins, outs] of [
      [inputs, first],
      [first, second],
      [second, 1],
    ] as const) {
      for (let i = 0; i < ins * outs; i++) weights[w + i] = (random() * 2 - 1) * Math.sqrt(3 / ins) * (outs === 1 ? 0.3 : 1);
      w += ins * outs + outs;
    }
  }
  return weights;
}

/** Adam on the mean of each batch's gradients, with a rate that falls along a cosine. */
class Adam {
  readonly weights: Float64Array;
  readonly gradient: Float64Array;
  readonly #mean: Float64Array;
  readonly #square: Float64Array;
  readonly #rate: number;
  #step = 0;

  constructor(weights: Float64Array, rate: number) {
    this.weights = weights;
    this.gradient = new Float64Array(weights.length);
    this.#mean = new Float64Array(weights.length);
    this.#square = new Float64Array(weights.length);
    this.#rate = rate;
  }

  /** @param done  the share of the training that is over */
  step(done: number): void {
    this.#step++;
    const { weights, gradient } = this;
    const [mean, square] = [this.#mean, this.#square];
    const rate = this.#rate * (0.5 + 0.5 * Math.cos(Math.PI * done)) + LEAST_RATE;
    const [meanBias, squareBias] = [1 - 0.9 ** this.#step, 1 - 0.999 ** this.#step];
    for (let w = 0; w < weights.length; w++) {
      const g = gradient[w] ?? 0;
      const m = 0.9 * (mean[w] ?? 0) + 0.1 * g;
      const v = 0.999 * (square[w] ?? 0) + 0.001 * g * g;
      mean[w] = m;
      square[w] = v;
      weights[w] = (weights[w] ?? 0) * (1 - rate * WEIGHT_DECAY) - (rate * (m / meanBias)) / (Math.sqrt(v / squareBias) + 1e-8);
    }
    gradient.fill(0);
  }
}

function shuffle(list: unknown[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** What a kind of example must say to be fitted. */
interface Task<Example> {
  readonly networks: readonly Network[];
  readonly training: Example[];
  /** Adds the gradient of the example's loss, times `share`. @returns the loss */
  learn(example: Example, weights: Float64Array, gradient: Float64Array, share: number): number;
  /** Is called before each epoch but the first `RESULT_EPOCHS`. */
  prepare(weights: Float64Array): void;
  heldOut(weights: Float64Array): number;
  /** What the mean loss is reported as. */
  shown(loss: number): number;
}

function fit<Example>(task: Task<Example>, { seed, epochs, from, rate, report }: FitSettings): Float64Array {
  const random = seeded(seed);
  const adam = new Adam(from?.slice() ?? randomWeights(task.networks, random), rate ?? (from ? LATER_RATE : RATE));
  const examples = task.training.slice();
  for (let epoch = 0; epoch < epochs; epoch++) {
    if (epoch >= RESULT_EPOCHS || from) task.prepare(adam.weights);
    shuffle(examples, random);
    let loss = 0;
    for (let begin = 0; begin < examples.length; begin += PER_BATCH) {
      const batch = examples.slice(begin, begin + PER_BATCH);
      for (const example of batch) loss += task.learn(example, adam.weights, adam.gradient, 1 / batch.length);
      adam.step((epoch + begin / examples.length) / epochs);
    }
    report?.({ epoch: epoch + 1, training: task.shown(loss / examples.length), heldOut: task.heldOut(adam.weights) });
  }
  return adam.weights;
}

/** A sampled position with what each seat's value should be. */
interface ValueExample {
  readonly position: SampledPosition;
  readonly target: Float64Array;
}

/** @returns the weights of all networks of the features */
export function fitValue<T extends GameTypes>(
  features: Pick<ValueFeatures<T>, 'networks' | 'target'>,
  games: readonly SampledGame[],
  settings: FitSettings,
): Float64Array {
  const { networks, target } = features;
  const starts = weightStartsOf(networks);
  const unit = target.kind === 'points' ? target.unit : 1;
  const outputsOf = ({ seats }: SampledPosition, weights: Float64Array): Float64Array => {
    const values = Float64Array.from(seats, ({ rows }) => sumOfOutputs(networks, starts, weights, rows));
    if (target.kind === 'win') softmax(values);
    return values;
  };
  /** The value of a position for each seat, as the networks put it, from the final or the expected results. */
  const asValue = ({ seats }: SampledPosition, win: ArrayLike<number>, scores: ArrayLike<number>): Float64Array =>
    Float64Array.from(seats, ({ points }, seat) => (target.kind === 'win' ? (win[seat] ?? 0) : ((scores[seat] ?? 0) - points) / unit));
  /** How much more a seat is worth, at its later position, than what the networks say there: what it scored in between. */
  const scored = (now: SampledPosition, later: SampledPosition, seat: number): number =>
    target.kind === 'win' ? 0 : ((later.seats[seat]?.points ?? 0) - (now.seats[seat]?.points ?? 0)) / unit;
  const counts = ({ seats }: SampledPosition, seat: number): boolean => target.kind === 'win' || (seats[seat]?.isLearner ?? false);

  const gamesOf = (isWanted: (game: SampledGame) => boolean): readonly (readonly ValueExample[])[] =>
    games
      .filter(isWanted)
      .map(({ positions, win, scores }) => positions.map((position) => ({ position, target: asValue(position, win, scores) })));
  const training = gamesOf((game) => !isHeldOut(game));
  const heldOut = gamesOf(isHeldOut).flat();

  const lossOf = (output: number, wanted: number): number =>
    target.kind === 'win' ? (wanted === 0 ? 0 : -wanted * Math.log(Math.max(1e-12, output))) : (output - wanted) ** 2;
  /** The number of losses that an example has: one of all seats together, or one of each. */
  const lossesIn = ({ position }: ValueExample): number =>
    target.kind === 'win' ? 1 : position.seats.filter(({ isLearner }) => isLearner).length;
  const mean = (examples: readonly ValueExample[]): number =>
    examples.reduce((sum, example) => sum + lossesIn(example), 0) / examples.length;
  const perExample = mean(training.flat());
  const shown = (loss: number): number => (target.kind === 'win' ? loss : Math.sqrt(loss) * unit);
  const task: Task<ValueExample> = {
    networks,
    training: training.flat(),
    shown: (loss) => shown(loss / perExample),
    learn({ position, target: wanted }, weights, gradient, share) {
      const outputs = outputsOf(position, weights);
      let loss = 0;
      for (const [seat, output] of outputs.entries()) {
        if (!counts(position, seat)) continue;
        loss += lossOf(output, wanted[seat] ?? 0);
        // Half the square's derivative, and that of the cross-entropy by a softmax, are the same.
        const error = (output - (wanted[seat] ?? 0)) * share;
        for (const { network, inputs } of position.seats[seat]?.rows ?? []) {
          const sizes = networks[network];
          if (sizes) addGradient(sizes, weights, starts[network] ?? 0, inputs, error, gradient);
        }
      }
      return loss;
    },
    prepare(weights) {
      for (const examples of training) {
        let later: { readonly position: SampledPosition; readonly worth: Float64Array } | null = null;
        for (const { position, target: wanted } of examples.toReversed()) {
          if (later) for (const seat of wanted.keys()) wanted[seat] = scored(position, later.position, seat) + (later.worth[seat] ?? 0);
          const { found } = position;
          const now: Float64Array = found ? asValue(position, found.win, found.scores) : outputsOf(position, weights);
          later = { position, worth: wanted.map((share, seat) => LAMBDA * share + (1 - LAMBDA) * (now[seat] ?? 0)) };
        }
      }
    },
    heldOut(weights) {
      let loss = 0;
      for (const { position, target: came } of heldOut)
        for (const [seat, output] of outputsOf(position, weights).entries())
          if (counts(position, seat)) loss += lossOf(output, came[seat] ?? 0);
      return shown(loss / (mean(heldOut) * heldOut.length));
    },
  };
  return fit(task, settings);
}

/** @returns the weights of the network of the features */
export function fitPrior<T extends GameTypes>(
  { network }: Pick<ChoiceFeatures<T>, 'network'>,
  games: readonly SampledGame[],
  settings: FitSettings,
): Float64Array {
  const decisionsOf = (isWanted: (game: SampledGame) => boolean): SampledDecision[] =>
    games.filter(isWanted).flatMap(({ decisions }) => decisions);
  const heldOut = decisionsOf(isHeldOut);
  const priorOf = ({ choices }: SampledDecision, weights: Float64Array): Float64Array => {
    const shares = Float64Array.from(choices, ({ inputs }) => evaluate(network, weights, 0, inputs));
    softmax(shares);
    return shares;
  };
  const lossOf = ({ choices }: SampledDecision, prior: Float64Array): number =>
    choices.reduce((sum, { share }, i) => sum - (share === 0 ? 0 : share * Math.log(Math.max(1e-12, prior[i] ?? 0))), 0);
  return fit<SampledDecision>(
    {
      networks: [network],
      training: decisionsOf((game) => !isHeldOut(game)),
      shown: (loss) => loss,
      learn(decision, weights, gradient, share) {
        const prior = priorOf(decision, weights);
        for (const [i, choice] of decision.choices.entries())
          addGradient(network, weights, 0, choice.inputs, ((prior[i] ?? 0) - choice.share) * share, gradient);
        return lossOf(decision, prior);
      },
      prepare: () => undefined,
      heldOut: (weights) => heldOut.reduce((sum, decision) => sum + lossOf(decision, priorOf(decision, weights)), 0) / heldOut.length,
    },
    settings,
  );
}
