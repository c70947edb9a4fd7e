import { finishedRecord, openPosition, recordUpTo } from './positions.ts';
import { choices, expectNoFault, openHome, scores, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('the solitaire game: Blackbeard against the System Player, who plays by himself', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByLabel('Players', { exact: true }).selectOption('1');
  await expect(page.getByText('One player with Blackbeard')).toBeVisible();
  await page.getByText('Optional rules: Solitaire').click();
  await expect(page.getByRole('checkbox', { name: 'Draft' })).toHaveCount(0);
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('System Player 3');
  await expect(page.getByRole('region', { name: 'Hand' })).toBeVisible();
  for (let answer = 0; answer < 4; answer++) {
    await waitForTurn(page);
    await choices(page).first().press('Enter');
  }
  await waitForTurn(page);
  await expect(page.getByText(/^At once: \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('System Player 3');
  expect(errors).toEqual([]);
});

test('the System Player says of what he did what it was worth to him', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await openPosition(
    page,
    recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 12, { players: 4, solitaire: true }, 'system'),
  );
  await waitForTurn(page);
  const log = page.getByRole('list', { name: 'Game log' });
  const whys = log.getByRole('button', { name: 'Why?' });
  await expect(whys.last()).toHaveText(/^([+−]\d+\.\d|no choice)$/);
  await whys.filter({ hasNotText: 'no choice' }).last().click();
  await expect(log).toContainText(/[+−]\d+\.\d (for itself|against Blackbeard): /);
  await expect(log).toContainText(/Alternatives:|No alternative was worth anything\./);
  // A second click closes the reason again.
  await log.getByRole('button', { name: 'Why?', expanded: true }).click();
  await expect(log).not.toContainText('Alternatives:');
  expect(errors).toEqual([]);
});

test('a solitaire game that is over says why', async ({ page }) => {
  await openHome(page);
  await openPosition(page, finishedRecord({ players: 4, solitaire: true }));
  await expect(scores(page)).toContainText('The System Player wins');
  await expect(scores(page)).toContainText('The General Pardon came for the last time.');
});
