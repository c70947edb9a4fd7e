import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const conditions = ['bb-source'];
/** Milliseconds until a test is lost, and not only on a busy machine; what takes longer says so itself. */
const LOST = 180_000;
const patience = { testTimeout: LOST, hookTimeout: LOST, teardownTimeout: LOST, expect: { poll: { timeout: LOST / 2 } } };

export default defineConfig({
  test: {
    projects: [
      {
        ssr: { resolve: { conditions } },
        resolve: { conditions },
        test: {
          ...patience,
          name: 'node',
          include: ['packages/{engine,protocol,bots,words,server,cli}/{src,test}/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [svelte({ configFile: 'packages/web/svelte.config.js' }), svelteTesting()],
        resolve: { conditions: ['bb-source', 'browser'] },
        test: {
          ...patience,
          name: 'web',
          include: ['packages/web/src/**/*.test.ts'],
          environment: 'happy-dom',
          css: { include: [/tokens/] },
        },
      },
    ],
  },
});
