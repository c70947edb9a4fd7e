/** Reads the reports of Playwright's runs, and counts a test that failed once and passed alone as passed, but unstable. */
import { stripVTControlCharacters } from 'node:util';

/** If more tests fail, the page is broken and not the tests unstable: to run them all again would only take time. */
export const MAX_RERUNS = 12;

const SEPARATOR = ' › ';
const firstLineOf = (text = '') => stripVTControlCharacters(text).split('\n', 1)[0];
/** @returns the first line of an error, what it looked for, and the line of the test */
function messageOf({ message = '', location } = {}, file) {
  const looked = /^Locator: .*$/m.exec(stripVTControlCharacters(message)) ?? [];
  const line = location?.file.endsWith(`/${file}`) ? [`line ${location.line}`] : [];
  return [firstLineOf(message), ...looked, ...line].join(', ');
}

const withFolders = ({ specs = [], suites = [] }, titles) => [
  ...specs.map((spec) => ({ ...spec, titles: [...titles, spec.title] })),
  ...suites.flatMap((suite) => withFolders(suite, [...titles, suite.title])),
];

/** A test is skipped only if it asked for that: one that was never begun, for example because a hook failed, has failed. */
function stateOf({ status, expectedStatus }) {
  if (status === 'expected' || status === 'flaky') return 'passed';
  return status === 'skipped' && expectedStatus === 'skipped' ? 'skipped' : 'failed';
}

/**
 * @returns the tests of a JSON report: project, file below `e2e`, the titles of its groups and itself, `state` (passed, failed or skipped),
 * its error in a line, and the path of its trace, undefined if none was kept
 */
export const testsOf = (report) =>
  (report?.suites ?? [])
    .flatMap((file) => withFolders(file, []))
    .flatMap(({ file, titles, tests }) =>
      tests.map((test) => {
        const last = test.results.at(-1);
        return {
          project: test.projectName,
          file,
          titles,
          state: stateOf(test),
          message: last ? messageOf(last.error, file) : 'did not run',
          trace: last?.attachments?.find(({ name }) => name === 'trace')?.path,
        };
      }),
    );

const keyOf = ({ project, file, titles }) => [`[${project}]`, file, ...titles].join(SEPARATOR);
const nameOf = ({ file, titles }) => `e2e/${file}: ${titles.join(SEPARATOR)}`;

/** @returns the lines of a file for `playwright test --test-list` that names the failed tests; none if there are more than `MAX_RERUNS` */
export function listToRerun(runs) {
  const failed = runs.flatMap(({ report }) => testsOf(report)).filter(({ state }) => state === 'failed');
  return failed.length > MAX_RERUNS ? [] : failed.map(keyOf);
}

/** @returns what was wrong with a run as a whole, '' if nothing was: it broke off without a failed test, or one of its projects has no test */
function faultOf({ projects, code, report, all }) {
  const run = `The browser run of ${projects.join(' and ')}`;
  const tests = testsOf(report);
  const [error] = report?.errors ?? [];
  if (error) return `${run} broke off: ${firstLineOf(error.message)}`;
  if (code !== 0 && !tests.some(({ state }) => state === 'failed')) return `${run} broke off with code ${code}.`;
  const missing = all ? projects.filter((project) => !tests.some((test) => test.project === project)) : [];
  return missing.length > 0 ? `${run} found no test of ${missing.join(' and ')}.` : '';
}

/**
 * Judges the runs of all tests, and the run of those that failed there.
 *
 * @param runs of each: `projects` (their names), `code` (the exit code), `report` (null if there is none), `all` (whether no test was left out)
 * @param again the report of the tests in `listToRerun`; null if there was none
 * @returns numbers of tests (a run that broke off counts as one failed); `failures` and `unstable`, in words, a name and its message each
 */
export function judge(runs, again) {
  const tests = runs.flatMap(({ report }) => testsOf(report));
  const alone = new Map(testsOf(again).map((test) => [keyOf(test), test]));
  const isUnstable = (test) => alone.get(keyOf(test))?.state === 'passed';
  const wordsOf = (test) => {
    const trace = alone.get(keyOf(test))?.trace;
    return [nameOf(test), `    ${test.message}`, ...(trace ? [`    trace of the second run: ${trace}`] : [])].join('\n');
  };
  const faults = runs.map(faultOf).filter((fault) => fault !== '');
  const failed = tests.filter(({ state }) => state === 'failed');
  const unstable = failed.filter(isUnstable).map(wordsOf);
  const failures = [...faults, ...failed.filter((test) => !isUnstable(test)).map(wordsOf)];
  return {
    passed: tests.filter(({ state }) => state === 'passed').length + unstable.length,
    failed: failures.length,
    skipped: tests.filter(({ state }) => state === 'skipped').length,
    failures,
    unstable,
  };
}
