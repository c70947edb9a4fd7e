/** Files of every format that was ever written must open. The fixtures are never made anew: a new format gets a new one. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decision, legal, load, outcome, play, RECORD_FORMAT, readRecord, replay, SAVE_FORMAT, save } from '../src/index.ts';

const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
const FORMATS = (newest: number): readonly number[] => Array.from({ length: newest }, (_, i) => i + 1);

test.each(FORMATS(SAVE_FORMAT))('a save of format %i opens in the middle of looting, and plays on to the end', (format) => {
  const g = load(fixture(`save-${format}`));
  expect(decision(g)?.path.at(-1)).toMatch(/^lootMerchant\//);
  while (g.ask) {
    const [first] = legal(g);
    if (first) play(g, first);
  }
  expect(outcome(g)?.vp).toHaveLength(3);
});

test.each(FORMATS(RECORD_FORMAT))('a record of format %i leads where its save stands', (format) => {
  expect(save(replay(readRecord(fixture(`record-${format}`))))).toEqual(save(load(fixture(`save-${format}`))));
});
