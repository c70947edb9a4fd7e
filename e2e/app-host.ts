/** Serves builds of the page at one address, and opens the page with its copy on the device. */
import { join } from 'node:path';
import { createApp } from '../apps/server/src/app/app.ts';
import { expect, type Page } from './test.ts';

export const DIST = join(import.meta.dirname, '../apps/web/dist');

interface Host {
  readonly origin: string;
  /** Ends the server, as if the network were gone. */
  stop(): Promise<void>;
  /** Serves another build at the same address. */
  serve(web: string): Promise<void>;
}

export async function host(web: string): Promise<Host> {
  let app = await createApp({ web, logger: false });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(origin).port);
  return {
    origin,
    stop: () => app.close(),
    async serve(next) {
      await app.close();
      app = await createApp({ web: next, logger: false });
      await app.listen({ host: '127.0.0.1', port });
    },
  };
}

/** Opens the first page, and waits until the service worker serves it. */
export async function openAndKeep(page: Page, origin: string): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('blackbeard.settings')) localStorage.setItem('blackbeard.settings', JSON.stringify({ pace: 'none' }));
  });
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
  });
}

/** Lets the service worker look for a new version, and waits until the page tells of it. */
export async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText('A new version is available')).toBeVisible({ timeout: 60_000 });
}
