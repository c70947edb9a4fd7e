/** The components of the kit, on the gallery page that Vite serves for developers. */
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { expectNoFault, expectTooltip, newPhone, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

let server: ViteDevServer;
let address = '';
test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../packages/table-kit/gallery/vite.config.ts', import.meta.url)),
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
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9);
    await page.getByRole('button', { name: /Why not\? \(/ }).click();
    await expect(page.getByRole('button', { name: 'Unavailable', exact: true })).toBeVisible();
    await expectNoFault(page);
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    await expect(page.getByRole('dialog', { name: 'Dialog' })).toBeVisible();
    await expectNoFault(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectTooltip(page.locator('.mini').last(), 'Overview; press to move the view');
    expect(errors).toEqual([]);
  });

test('a tooltip comes with the mouse and the keyboard, and goes with Escape', async ({ page }) => {
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Explained' });
  const tip = page.getByRole('tooltip');
  await expectTooltip(button, 'What it does');
  await expectNoFault(page);
  const [box, at] = [await tip.boundingBox(), await button.boundingBox()];
  expect(box && at && (box.y + box.height <= at.y || box.y >= at.y + at.height)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(0, 0);
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tip).toBeVisible();
  await expect(button).toHaveAccessibleDescription('What it does');
  await page.keyboard.press('Tab');
  await expect(tip).toBeHidden();
  await expect(button).toHaveAccessibleDescription('');
});

test('a finger gets no tooltip', async ({ browser }) => {
  const page = await newPhone(browser);
  await page.goto(address);
  const button = page.getByRole('button', { name: 'Explained' });
  await button.tap();
  await expect(button).toHaveAccessibleDescription('');
  await page.close();
});
