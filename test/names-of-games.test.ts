/** The platform knows no game: only its lists of games name one. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAMES, ROOT, type Source, sourcesIn } from './sources.ts';

const LISTS_OF_GAMES = ['cli', 'server', 'web'].map((name) => `apps/${name}/src/games.ts`);
/** Tests of a game on the server, or in the page. */
const OF_ONE_GAME = /^apps\/\w+\/integration\/[\w-]+\//;
/** @returns a pattern that finds an id as a word, in kebab-case, camelCase or PascalCase, also inside a longer name */
function patternOf(ids: readonly string[]): RegExp {
  const pascal = ids.map((id) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const camel = pascal.map((name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`);
  return new RegExp(`(?<![a-zA-Z])(?:${[...ids, ...camel].join('|')})(?![a-z])|(?:${pascal.join('|')})(?![a-z])`);
}
const EXAMPLES = readdirSync(join(ROOT, 'examples'));
const NAMES_A_GAME = patternOf(GAMES);
const NAMES_ANY = patternOf([...GAMES, ...EXAMPLES]);

const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts') || path.includes('/testing/');
const sources = ['apps', 'packages']
  .flatMap((floor) => sourcesIn(floor, /\.(ts|svelte)$/))
  .filter(({ path }) => !LISTS_OF_GAMES.includes(path) && !OF_ONE_GAME.test(path));
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

test('tests of the platform name no game but the example', () => {
  expect(naming(sources.filter(isTest), NAMES_A_GAME)).toEqual([]);
});
