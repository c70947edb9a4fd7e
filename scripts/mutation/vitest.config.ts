import { defineConfig } from 'vitest/config';

const conditions = ['bb-source'];

/** The tests that must catch each mutant: the examples beside the rules. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: { include: ['games/golden-age/rules/**/*.test.ts'], environment: 'node', isolate: false, pool: 'threads' },
});
