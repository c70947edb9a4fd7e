import { expect, test } from 'vitest';
import { Answered, KNOWN } from './answered.ts';

test('of each seat so many messages are known, the oldest are forgotten first', () => {
  const answered = new Answered();
  for (let n = 0; n <= KNOWN; n++) answered.add(1, `k${n}`, n);
  answered.add(2, 'k0', 7);
  expect([answered.get(1, 'k0'), answered.get(1, 'k1'), answered.get(1, `k${KNOWN}`), answered.get(2, 'k0')]).toEqual([
    undefined,
    1,
    KNOWN,
    7,
  ]);
  answered.clear();
  expect(answered.has(2, 'k0')).toBe(false);
});
