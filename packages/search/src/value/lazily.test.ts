import { expect, test } from 'vitest';
import { lazily } from './lazily.ts';

test('makes its result when it is first called, and once', () => {
  let times = 0;
  const numberOf = lazily(() => {
    times += 1;
    return null;
  });
  expect(times).toBe(0);
  expect([numberOf(), numberOf(), times]).toEqual([null, null, 1]);
});
