import { readFileSync } from 'node:fs';
import { classic } from '@bb/classic/rules';
import { expect, test } from 'vitest';
import { presets, TURNS } from './new-game.ts';

const cellsOf = (line = ''): readonly string[] => line.split('|').map((cell) => cell.trim());

test('lengths are those that the calibration has measured', () => {
  const lines = readFileSync('docs/classic/calibration.md', 'utf8').split('\n');
  const head = cellsOf(lines.find((line) => line.startsWith('| The game | 2 |')));
  const row = cellsOf(lines.find((line) => line.startsWith('| Player Turns |')));
  for (const [table, turns] of Object.entries(TURNS)) expect(row[head.indexOf(table)], table).toMatch(new RegExp(`^${turns} `));
});

test('presets have options of the game', () => {
  for (const { options } of presets) expect(classic.parseOptions(options)).toEqual(options);
});
