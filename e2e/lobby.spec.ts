import { beginGame, createTable, guest, heading, leaveAll, PHONE, post, somebody, unique } from './people.ts';
import { provenRecord } from './proven-record.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Fills in the form. @returns the link of the table */
async function createByForm(page: Page, name: string, { host = 'Anne', players = 2, isListed = true } = {}): Promise<string> {
  await page.goto('/#/create-table');
  // The previous page has a name field, too.
  await expect(heading(page, 'Lay a table')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(host);
  await page.getByLabel('Name of the table').fill(name);
  await page.getByLabel('Players', { exact: true }).selectOption(String(players));
  if (!isListed) await page.getByLabel('Whoever has the link').check();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await expect(heading(page, name)).toBeVisible();
  return page.getByLabel('Invite others').inputValue();
}

test('a new table is found in the lobby and by its link, and its game begins when everybody is ready', async ({ browser }) => {
  const [anne, jack] = [await somebody(browser), await somebody(browser, PHONE)];
  const errors = [watchConsole(anne), watchConsole(jack)];
  const name = unique('Nassau');
  await anne.goto('/');
  await anne.getByRole('link', { name: 'Play online' }).click();
  await expect(heading(anne, 'The harbor')).toBeVisible();
  const link = await createByForm(anne, name, { players: 3 });
  expect(link).toMatch(/\/table\/[0-9a-f]{32}$/);
  await expectNoFault(anne);

  // The host gives a seat to a bot.
  await anne.getByRole('button', { name: 'Who plays seat 3' }).click();
  await anne.getByRole('group', { name: 'Who plays seat 3' }).locator('input[value="captain"]').check();
  await expect(anne.getByRole('list', { name: 'Who sits where' }).getByRole('listitem').nth(2)).toContainText('Captain');

  await jack.goto('/#/lobby');
  await jack.getByLabel('Game', { exact: true }).selectOption('under way');
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await jack.getByLabel('Game', { exact: true }).selectOption('gathering');
  await jack.getByLabel('with a free seat').check();
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toContainText('1 seat free');
  await expectNoFault(jack);

  await jack.goto(link);
  await expect(heading(jack, name)).toBeVisible();
  await jack.getByLabel('Name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(jack.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('you');
  await expect(anne.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('not ready yet');
  await expectNoFault(jack);

  await jack.getByLabel('Say something to all').fill('Ahoy, <i>captains</i>!');
  await jack.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(anne.getByRole('log')).toContainText('Ahoy, <i>captains</i>!');

  const fingerprint = await jack.locator('code').textContent();
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  await jack.getByLabel('A pinch for the dice').fill('<b>salt</b>');
  await jack.getByRole('button', { name: 'I am ready' }).click();
  await expect(jack.getByText('Still getting ready: Anne.')).toBeVisible();
  await expect(anne.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText(/Jack\s+ready/);
  await anne.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [anne, jack]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });

  // The side panel: chat, and private notes.
  await anne.getByRole('button', { name: 'Talk' }).click();
  const panel = anne.getByRole('region', { name: 'Beside the table' });
  await panel.getByLabel('Say something to all').fill('And a fair wind.');
  await panel.getByRole('button', { name: 'Say', exact: true }).click();
  await expect(jack.getByRole('button', { name: 'Talk, 1 new line' })).toBeVisible();
  await panel.locator('summary').first().click();
  await panel.getByLabel('What is wrong with it').fill('Too cheerful.');
  await panel.getByRole('button', { name: 'Report it' }).click();
  await expect(panel).toContainText('It is reported');
  await expectNoFault(anne, '.side-panel');
  await panel.getByRole('button', { name: 'Notes' }).click();
  await panel.getByLabel('For your eyes only').fill('Jack bluffs.');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await anne.reload();
  await anne.getByRole('button', { name: 'Talk' }).click();
  await panel.getByRole('button', { name: 'Notes' }).click();
  await expect(panel.getByLabel('For your eyes only')).toHaveValue('Jack bluffs.');
  expect(errors.flat()).toEqual([]);
  await leaveAll(anne, jack);
});

test('a private table is not listed, and a player who leaves frees their seat', async ({ browser }) => {
  const [anne, jack] = [await somebody(browser), await somebody(browser)];
  const name = unique('Tortuga');
  const link = await createByForm(anne, name, { isListed: false });
  await jack.goto('/#/lobby');
  await expect(jack.getByText(/^\d+ tables?$|No table is open/)).toBeVisible();
  await expect(jack.getByText(name)).toHaveCount(0);
  await jack.goto(link);
  await jack.getByLabel('Name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(anne.getByText('Jack')).toBeVisible();
  await jack.getByRole('button', { name: 'Leave the table' }).click();
  await expect(anne.getByText('Jack')).toHaveCount(0);
  await jack.goto(link.replace(/\w{4}$/, '0000'));
  await expect(jack.getByRole('alert')).toHaveText('There is no such table.');
  await leaveAll(anne, jack);
});

test('a guest creates an account, signs out and in, changes, exports and deletes it', async ({ browser }) => {
  const page = await somebody(browser);
  const login = unique('anne');
  await page.goto('/#/account');
  await page.getByLabel('Name', { exact: true }).fill('Anne');
  await page.getByRole('button', { name: 'Come in as a guest' }).click();
  await expect(page.getByText('You are Anne, a guest')).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByText(`You are Anne, logged in as ${login}.`)).toBeVisible();
  await expectNoFault(page);

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Login').fill(login.toUpperCase());
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill('a foul wind');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This login and this password don’t belong together.');
  await expectNoFault(page);
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(`You are Anne, logged in as ${login}.`)).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Anne Bonny');
  await page.getByRole('button', { name: 'Change the name' }).click();
  await expect(page.getByText('You are Anne Bonny')).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download all of it' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ player: { name: 'Anne Bonny' }, account: { login } });

  await page.getByText('Delete all of it').first().click();
  const vanish = page.getByRole('button', { name: 'Delete all of it' });
  await expect(vanish).toBeDisabled();
  await page.getByLabel('Yes, delete everything').check();
  await page.locator('#vanish-password').fill('a fair wind');
  await vanish.click();
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Login').fill(login);
  await page.getByRole('region', { name: 'Log in' }).getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This login and this password don’t belong together.');
  await leaveAll(page);
});

test('a player chooses their notifications and creates an API token', async ({ browser }) => {
  const page = await somebody(browser);
  const errors = watchConsole(page);
  await page.goto('/#/account');
  await page.getByLabel('Name', { exact: true }).fill('Bess');
  await page.getByRole('button', { name: 'Come in as a guest' }).click();
  await page.getByText('Choose what, and how').click();
  const talk = page.getByRole('checkbox', { name: 'There is talk at a table: here' });
  await expect(talk).toBeChecked();
  const kept = page.waitForResponse('**/api/me/notices/settings');
  await talk.uncheck();
  expect((await kept).status()).toBe(200);
  await page.getByText('Tokens for programs').click();
  await page.getByLabel('What it is for').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByText('It is shown this once')).toBeVisible();
  await expectNoFault(page);
  await page.reload();
  await page.getByText('Choose what, and how').click();
  await expect(talk).not.toBeChecked();
  await page.getByText('Tokens for programs').click();
  await page.getByRole('button', { name: 'Take “my bot” back' }).click();
  await expect(page.getByText('my bot')).toHaveCount(0);
  expect(errors).toEqual([]);
  await leaveAll(page);
});

test('a passkey creates an account and signs in without a password', async ({ browser, baseURL }) => {
  const page = await somebody(browser);
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const login = unique('mary');
  // A passkey needs a host name: it can't belong to an IP address.
  await page.goto(`${baseURL?.replace('127.0.0.1', 'localhost')}/#/account`);
  await page.getByRole('region', { name: 'Make an account' }).getByLabel('Login').fill(login);
  await page.getByLabel('with a passkey').check();
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByText(`logged in as ${login}`)).toBeVisible();
  await expect(page.getByText('Passkey 1, of')).toBeVisible();
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText(`logged in as ${login}`)).toBeVisible();
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await expect(page.getByRole('alert')).toContainText('set a password first');
  await expectNoFault(page);
  await leaveAll(page);
});

test('the browser checks the dice of a finished game and finds a changed die', async ({ browser }) => {
  const page = await somebody(browser);
  const errors = watchConsole(page);
  const { record, turned, choice } = provenRecord();
  const hand = (json: unknown, name: string) =>
    page
      .getByLabel('The record of a finished game')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) });
  await page.goto('/#/dice');
  await hand(record, 'honest.json');
  await expect(page.getByText('All is well')).toBeVisible();
  await page.getByText('Every throw').click();
  await expect(page.getByRole('row').nth(20)).toContainText('the same');
  await expectNoFault(page);

  // The page works without a network once it has loaded.
  await page.context().setOffline(true);
  await hand(turned, 'turned.json');
  await expect(page.getByText(`The first is choice number ${choice}:`)).toBeVisible();
  await hand({ ...record, dice: { ...record.dice, seed: '0'.repeat(64) } }, 'seed.json');
  await expect(page.getByRole('alert')).toContainText('dice.seed: is not the one whose hash was shown');
  await hand({ ...record, dice: undefined }, 'bare.json');
  await expect(page.getByRole('alert')).toContainText('dice: is missing');
  await hand([], 'list.json');
  await expect(page.getByRole('alert')).toContainText('a record must be an object');
  await expectNoFault(page);
  expect(errors).toEqual([]);
  await leaveAll(page);
});

test('the online pages are in German and French', async ({ browser }) => {
  const page = await somebody(browser);
  for (const [language, title] of [
    ['de', 'Der Hafen'],
    ['fr', 'Le port'],
  ] as const) {
    await page.addInitScript((id) => localStorage.setItem('blackbeard.settings', JSON.stringify({ language: id })), language);
    await page.goto('/lobby');
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  }
  await leaveAll(page);
});

test('a table with a password lets in players with the password or a personal link', async ({ browser }) => {
  const [anne, jack, mary] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const name = unique('Nassau');
  await anne.goto('/#/create-table');
  await anne.getByLabel('Name', { exact: true }).fill('Anne');
  await anne.getByLabel('Name of the table').fill(name);
  await anne.getByLabel('Players', { exact: true }).selectOption('3');
  await anne.getByLabel('Password').fill('rhum');
  await anne.getByRole('radio', { name: /^By turns/ }).check();
  await anne.getByLabel('For each choice', { exact: true }).selectOption('2 days');
  await anne.getByRole('button', { name: 'Lay the table' }).click();
  await expect(anne.getByText('by turns, 2 days a choice')).toBeVisible();
  const link = await anne.getByLabel('Invite others').inputValue();

  await jack.goto('/#/lobby');
  await jack.getByLabel('Pace').selectOption('Live');
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await jack.getByLabel('Pace').selectOption('By turns');
  await jack.getByRole('searchbox', { name: 'Name' }).fill(name.slice(-6));
  await jack.getByRole('searchbox', { name: 'Name' }).press('Enter');
  await expect(jack.getByText('1 table', { exact: true })).toBeVisible();
  await jack.goto(link);
  await jack.getByLabel('Name', { exact: true }).fill('Jack');
  await jack.getByLabel('Password').fill('milk');
  await jack.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(jack.getByRole('alert')).toHaveText('This is not the password of this table.');
  await jack.getByLabel('Password').fill('rhum');
  await jack.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(jack.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('you');

  await anne.getByText('Other ways to invite').click();
  await anne.getByRole('button', { name: 'Make a link that needs no password' }).click();
  await expect(anne.getByLabel('Invite others')).toHaveValue(/\?invitation=/);
  await mary.goto(await anne.getByLabel('Invite others').inputValue());
  await mary.getByLabel('Name', { exact: true }).fill('Mary');
  await expect(mary.getByLabel('Password')).toHaveCount(0);
  await mary.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(mary.getByRole('listitem').filter({ hasText: 'Mary' })).toContainText('you');
  await leaveAll(anne, jack, mary);
});

test('players vote to pause and to end the game, and start a rematch', async ({ browser }) => {
  const [anne, jack] = [await somebody(browser), await somebody(browser)];
  const link = await createByForm(anne, unique('Tortuga'));
  await jack.goto(link);
  await jack.getByLabel('Name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Sit down', exact: true }).click();
  for (const page of [anne, jack]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of [anne, jack]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  const panel = (page: Page) => page.getByRole('region', { name: 'Beside the table' });

  await anne.getByRole('button', { name: 'Talk' }).click();
  await panel(anne).getByRole('button', { name: 'Table', exact: true }).click();
  await panel(anne).getByRole('button', { name: 'Propose a pause' }).click();
  await jack.getByRole('button', { name: 'Vote' }).click();
  await expect(panel(jack)).toContainText('Anne proposes to pause.');
  await expectNoFault(jack, '.side-panel');
  await panel(jack).getByRole('button', { name: 'I agree' }).click();
  await expect(panel(anne).getByRole('button', { name: 'Propose to go on' })).toBeVisible();

  await panel(anne).getByText('End it').click();
  await panel(anne).getByLabel('Yes, I mean it').check();
  await panel(anne).getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(panel(jack)).toContainText('to end the game without a winner');
  await panel(jack).getByRole('button', { name: 'I agree' }).click();
  await panel(jack).getByRole('button', { name: 'Play again, all of us' }).click();
  await expect(jack.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await panel(anne).getByRole('link', { name: 'To the next game' }).click();
  await anne.getByRole('button', { name: 'Sit down', exact: true }).click();
  await expect(anne.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await leaveAll(anne, jack);
});

test('each player chooses what happens when they run out of time', async ({ browser }) => {
  const [anne, jack] = [await guest(browser, 'Anne'), await guest(browser, 'Jack', PHONE)];
  const wish = { options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true };
  const clock = { kind: 'turns', perDecision: 86_400 };
  const { id } = (await post(anne, '/api/tables', { ...wish, name: unique('Madagascar'), clock })).table;
  await post(jack, `/api/tables/${id}/join`);
  await beginGame(id, anne, jack);
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Talk' }).click();
    const panel = page.getByRole('region', { name: 'Beside the table' });
    await panel.getByRole('button', { name: 'Table', exact: true }).click();
    return panel;
  };
  const late = (await open(anne)).getByLabel('When my time is over');
  await expect(late).toHaveValue('pass');
  const kept = anne.waitForResponse((response) => response.url().endsWith('/late') && response.ok());
  await late.selectOption('Boatswain');
  await kept;
  await expect(anne.locator('.side-panel')).toContainText('also where several are asked');
  await expectNoFault(anne, '.side-panel');
  await anne.reload();
  await expect((await open(anne)).getByLabel('When my time is over')).toHaveValue('boatswain');
  await expect((await open(jack)).getByLabel('When my time is over')).toHaveValue('pass');
  await leaveAll(anne, jack);
});

test('an invited player takes a free seat; a player with the password watches', async ({ browser }) => {
  const [anne, mary, onlooker] = [await somebody(browser), await somebody(browser), await somebody(browser)];
  await anne.goto('/');
  await post(anne, '/api/guest', { name: 'Anne' });
  const wish = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true, password: 'rhum' };
  const { table } = await post(anne, '/api/tables', wish);
  const path = `/api/tables/${table.id}`;
  // Jack gets ready, then has to go, and agrees to open the seat.
  const jack = await somebody(browser);
  await jack.goto('/');
  await post(jack, '/api/guest', { name: 'Jack' });
  await post(jack, `${path}/join`, { password: 'rhum' });
  await post(jack, `${path}/ready`, { pinch: null });
  await post(anne, `${path}/ready`, { pinch: null });
  const { votes } = (await post(anne, `${path}/votes`, { motion: { kind: 'replace', seat: 1, bot: null } })).table;
  await post(jack, `${path}/vote`, { vote: votes[0].id, agrees: true });
  await jack.context().close();
  const { invitation } = await post(anne, `${path}/invitations`);

  await mary.goto(`/table/${table.id}?invitation=${invitation.token}`);
  await mary.getByLabel('Name', { exact: true }).fill('Mary');
  await mary.getByRole('button', { name: 'Sit down' }).click();
  await expect(mary.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });

  await onlooker.goto(`/table/${table.id}`);
  await onlooker.getByLabel('Name', { exact: true }).fill('Onlooker');
  await onlooker.getByLabel('Password').fill('milk');
  await onlooker.getByRole('button', { name: 'Look on' }).click();
  await expect(onlooker.getByRole('alert')).toHaveText('This is not the password of this table.');
  await expectNoFault(onlooker);
  await onlooker.getByLabel('Password').fill('rhum');
  await onlooker.getByRole('button', { name: 'Look on' }).click();
  await expect(onlooker.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  await leaveAll(anne, mary, onlooker);
});

test('the host changes the table before the game, and ready players must confirm again', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary', PHONE)];
  const id = await createTable(unique('Nassau'), anne, mary);
  await post(mary, `/api/tables/${id}/ready`, { pinch: null });
  await anne.goto(`/#/table/${id}`);
  await mary.goto(`/#/table/${id}`);
  await expect(mary.getByText('You are ready.')).toBeVisible();
  await expect(mary.getByText('Change the table')).toHaveCount(0);
  await anne.getByText('Change the table').click();
  const name = unique('Port Royal');
  await anne.getByLabel('Name of the table').fill(name);
  await anne.getByLabel('Password').fill('open sesame');
  await anne.getByRole('radio', { name: /^By turns/ }).check();
  await expectNoFault(anne);
  await anne.getByRole('button', { name: 'Change the table' }).click();
  for (const page of [anne, mary]) {
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(/by turns, 1 day a choice.* with a password/)).toBeVisible();
  }
  await expect(mary.getByRole('button', { name: 'I am ready' })).toBeVisible();
  await anne.getByText('Change the table').click();
  await anne.getByLabel('Take the password away').check();
  await anne.getByRole('radio', { name: /^Anybody/ }).check();
  await anne.getByRole('button', { name: 'Change the table' }).click();
  await expect(mary.getByText(/open to all/)).toBeVisible();
  await expect(mary.getByText(/with a password/)).toHaveCount(0);
  await leaveAll(anne, mary);
});

test('a table that can be neither joined nor watched says why', async ({ browser }) => {
  const [anne, mary, jack] = [await guest(browser, 'Anne'), await guest(browser, 'Mary'), await guest(browser, 'Jack', PHONE)];
  const [closed, open] = [unique('Closed'), unique('Open')];
  for (const [name, hasSpectators] of [
    [closed, false],
    [open, true],
  ] as const) {
    const table = { name, options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators };
    const { id } = (await post(anne, '/api/tables', table)).table;
    await post(mary, `/api/tables/${id}/join`);
    for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { pinch: null });
  }
  await jack.goto('/#/lobby');
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row(jack, open).getByRole('link', { name: 'Look on' })).toBeVisible();
  await expect(row(jack, closed)).toContainText('no spectators');
  await expect(row(jack, closed).getByRole('link')).toHaveCount(0);
  await expectNoFault(jack);
  await leaveAll(anne, mary, jack);
});

test('a lobby without a connection says so, offers no table, and comes back by a button or by itself', async ({ browser }) => {
  const page = await guest(browser, 'Anne');
  await page.goto('/#/lobby');
  const create = page.getByRole('link', { name: 'Lay a table' });
  const alert = page.getByRole('alert');
  await expect(create).toBeVisible();

  await page.context().setOffline(true);
  await expect(alert).toContainText('The lobby can’t be reached');
  await expect(create).toHaveCount(0);
  await expect(page.getByText('The game goes on')).toHaveCount(0);
  await expectNoFault(page);
  await page.context().setOffline(false);
  await expect(create).toBeVisible();

  await page.route('/api/**', (route) => route.abort());
  await page.reload();
  await expect(alert).toContainText('The lobby can’t be reached');
  await page.unroute('/api/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(create).toBeVisible();
  await expect(alert).toHaveCount(0);
  await leaveAll(page);
});
