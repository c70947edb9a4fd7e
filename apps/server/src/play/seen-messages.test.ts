import { expect, test } from 'vitest';
import { MAX_REMEMBERED, SeenMessages } from './seen-messages.ts';

test('remembers a number of messages of each seat, and forgets the oldest first', () => {
  const answered = new SeenMessages();
  for (let n = 0; n <= MAX_REMEMBERED; n++) answered.add(1, `k${n}`, n);
  answered.add(2, 'k0', 7);
  expect([answered.get(1, 'k0'), answered.get(1, 'k1'), answered.get(1, `k${MAX_REMEMBERED}`), answered.get(2, 'k0')]).toEqual([
    undefined,
    1,
    MAX_REMEMBERED,
    7,
  ]);
  answered.clear();
  expect(answered.has(2, 'k0')).toBe(false);
});
