import { expect, test } from 'vitest';
import { SharedRequests } from './shared-requests.ts';

test('requests made together get one answer, and later ones a new answer', async () => {
  let looked = 0;
  const shared = new SharedRequests(async (key) => `${key}${looked++}`);
  expect(await Promise.all([shared.get('a'), shared.get('b'), shared.get('a')])).toEqual(['a0', 'b1', 'a0']);
  expect(await shared.get('a')).toBe('a2');
});

test('a request made during a lookup starts a new lookup', async () => {
  const answers: ((answer: string) => void)[] = [];
  const shared = new SharedRequests(() => new Promise<string>((resolve) => answers.push(resolve)));
  const first = shared.get('a');
  while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const second = shared.get('a');
  while (answers.length === 1) await new Promise((resolve) => setImmediate(resolve));
  for (const [i, answer] of answers.entries()) answer(`answer ${i}`);
  expect([await first, await second]).toEqual(['answer 0', 'answer 1']);
});

test('an error goes to all who asked together, and the next request starts a new lookup', async () => {
  let looked = 0;
  const shared = new SharedRequests(async () => {
    if (looked++ === 0) throw new Error('gone');
    return looked;
  });
  const both = await Promise.allSettled([shared.get('a'), shared.get('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.get('a')).toBe(2);
});
