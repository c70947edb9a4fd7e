import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TurnCall } from './turn-call.ts';

const ring = vi.fn();
let now = 0;
let isHidden = false;

beforeEach(() => {
  now = 0;
  isHidden = false;
  document.title = 'A table';
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  ring.mockClear();
});

test('calls a player who had to wait, and not one who is asked at once or again', () => {
  const call = new TurnCall(true, ring);
  call.answered();
  call.changed(false);
  now += 200;
  call.changed(true);
  expect(ring).not.toHaveBeenCalled();
  call.answered();
  call.changed(false);
  now += 60_000;
  call.changed(true);
  call.changed(true);
  expect(ring).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('A table');
});

test('says in the title of a hidden page whose turn it is, until the page is shown again', () => {
  const call = new TurnCall(false, ring);
  isHidden = true;
  now += 60_000;
  call.changed(true);
  expect(document.title).toBe('● Your turn · A table');
  call.end();
  expect(document.title).toBe('A table');
});
