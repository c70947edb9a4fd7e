import { MERCHANT_TYPES, RECONSTRUCTED } from '@bb/golden-age/rules';
import { RIG_NAMES } from '@bb/table-kit/drawing/ships.ts';
import { expect, test } from 'vitest';
import { rigOfWarship } from './warship-rigs.ts';

test('has a rig for each type of merchant', () => {
  const rigs: readonly string[] = RIG_NAMES;
  for (const type of MERCHANT_TYPES) expect(rigs).toContain(type);
});

test('draws warships of different classes differently', () => {
  expect(new Set(RECONSTRUCTED.warships.map(({ guns }) => rigOfWarship(guns ?? ''))).size).toBe(3);
});
