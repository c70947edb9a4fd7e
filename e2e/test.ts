/** `test` and `expect` for the browser tests: Playwright's own, with seeded dice. */
import { type BrowserContext, test as base } from '@playwright/test';

export * from '@playwright/test';

/** @returns a 32-bit hash of a text (FNV-1a) */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Runs in each page. Seeds dice, cards and bots, which the page draws one 32-bit word at a time; ids are drawn in another way and stay random. */
function seedDice(seed: number): void {
  const original = crypto.getRandomValues.bind(crypto);
  let state = seed;
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint32Array) || array.length !== 1) return original(array);
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    array[0] = word ^ (word >>> 14);
    return array;
  };
}

/**
 * A test has the same dice in every run, because the seed is made from its file name and title. This applies to all of its contexts, also those
 * that it opens itself. Set `BB_TEST_SEED` to any text for other dice.
 */
export const test = base.extend<{ seededDice: undefined }>({
  seededDice: [
    async ({ browser }, use, { file, title }) => {
      const newContext = browser.newContext.bind(browser);
      const seed = hashOf(`${file.split('/').at(-1)} ${title} ${process.env.BB_TEST_SEED ?? ''}`);
      browser.newContext = async (options): Promise<BrowserContext> => {
        const context = await newContext(options);
        await context.addInitScript(seedDice, seed);
        return context;
      };
      await use(undefined);
      browser.newContext = newContext;
    },
    { auto: true },
  ],
});
