import { seeded } from '@bb/kernel';
import { type Epoch, fitValue, match, playForTraining, searchingPlayer } from '@bb/search';
import { expect, test } from 'vitest';
import { landfall } from '../rules/index.ts';
import { settingsWith, TRAINING } from './index.ts';

const BUDGET = { iterations: 60, milliseconds: Number.POSITIVE_INFINITY };
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
  const { share, error } = match(landfall, { players: 2, leagues: 20 }, trained, untrained, 300, seeded('test'));
  expect(share - 3 * error).toBeGreaterThan(0.5);
});
