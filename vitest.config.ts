import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const conditions = ['bb-source'];
/** On two quiet cores most tests take milliseconds, and all but a few under five seconds. A test that needs longer says so itself. */
const timeouts = { testTimeout: 20_000, hookTimeout: 20_000, teardownTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    // Vitest leaves one core free by default; on two cores that is half the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        ssr: { resolve: { conditions } },
        resolve: { conditions },
        test: {
          ...timeouts,
          name: 'node',
          include: [
            'packages/{kernel,search,command,protocol,server,cli}/src/**/*.test.ts',
            'games/*/!(table)/**/*.test.ts',
            'examples/**/*.test.ts',
            'test/*.test.ts',
          ],
          environment: 'node',
        },
      },
      {
        plugins: [svelte(), svelteTesting()],
        resolve: { conditions: ['bb-source', 'browser'] },
        test: {
          ...timeouts,
          name: 'web',
          include: ['packages/{ui,web}/src/**/*.test.ts', 'games/*/table/**/*.test.ts'],
          environment: 'happy-dom',
          css: { include: [/tokens/] },
        },
      },
    ],
  },
});
