/** A finished game is shared by a link, at its end and at a moment, and opened by somebody who has never seen it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAMES, titleFor } from './games.ts';
import { openPosition } from './positions.ts';
import { expectNoFault, openHome, promptBar, scores, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

const FINISHED: Readonly<Record<string, string>> = {
  'golden-age': 'games/golden-age/golden/players-4-seed-100.json',
  classic: 'games/classic/golden/players-4-seed-197.json',
};
const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary'];

function finished(game: string): string {
  const { playthrough: _, ...record } = JSON.parse(readFileSync(FINISHED[game] ?? '', 'utf8'));
  return JSON.stringify({ ...record, seats: NAMES.map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'captain' })) });
}

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

/** Presses *Share*, and expects its answer in view. @returns the address that is on the clipboard */
async function copyLink(page: Page): Promise<string> {
  await share(page).click();
  await expect(page.getByText('Copied, with a link to the game.')).toBeInViewport({ ratio: 1 });
  const text = await page.evaluate(() => navigator.clipboard.readText());
  return /http\S+$/.exec(text)?.[0] ?? '';
}

for (const game of GAMES)
  test(
    titleFor('a finished game is opened from a link, at its end and at a moment, and stored only when it is saved', game),
    async ({ browser }) => {
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
      const page = await context.newPage();
      await openHome(page);
      await openPosition(page, finished(game.id));
      await expect(scores(page)).toBeVisible();
      const table = await scores(page).getByRole('table').innerText();
      const end = await copyLink(page);
      expect(end.length).toBeLessThan(2500);
      await expectNoFault(page, '.scores');
      await scores(page).getByRole('button', { name: 'Look back' }).click();
      for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Next turn' }).click();
      await expect(promptBar(page)).toContainText('turn 5');
      const moment = await copyLink(page);
      expect(moment).toMatch(/\?at=\d+$/);
      const prompt = await promptBar(page).innerText();
      await context.close();

      const stranger = await (await browser.newContext()).newPage();
      const errors = watchConsole(stranger);
      await stranger.goto(moment);
      await expect(promptBar(stranger)).toHaveText(prompt);
      await stranger.getByRole('button', { name: 'Back to the game' }).click();
      expect(await scores(stranger).getByRole('table').innerText()).toBe(table);
      await stranger.goto(end);
      await stranger.reload();
      expect(await scores(stranger).getByRole('table').innerText()).toBe(table);
      await openHome(stranger);
      await expect(stranger.getByText('None yet.')).toBeVisible();
      await stranger.goto(end);
      await scores(stranger).getByRole('button', { name: 'Save the whole game here' }).click();
      await expect(stranger).toHaveURL(/#\/table\//);
      await expect(scores(stranger)).toBeVisible();
      await openHome(stranger);
      await expect(stranger.getByRole('region', { name: 'Saved games' }).getByRole('listitem')).toHaveCount(1);
      expect(errors).toEqual([]);
      await stranger.context().close();
    },
  );

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  for (const game of GAMES)
    test(titleFor(`what people want to see and send at the end is in view at ${width} × ${height}`, game), async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openHome(page);
      await openPosition(page, finished(game.id));
      for (const name of ['Play again', 'Look back', 'Share', 'View the board'])
        await expect(scores(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      await expect(scores(page).getByRole('list', { name: 'What became of the pirates' }).getByRole('listitem').first()).toBeInViewport({
        ratio: 0.6,
      });
      const moments = scores(page).getByRole('list', { name: 'Three moments' }).getByRole('button');
      await expect(moments).toHaveCount(3);
      for (const moment of await moments.all()) await expect(moment).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      // Each leads to its turn, or the last to the end.
      const turn = /Turn (\d+)/.exec(await moments.first().innerText())?.[1];
      await moments.first().click();
      await expect(promptBar(page)).toContainText(`turn ${turn}`);
    });

test('a bad link gets one clear error that names the way out', async ({ page }) => {
  const errors = watchConsole(page);
  const alert = page.getByRole('alert');
  for (const bad of ['x', '%%%', 'eJyrVi-_Q', 'A'.repeat(9000)]) {
    await page.goto('/');
    await page.goto(`/#/replay/${bad}`);
    await expect(alert).toContainText(bad.length > 8000 ? 'too long' : 'incomplete or has been altered');
    await expect(alert).toContainText('import it here');
    await expect(page.getByLabel('Import a game:')).toBeAttached();
  }
  expect(errors).toEqual([]);
});
