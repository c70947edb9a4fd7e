import { describe, expect, test } from 'vitest';
import { contrast } from './testing/contrast.ts';
import tokens from './tokens.css?raw';

const themes = tokens.split(':root[data-theme="dark"]');

describe.each([
  ['by day', themes[0] ?? ''],
  ['by candle', themes[1] ?? ''],
])('%s', (_, css) => {
  const colorOf = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '';
  const contrastOf = (one: string, other: string): number => contrast(colorOf(one), colorOf(other));

  test.each(['sheet', 'sheet-deep'])('buttons and fields stand out from %s', (sheet) => {
    expect(contrastOf('control-edge', sheet)).toBeGreaterThanOrEqual(3);
    expect(contrastOf('primary-edge', sheet)).toBeGreaterThanOrEqual(3);
  });

  test('the text of buttons and tooltips can be read', () => {
    for (const fill of ['control', 'control-deep']) expect(contrastOf('ink', fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('red-ink', 'red')).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('sheet', 'ink')).toBeGreaterThanOrEqual(4.5);
  });
});
