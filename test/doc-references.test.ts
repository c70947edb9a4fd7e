/** Every file that a document names, and every file that it links to, exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

const FOLDERS = '{apps,bench,deploy,docs,e2e,examples,games,packages,scripts,test}';
const AT_THE_ROOT = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'] as const;
/** A file in backticks, with at least one folder. */
const NAMED = /`([\w.*-]+(?:\/[\w.*-]+)+\.(?:css|html|js|json|md|mjs|sh|svelte|svg|ts|txt|ya?ml))`/g;
const LINK = /\]\(([^)#\s:]+)(?:#[^)]*)?\)/g;
/** Stands for a name that the reader chooses: `cards/TITLE.ts`. */
const PLACEHOLDER = /(?:^|\/)[A-Z]{2,}\.\w+$/;
/** Decisions tell of the time when they were made; the rules stood in this package then. */
const FORMER = /^packages\/(?:engine|protocol\/src\/standing-orders)/;

const isForeign = (name: string): boolean => /(?:^|[/\\])(?:node_modules|dist)$/.test(name);
const files = globSync(`${FOLDERS}/**/*.*`, { cwd: ROOT, exclude: isForeign }).map((path) => `/${path.replaceAll('\\', '/')}`);
const readmes = globSync('{apps,examples,games,packages}/*/README.md', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
const docs = [
  ...sourcesIn('docs', /\.md$/),
  ...[...AT_THE_ROOT, ...readmes].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
];

/** A path may be given from any folder on its way, as `rules/sequence/action.ts` is. A star stands for a part of a name. */
function exists(named: string): boolean {
  if (!named.includes('*')) return files.some((path) => path.endsWith(`/${named}`));
  const pattern = new RegExp(`/${named.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return files.some((path) => pattern.test(path));
}

test.each(docs)('$path names and links to files that exist', ({ path, text }) => {
  const named = [...text.matchAll(NAMED)].map(([, file = '']) => file).filter((file) => !PLACEHOLDER.test(file));
  const isDecision = path.startsWith('docs/decisions/');
  expect(named.filter((file) => !exists(file) && !(isDecision && FORMER.test(file)))).toEqual([]);
  const links = [...text.matchAll(LINK)].map(([, file = '']) => file);
  expect(links.filter((file) => !existsSync(join(ROOT, dirname(path), file)))).toEqual([]);
});

test('a file that is gone, or was misspelt, is noticed', () => {
  expect(exists('rules/sequence/action.ts')).toBe(true);
  expect(exists('rules/alliances/*.test.ts')).toBe(true);
  expect(exists('queries/anti-pirate-cards.test.ts')).toBe(false);
  expect(exists('sequence/acts.ts')).toBe(false);
});
