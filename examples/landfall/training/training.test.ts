import { pick, seeded } from '@bb/kernel';
import { type Epoch, fitPrior, fittedPrior, fitValue, match, playForTraining, searchingPlayer, type Training } from '@bb/search';
import { expect, test } from 'vitest';
import { type Landfall, landfall } from '../rules/index.ts';
import { settingsWith, TRAINING } from './index.ts';

const BUDGET = { iterations: 30, milliseconds: Number.POSITIVE_INFINITY };
const UNFITTED = { value: null, prior: null };

test('a value fitted to 600 games makes the search much stronger, within seconds', () => {
  const games = Array.from({ length: 600 }, (_, n) => playForTraining(TRAINING, UNFITTED, 0, 'test', n));
  const epochs: Epoch[] = [];
  const value = fitValue(TRAINING.value ?? expect.fail('no features'), games, {
    seed: 'test',
    epochs: 5,
    report: (epoch) => epochs.push(epoch),
  });
  // Equal chances among two, three and four miss by the mean of their logarithms, 1.06.
  expect(epochs.at(-1)?.heldOut).toBeLessThan(0.95);
  const [trained, untrained] = [{ value, prior: null }, UNFITTED].map((fits) => searchingPlayer(landfall, BUDGET, settingsWith(fits)));
  if (!trained || !untrained) expect.fail('no players');
  const { share, error } = match(landfall, { players: 2, leagues: 20 }, trained, untrained, 400, seeded('test'));
  expect(share - 3 * error).toBeGreaterThan(0.5);
}, 60_000);

const NETWORK = { inputs: 2, first: 8, second: 4 };
const WITH_PRIOR: Training<Landfall> = {
  ...TRAINING,
  prior: {
    network: NETWORK,
    isDescribed: ({ ask }) => ask?.ask === 'sailOrPressOn',
    describe: (_p, legal) => legal.map(({ type }) => Float32Array.of(1, type === 'sail' ? 1 : 0)),
  },
  decisionShare: 1,
};
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

test('a game of the search is sampled with what it found, and repeated by its seed', () => {
  const game = playForTraining(WITH_PRIOR, UNFITTED, 20, 'test', 3);
  expect(playForTraining(WITH_PRIOR, UNFITTED, 20, 'test', 3)).toEqual(game);
  expect(playForTraining(WITH_PRIOR, UNFITTED, 20, 'test', 6).scores).not.toEqual(game.scores);
  expect(sumOf(game.win)).toBeCloseTo(1);
  const found = game.positions.flatMap((position) => position.found ?? []);
  expect(found.length).toBeGreaterThan(0);
  for (const { win } of found) expect(sumOf(win)).toBeCloseTo(1);
  expect(game.decisions.length).toBeGreaterThan(0);
  for (const { choices } of game.decisions) expect(sumOf(choices.map(({ share }) => share))).toBeCloseTo(1);
});

test('a seat that does not learn plays by the rules of thumb alone, and nothing is learned from it', () => {
  for (let n = 0; n < 20; n++) {
    const { positions, decisions } = playForTraining({ ...WITH_PRIOR, learns: (_options, seat) => seat === 1 }, UNFITTED, 20, 'learns', n);
    for (const { seats } of positions) expect(seats.map(({ isLearner }) => isLearner)).toEqual(seats.map((_, seat) => seat === 1));
    expect(positions.length).toBeGreaterThan(0);
    expect(decisions.length).toBeLessThan(positions.length);
  }
  const advised: number[] = [];
  const advise: Training<Landfall>['advise'] = (p, random, legal) => {
    advised.push(landfall.seatToChoose(p) ?? -1);
    return TRAINING.advise(p, random, legal);
  };
  const always = { ...TRAINING, advise, leastRandomShare: () => 1, learns: () => false };
  playForTraining(always, UNFITTED, 0, 'learns', 0);
  expect(new Set(advised)).toEqual(new Set([0, 1]));
});

test('a prior of the rules of thumb is learned, and the tree asks it', () => {
  const games = Array.from({ length: 40 }, (_, n) => playForTraining(WITH_PRIOR, UNFITTED, 0, 'prior', n));
  const shares = games.flatMap(({ decisions }) => decisions.map(({ choices }) => choices[0]?.share ?? 0));
  const prior = fitPrior({ network: NETWORK }, games, { seed: 'prior', epochs: 10, rate: 0.01 });
  const hook = fittedPrior(WITH_PRIOR.prior ?? expect.fail('no prior'), prior);
  const p = landfall.newGame({ players: 2, leagues: 20 });
  const random = seeded('prior');
  const weights = new Float64Array(2);
  expect(hook(p, landfall.legal(p), weights)).toBe(false);
  while (p.ask?.ask !== 'sailOrPressOn') landfall.play(p, pick(landfall.legal(p), random));
  expect(hook(p, landfall.legal(p), weights)).toBe(true);
  // Sail is the first of two choices, and their weights add up to 2.
  expect((weights[0] ?? 0) / 2).toBeCloseTo(sumOf(shares) / shares.length, 1);
  expect(sumOf([...weights])).toBeCloseTo(2);
});
