import { closeAll, guest, heading, newPlayer, post, unique } from './players.ts';
import { expect, type Page, test } from './test.ts';

/** The server does what the first request to this address asks for, and its answer gets lost. */
async function loseFirstAnswer(page: Page, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

test('a table is created once, by one guest, though the answers of both requests get lost', async ({ browser }) => {
  const anne = await newPlayer(browser);
  const name = unique('Nassau');
  await loseFirstAnswer(anne, '**/api/guest');
  await loseFirstAnswer(anne, '**/api/tables');
  await anne.goto('/#/create-table');
  await anne.getByLabel('Display name', { exact: true }).fill('Anne');
  await anne.getByLabel('Table name').fill(name);
  const create = anne.getByRole('button', { name: 'Create table' });
  for (let i = 0; i < 2; i++) {
    await create.click();
    await expect(anne.getByRole('alert')).toContainText('can’t be reached');
    await expect(anne.getByLabel('Table name')).toHaveValue(name);
  }
  await create.click();
  await expect(heading(anne, name)).toBeVisible();

  await anne.goto('/');
  const mine = anne.getByRole('navigation', { name: 'My tables' });
  await expect(mine.getByRole('link', { name })).toHaveCount(1);
  await mine.getByRole('link', { name }).click();
  await expect(heading(anne, name)).toBeVisible();

  // A message whose answer gets lost stands once, and what is typed meanwhile stays.
  await loseFirstAnswer(anne, '**/talk');
  const field = anne.getByLabel('Message everyone');
  await field.fill('Ahoy!');
  await field.press('Enter');
  await field.fill('And a fair wind.');
  await anne.getByRole('button', { name: 'Send again' }).click();
  await expect(anne.getByText('Not sent.')).toHaveCount(0);
  await expect(anne.getByText('Ahoy!')).toHaveCount(1);
  await expect(field).toHaveValue('And a fair wind.');
  await closeAll(anne);
});

test('a link with a mark behind it leads to the invitation, which says what the game is; a broken one to the first page', async ({
  browser,
}) => {
  const anne = await guest(browser, 'Anne');
  const name = unique('Tortuga');
  const settings = { name, options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true };
  const { id } = (await post(anne, '/api/tables', settings)).table;
  const jack = await newPlayer(browser);
  for (const link of [`/table/${id}.`, `/table/${id}).`, `/TABLE/${id.toUpperCase()}`, `/#/Table/${id},`]) {
    await jack.goto('/#/about');
    await jack.goto(link);
    await expect(heading(jack, name), link).toBeVisible();
    await expect(jack, link).toHaveURL(new RegExp(`#/table/${id}$`));
  }
  await expect(jack.getByRole('heading', { name: /^Blackbeard · / })).toBeVisible();
  await expect(jack.getByText(/hours/)).toBeVisible();
  await jack.getByRole('link', { name: 'How to play' }).click();
  await expect(heading(jack, 'How to play')).toBeVisible();
  for (const link of ['/rules/%', '/#/rules/%', '/no-such-page.html']) {
    await jack.goto('about:blank');
    await jack.goto(link);
    await expect(jack.getByRole('alert'), link).toContainText('There is no page at');
    await expect(jack.getByRole('link', { name: 'New game' })).toBeVisible();
  }
  await closeAll(anne, jack);
});
