/**
 * Files of every released format must open. Never regenerate the fixtures: add one for each new format. They are read as if these rules had
 * written them. The what-if has no choices since its origin, because they depend on what is dealt, and other rules may deal otherwise.
 */
import { readFileSync } from 'node:fs';
import { RECORD_FORMAT, replayWhatIf } from '@bb/kernel';
import { expect, test } from 'vitest';
import { decision, goldenAge, legal, outcome, play, RULES_VERSION, readRecord, replay } from '../rules/index.ts';

const fixture = (name: string): object => JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));
/** The procedures that wait where the records and the what-if end. */
const BATTLE = ['warshipAttack/fought', 'contest/mayReroll'];
/** By format, with the name of its field for the version of the rules. */
const RECORDS = [[1, 'engine', BATTLE] as const, [2, 'version', BATTLE] as const];
const WHAT_IFS = [[1, BATTLE] as const];

test('there is a fixture of every format', () => {
  expect(RECORDS.map(([format]) => format)).toEqual(Array.from({ length: RECORD_FORMAT }, (_, i) => i + 1));
});

test.each(RECORDS)('a record of format %i opens in the middle of a battle', (format, version, path) => {
  const g = replay(readRecord({ ...fixture(`record-${format}`), [version]: RULES_VERSION }));
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
});

test.each(WHAT_IFS)('a what-if of format %i leaves it there, and is played on to the end', (format, path) => {
  const whatIf = { ...fixture(`what-if-${format}`), version: RULES_VERSION };
  const g = replayWhatIf(goldenAge, whatIf);
  expect(decision(g)?.path.slice(-path.length)).toEqual(path);
  while (g.ask) {
    const [first] = legal(g);
    if (first) play(g, first);
  }
  expect(outcome(g)?.scores).toHaveLength(g.players);
});
