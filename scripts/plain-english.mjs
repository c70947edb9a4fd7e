/**
 * Finds phrases that are hard to read: a part of `npm run lint`. CONTRIBUTING says what to write instead. Mark a line that must stay with
 * `plain-english-ignore` and the reason.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A sentence must not begin with these words, unless it is a question. */
const HEADLESS = /^(?:Who|Whoever|Whom|Whose|To who|To whom|Of who|Of whom|For who|For whom|Only who|What is|What was|What has|What are)\b/;
/** A sentence in a comment must not begin with these: it leaves out its subject. */
const NO_SUBJECT = /^(?:Of|To him|As in)\b/;
/** @type {readonly { readonly habit: RegExp; readonly say: string }[]} */
const HABITS = [
  { habit: /\byields?\b/i, say: 'say "returns"' },
  { habit: /(?:^|[.;:] )(?:null|undefined): /i, say: 'say "@returns null if …", or what null means' },
  { habit: /\bso (?:many|much|long)\b(?! (?:as|that))/i, say: 'name the number and its unit' },
  { habit: /\b(?:only|to|of|for|from|by|with) who\b/i, say: 'name who it is: "only the host"' },
  { habit: /\bwhat is (?:wanted|told|under way|over)\b/i, say: 'name the thing' },
  { habit: /\bwhat (?:came|comes|became|becomes) of\b/i, say: 'name the result' },
  { habit: /\b(?:of which|whom)\b/i, say: 'write two sentences, and name who or what' },
  { habit: /(?:^|[.;:]) ?Likewise\b/, say: 'say who does the same' },
  { habit: /(?:^|[.;:]) ?(?:Ditto|As above|By \w+, wherever)\b/, say: 'give the note a subject and a verb' },
];

/** A line with the name of a test. */
const TEST_NAME = /^\s*(?:(?:test|describe)(?:\.\w+)?|\]\))\(/;

const UNITS = '(?:NS|US|MS|S|SECONDS|MINUTES|HOURS|DAYS|YEARS|BYTES|KB|KIB|MB|MIB|GB|GIB|PX|REM|CHARS|CHARACTERS)';
const HAS_UNIT = new RegExp(`(?:^|_)${UNITS}(?:_|$)`);
/** A constant at the top level, with its name and value. */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]*)(?::[^=]+)? = ([^;]+)/;
const TIME_OR_SIZE = /\b(?:milliseconds?|seconds|bytes|pixels|in characters)\b/i;
const TIME_OR_SIZE_VALUE = /\* ?(?:1000|1_000|1024|60_000|3600|3_600_000)\b|\b(?:60|3600|3_600_000|86_400(?:_000)?) \*/;

/** @returns {Generator<{ line: number, text: string }>} each comment of a source, without its marks; lines count from 1 */
function* commentsOf(source) {
  const mark = /\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/ (.*)$|<!--([\s\S]*?)-->/gm;
  for (const found of source.matchAll(mark)) {
    const text = found[1] ?? found[2] ?? found[3] ?? '';
    const line = source.slice(0, found.index + found[0].search(/\S/)).split('\n').length;
    yield { line, text: text.replace(/\n\s*\*? ?/g, '\n') };
  }
}

/** @returns {Generator<{ line: number, text: string }>} the prose of a Markdown page: no code, no tables of code */
function* proseOf(page) {
  let inCode = false;
  for (const [index, raw] of page.split('\n').entries()) {
    if (/^\s*```/.test(raw)) inCode = !inCode;
    else if (!inCode) yield { line: index + 1, text: raw.replace(/`[^`]*`/g, '`code`') };
  }
}

/** @returns {Generator<{ line: number, text: string }>} string literals of several words, such as texts on screens and names of tests */
function* textsOf(source) {
  for (const [index, line] of source
    .replace(/\bclass="[^"]*"/g, (names) => names.replace(/[^\n]/g, ''))
    .split('\n')
    .entries())
    for (const [, , text] of line.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)* (?:(?!\1)[^\\]|\\.)*)\1/g))
      yield { line: index + 1, text: text.charAt(0).toUpperCase() + text.slice(1) };
}

/** @returns {string[]} the sentences of a comment, each on one line */
const sentencesOf = (text) =>
  text
    .replace(/^\s*@\w+/gm, '.')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?:]) (?=[A-Z`"“])/)
    .map((sentence) => sentence.replace(/^[\s.>*-]*(?:(?:C?\d+\.\d*[A-Z]?(?:[–-]\d+)?|\[[CR]\d+\]),? ?)*/, '').trim());

/** @returns {string[]} `path:line: the fault`, for one file */
export function faultsOf(path, source) {
  const faults = [];
  const lines = source.split('\n');
  const isIgnored = (line) =>
    (lines[line - 1] ?? '').includes('plain-english-ignore') || (lines[line - 2] ?? '').includes('plain-english-ignore');
  const add = (line, say) => {
    if (!isIgnored(line)) faults.push(`${path}:${line}: ${say}`);
  };
  const addHabits = (line, text) => {
    const plain = text.replace(/\s+/g, ' ').replace(/"[^"]*"|`[^`]*`/g, '""');
    for (const { habit, say } of HABITS) {
      const found = plain.match(habit);
      if (found) add(line, `"${found[0].trim()}": ${say}`);
    }
  };
  const isProse = path.endsWith('.md');
  for (const { line, text } of isProse ? proseOf(source) : commentsOf(source)) {
    addHabits(line, text);
    for (const sentence of sentencesOf(text))
      if ((!isProse && NO_SUBJECT.test(sentence)) || (HEADLESS.test(sentence) && !/\?["”)]?$/.test(sentence)))
        add(line, `"${sentence.slice(0, 40)}…": begin with who does what`);
  }
  if (isProse) return faults;
  for (const { line, text } of textsOf(source)) {
    if (TEST_NAME.test(lines[line - 1] ?? '')) addHabits(line, text);
    if (HEADLESS.test(text) && !/\?["”’)]?$/.test(text)) add(line, `"${text.slice(0, 40)}…": begin with who does what`);
  }
  for (const [index, text] of lines.entries()) {
    const [, name, value] = text.match(CONSTANT) ?? [];
    if (name === undefined || HAS_UNIT.test(name) || !/\d/.test(value)) continue;
    const above = lines[index - 1] ?? '';
    const isTimeOrSize = (above.trimStart().startsWith('/**') && TIME_OR_SIZE.test(above)) || TIME_OR_SIZE_VALUE.test(value);
    if (isTimeOrSize) add(index + 1, `${name}: a time or a size carries its unit, as in ${name}_CHARS, ${name}_MS or ${name}_BYTES`);
  }
  return faults;
}

/** @returns {string[]} the faults of these files */
export const check = (root, paths) => paths.flatMap((path) => faultsOf(path, readFileSync(`${root}/${path}`, 'utf8')));

/** Sources, pages, tests and documents. */
const CHECKED = /\.(?:ts|mts|mjs|js|svelte|md)$/;
/** Among others the German and French catalogues, to which these habits don't apply. */
const LEFT_OUT = /(?:^|\/)(?:de|fr)(?:\/|\.ts$)|^docs\/decisions\/README\.md$|plain-english/;

/** The number of faults that each file has from before this check: `npm run lint` tolerates these and no more. It only shrinks. */
const KNOWN = 'scripts/plain-english.known.json';

/**
 * @param {Record<string, number>} known  the number of faults that each file may have
 * @returns {{ faults: string[], known: Record<string, number> }} the faults of files that have more, and the current numbers
 */
export function newFaults(faults, known) {
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const fault of faults) {
    const file = fault.slice(0, fault.indexOf(':'));
    byFile.set(file, [...(byFile.get(file) ?? []), fault]);
  }
  return {
    faults: [...byFile].flatMap(([file, those]) => (those.length > (known[file] ?? 0) ? those : [])),
    known: Object.fromEntries([...byFile].map(([file, { length }]) => [file, length])),
  };
}

/** Without arguments: fails if a file has more faults than in `KNOWN`, else lowers the numbers there. With paths: prints all faults in them. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const asked = process.argv.slice(2);
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...asked], { cwd: root });
  const paths = listed
    .toString()
    .split('\n')
    .filter((path) => CHECKED.test(path) && !LEFT_OUT.test(path) && existsSync(`${root}/${path}`))
    .toSorted();
  const all = check(root, paths);
  const before = JSON.parse(readFileSync(`${root}/${KNOWN}`, 'utf8'));
  const { faults, known } = asked.length > 0 ? { faults: all, known: before } : newFaults(all, before);
  for (const fault of faults) console.error(fault);
  console.log(
    `plain English: ${paths.length} files, ${faults.length} new faults, ${Object.values(known).reduce((sum, n) => sum + n, 0)} known`,
  );
  if (faults.length > 0) process.exitCode = 1;
  else writeFileSync(`${root}/${KNOWN}`, `${JSON.stringify(known, null, 2)}\n`);
}
