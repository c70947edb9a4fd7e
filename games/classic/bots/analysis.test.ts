import { fileURLToPath } from 'node:url';
import { readGolden } from '@bb/kernel/testing';
import { expect, test } from 'vitest';
import { classic } from '../rules/index.ts';
import { lookBack } from './index.ts';

test('judges each decision of a whole game, also of the solitaire game', () => {
  for (const file of ['players-3-seed-139.json', 'players-3-solitaire-true-seed-158.json']) {
    const { record } = readGolden(classic, fileURLToPath(new URL('../golden/', import.meta.url)), file);
    const choices = record.choices.map((json, i) => classic.choices.fromJson(json, `choices[${i}]`));
    const seen = [...lookBack(classic.newGame(classic.parseOptions(record.options, 'options')), choices, 4)];
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.at(-1)?.done).toBe(seen.at(-1)?.of);
    for (const { judgment } of seen) {
      expect(judgment.loss).toBeGreaterThanOrEqual(0);
      expect(judgment.chosen.win.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }
  }
});
