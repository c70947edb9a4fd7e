/** Files of every format that was ever written must open. The fixtures are never made anew: a new format gets a new one. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decision, legal, load, outcome, play, RECORD_FORMAT, readRecord, replay, SAVE_FORMAT, save } from '../src/index.ts';

const fixture = (name: string): unknown => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

/** By format: in the middle of what its save and its record stand. */
const FIXTURES: readonly (readonly [number, string, readonly string[]])[] = [
  [1, 'looting', ['lootMerchant/drawHostage']],
  [2, 'a battle', ['warshipAttack/fought', 'contest/mayReroll']],
  [3, 'a solitaire game', ['systemCheck/fought', 'warshipAttack/fightOrFlee']],
];
/** Saves have changed once more often than records. */
const RECORDED = FIXTURES.slice(0, -1);

test('there is a fixture of every format', () => {
  const formats = FIXTURES.map(([format]) => format);
  expect([formats.at(-1), formats.length]).toEqual([SAVE_FORMAT, SAVE_FORMAT]);
  expect(RECORD_FORMAT).toBe(RECORDED.length);
});

test.each(FIXTURES)('a save of format %i opens in the middle of %s, and plays on to the end', (format, _what, path) => {
  const g = load(fixture(`save-${format}`));
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
  while (g.ask) {
    const [first] = legal(g);
    if (first) play(g, first);
  }
  expect(outcome(g)?.vp).toHaveLength(g.players);
});

test.each(RECORDED)('a record of format %i leads where its save stands', (format) => {
  expect(save(replay(readRecord(fixture(`record-${format}`))))).toEqual(save(load(fixture(`save-${format}`))));
});
