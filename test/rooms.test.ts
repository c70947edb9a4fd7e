/** The rooms of each program, lowest first: a room imports only those that stand before it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, ROOT, type Source, sourcesIn, targetOf } from './sources.ts';

/** A room is a folder of `src`, or a file that stands there by itself. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'apps/server': [
    'games.ts',
    'storage',
    'time',
    'pubsub',
    'accounts',
    'tables',
    'play',
    'notifications',
    'chat',
    'moderation',
    'config',
    'observability',
    'admin',
    'api',
    'app',
    'main.ts',
  ],
  'apps/web': [
    'games.ts',
    'fonts',
    'fonts.css',
    'i18n',
    'offline',
    'shared',
    'forms',
    'session',
    'online',
    'chat',
    'votes',
    'home',
    'new-game',
    'pages',
    'dice-check',
    'account',
    'moderation',
    'lobby',
    'create-table',
    'playing',
    'table-page',
    'app',
    'main.ts',
  ],
};
/** The pure part of windows, and all that it imports, types included. */
const WINDOWS = ['windows', 'response-delay', 'secret-ask'].map((name) => `apps/server/src/play/${name}.ts`);
/** Helpers of tests, which import whatever they test. */
const TESTING = 'testing';

const isTest = ({ path }: Source): boolean => /\.test\.ts$|\/testing\//.test(path);

describe.each(Object.entries(ROOMS))('%s', (program, rooms) => {
  const src = `${program}/src/`;
  const roomOf = (path: string): string => path.slice(src.length).split('/', 1)[0] ?? '';

  test('has these rooms and no others', () => {
    const found = readdirSync(join(ROOT, src)).filter((name) => name !== TESTING && !name.endsWith('.test.ts'));
    expect(found.sort()).toEqual([...rooms].sort());
  });

  test('has no import that runs up', () => {
    const up = sourcesIn(src, /\.(ts|svelte)$/)
      .filter((source) => !isTest(source))
      .flatMap((source) =>
        importsOf(source)
          .map((specifier) => targetOf(source, specifier))
          .filter((target) => target.startsWith(src) && rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(source.path)))
          .map((target) => `${source.path} imports ${target}`),
      );
    expect(up).toEqual([]);
  });
});

test('windows need nothing of a server', () => {
  const windows = sourcesIn('apps/server/src/play').filter(({ path }) => WINDOWS.includes(path));
  expect(windows).toHaveLength(WINDOWS.length);
  for (const source of windows)
    expect(['@bb/kernel', ...WINDOWS]).toEqual(expect.arrayContaining(importsOf(source).map((specifier) => targetOf(source, specifier))));
});
