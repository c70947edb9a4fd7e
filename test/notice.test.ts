/** NOTICE names every package that the project uses, with its license, and no other. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Manifest = Readonly<Partial<Record<(typeof FIELDS)[number], Readonly<Record<string, string>>>> & { license?: string }>;

const manifest = (path: string): Manifest => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const MANIFESTS = [
  'package.json',
  ...['apps', 'packages', 'games', 'examples', 'bench', 'scripts'].flatMap((folder) =>
    sourcesIn(folder, /^package\.json$/).map(({ path }) => path),
  ),
];
const used = new Set(
  MANIFESTS.flatMap((path) => FIELDS.flatMap((field) => Object.keys(manifest(path)[field] ?? {}))).filter(
    (name) => !name.startsWith('@bb/'),
  ),
);

/** By package: its license, as NOTICE says it. */
function namedIn(notice: string): ReadonlyMap<string, string> {
  const [, list = ''] = notice.split('\nLIBRARIES\n');
  const lines = list.replace(/\n {4}/g, ' ').matchAll(/^ {2}([A-Z][\w. -]*?): (.*)$/gm);
  return new Map(
    [...lines].flatMap(([, license = '', names = '']) =>
      names
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((name): [string, string] => [name.trim(), license]),
    ),
  );
}
const named = namedIn(readFileSync(join(ROOT, 'NOTICE'), 'utf8'));

test('every workspace is looked at', () => {
  expect(MANIFESTS).toEqual(
    expect.arrayContaining(['apps/server/package.json', 'bench/peers/package.json', 'scripts/mutation/package.json']),
  );
});

test('NOTICE names each package that the project uses, and no other', () => {
  expect([...named.keys()].toSorted()).toEqual([...used].toSorted());
});

test('NOTICE tells the license that each installed package states', () => {
  const installed = [...used].filter((name) => existsSync(join(ROOT, 'node_modules', name, 'package.json')));
  expect(installed.length).toBeGreaterThan(50);
  const stated = installed.map((name) => [name, manifest(`node_modules/${name}/package.json`).license]);
  expect(installed.map((name) => [name, named.get(name)])).toEqual(stated);
});
