/** The house as its documents show it: a README in each room, short main documents, and a true picture of the floors. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const MAX_README_LINES = 30;
const MAX_DOCUMENT_BYTES = 9000;
/** A floor of the picture: its folder, then the names that stand there. */
const FLOOR = /^([a-z]+)\/ +([a-z][a-z -]*)$/;
const ENGINE = 'docs/engine.md';
/** A piece of code whose first line names its file. */
const EXAMPLE = /```ts\n\/\/ (\S+)\n([\s\S]*?)```/g;

const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const places = globSync('{apps,games,examples,packages}/*/package.json', { cwd: ROOT }).map((path) =>
  path.replaceAll('\\', '/').replace('/package.json', ''),
);

/** The places in the picture, from the top floor to the lowest, and from left to right. */
function pictured(): readonly string[] {
  const [, picture = ''] = textOf('ARCHITECTURE.md').match(/```\n(apps\/[\s\S]*?)```/) ?? [];
  return picture.split('\n').flatMap((line) => {
    const [, floor = '', names = ''] = line.match(FLOOR) ?? [];
    return names === '' ? [] : names.split(/ +/).map((name) => `${floor}/${name}`);
  });
}

/** @returns the packages of this project that a place needs to run */
function needs(place: string): readonly string[] {
  const { dependencies = {} }: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(textOf(`${place}/package.json`));
  return Object.keys(dependencies).flatMap((name) => places.filter((other) => name === `@bb/${other.split('/')[1]}`));
}

test.each(places)('%s has a short README', (place) => {
  const path = `${place}/README.md`;
  expect(existsSync(join(ROOT, path))).toBe(true);
  expect(textOf(path).trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES);
});

test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s is short', (path) => {
  expect(Buffer.byteLength(textOf(path))).toBeLessThanOrEqual(MAX_DOCUMENT_BYTES);
});

test('the picture of the floors names the folders that exist', () => {
  expect(pictured().toSorted()).toEqual(places.toSorted());
});

test('in the picture each place needs only those below it, and those to its right', () => {
  const order = pictured();
  const up = order.flatMap((place, i) =>
    needs(place)
      .filter((other) => order.indexOf(other) < i)
      .map((other) => `${place} needs ${other}`),
  );
  expect(up).toEqual([]);
});

test('the examples of the engine’s tutorial are pieces of its code', () => {
  const examples = [...textOf(ENGINE).matchAll(EXAMPLE)];
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter(([, path = '', code = '']) => !textOf(path).includes(code)).map(([, path]) => path)).toEqual([]);
});
