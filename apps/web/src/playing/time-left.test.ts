import type { GameSession } from '@bb/table-kit/session/game-session.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import TimeLeft from './TimeLeft.svelte';

const UNKNOWN = 'The time left is shown again when the server answers.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session in which seat 0, the player's own, has this many seconds left. */
function sessionWith(seconds: number): GameSession<SessionTypes> {
  const clock = { face: { now: 0, until: seconds * 1000, banks: [0] }, at: performance.now() };
  return { person: 0, asked: [0], replay: null, time: { clock } } satisfies object as unknown as GameSession<SessionTypes>;
}
const shown = (): string | null => screen.getByRole('timer').getAttribute('aria-label');

test('counts down, and shows no time while the page is cut off, nor until the server has said it again', async () => {
  const props = { session: sessionWith(60), isPaused: false, isCutOff: false, onwake: vi.fn() };
  const { rerender } = render(TimeLeft, props);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBe('You have 0:50 left.');
  await rerender({ isCutOff: true });
  await vi.advanceTimersByTimeAsync(45_000);
  expect(shown()).toBe(UNKNOWN);
  await rerender({ isCutOff: false });
  expect(shown()).toBe(UNKNOWN);
  await rerender({ session: sessionWith(48) });
  expect([shown(), props.onwake.mock.calls]).toEqual(['You have 0:48 left.', []]);
});

test('asks for the time after the page was suspended, before it shows that time has passed', async () => {
  const props = { session: sessionWith(60), isPaused: false, isCutOff: false, onwake: vi.fn() };
  const { rerender } = render(TimeLeft, props);
  await vi.advanceTimersByTimeAsync(1000);
  vi.setSystemTime(Date.now() + 40_000);
  await vi.advanceTimersByTimeAsync(500);
  expect([shown(), props.onwake.mock.calls.length]).toEqual([UNKNOWN, 1]);
  await rerender({ session: sessionWith(59) });
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown(), props.onwake.mock.calls.length]).toEqual(['You have 0:58 left.', 1]);
});
