import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enterDialog } from './dialog-history.ts';

const back = vi.spyOn(history, 'back').mockImplementation(() => {
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
});
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '');
  back.mockClear();
});
afterEach(() => vi.useRealTimers());

test('Back closes the dialog', () => {
  const close = vi.fn();
  const left = enterDialog(close);
  history.back();
  expect(close).toHaveBeenCalledOnce();
  left();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
});

test('a dialog that is closed otherwise takes its entry away', () => {
  const left = enterDialog(() => undefined);
  left();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
});

test('a dialog that replaces another keeps its entry', () => {
  const close = vi.fn();
  const push = vi.spyOn(history, 'pushState');
  enterDialog(() => undefined)();
  const left = enterDialog(close);
  vi.runAllTimers();
  expect([back.mock.calls.length, close.mock.calls.length, push.mock.calls.length]).toEqual([0, 0, 1]);
  left();
  vi.runAllTimers();
});

test('a link that leads away from an open dialog is followed', () => {
  const left = enterDialog(() => undefined);
  history.pushState(null, '', '#/lobby');
  left();
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
});

test('dialogs that close together go back once', () => {
  back.mockImplementationOnce(() => undefined);
  const left = [enterDialog(() => undefined), enterDialog(() => undefined)];
  for (const leave of left) leave();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  history.back();
});

test('a dialog that opens while the browser goes back stays open', () => {
  back.mockImplementationOnce(() => undefined);
  const close = vi.fn();
  enterDialog(() => undefined)();
  vi.runAllTimers();
  const left = enterDialog(close);
  history.back();
  expect(close).not.toHaveBeenCalled();
  left();
  vi.runAllTimers();
  expect(back).toHaveBeenCalledTimes(3);
  expect(history.state).toBeNull();
});
