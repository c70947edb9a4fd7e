import { MERCHANT_TYPES, RECONSTRUCTED } from '@bb/engine';
import { expect, test } from 'vitest';
import { RIG_NAMES, rigOfWarship, silhouetteOf } from './ships.ts';

test('each rig has a silhouette of its own', () => {
  const drawn = RIG_NAMES.map((rig) => silhouetteOf(rig));
  expect(drawn.map(({ solid }) => solid)).not.toContain('');
  expect(new Set(drawn.map(({ solid, cut }) => solid + cut)).size).toBe(RIG_NAMES.length);
});

test('each type of merchant has its rig', () => {
  const rigs: readonly string[] = RIG_NAMES;
  for (const type of MERCHANT_TYPES) expect(rigs).toContain(type);
});

test('warships of different classes look different', () => {
  expect(new Set(RECONSTRUCTED.warships.map(({ guns }) => rigOfWarship(guns ?? ''))).size).toBe(3);
});
