/** Files of every released format must open. Never regenerate the fixtures: add one for each new format. */
import { readFileSync } from 'node:fs';
import { RECORD_FORMAT } from '@bb/kernel';
import { expect, test } from 'vitest';
import { decision, legal, load, outcome, play, readRecord, replay, SAVE_FORMAT, save } from '../rules/index.ts';

const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

/** The format, where its save and record end, and the procedures that wait there. */
const FIXTURES: readonly (readonly [number, string, readonly string[]])[] = [
  [1, 'a battle', ['warshipAttack/fought', 'contest/mayReroll']],
];

/** All of one game, which comes to the position of the save. */
const RECORDS = [1, 2];

test('there is a fixture of every format', () => {
  const formats = FIXTURES.map(([format]) => format);
  expect([formats.at(-1), formats.length]).toEqual([SAVE_FORMAT, SAVE_FORMAT]);
  expect(RECORDS.at(-1)).toBe(RECORD_FORMAT);
});

test.each(FIXTURES)('a save of format %i opens in the middle of %s, and plays on to the end', (format, _what, path) => {
  const g = load(fixture(`save-${format}`));
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
  while (g.ask) {
    const [first] = legal(g);
    if (first) play(g, first);
  }
  expect(outcome(g)?.scores).toHaveLength(g.players);
});

test.each(RECORDS)('a record of format %i leads where the save stands', (format) => {
  expect(save(replay(readRecord(fixture(`record-${format}`))))).toEqual(save(load(fixture(`save-${SAVE_FORMAT}`))));
});
