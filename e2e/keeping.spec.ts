import { readFile } from 'node:fs/promises';
import { RECONSTRUCTED, RECORD_FORMAT } from '@bb/engine';
import { choices, openHome, promptBar, startGame, waitForTurn, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('a game in progress survives a reload, and goes on from the first page', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  for (let i = 0; i < 6; i++) {
    await waitForTurn(page);
    await choices(page).first().click();
  }
  await waitForTurn(page);
  const prompt = await promptBar(page).innerText();
  const log = await page.getByRole('list', { name: 'What has happened' }).innerText();
  await page.reload();
  await waitForTurn(page);
  expect(await page.getByRole('list', { name: 'What has happened' }).innerText()).toBe(log);
  // Of choices in groups one may have been open before.
  expect(prompt.split('\n')[0]).toContain((await promptBar(page).innerText()).split('\n')[0]);
  await page.getByRole('link', { name: 'Blackbeard: back to the first page' }).click();
  await page.getByRole('link', { name: 'Play on:' }).first().click();
  await waitForTurn(page);
  expect(errors).toEqual([]);
});

test('a stored game with a choice that is not allowed is kept, and a copy up to there played on', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('link', { name: 'Blackbeard: back to the first page' }).click();
  await expect(page.getByRole('link', { name: 'Play on:' })).toHaveCount(1);
  await page.evaluate(
    (table) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('blackbeard');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('choice', 'readwrite');
          tx.objectStore('choice').put({ type: 'endActions' }, [table, 5000]);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    id,
  );
  await page.getByRole('link', { name: 'Play on:' }).click();
  await waitForTurn(page);
  await expect(page.getByRole('alert')).toContainText('This is a copy up to there');
  expect(page.url()).not.toContain(id);
  await page.reload();
  await waitForTurn(page);
  await page.getByRole('link', { name: 'Blackbeard: back to the first page' }).click();
  await expect(page.getByRole('link', { name: 'Play on:' })).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('a table kept by the first version opens, plays on, and is kept in the newest form', async ({ page }) => {
  const fixture = JSON.parse(await readFile(new URL('fixtures/table-form-1.json', import.meta.url), 'utf8'));
  // A page of the same origin that asks for nothing more, not even for an icon.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto('/empty');
  await page.evaluate(
    ({ table, choices: made }) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('blackbeard', 1);
        opening.onerror = () => fail(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('table', { keyPath: 'id' });
          opening.result.createObjectStore('choice');
        };
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['table', 'choice'], 'readwrite');
          tx.objectStore('table').put(table);
          for (const [i, choice] of made.entries()) tx.objectStore('choice').put(choice, [table.id, i]);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    fixture,
  );
  const errors = watchConsole(page);
  await openHome(page);
  await page.getByRole('link', { name: 'Play on:' }).click();
  await waitForTurn(page);
  await expect(page.getByRole('list', { name: 'What has happened' })).toContainText('Turn 3');
  await choices(page).last().click();
  await waitForTurn(page);
  await page.reload();
  await waitForTurn(page);
  const kept = await page.evaluate(
    () =>
      new Promise<unknown>((done, fail) => {
        const opening = indexedDB.open('blackbeard');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('table').objectStore('table').get('form1');
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
  );
  expect(kept).toMatchObject({ form: 3, options: { players: 2 } });
  expect(errors).toEqual([]);
});

test('a record is downloaded and opened again', async ({ page }) => {
  await openHome(page);
  await startGame(page, { players: 3 });
  for (let i = 0; i < 4; i++) {
    await waitForTurn(page);
    await choices(page).first().click();
  }
  await waitForTurn(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save' }).click();
  const path = await (await downloading).path();
  const record = JSON.parse(await readFile(path, 'utf8'));
  expect(record).toMatchObject({ format: RECORD_FORMAT, options: { players: 3 }, result: null });
  await page.goto('/');
  await page.getByLabel('Open a record:').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: await readFile(path) });
  await waitForTurn(page);
  await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem')).toHaveCount(3);
});

test('what can’t be opened gets one clear error, and nothing is lost', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await startGame(page);
  await waitForTurn(page);
  await page.goto('/');
  const open = page.getByLabel('Open a record:');
  const offer = (text: string) => open.setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');
  await offer('{"format":');
  await expect(alert).toContainText('not JSON');
  await offer('{"format":99,"choices":[]}');
  await expect(alert).toContainText('format');
  await offer(JSON.stringify({ format: 1, engine: '0.1.0', options: { players: 3 }, choices: [{ type: 'teleport' }], result: null }));
  await expect(alert).toContainText('choices[0]');
  await expect(page.getByRole('link', { name: 'Play on:' })).toHaveCount(1);
  await page.goto('/#/nowhere/at/all?x=%%%');
  await expect(page.getByRole('alert')).toContainText('no page');
  await page.goto('/#/table/none-such');
  await expect(page.getByRole('alert')).toContainText('no such table');
  await expect(page.getByRole('link', { name: 'Play on:' })).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a component set of one’s own is checked, and played with', async ({ page }) => {
  const errors = watchConsole(page);
  await openHome(page);
  await page.getByRole('link', { name: 'New game' }).click();
  await page.getByText('Component set: as it comes').click();
  const open = page.getByLabel('Play with the figures of another set');
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
