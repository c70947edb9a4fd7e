/**
 * Writes `docs/golden-age/rules-map.md`: each numbered rule, the code that implements it, and its tests.
 *
 *     node scripts/golden-age/rules-map.ts [--check]
 *
 * `--check` writes nothing and exits with 1 when the page is out of date or has gaps. The list of rules is
 * `docs/golden-age/rules.json` and the event cards; everything else is read from the source: numbers in doc comments, `rule` fields and events,
 * names of tests, and the status of each ruling in `docs/golden-age/rulings.md`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_KINDS, CARD_TITLES, PUBLISHED_TITLES } from '@bb/golden-age/rules';
import ts from 'typescript';

export const RULES_MAP = new URL('../../docs/golden-age/rules-map.md', import.meta.url);
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const GAME = join(ROOT, 'games/golden-age');

interface Section {
  readonly section: string;
  readonly title: string;
}
export interface Rule {
  readonly rule: string;
  readonly title: string;
  /** If the rule is not in the game yet: what it will come with. */
  readonly later?: string;
  /** If no step implements the rule: the file that has it as data. */
  readonly data?: string;
  /** If another package implements the rule: its folder, from the root of the repository. */
  readonly folder?: string;
}
export type Entry = Section | Rule;

/** The files that name a rule, each with its steps, functions and constants that do. */
type Places = ReadonlyMap<string, ReadonlySet<string>>;
/** By rule or ruling. */
type Index = Map<string, Map<string, Set<string>>>;

export interface RulesMap {
  readonly page: string;
  /** Rules and rulings in force that no code names, or whose data file is missing. */
  readonly gaps: readonly string[];
  /** Numbers that the code names but the list of rules lacks. */
  readonly unknown: readonly string[];
  /** Rules and rulings in force without a test. */
  readonly untested: readonly string[];
}

const CARDS: readonly Rule[] = Object.values(CARD_KINDS)
  .map(({ number, title }) => ({ number, rule: `17.2 #${number}`, title }))
  .sort((a, b) => a.number - b.number);
/** Cards of our own are checked like the others, but the map of the published rules doesn't show them. */
const OWN_CARDS = CARD_TITLES.filter((title) => !PUBLISHED_TITLES.includes(title));
const OWN_RULES = OWN_CARDS.map((title) => `17.2 #${CARD_KINDS[title].number}`);
const OWN_FILES = OWN_CARDS.flatMap((title) => [`rules/cards/${title}.ts`, `rules/cards/${title}.test.ts`]);

/** The rules of the list, and those of the event cards before the eighteenth chapter. */
function allEntries(): readonly Entry[] {
  const entries: readonly Entry[] = JSON.parse(readFileSync(new URL('../../docs/golden-age/rules.json', import.meta.url), 'utf8'));
  return entries.flatMap((entry) => ('section' in entry && entry.section === '18' ? [...CARDS, entry] : [entry]));
}

function add(index: Index, key: string, file: string, name: string): void {
  const files = index.get(key) ?? new Map<string, Set<string>>();
  index.set(key, files);
  const short = file.replace(/^rules\//, '');
  const names = files.get(short) ?? new Set();
  files.set(short, names);
  if (name !== '') names.add(name);
}

/** `3.0 Step 5`, `4.4 A`, `17.2 #8`, `8.14`; chapters 12 and 16 have no further numbers. */
const NUMBER = /(?<![\d.])\b(3(?:\.0)? Step \d+|17\.2 #\d+|(?:4\.4|4\.5|4\.65|18\.12|18\.41) [A-L]\b|\d{1,2}\.\d{1,2}\b(?!\.\d))/g;
const CHAPTER = /^(12|16)(?![.\d])/;

/** @returns the rules that a text names, with ranges spelled out. Steps and cards may lack their chapter. */
function rulesIn(text: string): readonly string[] {
  const whole = text
    .replace(/(\d+\.\d)(\d)–\1(\d)/g, (_, tens: string, from: string, to: string) => spelled(tens, Number(from), Number(to)))
    .replace(
      /(?<!3(?:\.0)? )\bSteps? (\d+)(?: and (\d+))?/g,
      (_, one: string, two?: string) => `3.0 Step ${one}${two ? ` 3.0 Step ${two}` : ''}`,
    )
    .replace(/(?<=#\d+), #(\d+)/g, ', 17.2 #$1');
  const named = [...whole.matchAll(NUMBER)].map(([, number = '']) => number.replace(/^3 Step/, '3.0 Step'));
  const chapter = CHAPTER.exec(whole);
  return chapter?.[1] ? [chapter[1], ...named] : named;
}
const spelled = (tens: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `${tens}${from + i}`).join(' ');
const rulingsIn = (text: string): readonly string[] => [...text.matchAll(/\bR(\d+)\b/g)].map(([, n]) => `R${n}`);

function files(ending: RegExp): readonly string[] {
  return readdirSync(GAME, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && ending.test(file.name) && !/node_modules|[/\\]dist\b/.test(file.parentPath))
    .map((file) => relative(GAME, join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .filter((file) => /^(?:rules|test)\//.test(file))
    .toSorted();
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(GAME, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @returns the name of the step, function or constant that contains a node */
function nameAround(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if ((ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) && at.parent.parent.getText().startsWith('steps:'))
      return at.name.getText();
    if (ts.isFunctionDeclaration(at)) return at.name?.text ?? '';
    if (ts.isVariableDeclaration(at) && ts.isSourceFile(at.parent.parent.parent)) return at.name.getText();
    if (ts.isVariableStatement(at)) return at.declarationList.declarations[0]?.name.getText() ?? '';
    if (ts.isInterfaceDeclaration(at) || ts.isTypeAliasDeclaration(at)) return at.name.text;
  }
  return '';
}

function codePlaces(): { readonly rules: Index; readonly rulings: Index } {
  const rules: Index = new Map();
  const rulings: Index = new Map();
  for (const file of files(/\.ts$/).filter((f) => f.startsWith('rules/') && !f.endsWith('.test.ts') && !f.startsWith('rules/testing/'))) {
    const source = parse(file);
    const note = (text: string, name: string): void => {
      for (const rule of rulesIn(text)) add(rules, rule, file, name);
      for (const ruling of rulingsIn(text)) add(rulings, ruling, file, name);
    };
    const comments = new Map<number, string>();
    walk(source, (node) => {
      if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) note(node.text, nameAround(node));
      for (const { pos, end } of ts.getLeadingCommentRanges(source.text, node.getFullStart()) ?? []) {
        if (comments.has(pos)) continue;
        const text = source.text.slice(pos, end);
        comments.set(pos, text);
        const name = pos === 0 || ts.isSourceFile(node) ? '' : nameAround(node);
        note(text.replace(/^\/\*\*?\s*/, ''), name);
      }
    });
  }
  return { rules, rulings };
}

/** The numbers that a test's name begins with: `9.23, 9.34 [R12] he replaces ...`. */
const LEADING = /^(?:(?:3\.0 Step \d+|17\.2 #\d+|#\d+|\d{1,2}(?:\.\d{1,2})?(?: [A-L]\b)?|\[R\d+(?:, R\d+)*\])[,:–]?\s*(?:and )?)+/;

function testPlaces(): { readonly rules: Index; readonly rulings: Index } {
  const rules: Index = new Map();
  const rulings: Index = new Map();
  for (const file of files(/\.test\.ts$/)) {
    walk(parse(file), (node) => {
      if (!ts.isCallExpression(node)) return;
      const [name] = node.arguments;
      const isTest = /^(test|it|describe)\b/.test(node.expression.getText());
      if (!isTest || !name || !ts.isStringLiteralLike(name)) return;
      for (const ruling of rulingsIn(name.text.match(/\[R[^\]]*\]/g)?.join(' ') ?? '')) add(rulings, ruling, file, '');
      for (const rule of rulesIn(LEADING.exec(name.text)?.[0] ?? '')) add(rules, rule, file, '');
    });
  }
  return { rules, rulings };
}

/** @returns the files of another package that name a rule: only tests, or only other files */
function filesNaming(rule: string, folder: string, isTest: boolean): readonly string[] {
  return readdirSync(join(ROOT, folder))
    .filter((file) => file.endsWith('.ts') && file.endsWith('.test.ts') === isTest)
    .filter((file) => rulesIn(readFileSync(join(ROOT, folder, file), 'utf8')).includes(rule))
    .map((file) => `${folder}/${file}`)
    .toSorted();
}

/** @returns for each ruling its title, the first words of its status, and the files named there */
function rulingStatus(): ReadonlyMap<string, { readonly title: string; readonly status: string; readonly named: readonly string[] }> {
  const text = readFileSync(new URL('../../docs/golden-age/rulings.md', import.meta.url), 'utf8');
  return new Map(
    text.split(/^### /m).flatMap((entry) => {
      const [, ruling = '', title = ''] = /^(R\d+) · (.*)$/m.exec(entry) ?? [];
      const [, status = 'unknown'] = /^\*\*Status\.\*\* (In force|In part|Later)/m.exec(entry) ?? [];
      const named = [...(/^\*\*Status\.\*\*[^#]*/m.exec(entry)?.[0] ?? '').matchAll(/`([\w/-]+\.ts)`/g)].map(([, file = '']) => file);
      return ruling === '' ? [] : [[ruling, { title, status: status.toLowerCase(), named }] as const];
    }),
  );
}

const list = (places: Places | undefined): string =>
  [...(places ?? [])]
    .filter(([file]) => !OWN_FILES.includes(file))
    .map(([file, names]) => [`\`${file}\``, [...names].join(', ')].join(' ').trim())
    .join('<br>');

export function rulesMap(entries: readonly Entry[] = allEntries()): RulesMap {
  const code = codePlaces();
  const tests = testPlaces();
  const statuses = rulingStatus();
  const dataFiles = new Set(files(/\.ts$/).map((file) => file.replace(/^rules\//, '')));
  const all = entries.filter((entry) => 'rule' in entry);
  const listed = new Set(all.map(({ rule }) => rule));
  const gaps: string[] = [];
  const untested: string[] = [];
  const lines: string[] = [];
  for (const entry of entries) {
    if ('section' in entry) {
      lines.push('', `## ${entry.section} ${entry.title}`, '', '| rule | | code | tests |', '|---|---|---|---|');
      continue;
    }
    const { rule, title, later, data, folder } = entry;
    if (data !== undefined) add(code.rules, rule, data, '');
    if (folder !== undefined) {
      const elsewhere = filesNaming(rule, folder, false);
      if (elsewhere.length === 0) gaps.push(`${rule}: nothing in ${folder}`);
      for (const file of elsewhere) add(code.rules, rule, file, '');
      for (const file of filesNaming(rule, folder, true)) add(tests.rules, rule, file, '');
    }
    const places = code.rules.get(rule);
    const shown = tests.rules.get(rule);
    if (later === undefined && !places) gaps.push(rule);
    if (data !== undefined && !dataFiles.has(data)) gaps.push(`${rule}: no file ${data}`);
    if (later === undefined && !shown) untested.push(rule);
    if (OWN_RULES.includes(rule)) continue;
    const where = [later === undefined ? '' : `*later: ${later}*`, list(places)].filter((part) => part !== '').join('<br>');
    lines.push(`| ${rule} | ${title} | ${where} | ${list(shown)} |`);
  }
  lines.push('', '## Rulings', '', 'What each says and why: [rulings.md](rulings.md).', '');
  lines.push('| ruling | | status | code | tests |', '|---|---|---|---|---|');
  for (const [ruling, { title, status, named }] of statuses) {
    for (const file of named) {
      if (dataFiles.has(file)) add(code.rulings, ruling, file, '');
      else gaps.push(`${ruling}: no file ${file}`);
    }
    const places = code.rulings.get(ruling);
    const shown = tests.rulings.get(ruling);
    if (status === 'unknown') gaps.push(`${ruling}: no status`);
    if (status.startsWith('in ') && !places) gaps.push(ruling);
    if (status.startsWith('in ') && !shown) untested.push(ruling);
    lines.push(`| ${ruling} | ${title} | ${status} | ${list(places)} | ${list(shown)} |`);
  }
  const published = all.filter(({ rule }) => !OWN_RULES.includes(rule));
  const done = published.filter(({ later }) => later === undefined).length;
  const inForce = [...statuses.values()].filter(({ status }) => status.startsWith('in ')).length;
  const head = [
    '# Rules map',
    '',
    'Made by `node scripts/golden-age/rules-map.ts`; do not edit. Numbers are those of the published living rules, titles are',
    'ours. *Code* names the files below `games/golden-age/rules`, and the step, function or constant in them that cites the rule; *tests* names',
    'the files below it and `games/golden-age/test` with tests whose names begin with it. Paths that begin with `games` or `packages` are whole. *Later* says what a rule',
    'comes with that is not in the game yet.',
    '',
    `In force: ${done} of ${published.length} rules, ${inForce} of ${statuses.size} rulings (some in part).`,
    '',
    `In force without a test of its own: ${untested.length === 0 ? 'none' : untested.join(', ')}.`,
  ];
  const isKnown = (rule: string): boolean =>
    listed.has(rule) || [...listed].some((number) => number.startsWith(`${rule} `) || isChapter(rule, number));
  const unknown = [...code.rules.keys(), ...tests.rules.keys()].filter((rule) => !isKnown(rule));
  return { page: `${[...head, ...lines].join('\n')}\n`, gaps, unknown, untested };
}

/** @returns whether the rule belongs to a shorter number: 8.3 stands for 8.31, 8.32 and so on */
const isChapter = (rule: string, number: string): boolean => /^\d+\.\d$/.test(rule) && number.startsWith(rule);

if (process.argv[1] === import.meta.filename) {
  const { page, gaps, unknown } = rulesMap();
  const faults = [...gaps.map((gap) => `gap: ${gap}`), ...unknown.map((number) => `unknown rule: ${number}`)];
  const check = process.argv.includes('--check');
  if (!check) writeFileSync(RULES_MAP, page);
  else if (readFileSync(RULES_MAP, 'utf8') !== page) faults.push('docs/golden-age/rules-map.md is out of date');
  for (const fault of faults) console.error(fault);
  if (check && faults.length > 0) process.exitCode = 1;
}
