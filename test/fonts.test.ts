/** Figures come from EB Garamond alone: a 1 of IM Fell English is a small I, so that 11 reads as II. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './sources.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Face {
  readonly family: string;
  readonly range: string;
}

const faces = [...read('apps/web/src/fonts.css').matchAll(/@font-face \{([^}]*)\}/g)].map(
  ([, css = '']): Face => ({
    family: /font-family: "([^"]*)"/.exec(css)?.[1] ?? '',
    range: /unicode-range:\s*([^;]*);/.exec(css)?.[1] ?? '',
  }),
);
/** @param range  such as “U+20-7E, U+A0” */
const covers = (range: string, letter: string): boolean =>
  range.split(/,\s*/).some((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const at = letter.codePointAt(0) ?? 0;
    return at >= from && at <= to;
  });

test('only EB Garamond has figures', () => {
  const withFigures = faces.filter(({ range }) => [...'0123456789'].some((figure) => covers(range, figure)));
  expect([...new Set(withFigures.map(({ family }) => family))]).toEqual(['EB Garamond Variable']);
  expect(faces.some(({ family, range }) => family === 'IM Fell English' && covers(range, 'B'))).toBe(true);
});

test('every font of names and headings falls back on it', () => {
  const stacks = [...read('packages/table-kit/src/tokens.css').matchAll(/--font-[a-z]+: ([^;]*);/g)].map(([, stack = '']) => stack);
  expect(stacks).toHaveLength(4);
  expect(stacks.filter((stack) => !stack.includes('"EB Garamond Variable"'))).toEqual([]);
});
