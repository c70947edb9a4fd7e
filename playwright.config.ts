import { createServer } from 'node:net';
import { defineConfig } from '@playwright/test';

/** A port nobody listens on, so that two runs at once don't meet. */
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
/** What measures time or memory runs alone: `scripts/test.mjs` runs it after the others, with one worker. */
const MEASURED = /@measured/;
const origin = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  projects: [
    { name: 'table', grepInvert: MEASURED, outputDir: '.results/browser' },
    { name: 'measured', grep: MEASURED, outputDir: '.results/browser-measured' },
  ],
  // Nobody waits so long who isn't lost; a busy machine may.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env.CI !== undefined,
  // The games are played with real dice: what fails once in a hundred of them is told, and not the end of all the rest.
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    baseURL: origin,
    trace: 'retain-on-failure',
    actionTimeout: 30_000,
    // It keeps a copy of the whole game for each test; those that are about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --conditions=bb-source packages/server/src/main.ts',
    url: `${origin}/healthz`,
    env: { HOST: '127.0.0.1', PORT, LOG_LEVEL: 'warn', BB_DATA: '.results/data' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
