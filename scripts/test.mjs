/**
 * `npm test`: all checks and tests. Installs what it needs, then runs the stages below in order.
 *
 *     npm test                          all stages
 *     npm test -- lint types            these only
 *     npm test -- unit apps/cli     one stage, with arguments for its tool
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { judge, listToRerun, testsOf } from './browser-results.mjs';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { binOf, ROOT, runNode, stop } from './node.mjs';
import { checkSizes } from './sizes.mjs';

const STAGES = ['lint', 'types', 'unit', 'build', 'browser'];
const UNIT_REPORT = '.results/unit.json';
/** Run one after the other, so that nothing disturbs the measurements. */
const RUNS = [
  { projects: ['long', 'table'], more: [], file: '.results/e2e.json' },
  { projects: ['measured'], more: ['--workers=1'], file: '.results/e2e-measured.json' },
];
/** Where the tests that failed are listed, and where their second run leaves its report and traces. */
const RERUN = { list: '.results/e2e-rerun.txt', file: '.results/e2e-rerun.json', traces: '.results/browser-rerun' };

/** Node keeps here what it has compiled, for the many programs that tests start. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.results/node');

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Repeated at the end, since a long output is often cut. */
const failedTests = [];
/** Browser tests that failed once and passed alone. */
const unstable = [];

/** Counts a stage that failed without a failing test as one failure. */
function failed(stage) {
  failures.push(stage);
  counts.failed += 1;
}

function report(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
  } catch {
    return null;
  }
}

const SPELLING_CACHE = '.results/cspell';

/** Checks the spelling. A run that was interrupted may leave a fault in the cache that cspell doesn't print: a second run without it tells. */
async function spelling() {
  const cspell = [binOf('cspell'), '--no-progress', '--no-summary'];
  if ((await runNode([...cspell, '--cache', '--cache-location', SPELLING_CACHE, '**'])) === 0) return 0;
  rmSync(join(ROOT, SPELLING_CACHE), { force: true });
  return runNode([...cspell, '**']);
}

/** Finds files and exports that nothing uses. */
const unusedCode = () => runNode([binOf('knip'), '--no-progress', '--no-config-hints']);

async function lint() {
  const codes = await Promise.all([
    runNode([binOf('@biomejs/biome'), 'check', '.']),
    runNode(['scripts/plain-english.mjs']),
    unusedCode(),
    spelling(),
  ]);
  if (codes.some((code) => code !== 0)) failed('lint');
}

/** @returns the projects of Node: all but the pages. `bench/peers` needs its own packages, so it is checked only if they are installed. */
const nodeProjects = () => ['tsconfig.json', ...(existsSync(join(ROOT, 'bench/peers/node_modules')) ? ['bench/peers/tsconfig.json'] : [])];

/** Checks a project. What the last run found is kept, so that only what has changed since is checked. */
const checkTypes = (project) => {
  const kept = `.results/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return runNode([binOf('@typescript/native', 'tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', kept]);
};

function checkPages() {
  // The cache of svelte-check keeps files that have been moved.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true });
  const svelte = ['--workspace', '.', '--tsconfig', './tsconfig.page.json', '--tsgo', '--fail-on-warnings'];
  return runNode([binOf('svelte-check'), ...svelte]);
}

async function types() {
  const codes = await Promise.all([...nodeProjects().map(checkTypes), checkPages()]);
  if (codes.some((code) => code !== 0)) failed('types');
}

async function unit(only) {
  rmSync(join(ROOT, UNIT_REPORT), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const code = await runNode([binOf('vitest'), 'run', ...reporters, ...only]);
  const result = report(UNIT_REPORT);
  counts.passed += result?.numPassedTests ?? 0;
  counts.failed += result?.numFailedTests ?? 0;
  counts.skipped += (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0);
  for (const { name, assertionResults } of result?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') failedTests.push(`${relative(ROOT, name)}: ${fullName}\n    ${firstLineOf(failureMessages[0])}`);
  if (code !== 0) (result?.numFailedTests ?? 0) > 0 ? failures.push('unit') : failed('unit');
}

async function web() {
  if ((await build()) !== 0) failed('build');
  else if (checkSizes() !== 0) failed('sizes');
}

const firstLineOf = (text = '') => text.split('\n', 1)[0];

/** Runs Playwright. @returns its exit code and its report, null if it left none */
async function playwright(browsers, file, more) {
  rmSync(join(ROOT, file), { force: true });
  const env = { CHROMIUM: browsers.quick, CHROMIUM_WHOLE: browsers.whole, PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, file) };
  const code = await runNode([binOf('@playwright/test', 'playwright'), 'test', ...more], { env });
  return { code, report: report(file) };
}

/** Runs the tests that failed once more, alone, and keeps their traces. @returns the report, null if there is nothing to run */
async function rerun(browsers, runs) {
  for (const left of Object.values(RERUN)) rmSync(join(ROOT, left), { recursive: true, force: true });
  const list = listToRerun(runs);
  if (list.length === 0) return null;
  console.log(`\nOnce more, alone: ${list.length} failed`);
  writeFileSync(join(ROOT, RERUN.list), `${list.join('\n')}\n`);
  const keep = ['--workers=1', '--trace=on', `--output=${RERUN.traces}`];
  return (await playwright(browsers, RERUN.file, ['--test-list', RERUN.list, ...keep, '--reporter=list,json'])).report;
}

async function browser(only) {
  const browsers = await chromium();
  if (!failures.includes('build') && (await build()) !== 0) failed('build');
  if (failures.includes('build')) {
    console.error('The browser tests did not run: the web client could not be built.');
    return;
  }
  mkdirSync(join(ROOT, '.results'), { recursive: true });
  const runs = [];
  for (const { projects, more, file } of RUNS) {
    const chosen = ['--project', ...projects, '--pass-with-no-tests', ...more, ...only];
    const how = browsers.quick === '' ? ['--list', '--reporter=json'] : ['--reporter=list,json'];
    runs.push({ projects, all: only.length === 0, ...(await playwright(browsers, file, [...chosen, ...how])) });
  }
  if (browsers.quick === '') {
    counts.skipped += runs.flatMap(({ report }) => testsOf(report)).length;
    return;
  }
  const results = judge(runs, await rerun(browsers, runs));
  for (const kind of ['passed', 'failed', 'skipped']) counts[kind] += results[kind];
  failedTests.push(...results.failures);
  unstable.push(...results.unstable);
  if (results.failed > 0) failures.push('browser');
  else if (results.passed + results.skipped === 0) failed('browser');
}

const RUN = { lint, types, unit, build: web, browser };

const args = process.argv.slice(2);
const at = args.findIndex((arg) => !STAGES.includes(arg));
const [asked, only] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at)];
if (only.length > 0 && !['unit', 'browser'].includes(asked.join()))
  stop(`npm test: there is no stage ${only[0]} (stages: ${STAGES.join(', ')}). Only "unit" or "browser" alone takes more arguments.`, 2);

await install();
for (const stage of STAGES) {
  if (asked.length > 0 && !asked.includes(stage)) continue;
  console.log(`\n── ${stage} ──`);
  await RUN[stage](only);
}

if (failures.length > 0) console.error(['', `Failed: ${failures.join(', ')}`, ...failedTests].join('\n'));
if (unstable.length > 0) console.log(['', `Unstable: ${unstable.length}`, ...unstable].join('\n'));
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failures.length > 0 ? 1 : 0;
