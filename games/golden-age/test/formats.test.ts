/**
 * Files of every released format must open. Never regenerate the fixtures: add one for each new format. The what-if has no choices since its
 * origin, because they depend on what is dealt, and other rules may deal otherwise.
 */
import { readFileSync } from 'node:fs';
import { replayWhatIf } from '@bb/kernel';
import { expect, test } from 'vitest';
import { decision, ENGINE_VERSION, goldenAge, legal, outcome, play, RECORD_FORMAT, readRecord, replay } from '../rules/index.ts';

const fixture = (name: string): object => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
/** The format, and the procedures that wait where its record and its what-if end. */
const FIXTURES: readonly (readonly [number, readonly string[]])[] = [[1, ['warshipAttack/fought', 'contest/mayReroll']]];

test('there is a fixture of every format', () => {
  expect(FIXTURES.map(([format]) => format)).toEqual(Array.from({ length: RECORD_FORMAT }, (_, i) => i + 1));
});

test.each(FIXTURES)('a record of format %i opens in the middle of a battle', (format, path) => {
  const g = replay(readRecord(fixture(`record-${format}`)));
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
});

test.each(FIXTURES)('a what-if of format %i leaves it there, and is played on to the end', (format, path) => {
  const whatIf = { ...fixture(`what-if-${format}`), version: ENGINE_VERSION };
  const g = replayWhatIf(goldenAge, whatIf);
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
  while (g.ask) {
    const [first] = legal(g);
    if (first) play(g, first);
  }
  expect(outcome(g)?.vp).toHaveLength(g.players);
});
