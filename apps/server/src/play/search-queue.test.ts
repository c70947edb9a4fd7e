import { expect, test, vi } from 'vitest';
import { SearchQueue } from './search-queue.ts';

/** Searches that end when the test says so; `started` lists them in the order in which they were started. */
function searches(queue: SearchQueue) {
  const started: string[] = [];
  const shares: number[] = [];
  const ends = new Map<string, () => void>();
  const add = (host: string, name: string): Promise<string | null> =>
    queue.run(host, (share) => {
      started.push(name);
      shares.push(share);
      return new Promise((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await vi.waitFor(() => undefined);
    await Promise.resolve();
  };
  return { started, shares, add, end };
}

test('hosts take turns, however many searches one of them has asked for', async () => {
  const { started, add, end } = searches(new SearchQueue({ threads: 1, maxWaitMs: 60_000 }));
  for (let n = 0; n < 180; n++) void add('crowd', `crowd ${n}`);
  void add('anne', 'anne 0');
  void add('anne', 'anne 1');
  for (const name of ['crowd 0', 'crowd 1', 'anne 0', 'crowd 2']) await end(name);
  expect(started).toEqual(['crowd 0', 'crowd 1', 'anne 0', 'crowd 2', 'anne 1']);
});

test('searches get less time while more hosts have searches than there are threads', async () => {
  const { shares, add, end } = searches(new SearchQueue({ threads: 2, maxWaitMs: 60_000 }));
  for (const host of ['anne', 'jack', 'mary', 'bess']) void add(host, host);
  await end('anne');
  for (let n = 0; n < 60; n++) void add(`guest ${n}`, `guest ${n}`);
  await end('jack');
  expect(shares).toEqual([1, 1, 2 / 3, 0.1]);
});

test('a search that has waited too long is not started', async () => {
  vi.useFakeTimers();
  try {
    const { started, add, end } = searches(new SearchQueue({ threads: 1, maxWaitMs: 5000 }));
    void add('anne', 'first');
    const second = add('anne', 'second');
    vi.advanceTimersByTime(5000);
    expect(await second).toBeNull();
    await end('first');
    expect(started).toEqual(['first']);
  } finally {
    vi.useRealTimers();
  }
});

test('a search that fails makes room for the next one', async () => {
  const queue = new SearchQueue({ threads: 1, maxWaitMs: 60_000 });
  const failing = queue.run('anne', () => Promise.reject(new Error('out of memory')));
  const next = queue.run('jack', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('out of memory');
  expect(await next).toBe('done');
});
