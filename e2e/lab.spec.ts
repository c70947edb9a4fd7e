import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expectNoFault } from './table.ts';
import { expect, test } from './test.ts';

const PLAN = 'lab --bots random --players 3 --option length=standard,long --option draft=false,true --games 12 --seed 1';

test('the page of the lab: a file alone, within reach of everybody, by day and by candle', async ({ page }, info) => {
  const file = info.outputPath('lab.html');
  const bb = ['--no-warnings', 'apps/cli/src/bb.ts', ...PLAN.split(' '), '--page', file];
  const { status, stderr } = spawnSync(process.execPath, bb, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const wanted: string[] = [];
  page.on('request', (request) => wanted.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await sticksOut()).toBeLessThanOrEqual(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFault(page);
  }
  for (const title of ['Order of play', 'Sailing with a pirate', 'Having a card', 'How games end'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByLabel('As a table: What cards are used for, II', { exact: true }).click();
  await expect(
    page
      .locator('#uses')
      .getByRole('table')
      .getByRole('row', { name: /Letter of Marque/ }),
  ).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() => ['IM Fell English', 'EB Garamond Variable'].every((font) => document.fonts.check(`20px "${font}"`))),
  ).toBe(true);
  expect(wanted.filter((url) => !/^(file|data):/.test(url))).toEqual([]);
});
