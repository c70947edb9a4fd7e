import { defineConfig } from 'vitest/config';

/** The game whose rules are mutated: a folder of `games`. */
const { BB_GAME: game = 'golden-age' } = process.env;

/** The tests that must catch each mutant: the examples beside the rules, and those of the rulings. */
export default defineConfig({
  test: {
    include: [`games/${game}/rules/**/*.test.ts`, `games/${game}/test/rulings.test.ts`],
    environment: 'node',
    isolate: false,
    pool: 'threads',
  },
});
