import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';
import { browserAt, WHOLE_BROWSER } from './e2e/browser.ts';

/** @returns a free port, so that two runs at once don't meet */
const freePort = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? String(address.port) : ''));
    });
  });

// Playwright reads this file again in each worker: those must find the same port.
process.env.BB_TEST_PORT ??= await freePort();
const PORT = process.env.BB_TEST_PORT;
/** Tests that measure time or memory run alone: `scripts/test.mjs` runs them after the others, with one worker. */
const MEASURED = /@measured/;
/** The longest tests begin first, so that no worker is left with one at the end when the other has nothing to do. */
const LONG = /(?:whole-game|nothing-covered|choices-in-view)\.spec\.ts$/;
const origin = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  projects: [
    { name: 'long', testMatch: LONG, grepInvert: MEASURED, outputDir: '.results/browser' },
    { name: 'table', testIgnore: LONG, grepInvert: MEASURED, outputDir: '.results/browser' },
    { name: 'measured', grep: MEASURED, outputDir: '.results/browser-measured', use: { launchOptions: WHOLE_BROWSER } },
  ],
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // `scripts/test.mjs` runs a test that failed once more, after all others.
  retries: 0,
  use: {
    screenshot: 'only-on-failure',
    baseURL: origin,
    actionTimeout: 30_000,
    // A service worker caches the whole game for each test; the tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: browserAt(process.env.CHROMIUM || '/usr/bin/chromium'),
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `${origin}/healthz`,
    env: { HOST: '127.0.0.1', PORT, LOG_LEVEL: 'warn', BB_DATA: '.results/data' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
