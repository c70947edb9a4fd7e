/** The components of the kit, on the gallery page that Vite serves for developers. */
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

let server: ViteDevServer;
let address = '';
test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../packages/ui/gallery/vite.config.ts', import.meta.url)),
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'warn',
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

for (const theme of ['light', 'dark'])
  test(`every component shows in each state, ${theme}, and axe finds no fault`, async ({ page }) => {
    const errors = watchConsole(page);
    await page.goto(address);
    await page.getByLabel('Theme').selectOption(theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    await expectNoFault(page);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Dialog' })).toBeVisible();
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByTitle('Overview; press to move the view')).toBeVisible();
    expect(errors).toEqual([]);
  });
