/** How `npm test` counts browser tests: what failed runs once more, alone. */
import { expect, test } from 'vitest';

interface Run {
  readonly projects: readonly string[];
  readonly code: number;
  readonly report: object | null;
  readonly all: boolean;
}
interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
  readonly unstable: readonly string[];
}
interface Judging {
  readonly MAX_RERUNS: number;
  listToRerun(runs: readonly Run[]): readonly string[];
  judge(runs: readonly Run[], again: object | null): Results;
}
const { MAX_RERUNS, listToRerun, judge }: Judging = await import(new URL('../scripts/browser-results.mjs', import.meta.url).href);

type Outcome = 'passes' | 'skips' | 'never begins' | `fails: ${string}`;

const resultOf = (file: string, outcome: Outcome, trace?: string) => {
  if (outcome === 'never begins') return { status: 'skipped', expectedStatus: 'passed', results: [] };
  if (outcome === 'skips') return { status: 'skipped', expectedStatus: 'skipped', results: [{ status: 'skipped' }] };
  const attachments = trace === undefined ? [] : [{ name: 'trace', path: trace }];
  if (outcome === 'passes') return { status: 'expected', expectedStatus: 'passed', results: [{ status: 'passed', attachments }] };
  const error = { message: outcome.slice('fails: '.length), location: { file: `/work/e2e/${file}`, line: 7, column: 1 } };
  return { status: 'unexpected', expectedStatus: 'passed', results: [{ status: 'failed', error, attachments }] };
};

/** A report as Playwright writes it: a suite for each file, with one group inside. Tests by `project/file: title`. */
const reportOf = (outcomes: Readonly<Record<string, Outcome>>, trace?: string) => ({
  suites: Object.entries(outcomes).map(([name, outcome]) => {
    const [, project, file = '', title] = /^(\w+)\/(\S+): (.*)$/.exec(name) ?? [];
    const tests = [{ projectName: project, ...resultOf(file, outcome, trace) }];
    return { title: file, file, specs: [], suites: [{ title: 'with a bot', file, specs: [{ title, file, tests }] }] };
  }),
  errors: [],
});

const runOf = (outcomes: Readonly<Record<string, Outcome>>): Run => ({
  projects: ['table'],
  code: Object.values(outcomes).some((outcome) => outcome.startsWith('fails')) ? 1 : 0,
  report: reportOf(outcomes),
  all: true,
});

const ONE_FAILED = runOf({
  'table/war.spec.ts: a battle': "fails: \u001b[31m not found\u001b[39m\n\nLocator: getByText('won')\nCall log:",
  'table/war.spec.ts: a port': 'passes',
  'table/push.spec.ts: a push': 'skips',
});

test('without a failure nothing runs again', () => {
  const run = runOf({ 'table/war.spec.ts: a battle': 'passes', 'table/push.spec.ts: a push': 'skips' });
  expect(listToRerun([run])).toEqual([]);
  expect(judge([run], null)).toEqual({ passed: 1, failed: 0, skipped: 1, failures: [], unstable: [] });
});

test('a test that fails and then passes alone counts as passed, and is listed with its first message and its trace', () => {
  expect(listToRerun([ONE_FAILED])).toEqual(['[table] › war.spec.ts › with a bot › a battle']);
  const again = reportOf({ 'table/war.spec.ts: a battle': 'passes' }, '/work/.results/trace.zip');
  expect(judge([ONE_FAILED], again)).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    failures: [],
    unstable: [
      "e2e/war.spec.ts: with a bot › a battle\n     not found, Locator: getByText('won'), line 7\n    trace of the second run: /work/.results/trace.zip",
    ],
  });
});

test('a test that fails twice has failed', () => {
  const again = reportOf({ 'table/war.spec.ts: a battle': 'fails: found too late' });
  const { passed, failed, failures, unstable } = judge([ONE_FAILED], again);
  expect({ passed, failed, unstable }).toEqual({ passed: 1, failed: 1, unstable: [] });
  expect(failures).toEqual(["e2e/war.spec.ts: with a bot › a battle\n     not found, Locator: getByText('won'), line 7"]);
});

test('a second run that ended before the test, or without a report, excuses nothing', () => {
  for (const again of [null, reportOf({}), reportOf({ 'table/war.spec.ts: a battle': 'never begins' })])
    expect(judge([ONE_FAILED], again)).toMatchObject({ passed: 1, failed: 1, unstable: [] });
});

test('the same title in another file, project or group is another test', () => {
  const again = reportOf({ 'table/keyboard.spec.ts: a battle': 'passes', 'measured/war.spec.ts: a battle': 'passes' });
  expect(judge([ONE_FAILED], again)).toMatchObject({ failed: 1, unstable: [] });
});

test('a test that was never begun runs again; it does not count as skipped', () => {
  const run = { ...runOf({ 'table/war.spec.ts: a battle': 'never begins' }), code: 1 };
  expect(listToRerun([run])).toHaveLength(1);
  expect(judge([run], null)).toMatchObject({ failed: 1, skipped: 0 });
  const again = reportOf({ 'table/war.spec.ts: a battle': 'passes' });
  expect(judge([run], again)).toMatchObject({ passed: 1, unstable: [expect.stringContaining('did not run')] });
});

test('a run that broke off is a failure, with and without a report', () => {
  const ended = { ...runOf({ 'table/war.spec.ts: a battle': 'passes' }), code: 137 };
  expect(judge([ended], null)).toMatchObject({ passed: 1, failures: [expect.stringContaining('code 137')] });
  expect(judge([{ ...ended, report: null }], null)).toMatchObject({ passed: 0, failed: 1 });
  const noServer = { ...ended, code: 1, report: { suites: [], errors: [{ message: 'Error: no server\nat …' }] } };
  expect(judge([noServer], null).failures).toEqual(['The browser run of table broke off: Error: no server']);
});

test('a run that broke off stays a failure if its failed test passes alone', () => {
  const run = { ...ONE_FAILED, report: { ...ONE_FAILED.report, errors: [{ message: 'a worker died' }] } };
  const again = reportOf({ 'table/war.spec.ts: a battle': 'passes' });
  expect(judge([run], again)).toMatchObject({ failed: 1, unstable: [expect.stringContaining('a battle')] });
});

test('a project without a test is a failure, unless only some tests were asked for', () => {
  const run = { ...runOf({ 'table/war.spec.ts: a battle': 'passes' }), projects: ['long', 'table'] };
  expect(judge([run], null).failures).toEqual(['The browser run of long and table found no test of long.']);
  expect(judge([{ ...run, all: false }], null).failures).toEqual([]);
});

test('if many tests fail, none runs again', () => {
  const names = Array.from({ length: MAX_RERUNS + 1 }, (_, i) => `table/war.spec.ts: battle ${i}`);
  const run = runOf(Object.fromEntries(names.map((name) => [name, 'fails: no page' as const])));
  expect(listToRerun([run])).toEqual([]);
  expect(judge([run], null)).toMatchObject({ failed: MAX_RERUNS + 1, unstable: [] });
});
