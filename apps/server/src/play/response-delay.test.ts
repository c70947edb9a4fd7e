import { expect, test } from 'vitest';
import { ResponseDelay } from './response-delay.ts';

const HALF = 0.5;
const SLOW_MEDIAN_MS = 12_000;

test('assumes that a stranger thinks for less than four seconds half of the time', () => {
  const responseDelay = new ResponseDelay();
  const drawn = Array.from({ length: 1000 }, (_, i) => responseDelay.draw(i / 1000)).toSorted((a, b) => a - b);
  expect(drawn[500]).toBeGreaterThan(3500);
  expect(drawn[500]).toBeLessThan(4500);
});

test('learns a player’s speed from a few answers, and all of it from forty', () => {
  const responseDelay = new ResponseDelay();
  const middle = (): number => Array.from({ length: 1000 }, (_, i) => responseDelay.draw(i / 1000)).toSorted((a, b) => a - b)[500] ?? 0;
  for (let n = 0; n < 5; n++) responseDelay.learn([0, n], SLOW_MEDIAN_MS);
  expect(middle()).toBeGreaterThan(8000);
  for (let n = 5; n < 40; n++) responseDelay.learn([0, n], SLOW_MEDIAN_MS);
  expect(responseDelay.draw(HALF)).toBe(SLOW_MEDIAN_MS);
  expect([responseDelay.draw(0), responseDelay.draw(0.999)]).toEqual([SLOW_MEDIAN_MS, SLOW_MEDIAN_MS]);
});

test('counts an answer once, also after a rewind', () => {
  const [once, twice] = [new ResponseDelay(), new ResponseDelay()];
  for (const responseDelay of [once, twice]) responseDelay.learn([0, 7], SLOW_MEDIAN_MS);
  twice.learn([0, 7], SLOW_MEDIAN_MS);
  twice.learn([0, 3], SLOW_MEDIAN_MS);
  for (const responseDelay of [once, twice]) responseDelay.learn([1, 3], 3000);
  twice.learn([0, 9], SLOW_MEDIAN_MS);
  const drawn = (responseDelay: ResponseDelay) => Array.from({ length: 40 }, (_, i) => responseDelay.draw(i / 40));
  expect(drawn(twice)).toEqual(drawn(once));
});
