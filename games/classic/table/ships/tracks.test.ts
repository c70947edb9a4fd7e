import { expect, test } from 'vitest';
import { trackSteps } from './tracks.ts';

const written = (steps: ReturnType<typeof trackSteps>): string => steps.map(({ at, state }) => `${at}${state.charAt(0)}`).join(' ');

test('marks what hits have taken, and what a wound takes besides', () => {
  expect(written(trackSteps(0, 6, 4, 3))).toBe('0k 1k 2k 3o 4s 5h 6h');
});

test('shows an undamaged ship at its printed figure', () => {
  expect(written(trackSteps(-5, 2, 2, 2))).toBe('-5k -4k -3k -2k -1k 0k 1k 2o');
});

test('goes on below the lowest figure, where a wound may lead', () => {
  expect(written(trackSteps(-5, -3, -4, -6))).toBe('-6o -5s -4s -3h');
});
