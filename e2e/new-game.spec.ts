/** A new game begins with the settings of the last one, and a finished game leads to the next. */
import { readFile } from 'node:fs/promises';
import { closeAll, guest, newPlayer, post, unique } from './players.ts';
import { expectTooltip, openHome } from './table.ts';
import { expect, type Page, test } from './test.ts';

const seat = (page: Page, number: number) => page.getByRole('button', { name: `Player in seat ${number}` });

test('two presses begin the same game again: names, players, rules', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByLabel('Players', { exact: true }).selectOption('3');
  await page.getByLabel('Name of seat 1', { exact: true }).fill('Rackham');
  await seat(page, 2).click();
  await page.getByRole('radio', { name: 'Deckhand' }).check();
  await page.getByText('Optional rules:').click();
  await page.getByLabel('Draft').check();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('main', { name: 'Board' })).toBeVisible();
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page.getByLabel('Players', { exact: true })).toHaveValue('3');
  await expect(page.getByLabel('Name of seat 1', { exact: true })).toHaveValue('Rackham');
  await expect(seat(page, 2)).toContainText('Deckhand');
  await expect(seat(page, 3)).toContainText('Captain');
  await page.getByText('Optional rules:').click();
  await expect(page.getByLabel('Draft')).toBeChecked();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Rackham');
  // Settings that these rules do not have are not used.
  await page.evaluate(() => localStorage.setItem('blackbeard.last-game.golden-age', '{"players":3,"seats":[],"options":{"players":99}}'));
  await page.goto('/#/');
  await page.getByRole('link', { name: 'New game' }).click();
  await expect(page.getByLabel('Players', { exact: true })).toHaveValue('4');
});

test('a ready-made game only fills the form, which shows what it has set', async ({ page }) => {
  await openHome(page);
  for (const [game, presets, short] of [
    [
      'golden-age',
      [
        /^Standard game.*4 players, bots: Captain.*About 30 turns: 2\.5 hours among people, 40 minutes against/,
        /^Quick game.*3 players, bots: Captain, Length: short \(house rule\).*About 15 turns: 85 minutes among people, 20 minutes against/,
        /^First game.*3 players, bots: Cabin boy, no Cunning.*About 30 turns: 3 hours among people, 45 minutes against/,
      ],
      async () => {
        await page.getByText('Optional rules: Length: short (house rule)').click();
        await expect(page.getByLabel('Length')).toHaveValue('short');
        await expect(page.getByText('A house rule of ours, not in the rulebook')).toBeVisible();
      },
    ],
    [
      'classic',
      ['Standard game', 'Quick game', 'First game'].map((name) => new RegExp(`^${name}.*About \\d+0 turns: .* among people`)),
      () => expect(page.getByLabel('Short game')).toBeChecked(),
    ],
  ] as const) {
    await page.goto(`/#/new?game=${game}`);
    const ready = page.getByRole('group', { name: 'Ready-made games' });
    await expect(ready.getByRole('button')).toHaveText(presets);
    await ready.getByRole('button', { name: 'First game' }).click();
    await expect(page.getByLabel('Players', { exact: true })).toHaveValue('3');
    for (const seat of [2, 3]) await expect(page.getByRole('button', { name: `Player in seat ${seat}` })).toContainText('Cabin boy');
    await expect(ready.getByRole('button', { name: 'First game' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Players', { exact: true }).selectOption('2');
    await expect(ready.getByRole('button', { pressed: true })).toHaveCount(0);
    await ready.getByRole('button', { name: 'Quick game' }).click();
    await expect(ready.getByRole('button', { name: 'Quick game' })).toHaveAttribute('aria-pressed', 'true');
    await short();
  }
});

test('the quick game of 2008 is played with half of the deck, and is not offered to more than five', async ({ page }) => {
  await openHome(page);
  await page.goto('/#/new?game=golden-age');
  await page.getByRole('button', { name: 'Quick game' }).click();
  await page.getByText('Optional rules: Length: short (house rule)').click();
  const length = page.getByLabel('Length');
  await page.getByLabel('Players', { exact: true }).selectOption('6');
  await expect(length).toHaveValue('standard');
  await expect(length.getByRole('option')).toHaveText(['standard', 'long']);
  await expect(page.getByText('Optional rules: none')).toBeVisible();
  await page.getByRole('button', { name: 'Quick game' }).click();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  // Twelve of the 49 cards are dealt.
  await expect(page.getByText('37', { exact: true })).toBeVisible();
});

test('a finished game is played again by the same captains', async ({ page }) => {
  await openHome(page);
  const record = JSON.parse(await readFile('games/golden-age/golden/players-2-seed-100.json', 'utf8'));
  const seats = [
    { name: 'Rackham', kind: 'human' },
    { name: 'Bonny', kind: 'deckhand' },
  ];
  await page.getByLabel('Import a game:').setInputFiles({
    name: 'over.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, seats })),
  });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a picture' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('blackbeard-result.png');
  const picture = await readFile(await download.path());
  expect([picture.subarray(1, 4).toString(), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  const before = page.url();
  await page.getByRole('button', { name: 'Play again, same captains' }).click();
  await expect(page).not.toHaveURL(before);
  await expectTooltip(page.getByRole('list', { name: 'Players' }).getByText('Bonny', { exact: true }), 'Bonny: Deckhand');
  await expect(page.getByRole('button', { name: 'Play again, same captains' })).toHaveCount(0);
});

test('a name typed once is offered wherever one is asked for', async ({ browser }) => {
  const [host, page] = [await guest(browser, 'Anne'), await newPlayer(browser)];
  // One seat is open.
  const { table } = await post(host, '/api/tables', {
    name: unique('Port Royal'),
    options: { players: 2 },
    bots: [null, null],
    isListed: false,
    hasSpectators: true,
  });
  // A name that the form suggests is not the player's own.
  await page.goto('/#/new');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Holly');
  await page.goto('/#/account');
  await expect(page.getByLabel('Display name', { exact: true })).toHaveValue('');

  await page.goto('/#/new');
  await page.getByLabel('Name of seat 1', { exact: true }).fill('Rackham');
  await page.getByRole('button', { name: 'Set sail' }).click();
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Rackham');
  for (const address of ['/#/account', '/#/create-table', `/#/table/${table.id}`]) {
    await page.goto(address);
    await expect(page.getByLabel('Display name', { exact: true })).toHaveValue('Rackham');
  }
  await page.goto('/#/voyage');
  await expect(page.getByRole('list', { name: 'Players' })).toContainText('Rackham');

  // The name of a guest is offered on this device, too.
  await page.goto(`/#/table/${table.id}`);
  await page.getByLabel('Display name', { exact: true }).fill('Bonny');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bonny' })).toContainText('you');
  await page.goto('/#/new');
  await expect(page.getByLabel('Name of seat 1', { exact: true })).toHaveValue('Bonny');
  await closeAll(host, page);
});
