/** Golden games replay to the same end and events as when they were stored. `scripts/golden.ts` plays them again. */
import { describe, expect, test } from 'vitest';
import { outcome } from '../rules/index.ts';
import { fileOf, GOLDEN, goldenFiles, goldenText, playGolden, readGolden, replayGolden } from './golden-games.ts';

test('there is a file for each game, and no other', () => {
  expect(goldenFiles()).toEqual(GOLDEN.map(fileOf).toSorted());
});

describe.each(goldenFiles())('%s', (file) => {
  const stored = readGolden(file);

  test('replays to its result, event by event', () => {
    const { end, playthrough } = replayGolden(stored);
    expect(outcome(end)).toEqual(stored.record.result);
    expect(playthrough).toEqual(stored.playthrough);
  });

  test('is written as the script writes it', () => {
    expect(goldenText(stored)).toBe(stored.text);
  });
});

/** An old game may still replay although the rules now offer more choices. Then run the script. */
test.each(GOLDEN)('$players players, seed $seed: is what random play gives today', (game) => {
  expect(playGolden(game).playthrough).toEqual(readGolden(fileOf(game)).playthrough);
});
