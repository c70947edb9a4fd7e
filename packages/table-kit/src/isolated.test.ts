import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('only names written from right to left are isolated', () => {
  for (const name of ['Anne', 'René', '小明', '👨‍👩‍👧']) expect(isolated(name)).toBe(name);
  for (const name of ['אנה', '\u0633\u0644\u0645', 'Anne אנה']) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
