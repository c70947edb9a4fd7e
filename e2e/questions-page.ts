/** Serves the page that lays out the questions of games between captains. */
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, type ViteDevServer } from 'vite';
import { watchConsole } from './table.ts';
import { expect } from './test.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** One for each worker of the tests: to start it, and to compile the page, takes longer than most questions. */
let server: Promise<ViteDevServer> | undefined;

async function startServer(): Promise<ViteDevServer> {
  const started = await createServer({
    root: `${ROOT}e2e/questions-page`,
    configFile: false,
    logLevel: 'warn',
    cacheDir: `${ROOT}.results/questions-cache-${process.env.TEST_PARALLEL_INDEX ?? 0}`,
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, fs: { allow: [ROOT] } },
    plugins: [svelte({ configFile: `${ROOT}svelte.config.js` })],
  });
  await started.listen();
  // The worker ends without it.
  started.httpServer?.unref();
  return started;
}

/** Opens the page for a game in a window of this size. It must have no errors. */
export async function onQuestionsPage<T>(
  browser: Browser,
  game: string,
  viewport: { readonly width: number; readonly height: number },
  visit: (page: Page) => Promise<T>,
  device: BrowserContextOptions = {},
): Promise<T> {
  server ??= startServer();
  const { resolvedUrls } = await server;
  const page = await browser.newPage({ ...device, viewport, reducedMotion: 'reduce' });
  const errors = watchConsole(page);
  await page.goto(`${resolvedUrls?.local[0] ?? ''}?game=${game}`);
  await page.waitForFunction(() => 'walkThroughTable' in window);
  const seen = await visit(page);
  await page.close();
  expect(errors).toEqual([]);
  return seen;
}
