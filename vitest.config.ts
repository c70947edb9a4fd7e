import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';

/**
 * On two quiet cores most tests take milliseconds, and all but a few under five seconds; on a busy machine they may take ten times as long.
 * So only a test that hangs comes to a minute. A test that needs longer says so itself.
 */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000, teardownTimeout: 20_000, expect: { poll: { timeout: 45_000 } } };

/** Tests that put other modules in the place of some: each of these files runs in a process of its own. */
const MOCKING = ['src/play/own-view', 'src/play/timing-leak', 'src/storage/migrations', 'integration/kept-rules'].map(
  (name) => `apps/server/${name}.test.ts`,
);
const MOCKING_PAGE = [
  'games/golden-age/table/session/bot-worker-handlers.test.ts',
  'apps/web/integration/golden-age/local-session.test.ts',
];
/** For tests that change nothing outside themselves: their files run in one process and load each module once, which is five times as fast. */
const SHARED = { isolate: false };
/** For tests that neither need a page nor mock modules: Node loads the sources itself, and runs the rules nearly twice as fast as Vite does. */
const NATIVE = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

const node = (name: string, include: string[], more: ProjectConfig = {}): TestProjectConfiguration => ({
  test: { ...timeouts, ...more, name, include, environment: 'node' },
});

const page = (name: string, include: string[], more: ProjectConfig = {}): TestProjectConfiguration => ({
  plugins: [svelte(), svelteTesting()],
  resolve: { conditions: ['browser'] },
  test: {
    ...timeouts,
    ...more,
    name,
    include,
    setupFiles: ['test/settled-imports.ts'],
    environment: 'happy-dom',
    css: { include: [/tokens/] },
  },
});

export default defineConfig({
  test: {
    // Vitest leaves one core free by default; on two cores that is half the machine. Tests that start processes mostly wait for them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      node('mocking', MOCKING),
      node('node', ['apps/{server,cli}/{src,integration}/**/*.test.ts', 'packages/command/src/**/*.test.ts', 'games/*/lab/**/*.test.ts'], {
        ...SHARED,
        ...NATIVE,
        exclude: MOCKING,
      }),
      node(
        'rules',
        [
          'packages/{kernel,search,protocol}/src/**/*.test.ts',
          'games/*/!(table|lab)/**/*.test.ts',
          'examples/**/*.test.ts',
          'test/*.test.ts',
        ],
        { ...SHARED, ...NATIVE },
      ),
      page('mocking page', MOCKING_PAGE),
      page('web', ['apps/web/{src,integration}/**/*.test.ts', 'games/*/table/session/**/*.test.ts'], {
        ...SHARED,
        exclude: MOCKING_PAGE,
        unstubGlobals: true,
      }),
      page('table', ['packages/table-kit/src/**/*.test.ts', 'games/*/table/{*,!(session)/**/*}.test.ts'], SHARED),
    ],
  },
});
