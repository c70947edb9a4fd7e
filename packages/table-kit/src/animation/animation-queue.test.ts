import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { animationTimes, MAX_SCENE_MS } from './animation-pace.ts';
import { AnimationQueue, type AnimationStep, type Animator, type PreparedAnimation } from './animation-queue.ts';

interface Rocking {
  readonly actor: string;
}

/** Records the start and end of each animation under the counter's name, and each sound. */
class RecordingAnimator implements Animator<Rocking, string> {
  readonly lines: string[] = [];
  readonly lengths: number[] = [];
  readonly open = new Set<string>();

  prepare({ actor: name }: Rocking): PreparedAnimation | null {
    if (name === 'deck') return null;
    this.open.add(name);
    return {
      start: (ms) => {
        this.lines.push(`start ${name}`);
        this.lengths.push(ms);
      },
      end: () => {
        this.lines.push(`end ${name}`);
        this.open.delete(name);
      },
    };
  }

  sound(sound: string): void {
    this.lines.push(`sound ${sound}`);
  }
}

const rock = (n: number): AnimationStep<Rocking, string> => ({ animations: [{ actor: `pirate-${n}` }], sounds: [] });
const table = (times = animationTimes('normal', false)) => {
  const recorder = new RecordingAnimator();
  return { recorder, queue: new AnimationQueue(recorder, () => times) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('plays steps one after another, in order', () => {
  const { recorder, queue } = table();
  queue.add([rock(1), rock(2)]);
  queue.add([rock(3)]);
  expect(recorder.lines).toEqual(['start pirate-1']);
  vi.advanceTimersByTime(300);
  expect(recorder.lines).toEqual(['start pirate-1', 'end pirate-1', 'start pirate-2']);
  vi.runAllTimers();
  expect(recorder.lines.slice(-2)).toEqual(['start pirate-3', 'end pirate-3']);
  expect(queue.length).toBe(0);
});

test('plays everything in a step at the same time', () => {
  const { recorder, queue } = table();
  queue.add([{ animations: [...rock(1).animations, ...rock(2).animations], sounds: ['dice'] }]);
  expect(recorder.lines).toEqual(['start pirate-1', 'start pirate-2', 'sound dice']);
});

test.each(['slow', 'normal', 'fast'] as const)('plays no animation longer than 400 ms at %s pace', (pace) => {
  const { recorder, queue } = table(animationTimes(pace, false));
  queue.add(Array.from({ length: 30 }, (_, i) => rock(i)));
  vi.runAllTimers();
  expect(recorder.lengths).toHaveLength(30);
  for (const ms of recorder.lengths) expect(ms).toBeGreaterThan(0);
  for (const ms of recorder.lengths) expect(ms).toBeLessThanOrEqual(MAX_SCENE_MS);
});

test('speeds up when many steps are waiting', () => {
  const { recorder, queue } = table();
  queue.add(Array.from({ length: 50 }, (_, i) => rock(i)));
  expect(recorder.lengths[0]).toBeLessThan(60);
  vi.advanceTimersByTime(6000);
  expect(queue.length).toBe(0);
});

test('skips to the next step', () => {
  const { recorder, queue } = table();
  queue.add([rock(1), rock(2)]);
  queue.skip();
  expect(recorder.lines).toEqual(['start pirate-1', 'end pirate-1', 'start pirate-2']);
  vi.advanceTimersByTime(299);
  expect(recorder.open.size).toBe(1);
});

test('flush ends every animation, started or not, and plays no more sounds', () => {
  const { recorder, queue } = table();
  queue.add([rock(1), { ...rock(2), sounds: ['cannon'] }]);
  queue.flush();
  expect(recorder.open.size).toBe(0);
  expect(recorder.lines).toEqual(['start pirate-1', 'end pirate-1', 'end pirate-2']);
  vi.runAllTimers();
  expect(recorder.lines).toHaveLength(3);
});

test('starts a pause only after the steps before it', async () => {
  const { queue } = table();
  const done = vi.fn();
  queue.add([rock(1)]);
  void queue.pause(350).then(done);
  await vi.advanceTimersByTimeAsync(649);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('ends a pause at a flush or a skip', async () => {
  const { queue } = table();
  const done = vi.fn();
  void queue.pause(10_000).then(done);
  queue.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
  void queue.pause(10_000).then(done);
  queue.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(2);
});

test('plays only sounds when animation is turned off', () => {
  for (const times of [animationTimes('normal', true), animationTimes('none', false)]) {
    const { recorder, queue } = table(times);
    queue.add([{ ...rock(1), sounds: ['dice'] }, rock(2)]);
    expect(recorder.lines).toEqual(['sound dice']);
    expect(queue.length).toBe(0);
  }
});

test('does not pause when the pace is none', async () => {
  const { queue } = table(animationTimes('none', false));
  await queue.pause(animationTimes('none', false).restMs);
  expect(vi.getTimerCount()).toBe(0);
});

test('takes no time for an element that is not on the page', () => {
  const { recorder, queue } = table();
  queue.add([{ animations: [{ actor: 'deck' }], sounds: ['card'] }, rock(1)]);
  vi.advanceTimersByTime(0);
  expect(recorder.lines).toEqual(['sound card', 'start pirate-1']);
});

test('leaves nothing behind after a thousand steps', () => {
  const { recorder, queue } = table();
  for (let i = 0; i < 1000; i++) {
    queue.add([rock(i), rock(i + 1)]);
    if (i % 3 === 0) queue.flush();
    else if (i % 3 === 1) queue.skip();
    else vi.runAllTimers();
  }
  queue.flush();
  expect(recorder.open.size).toBe(0);
  expect(queue.length).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
