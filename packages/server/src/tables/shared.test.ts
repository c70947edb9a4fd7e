import { expect, test } from 'vitest';
import { Shared } from './shared.ts';

test('who asks together gets one answer, and who asks later a new one', async () => {
  let looked = 0;
  const shared = new Shared(async (key) => `${key}${looked++}`);
  expect(await Promise.all([shared.ask('a'), shared.ask('b'), shared.ask('a')])).toEqual(['a0', 'b1', 'a0']);
  expect(await shared.ask('a')).toBe('a2');
});

test('what is asked for while an answer is looked up is looked up anew', async () => {
  const answers: ((answer: string) => void)[] = [];
  const shared = new Shared(() => new Promise<string>((resolve) => answers.push(resolve)));
  const first = shared.ask('a');
  while (answers.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const second = shared.ask('a');
  while (answers.length === 1) await new Promise((resolve) => setImmediate(resolve));
  for (const [i, answer] of answers.entries()) answer(`answer ${i}`);
  expect([await first, await second]).toEqual(['answer 0', 'answer 1']);
});

test('a fault is everybody’s, and the next is asked anew', async () => {
  let looked = 0;
  const shared = new Shared(async () => {
    if (looked++ === 0) throw new Error('gone');
    return looked;
  });
  const both = await Promise.allSettled([shared.ask('a'), shared.ask('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await shared.ask('a')).toBe(2);
});
