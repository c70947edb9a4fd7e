/**
 * Writes the lists that follow from the exports of the rules: `procedures.ts`, and `cards/all.ts`.
 *
 *     node scripts/golden-age/rules-lists.ts
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const RULES = new URL('../../games/golden-age/rules/rules/', import.meta.url);
const WRITTEN = ' Written by scripts/golden-age/rules-lists.ts.';

interface Export {
  /** The path from the folder of the list. */
  readonly path: string;
  readonly name: string;
}

/** @returns what the files below a folder of the rules export with this type, by path and name */
function exportsOf(folder: string, type: string): readonly Export[] {
  const files = readdirSync(new URL(folder, RULES), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(new URL(folder + file, RULES), 'utf8');
      const names = [...source.matchAll(new RegExp(`^export const (\\w+): ${type}\\b`, 'gm'))].map(([, name = '']) => name);
      return names.toSorted().map((name) => ({ path: `./${file}`, name }));
    });
}

function importsOf(all: readonly Export[]): readonly string[] {
  const paths = [...new Set(all.map(({ path }) => path))].toSorted();
  return paths.map((path) => `import { ${all.flatMap((entry) => (entry.path === path ? entry.name : [])).join(', ')} } from '${path}';`);
}
const pathIn = (line: string): string => line.split("'")[1] ?? '';
const byPath = (a: string, b: string): number => (pathIn(a) < pathIn(b) ? -1 : 1);
const listOf = (all: readonly Export[]): readonly string[] => all.map(({ name }) => `  ${name},`);

const OF_CARDS: Export = { path: './cards/all.ts', name: 'CARD_PROCEDURES' };

function procedures(): string {
  const others = exportsOf('', 'Procedure').filter(({ path }) => !path.startsWith('./cards/'));
  const all = [...others, OF_CARDS].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  return [
    `/** Every procedure of the game, by name.${WRITTEN} */`,
    "import type { AnyProcedure } from '@bb/kernel';",
    "import type { About } from '../state/about.ts';",
    "import type { AskName } from '../state/asks.ts';",
    "import type { Choice } from '../state/choices.ts';",
    "import type { Game } from '../state/position.ts';",
    ...importsOf(all),
    '',
    'const all: readonly AnyProcedure<Game, Choice, About, AskName>[] = [',
    ...listOf(all).map((line) => line.replace(OF_CARDS.name, `...${OF_CARDS.name}`)),
    '];',
    '',
    'export const PROCEDURES = Object.fromEntries(all.map((procedure) => [procedure.name, procedure]));',
    '',
  ].join('\n');
}

function cards(): string {
  const [procedures, now, inWindows] = ['Procedure', 'NowCard', 'WindowCard'].map((type) => exportsOf('cards/', type));
  return [
    `/** The procedures of cards, those that do something when drawn, and those that are played against others.${WRITTEN} */`,
    "import type { AnyProcedure } from '@bb/kernel';",
    "import type { About } from '../../state/about.ts';",
    "import type { AskName } from '../../state/asks.ts';",
    "import type { Choice } from '../../state/choices.ts';",
    "import type { Game } from '../../state/position.ts';",
    ...[...importsOf([...procedures, ...now, ...inWindows]), "import type { NowCard, WindowCard } from './card.ts';"].toSorted(byPath),
    '',
    'export const CARD_PROCEDURES: readonly AnyProcedure<Game, Choice, About, AskName>[] = [',
    ...listOf(procedures),
    '];',
    'export const NOW_CARDS: readonly NowCard[] = [',
    ...listOf(now),
    '];',
    'export const WINDOW_CARDS: readonly WindowCard[] = [',
    ...listOf(inWindows),
    '];',
    '',
  ].join('\n');
}

export const RULES_LISTS: readonly { readonly file: URL; text(): string }[] = [
  { file: new URL('procedures.ts', RULES), text: procedures },
  { file: new URL('cards/all.ts', RULES), text: cards },
];

if (process.argv[1] === import.meta.filename) for (const { file, text } of RULES_LISTS) writeFileSync(file, text());
