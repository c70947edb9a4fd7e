/** The built page on a static host, in a folder of its own: `docs/hosting.md`. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { startGame, waitForTurn } from './table.ts';
import { expect, test } from './test.ts';

const DIST = join(import.meta.dirname, '../apps/web/dist');
const FOLDER = '/games/blackbeard/';
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Serves the files of the build and nothing else, as a static host does. */
const host = (): Server =>
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === FOLDER ? 'index.html' : normalize(pathname.slice(FOLDER.length));
    try {
      if (!pathname.startsWith(FOLDER) || path.startsWith('..')) throw new Error('outside the folder');
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(readFileSync(join(DIST, path)));
    } catch {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    }
  });

let server: Server;
let address = '';
test.beforeEach(async () => {
  server = host();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : ''}${FOLDER}`;
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test.describe('the built page in a folder of a static host', () => {
  test.use({ serviceWorkers: 'allow' });

  test('plays games at one screen, the solitaire game and the voyage', async ({ page }) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await page.goto(address);
    await startGame(page, { players: 3 });
    expect(await waitForTurn(page)).toBe('choose');
    await page.goto(`${address}#/new`);
    await startGame(page, { players: 1 });
    expect(await waitForTurn(page)).toBe('choose');
    await page.goto(`${address}#/voyage`);
    await expect(page.getByText('The most Victory Points win')).toBeVisible();
    expect(missing).toEqual([]);
  });

  test('says of online play that there is none', async ({ page }) => {
    await page.goto(address);
    await page.getByRole('link', { name: /^Play online/ }).click();
    await expect(page.getByRole('alert')).toContainText('no game server');
    await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to the home page' })).toBeVisible();
  });

  test('is there without a network after one visit', async ({ page }) => {
    await page.goto(address);
    await page.evaluate(
      () =>
        navigator.serviceWorker.controller !== null ||
        new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done(true), { once: true })),
    );
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Blackbeard' })).toBeVisible();
  });
});
