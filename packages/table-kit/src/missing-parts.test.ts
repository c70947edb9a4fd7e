import { afterEach, expect, test, vi } from 'vitest';
import { missingParts, optional } from './missing-parts.svelte.ts';

/** A part whose import fails, as the bundler's own function makes it fail. */
function failingPart(): Promise<never> {
  const error = new TypeError('Failed to fetch dynamically imported module');
  dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }));
  return Promise.reject(error);
}

let end = (): void => undefined;
afterEach(() => end());

test('a missing part is told of, unless the page works without it', async () => {
  end = missingParts.watch();
  expect(await optional(failingPart())).toBeNull();
  await new Promise((done) => setTimeout(done));
  expect(missingParts.mustBeSaid).toBe(false);
  const error = await failingPart().catch((one: unknown) => one);
  expect([missingParts.caused(error), missingParts.caused(new Error('another'))]).toEqual([true, false]);
  await vi.waitFor(() => expect(missingParts.mustBeSaid).toBe(true));
  const endSaying = missingParts.tellHere();
  expect(missingParts.mustBeSaid).toBe(false);
  endSaying();
  expect(missingParts.mustBeSaid).toBe(true);
});

test('a part that is there is handed on', async () => {
  expect(await optional(Promise.resolve(7))).toBe(7);
});
