import { expect, test } from 'vitest';
import { RIG_NAMES, silhouetteOf } from './ships.ts';

test('draws each rig differently', () => {
  const drawn = RIG_NAMES.map((rig) => silhouetteOf(rig));
  expect(drawn.map(({ solid }) => solid)).not.toContain('');
  expect(new Set(drawn.map(({ solid, cut }) => solid + cut)).size).toBe(RIG_NAMES.length);
});
