/** Golden games replay to the same end and events as when they were stored. `scripts/golden.ts` plays them again. */

import { readFileSync } from 'node:fs';
import { goldenFiles, goldenText, readGolden, replayGolden } from '@bb/kernel/testing';
import { describe, expect, test } from 'vitest';
import { classic } from '../rules/index.ts';
import { fileOf, GOLDEN, GOLDEN_FOLDER, playGolden } from './golden-games.ts';

test('there is a file for each game, and no other', () => {
  expect(goldenFiles(GOLDEN_FOLDER)).toEqual(GOLDEN.map(fileOf).toSorted());
});

describe.each(goldenFiles(GOLDEN_FOLDER))('%s', (file) => {
  const stored = readGolden(classic, GOLDEN_FOLDER, file);

  test('replays to its result, event by event', () => {
    const { end, playthrough } = replayGolden(classic, stored);
    expect(classic.outcome(end)).toEqual(stored.record.result);
    expect(playthrough).toEqual(stored.playthrough);
  });

  test('is written as the script writes it', () => {
    expect(goldenText(stored)).toBe(stored.text);
  });
});

/** An old game may still replay although the rules now offer more choices. Then run the script. */
test.each(GOLDEN)('$options.players players, seed $seed: is what random play gives today', (game) => {
  expect(playGolden(game).playthrough).toEqual(readGolden(classic, GOLDEN_FOLDER, fileOf(game)).playthrough);
});

/** A hostage lost to disease, and ships in the port of an earthquake, are too rare for random games. */
const RARE = ['hostageDied', 'waveWeathered'];
test('between them the games tell of nearly everything that can happen', () => {
  const told = new Set(GOLDEN.flatMap((game) => Object.keys(readGolden(classic, GOLDEN_FOLDER, fileOf(game)).playthrough.events)));
  const source = readFileSync(new URL('../rules/state/events.ts', import.meta.url), 'utf8');
  const all = [...source.matchAll(/readonly type: ('\w+'(?: \| '\w+')*);/g)].flatMap(([, types = '']) => types.match(/\w+/g) ?? []);
  expect(all.length).toBeGreaterThan(80);
  expect([...new Set(all)].filter((type) => !told.has(type)).toSorted()).toEqual(RARE.toSorted());
});
