/**
 * `npm test`: all checks and tests. Installs what it needs, then runs the stages below in order.
 *
 *     npm test                          all stages
 *     npm test -- lint types            these only
 *     npm test -- unit packages/cli     one stage, with arguments for its tool
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { install } from './install.mjs';
import { binOf, ROOT, runNode, stop } from './node.mjs';

const STAGES = ['lint', 'types', 'unit', 'build', 'browser'];
/** @returns projects to check without compiling: tests and scripts. `bench/peers` needs its own packages, so it is checked only if they are installed. */
const checked = () => [
  ...['packages', 'games', 'examples'].flatMap((shelf) =>
    readdirSync(join(ROOT, shelf)).flatMap((name) => testProjectsOf(`${shelf}/${name}`)),
  ),
  'scripts/tsconfig.json',
  'games/common/map/tsconfig.json',
  'games/golden-age/map/tsconfig.json',
  'games/classic/map/tsconfig.json',
  'bench/load/tsconfig.json',
  ...(existsSync(join(ROOT, 'bench/peers/node_modules')) ? ['bench/peers/tsconfig.json'] : []),
];
/** @returns the projects of a package's tests: its own, and one of each of its rooms */
const testProjectsOf = (folder) =>
  ['.', ...readdirSync(join(ROOT, folder))]
    .map((room) => join(folder, room, 'tsconfig.test.json'))
    .filter((at) => existsSync(join(ROOT, at)));
const TYPES_CACHE = join(ROOT, '.results/types');
const UNIT_REPORT = '.results/unit.json';
/** Run one after the other, so that nothing disturbs the measurements. */
const RUNS = [
  { projects: ['long', 'table'], more: [], file: '.results/e2e.json' },
  { projects: ['measured'], more: ['--workers=1'], file: '.results/e2e-measured.json' },
];

/** Node keeps here what it has compiled, for the many programs that tests start. */
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.results/node');

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Repeated at the end, since a long output is often cut. */
const failedTests = [];

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

async function lint() {
  const codes = await Promise.all([
    runNode([binOf('@biomejs/biome'), 'check', '.']),
    runNode(['scripts/plain-english.mjs']),
    runNode([binOf('cspell'), '--no-progress', '--no-summary', '--cache', '--cache-location', '.results/cspell', '**']),
  ]);
  if (codes.some((code) => code !== 0)) failed('lint');
}

/** Checks the projects one after the other. What the last run found is kept, so that only what changed since is checked. */
async function checkTypes(tsc) {
  const codes = [];
  for (const project of checked()) {
    const kept = join(TYPES_CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
    codes.push(await runNode([tsc, '-p', project, '--incremental', '--tsBuildInfoFile', kept]));
  }
  return codes;
}

function checkPages() {
  // The cache of svelte-check keeps files that have been moved.
  rmSync(join(ROOT, '.svelte-check'), { recursive: true, force: true });
  const svelte = ['--workspace', '.', '--tsconfig', './tsconfig.page.json', '--tsgo', '--fail-on-warnings'];
  return runNode([binOf('svelte-check'), ...svelte]);
}

async function types() {
  const tsc = binOf('@typescript/native', 'tsc');
  const compiled = await runNode([tsc, '-b']);
  const [codes, pages] = await Promise.all([checkTypes(tsc), checkPages()]);
  if ([compiled, ...codes, pages].some((code) => code !== 0)) failed('types');
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
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const firstLineOf = (text = '') => text.split('\n', 1)[0];

async function browser(only) {
  const { quick: path, whole } = await chromium();
  if (!failures.includes('build') && (await build()) !== 0) failed('build');
  if (failures.includes('build')) {
    console.error('The browser tests did not run: the web client could not be built.');
    return;
  }
  let found = 0;
  for (const { projects, more, file } of RUNS) {
    rmSync(join(ROOT, file), { force: true });
    const env = { CHROMIUM: path, CHROMIUM_WHOLE: whole, PLAYWRIGHT_JSON_OUTPUT_NAME: join(ROOT, file) };
    const tool = [binOf('@playwright/test', 'playwright'), 'test', '--project', ...projects, '--pass-with-no-tests', ...more, ...only];
    if (path === '') {
      await runNode([...tool, '--list', '--reporter=json'], { env });
      counts.skipped += specsOf(report(file) ?? {}).length;
      continue;
    }
    const code = await runNode([...tool, '--reporter=list,json'], { env });
    const result = report(file) ?? {};
    for (const { ok, title, file: spec, tests } of specsOf(result))
      if (!ok) failedTests.push(`e2e/${spec}: ${title}\n    ${firstLineOf(tests[0]?.results[0]?.error?.message)}`);
    const { expected = 0, unexpected = 0, skipped = 0 } = result.stats ?? {};
    found += expected + unexpected + skipped;
    counts.passed += expected;
    counts.failed += unexpected;
    counts.skipped += skipped;
    if (code !== 0) unexpected > 0 ? failures.push('browser') : failed('browser');
  }
  if (path !== '' && found === 0) failed('browser');
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
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failures.length > 0 ? 1 : 0;
