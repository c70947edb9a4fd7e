import { expect, test } from 'vitest';
import { Tempo } from './tempo.ts';

const HALF = 0.5;
const SLOW = 12_000;

test('nobody knows a stranger: half of the time he thinks less than four seconds', () => {
  const tempo = new Tempo();
  const drawn = Array.from({ length: 1000 }, (_, i) => tempo.draw(i / 1000)).toSorted((a, b) => a - b);
  expect(drawn[500]).toBeGreaterThan(3500);
  expect(drawn[500]).toBeLessThan(4500);
});

test('a few answers tell how quick he is, and forty all of it', () => {
  const tempo = new Tempo();
  const middle = (): number => Array.from({ length: 1000 }, (_, i) => tempo.draw(i / 1000)).toSorted((a, b) => a - b)[500] ?? 0;
  for (let n = 0; n < 5; n++) tempo.learn([0, n], SLOW);
  expect(middle()).toBeGreaterThan(8000);
  for (let n = 5; n < 40; n++) tempo.learn([0, n], SLOW);
  expect(tempo.draw(HALF)).toBe(SLOW);
  expect([tempo.draw(0), tempo.draw(0.999)]).toEqual([SLOW, SLOW]);
});

test('an answer that is heard of twice counts once, also after the table was rewound', () => {
  const [once, twice] = [new Tempo(), new Tempo()];
  for (const tempo of [once, twice]) tempo.learn([0, 7], SLOW);
  twice.learn([0, 7], SLOW);
  twice.learn([0, 3], SLOW);
  for (const tempo of [once, twice]) tempo.learn([1, 3], 3000);
  twice.learn([0, 9], SLOW);
  const drawn = (tempo: Tempo) => Array.from({ length: 40 }, (_, i) => tempo.draw(i / 40));
  expect(drawn(twice)).toEqual(drawn(once));
});
