/**
 * Writes `docs/classic/rules-map.md`: each section of the rules of the classic edition, the code that cites it, and its tests.
 *
 *     node scripts/classic/rules-map.ts [--check]
 *
 * `--check` writes nothing and exits with 1 when the page is out of date. Everything is read from the source: the sections and their titles
 * from the texts of the game, the rest from numbers such as C9.3 in the code and in the names of tests. Rulings stand on a page of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { en, gameText } from '@bb/classic/text';
import { writeOrCheck } from '../generated-page.ts';

export const RULES_MAP = new URL('../../docs/classic/rules-map.md', import.meta.url);
const { rule } = gameText(en);
const GAME = fileURLToPath(new URL('../../games/classic', import.meta.url));
const [LAST_CHAPTER, MOST_SECTIONS] = [28, 12];

const SECTIONS: readonly string[] = Array.from({ length: LAST_CHAPTER }, (_, i) => `C${i + 1}`)
  .flatMap((chapter) => [chapter, ...Array.from({ length: MOST_SECTIONS }, (_, i) => `${chapter}.${i + 1}`)])
  .filter((section) => rule(section) !== null);

const sources = readdirSync(GAME, { recursive: true, withFileTypes: true })
  .filter((file) => file.isFile() && file.name.endsWith('.ts') && /classic[/\\](?:rules|test)/.test(file.parentPath))
  .map((file) =>
    join(file.parentPath, file.name)
      .slice(GAME.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((path) => !path.startsWith('rules/testing/'))
  .toSorted()
  .map((path) => ({ path, isTest: path.endsWith('.test.ts'), text: readFileSync(join(GAME, path), 'utf8') }));

/** The names of tests. */
const NAMES = /\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(['`])(.*?)\1/g;
/** A ruling such as [C9] is no section. */
const RULING = /\[C\d+\]/g;
/** A chapter is named by each of its sections. */
const names = (text: string, section: string): boolean =>
  new RegExp(`\\b${section.replace('.', '\\.')}\\b${section.includes('.') ? '(?!\\.\\d)' : ''}`).test(text.replace(RULING, ''));
const cites = ({ isTest, text }: (typeof sources)[number], section: string): boolean =>
  names(isTest ? [...text.matchAll(NAMES)].map(([, , name]) => name).join('\n') : text, section);

const MAX_TITLE_CHARS = 150;
/** The folder of random events, which a row names instead of more files of it than these. So a new event changes no row. */
const EVENTS = 'rules/rules/events/';
const MAX_EVENTS = 3;

/** @returns the first sentence of a text, or its beginning up to a comma */
function titleOf(text: string): string {
  const sentence = text.split(/(?<=[.:])\s/)[0].replace(/:$/, '.');
  return sentence.length <= MAX_TITLE_CHARS ? sentence : `${sentence.slice(0, MAX_TITLE_CHARS).replace(/,[^,]*$/, '')} …`;
}
function list(paths: readonly string[]): string {
  const isMany = paths.filter((path) => path.startsWith(EVENTS)).length > MAX_EVENTS;
  const folded = paths.map((path) => (isMany && path.startsWith(EVENTS) ? path.replace(/[^/]+?(\.test)?\.ts$/, '*$1.ts') : path));
  return [...new Set(folded)].map((path) => `\`${path.replace(/^rules\//, '')}\``).join('<br>');
}

export interface RulesMap {
  readonly page: string;
  /** Sections that no code cites, and those that no test's name does. */
  readonly missing: readonly string[];
  readonly untested: readonly string[];
}

export function rulesMap(): RulesMap {
  const rows = SECTIONS.map((section) => ({
    section,
    title: titleOf(rule(section) ?? ''),
    code: sources.filter((source) => !source.isTest && cites(source, section)).map(({ path }) => path),
    tests: sources.filter((source) => source.isTest && cites(source, section)).map(({ path }) => path),
  }));
  const without = (of: 'code' | 'tests'): readonly string[] => rows.filter((row) => row[of].length === 0).map(({ section }) => section);
  const [missing, untested] = [without('code'), without('tests')];
  const page = [
    '# Rules map of the classic edition',
    '',
    'Made by `node scripts/classic/rules-map.ts`; do not edit. Numbers are those of our restatement, each with the first',
    'sentence of its text in the game. *Code* names the files below `games/classic/rules` that cite the section, *tests* those with tests whose',
    'names do; paths that begin with `test` lie below `games/classic`. [Rulings](rulings.md) have a page of their own.',
    '',
    `Without a test that names it: ${untested.length === 0 ? 'none' : untested.join(', ')}.`,
    '',
    '| section | | code | tests |',
    '|---|---|---|---|',
    ...rows.map(({ section, title, code, tests }) => `| ${section} | ${title} | ${list(code)} | ${list(tests)} |`),
    '',
  ].join('\n');
  return { page, missing, untested };
}

if (process.argv[1] === import.meta.filename) writeOrCheck(RULES_MAP, rulesMap().page, import.meta.filename);
