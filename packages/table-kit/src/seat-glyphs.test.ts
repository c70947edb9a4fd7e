import { describe, expect, test } from 'vitest';
import { glyphOf } from './seat-glyphs.ts';
import { contrast } from './testing/contrast.ts';
import tokens from './tokens.css?raw';

/** No game of ours has more. */
const MAX_SEATS = 10;
const SEATS = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
const themes = tokens.split(':root[data-theme="dark"]');

test('gives each seat its own glyph', () => {
  expect(new Set(SEATS.map(glyphOf)).size).toBe(MAX_SEATS);
  expect(SEATS.map(glyphOf)).not.toContain('');
});

describe.each([
  ['by day', themes[0] ?? ''],
  ['by candle', themes[1] ?? ''],
])('%s', (_, css) => {
  const colorOf = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  const colors = SEATS.map((seat) => colorOf(`seat-${seat}`));

  test('gives each seat its own color', () => {
    expect(colors).not.toContain('');
    expect(new Set(colors).size).toBe(MAX_SEATS);
  });

  test('keeps each glyph readable on its color', () => {
    for (const color of colors) expect([color, contrast(color, colorOf('seat-ink')) > 3.5]).toEqual([color, true]);
  });
});
