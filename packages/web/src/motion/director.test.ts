import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST, tempoOf } from '../session/tempo.ts';
import { type Act, type Beat, Director, type Stage } from './director.ts';
import type { Scene } from './scene.ts';

/** Writes down what it is told to show, by the counter's name. */
class Notebook implements Stage {
  readonly lines: string[] = [];
  readonly lengths: number[] = [];
  readonly open = new Set<string>();

  ready(scene: Scene): Act | null {
    const name = 'actor' in scene ? scene.actor : scene.kind;
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

  sound(cue: string): void {
    this.lines.push(`sound ${cue}`);
  }
}

const rock = (n: number): Beat => ({ scenes: [{ kind: 'rock', actor: `pirate-${n}` }], cues: [] });
const table = (tempo = tempoOf('normal', false)) => {
  const notebook = new Notebook();
  return { notebook, director: new Director(notebook, () => tempo) };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('one picture after another, in their order', () => {
  const { notebook, director } = table();
  director.add([rock(1), rock(2)]);
  director.add([rock(3)]);
  expect(notebook.lines).toEqual(['start pirate-1']);
  vi.advanceTimersByTime(300);
  expect(notebook.lines).toEqual(['start pirate-1', 'end pirate-1', 'start pirate-2']);
  vi.runAllTimers();
  expect(notebook.lines.slice(-2)).toEqual(['start pirate-3', 'end pirate-3']);
  expect(director.length).toBe(0);
});

test('all of a beat is shown at once', () => {
  const { notebook, director } = table();
  director.add([{ scenes: [...rock(1).scenes, ...rock(2).scenes], cues: ['dice'] }]);
  expect(notebook.lines).toEqual(['start pirate-1', 'start pirate-2', 'sound dice']);
});

test.each(['slow', 'normal', 'fast'] as const)('no picture is longer than 400 ms, at %s pace', (pace) => {
  const { notebook, director } = table(tempoOf(pace, false));
  director.add(Array.from({ length: 30 }, (_, i) => rock(i)));
  vi.runAllTimers();
  expect(notebook.lengths).toHaveLength(30);
  for (const ms of notebook.lengths) expect(ms).toBeGreaterThan(0);
  for (const ms of notebook.lengths) expect(ms).toBeLessThanOrEqual(LONGEST);
});

test('many waiting pictures are shown faster, and soon', () => {
  const { notebook, director } = table();
  director.add(Array.from({ length: 50 }, (_, i) => rock(i)));
  expect(notebook.lengths[0]).toBeLessThan(60);
  vi.advanceTimersByTime(6000);
  expect(director.length).toBe(0);
});

test('a skip goes on to the next', () => {
  const { notebook, director } = table();
  director.add([rock(1), rock(2)]);
  director.skip();
  expect(notebook.lines).toEqual(['start pirate-1', 'end pirate-1', 'start pirate-2']);
  vi.advanceTimersByTime(299);
  expect(notebook.open.size).toBe(1);
});

test('a flush ends all, shown or not, and sounds nothing more', () => {
  const { notebook, director } = table();
  director.add([rock(1), { ...rock(2), cues: ['cannon'] }]);
  director.flush();
  expect(notebook.open.size).toBe(0);
  expect(notebook.lines).toEqual(['start pirate-1', 'end pirate-1', 'end pirate-2']);
  vi.runAllTimers();
  expect(notebook.lines).toHaveLength(3);
});

test('a pause waits for what is shown, and then its time', async () => {
  const { director } = table();
  const done = vi.fn();
  director.add([rock(1)]);
  void director.pause(350).then(done);
  await vi.advanceTimersByTimeAsync(649);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalled();
});

test('a flush and a skip end a pause', async () => {
  const { director } = table();
  const done = vi.fn();
  void director.pause(10_000).then(done);
  director.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
  void director.pause(10_000).then(done);
  director.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(2);
});

test('who wants no motion sees none, and hears all', () => {
  for (const tempo of [tempoOf('normal', true), tempoOf('none', false)]) {
    const { notebook, director } = table(tempo);
    director.add([{ ...rock(1), cues: ['dice'] }, rock(2)]);
    expect(notebook.lines).toEqual(['sound dice']);
    expect(director.length).toBe(0);
  }
});

test('at no pace nobody waits', async () => {
  const { director } = table(tempoOf('none', false));
  await director.pause(tempoOf('none', false).rest);
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not on the page takes no time', () => {
  const { notebook, director } = table();
  director.add([{ scenes: [{ kind: 'vanish', actor: 'deck' }], cues: ['card'] }, rock(1)]);
  vi.advanceTimersByTime(0);
  expect(notebook.lines).toEqual(['sound card', 'start pirate-1']);
});

test('a thousand moves later nothing is left over', () => {
  const { notebook, director } = table();
  for (let i = 0; i < 1000; i++) {
    director.add([rock(i), rock(i + 1)]);
    if (i % 3 === 0) director.flush();
    else if (i % 3 === 1) director.skip();
    else vi.runAllTimers();
  }
  director.flush();
  expect(notebook.open.size).toBe(0);
  expect(director.length).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
