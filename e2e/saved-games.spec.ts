import { readFile } from 'node:fs/promises';
import { RECONSTRUCTED, RULES_VERSION } from '@bb/golden-age/rules';
import { RECORD_FORMAT } from '@bb/kernel';
import { putInBrowser, readFromBrowser } from './browser-storage.ts';
import { GAMES, titleFor } from './games.ts';
import { choices, openHome, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

for (const game of GAMES)
  test(titleFor('a game in progress survives a reload, and goes on from the first page', game), async ({ page }) => {
    const errors = watchConsole(page);
    await openHome(page);
    await startGame(page, { game: game.id });
    for (let i = 0; i < 6; i++) {
      await waitForTurn(page);
      await choices(page).first().press('Enter');
    }
    await waitForTurn(page);
    const prompt = await promptBar(page).innerText();
    const log = await page.getByRole('list', { name: 'Game log' }).innerText();
    await page.reload();
    await waitForTurn(page);
    expect(await page.getByRole('list', { name: 'Game log' }).innerText()).toBe(log);
    // A group of choices may have been open before the reload.
    expect(prompt.split('\n')[0]).toContain((await promptBar(page).innerText()).split('\n')[0]);
    await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
    await page.getByRole('link', { name: 'Continue:' }).first().click();
    await waitForTurn(page);
    expect(errors).toEqual([]);
  });

test('the list says how each game stands: turn and own place, or the result', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const record = JSON.parse(await readFile('games/golden-age/golden/players-2-seed-100.json', 'utf8'));
  const { scores, winners } = record.result;
  const seats = ['Rackham', 'Bonny'].map((name, seat) => ({ name, kind: seat === winners[0] ? 'human' : 'deckhand' }));
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await page.getByLabel('Import a game:').setInputFiles({
    name: 'over.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...record, seats })),
  });
  await page
    .getByRole('link', { name: 'Home page' })
    .or(page.getByRole('link', { name: 'Blackbeard: home page' }))
    .first()
    .click();
  const games = page.getByRole('region', { name: 'Saved games' }).getByRole('listitem');
  await expect(games.filter({ hasText: 'Rackham' })).toContainText(`won (${scores[winners[0]]} points)`);
  await expect(games.filter({ hasText: 'Jonathan' })).toContainText(/in progress|turn \d+, place \d of 4 \(\d+ points\)/);
});

test('a stored game with a choice that is not allowed is kept, and a copy up to there played on', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
  await putInBrowser(page, 'choice', { type: 'endActions' }, [id, 5000]);
  await page.getByRole('link', { name: 'Continue:' }).click();
  await waitForTurn(page);
  await expect(page.getByRole('alert')).toContainText('This is a copy up to that point');
  expect(page.url()).not.toContain(id);
  await page.reload();
  await waitForTurn(page);
  await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a table of a form that nobody reads any more is listed as such, and kept until it is deleted', async ({ page }) => {
  const old = { id: 'old', options: { players: 2 }, seats: [{ name: 'Anne', kind: 'human' }], createdAt: 1, playedAt: 1, over: false };
  // A page of the same origin that requests nothing else, not even an icon.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/empty');
  await page.evaluate(
    (table) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('blackbeard', 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('table', { keyPath: 'id' });
          opening.result.createObjectStore('choice');
        };
        opening.onsuccess = () => {
          const tx = opening.result.transaction('table', 'readwrite');
          tx.objectStore('table').put(table);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    old,
  );
  const errors = watchConsole(page);
  await openHome(page);
  await expect(page.getByText('1 saved game is damaged and can’t be read.')).toBeVisible();
  await page.goto('/#/table/old');
  await expect(page.getByRole('alert')).toHaveText('form: this program reads saved games of format 2, not undefined');
  expect(await readFromBrowser(page, 'table', 'old')).toEqual([old]);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await openHome(page);
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a damaged table hides no other, says so, and can be deleted', async ({ page }) => {
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await putInBrowser(page, 'table', { id: 'damaged', form: 1, playedAt: 'yesterday' });
  await openHome(page);
  await page.reload();
  await expect(page.getByText('1 saved game is damaged and can’t be read.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
  await page.goto('/#/table/damaged');
  await expect(page.getByRole('alert')).toHaveText('This saved game is damaged and can’t be opened.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByText('1 saved game is damaged').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 saved game is damaged')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
});

for (const game of GAMES)
  test(titleFor('a record is downloaded and opened again', game), async ({ page }) => {
    await openHome(page);
    await startGame(page, { game: game.id, players: 3 });
    for (let i = 0; i < 4; i++) {
      await waitForTurn(page);
      await choices(page).first().press('Enter');
    }
    await waitForTurn(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const path = await (await downloading).path();
    const record = JSON.parse(await readFile(path, 'utf8'));
    expect(record).toMatchObject({ format: RECORD_FORMAT, options: { players: 3 }, result: null });
    await page.goto('/');
    await page
      .getByLabel('Import a game:')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: await readFile(path) });
    await waitForTurn(page);
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
  });

test('what can’t be opened gets one clear error, and nothing is lost', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await page.goto('/');
  const open = page.getByLabel('Import a game:');
  const offer = (text: string) => open.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');
  await offer('{"format":');
  await expect(alert).toContainText('not JSON');
  await offer('{"format":99,"choices":[]}');
  await expect(alert).toContainText('format');
  await offer(
    JSON.stringify({
      format: RECORD_FORMAT,
      game: 'golden-age',
      version: RULES_VERSION,
      options: { players: 3 },
      choices: [{ type: 'teleport' }],
      result: null,
    }),
  );
  await expect(alert).toContainText('choices[0]');
  await offer(JSON.stringify({ format: RECORD_FORMAT, game: 'chess', options: { players: 3 }, choices: [], result: null }));
  await expect(alert).toContainText('a game of “chess”, which this site doesn’t offer');
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
  await page.goto('/#/nowhere/at/all?x=%%%');
  await expect(page.getByRole('alert')).toContainText('no page');
  await page.goto('/#/table/none-such');
  await expect(page.getByRole('alert')).toContainText('not saved in this browser');
  await expect(page.getByRole('link', { name: 'Continue:' })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a component set of one’s own is checked, and played with', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByText('Component set: standard').click();
  const open = page.getByLabel('Use another component set');
  const offer = (set: unknown) =>
    open.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(set)) });
  const mine = structuredClone({ ...RECONSTRUCTED, id: 'mine' });
  const ports = mine.ports.map((port) => (port.id === 'boston' ? { ...port, value: 6, defense: 20 } : port));
  await offer({ ...mine, ports: ports.slice(1) });
  await expect(page.getByRole('alert')).toContainText('"boston" is missing');
  await offer({ ...mine, ports });
  await expect(page.getByText('Component set: mine')).toBeVisible();
  await startGame(page);
  await waitForTurn(page);
  await expect(page.locator('svg.live')).toContainText('6–20');
  await page.reload();
  await waitForTurn(page);
  await expect(page.locator('svg.live')).toContainText('6–20');
  expect(errors).toEqual([]);
});
