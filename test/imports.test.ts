/** Which part of the house may import which. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, ROOT, type Source, sourcesIn, targetOf } from './sources.ts';

/** The packages that each may import. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  search: ['kernel'],
  protocol: ['kernel'],
  'table-kit': ['kernel', 'search', 'protocol'],
  server: ['kernel', 'protocol'],
  command: ['kernel', 'search'],
  cli: ['kernel', 'search', 'command', 'protocol', 'server'],
  web: ['kernel', 'protocol', 'table-kit'],
};
/** What the rooms of a game may import: packages, and rooms of the same game. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  rules: ['kernel'],
  text: ['kernel', 'rules'],
  bots: ['kernel', 'search', 'rules'],
  lab: ['kernel', 'search', 'command', 'rules', 'text', 'bots'],
  table: ['kernel', 'table-kit', 'protocol', 'rules', 'text', 'bots'],
  map: ['kernel', 'table-kit', 'rules', 'text', 'table'],
  test: ['kernel', 'protocol', 'rules'],
  training: ['kernel', 'search', 'rules', 'bots'],
};
/** What several games share, in rooms like theirs. A game may import from a shared room what it may import from its own. */
const SHARED = 'common';
/** The lists of games: the only files of the platform that name one. */
const LISTS_OF_GAMES = ['cli', 'server', 'web'].map((name) => `apps/${name}/src/games.ts`);
/** Entry points of packages beside the first. */
const ENTRIES = /^@bb\/(?:kernel\/(?:check|language)$|server\/admin$|protocol\/notices\/|table-kit\/)/;
/** Modules for tests alone. */
const FOR_TESTS = /^@bb\/(?:(?:cli|server)\/src\/|web\/|kernel\/testing$|[\w-]+\/rules\/testing)/;

const GAMES: readonly string[] = ['games', 'examples'].flatMap((shelf) => readdirSync(join(ROOT, shelf)));
const all = ['apps', 'packages', 'games', 'examples'].flatMap((shelf) => sourcesIn(shelf, /\.(ts|svelte|mjs)$/));
const isTest = ({ path }: Source): boolean => /\.test\.ts$|\/testing(\/|\.ts$)|\/(?:test|integration)\//.test(path);
/** The package or game, and for games the room. */
const placeOf = (path: string): readonly [string, string] => {
  const [, name = '', room = ''] = path.split('/');
  return /^(?:apps|packages)\//.test(path) ? [name, ''] : [name, room];
};

/** @returns why a file may not import a module; null if it may */
function objection(source: Source, specifier: string): string | null {
  const target = targetOf(source, specifier);
  const [own, room] = placeOf(source.path);
  if (!target.startsWith('@bb/')) {
    if (!/^(apps|packages|games|examples)\//.test(target)) return null;
    const [name, entry] = placeOf(target);
    if (name !== own) return room === 'test' || room === 'training' ? null : 'reaches into another package';
    return entry === room || (ROOMS[room] ?? []).includes(entry) ? null : `${room} may not import ${entry}`;
  }
  const [, name = '', entry = ''] = target.match(/^@bb\/([\w-]+)\/?(\w*)/) ?? [];
  const inTest = isTest(source);
  if (FOR_TESTS.test(target)) return inTest ? null : 'is for tests alone';
  if (GAMES.includes(name)) {
    if (name === own || (name === SHARED && GAMES.includes(own)))
      return entry === room || (ROOMS[room] ?? []).includes(entry) || inTest ? null : `${room} may not import ${entry}`;
    if (LISTS_OF_GAMES.includes(source.path) || (inTest && room === '')) return null;
    return 'names a game';
  }
  if (entry !== '' && !ENTRIES.test(target)) return 'is no entry point';
  const may = room === '' ? MAY[own] : ROOMS[room];
  return name === own || may?.includes(name) ? null : `${room || own} may not import ${name}`;
}

describe('the packages and games', () => {
  test('are all known here', () => {
    const places = all.map(({ path }) => placeOf(path));
    const unknown = places.filter(([name, room]) => (room === '' ? !(name in MAY) : !(room in ROOMS)));
    expect([...new Set(unknown.map((place) => place.join('/')))]).toEqual([]);
  });

  test('import each other one way, and by name', () => {
    const wrong = all.flatMap((source) =>
      importsOf(source).flatMap((specifier) => {
        const why = objection(source, specifier);
        return why === null ? [] : [`${source.path} imports ${specifier}: ${why}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
