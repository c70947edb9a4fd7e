import { MERCHANT_TYPES, RECONSTRUCTED } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { RIG_NAMES, rigOfWarship, silhouetteOf } from './ships.ts';

test('draws each rig differently', () => {
  const drawn = RIG_NAMES.map((rig) => silhouetteOf(rig));
  expect(drawn.map(({ solid }) => solid)).not.toContain('');
  expect(new Set(drawn.map(({ solid, cut }) => solid + cut)).size).toBe(RIG_NAMES.length);
});

test('has a rig for each type of merchant', () => {
  const rigs: readonly string[] = RIG_NAMES;
  for (const type of MERCHANT_TYPES) expect(rigs).toContain(type);
});

test('draws warships of different classes differently', () => {
  expect(new Set(RECONSTRUCTED.warships.map(({ guns }) => rigOfWarship(guns ?? ''))).size).toBe(3);
});
