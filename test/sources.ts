/** The project's own source files, read as text and as syntax. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders of all games, without what games share, which has no rules. */
export const GAME_FOLDERS: readonly string[] = ['games', 'examples'].flatMap((shelf) =>
  readdirSync(join(ROOT, shelf))
    .map((id) => `${shelf}/${id}`)
    .filter((folder) => existsSync(join(ROOT, folder, 'rules'))),
);

/** The names of the games that are not examples. */
export const GAMES: readonly string[] = readdirSync(join(ROOT, 'games')).filter((id) => existsSync(join(ROOT, 'games', id, 'rules')));

export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** @returns all files below `folder` whose name matches `ending` */
export function sourcesIn(folder: string, ending: RegExp = /\.ts$/): readonly Source[] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && ending.test(file.name) && !/node_modules|[/\\]dist\b/.test(file.parentPath))
    .map((file) => {
      const path = relative(ROOT, join(file.parentPath, file.name)).replaceAll('\\', '/');
      return { path, text: readFileSync(join(ROOT, path), 'utf8') };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** @returns the shipped files of a folder, without tests */
export const shippedIn = (folder: string): readonly Source[] =>
  sourcesIn(folder).filter(({ path }) => !path.endsWith('.test.ts') && !path.includes('/testing/'));

export const syntaxOf = ({ path, text }: Source): ts.SourceFile => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/** Visits every node, outermost first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @returns the specifiers that a module or Svelte component imports or re-exports from, as written */
export const importsOf = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g)].map(
    ([, still, lazy]) => still ?? lazy ?? '',
  );

/** @returns a relative import as a path from the root, and others unchanged */
export const targetOf = (from: Source, specifier: string): string =>
  specifier.startsWith('.') ? relative(ROOT, resolve(ROOT, dirname(from.path), specifier)).replaceAll('\\', '/') : specifier;
