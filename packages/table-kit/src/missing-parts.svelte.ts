/**
 * Parts of the page that could not be fetched: without a connection, or after a new version has replaced them on the server. The bundler tells
 * of each failed `import(…)` by an event, so no place that fetches a part can forget it. The page then offers to reload.
 */

/** The errors of failed imports. */
const errors = new WeakSet<object>();
/** Those of parts that the page works without. */
const unneeded = new WeakSet<object>();
let isMissing = $state(false);
/** How many places of the page say it themselves. */
let saying = $state(0);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The event that a failed import is told by. */
const FAILED_IMPORT = 'vite:preloadError';

export const missingParts = {
  /** Whether the player is to be told that a part is missing, and no place of the page says it itself. */
  get mustBeSaid(): boolean {
    return isMissing && saying === 0;
  },

  /** A place of the page says it itself from now on. @returns a function that ends it */
  tellHere(): () => void {
    saying += 1;
    return () => {
      saying -= 1;
    };
  },

  /** Whether this error came from a part that could not be fetched. */
  caused: (error: unknown): boolean => isObject(error) && errors.has(error),

  /** Call once, before any part is fetched. @returns a function that ends it */
  watch(): () => void {
    const note = (event: Event): void => {
      const error: unknown = 'payload' in event ? event.payload : null;
      if (!isObject(error)) return;
      errors.add(error);
      // The error reaches those who wait for the part a moment later.
      setTimeout(() => {
        if (!unneeded.has(error)) isMissing = true;
      });
    };
    addEventListener(FAILED_IMPORT, note);
    return () => removeEventListener(FAILED_IMPORT, note);
  },
};

/**
 * A part that the page works without.
 *
 * @returns null if it can't be fetched
 * @example const layer = (await optional(import('./AnimationLayer.svelte')))?.default;
 */
export const optional = <T>(part: Promise<T>): Promise<T | null> =>
  part.catch((error: unknown) => {
    if (isObject(error)) unneeded.add(error);
    return null;
  });
