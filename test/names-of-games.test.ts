/** The platform knows no game: only its lists of games name one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, type Source, sourcesIn } from './sources.ts';

const LISTS_OF_GAMES = ['cli', 'server', 'web'].map((name) => `packages/${name}/src/games.ts`);
/** The tests that play another game than the example, and why. */
const NEED_A_GAME: Readonly<Record<string, string>> = {
  'packages/server/src/play/own-view.test.ts': 'looks into each hosted game as often as its cards allow',
  'packages/server/src/play/rewind.test.ts': 'rewinds a game that is long enough to be rewound twice',
  'packages/server/src/play/secret-answers.test.ts': 'gives standing orders',
  'packages/server/src/play/socket.test.ts': 'seats a bot that searches',
  'packages/server/src/play/standing-orders.test.ts': 'gives standing orders',
  'packages/server/src/play/turn-based.test.ts': 'gives standing orders',
  'packages/server/src/tables/table-lists.test.ts': 'lists options of 30 kB',
  'packages/server/src/tables/table-routes.test.ts': 'gives standing orders',
  'packages/server/src/tables/table-votes.test.ts': 'plays windows in which most seats hold nothing',
  'packages/web/src/lobby/lobby.test.ts': 'shows bots with variants, and options',
  'packages/web/src/online/online-session.test.ts': 'gives standing orders, and points at things',
  'packages/web/src/online/table-seats.test.ts': 'seats bots with variants',
  'packages/web/src/online/testing/fake-table.ts': 'gives standing orders',
  'packages/web/src/session/bots.test.ts': 'asks bots that search, and a worker that does more',
  'packages/web/src/session/local-session.test.ts': 'undoes choices, and opens a table of the wrong game',
  'packages/web/src/session/read-stored-table.test.ts': 'reads choices of every kind',
  'packages/web/src/session/session-contract.test.ts': 'gives standing orders',
  'packages/web/src/session/standing-orders.test.ts': 'gives standing orders',
  'packages/web/src/session/what-if.test.ts': 'deals hands of several cards anew',
  'packages/web/src/testing/cards.ts': 'shows bots with variants, and options',
  'packages/server/src/tables/tables.test.ts': 'shows long options in brief, and hosts a game that is no example',
};

/** @returns a pattern that finds an id as a word, in kebab-case, camelCase or PascalCase, also inside a longer name */
function patternOf(ids: readonly string[]): RegExp {
  const pascal = ids.map((id) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const camel = pascal.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return new RegExp(`(?<![a-zA-Z])(?:${[...ids, ...camel].join('|')})(?![a-z])|(?:${pascal.join('|')})(?![a-z])`);
}
const idsIn = (shelf: string): readonly string[] => readdirSync(join(ROOT, shelf));
const [GAMES, EXAMPLES] = ['games', 'examples'].map(idsIn);
const NAMES_A_GAME = patternOf(GAMES);
const NAMES_ANY = patternOf([...GAMES, ...EXAMPLES]);

const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts') || path.includes('/testing/');
const sources = sourcesIn('packages', /\.(ts|svelte)$/).filter(({ path }) => !LISTS_OF_GAMES.includes(path));
const naming = (which: readonly Source[], pattern: RegExp): readonly string[] =>
  which.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('names are found as words', () => {
  const found = [
    "'golden-age'",
    'goldenAgeBots',
    'readGoldenAge',
    'GoldenAge',
    'Landfall',
    'isLandfallTable',
    '@bb/landfall/rules',
    'a classic.',
  ];
  expect(found.filter((text) => !NAMES_ANY.test(text))).toEqual([]);
  expect(['neoclassical', 'landfalls', 'golden ages', 'Classics'].filter((text) => NAMES_ANY.test(text))).toEqual([]);
});

test('no source of the platform names a game', () => {
  expect(
    naming(
      sources.filter((source) => !isTest(source)),
      NAMES_ANY,
    ),
  ).toEqual([]);
});

test('its tests name the example alone, but for those that need another game', () => {
  expect(naming(sources.filter(isTest), NAMES_A_GAME)).toEqual(Object.keys(NEED_A_GAME).toSorted());
});
