/** Golden games replay to the same end and events as when they were stored. `scripts/golden.ts` plays them again. */

import { goldenFiles, goldenText, readGolden, replayGolden } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { goldenAge, outcome } from '../rules/index.ts';
import { fileOf, GOLDEN, GOLDEN_FOLDER, playGolden } from './golden-games.ts';

test('there is a file for each game, and no other', () => {
  expect(goldenFiles(GOLDEN_FOLDER)).toEqual(GOLDEN.map(fileOf).toSorted());
});

describe.each(goldenFiles(GOLDEN_FOLDER))('%s', (file) => {
  const stored = readGolden(goldenAge, GOLDEN_FOLDER, file);

  test('replays to its result, event by event', () => {
    const { end, playthrough } = replayGolden(goldenAge, stored);
    expect(outcome(end)).toEqual(stored.record.result);
    expect(playthrough).toEqual(stored.playthrough);
  });

  test('is written as the script writes it', () => {
    expect(goldenText(stored)).toBe(stored.text);
  });
});

/** An old game may still replay although the rules now offer more choices. Then run the script. */
test.each(GOLDEN)('$players players, seed $seed: is what random play gives today', (game) => {
  expect(playGolden(game).playthrough).toEqual(readGolden(goldenAge, GOLDEN_FOLDER, fileOf(game)).playthrough);
});
