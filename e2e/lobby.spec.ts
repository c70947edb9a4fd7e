import { beginGame, closeAll, createTable, guest, heading, newPlayer, openSection, PHONE, post, unique } from './players.ts';
import { recordWithDice } from './record-with-dice.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Fills in the form. @returns the link of the table */
async function createByForm(page: Page, name: string, { host = 'Anne', players = 2, isListed = true } = {}): Promise<string> {
  await page.goto('/#/create-table');
  // The previous page has a name field, too.
  await expect(heading(page, 'Create a table')).toBeVisible();
  await page.getByLabel('Display name', { exact: true }).fill(host);
  await page.getByLabel('Table name').fill(name);
  await page.getByLabel('Players', { exact: true }).selectOption(String(players));
  if (!isListed) await page.getByLabel('Private: link only').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(heading(page, name)).toBeVisible();
  return page.getByLabel('Invite players').inputValue();
}

test('a new table is found in the lobby and by its link, and its game begins when everybody is ready', async ({ browser }) => {
  const [anne, jack] = [await newPlayer(browser), await newPlayer(browser, PHONE)];
  const errors = [watchConsole(anne), watchConsole(jack)];
  const name = unique('Nassau');
  await anne.goto('/');
  await anne.getByRole('link', { name: 'Play online' }).click();
  await expect(heading(anne, 'Lobby')).toBeVisible();
  const link = await createByForm(anne, name, { players: 3 });
  expect(link).toMatch(/\/table\/[0-9a-f]{32}$/);
  await expectNoFault(anne);

  // The host gives a seat to a bot.
  await anne.getByRole('button', { name: 'Player in seat 3' }).click();
  await anne.getByRole('group', { name: 'Player in seat 3' }).locator('input[value="captain"]').check();
  await expect(anne.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(2)).toContainText('Captain');

  await jack.goto('/#/lobby');
  await jack.getByLabel('Status', { exact: true }).selectOption('in progress');
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await jack.getByLabel('Status', { exact: true }).selectOption('waiting');
  await jack.getByLabel('has an open seat').check();
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toContainText('1 open seat');
  await expectNoFault(jack);

  await jack.goto(link);
  await expect(heading(jack, name)).toBeVisible();
  await jack.getByLabel('Display name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(jack.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('you');
  await expect(anne.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('not ready');
  await expectNoFault(jack);

  await jack.getByLabel('Message everyone').fill('Ahoy, <i>captains</i>!');
  await jack.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(anne.getByRole('log')).toContainText('Ahoy, <i>captains</i>!');

  await jack.getByText('Provably fair dice').click();
  const fingerprint = await jack.locator('code').textContent();
  await expectNoFault(jack);
  expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
  await jack.getByLabel('Add your own randomness (optional)').fill('<b>salt</b>');
  const sent = jack.waitForRequest((request) => request.url().endsWith('/ready'));
  await jack.getByRole('button', { name: 'I’m ready' }).click();
  expect((await sent).postDataJSON()).toEqual({ clientSeed: '<b>salt</b>' });
  await expect(jack.getByText('Waiting for Anne.')).toBeVisible();
  await expect(anne.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText(/Jack\s+ready/);
  await anne.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [anne, jack]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });

  // The side panel: chat, and private notes.
  await anne.getByRole('button', { name: 'Chat' }).click();
  const panel = anne.getByRole('region', { name: 'Side panel' });
  await panel.getByLabel('Message everyone').fill('And a fair wind.');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(jack.getByRole('button', { name: 'Chat, 1 new message' })).toBeVisible();
  await panel.locator('summary').first().click();
  await panel.getByLabel('Reason').fill('Too cheerful.');
  await panel.getByRole('button', { name: 'Report' }).click();
  await expect(panel).toContainText('Reported to the moderators');
  await expectNoFault(anne, '.side-panel');
  await panel.getByRole('button', { name: 'Notes' }).click();
  await panel.getByLabel('Private note').fill('Jack bluffs.');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
  await anne.reload();
  await anne.getByRole('button', { name: 'Chat' }).click();
  await panel.getByRole('button', { name: 'Notes' }).click();
  await expect(panel.getByLabel('Private note')).toHaveValue('Jack bluffs.');
  expect(errors.flat()).toEqual([]);
  await closeAll(anne, jack);
});

test('a private table is not listed, and a player who leaves frees their seat', async ({ browser }) => {
  const [anne, jack] = [await newPlayer(browser), await newPlayer(browser)];
  const name = unique('Tortuga');
  const link = await createByForm(anne, name, { isListed: false });
  await jack.goto('/#/lobby');
  await expect(jack.getByText(/^\d+ tables?$|No open tables/)).toBeVisible();
  await expect(jack.getByText(name)).toHaveCount(0);
  await jack.goto(link);
  await jack.getByLabel('Display name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(anne.getByText('Jack')).toBeVisible();
  await jack.getByRole('button', { name: 'Leave table' }).click();
  await expect(anne.getByText('Jack')).toHaveCount(0);
  await jack.goto(link.replace(/\w{4}$/, '0000'));
  await expect(jack.getByRole('alert')).toHaveText('This table does not exist.');
  await closeAll(anne, jack);
});

test('a guest creates an account, signs out and in, changes, exports and deletes it', async ({ browser }) => {
  const page = await newPlayer(browser);
  const login = unique('anne');
  await page.goto('/#/account');
  await page.getByLabel('Display name', { exact: true }).fill('Anne');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await expect(page.getByText('You are Anne (guest')).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel('Username').fill(login);
  await page.getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`You are Anne, signed in as ${login}.`)).toBeVisible();
  await expectNoFault(page);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('region', { name: 'Sign in' }).getByLabel('Username').fill(login.toUpperCase());
  await page.getByRole('region', { name: 'Sign in' }).getByLabel('Password', { exact: true }).fill('a foul wind');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.');
  await expectNoFault(page);
  await page.getByRole('region', { name: 'Sign in' }).getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You are Anne, signed in as ${login}.`)).toBeVisible();

  await page.getByLabel('Display name', { exact: true }).fill('Anne Bonny');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByText('You are Anne Bonny')).toBeVisible();

  await openSection(page, 'Your data');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download my data' }).click()]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ player: { name: 'Anne Bonny' }, account: { login } });

  await page.getByText('Delete account').first().click();
  const vanish = page.getByRole('button', { name: 'Delete account' });
  await expect(vanish).toBeDisabled();
  await page.getByLabel('Yes, delete my account').check();
  await page.locator('#vanish-password').fill('a fair wind');
  await vanish.click();
  await page.getByRole('region', { name: 'Sign in' }).getByLabel('Username').fill(login);
  await page.getByRole('region', { name: 'Sign in' }).getByLabel('Password', { exact: true }).fill('a fair wind');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.');
  await closeAll(page);
});

test('a player chooses their notifications and creates an API token', async ({ browser }) => {
  const page = await newPlayer(browser);
  const errors = watchConsole(page);
  await page.goto('/#/account');
  await page.getByLabel('Display name', { exact: true }).fill('Bess');
  await page.getByRole('button', { name: 'Play as guest' }).click();
  await openSection(page, 'Notifications');
  const talk = page.getByRole('checkbox', { name: 'New messages: this site' });
  await expect(talk).toBeChecked();
  const kept = page.waitForResponse('**/api/me/notices/settings');
  await talk.uncheck();
  expect((await kept).status()).toBe(200);
  await openSection(page, 'API tokens');
  await page.getByLabel('Token name').fill('my bot');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('It is shown only once')).toBeVisible();
  await expectNoFault(page);
  await page.reload();
  await openSection(page, 'Notifications');
  await expect(talk).not.toBeChecked();
  await openSection(page, 'API tokens');
  await page.getByRole('button', { name: 'Revoke “my bot”' }).click();
  await expect(page.getByText('my bot')).toHaveCount(0);
  expect(errors).toEqual([]);
  await closeAll(page);
});

test('a passkey creates an account and signs in without a password', async ({ browser, baseURL }) => {
  const page = await newPlayer(browser);
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
  await page.getByRole('region', { name: 'Create account' }).getByLabel('Username').fill(login);
  await page.getByLabel('with a passkey').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(`signed in as ${login}`)).toBeVisible();
  await openSection(page, 'Password and passkeys');
  await expect(page.getByText('Passkey 1, created')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`signed in as ${login}`)).toBeVisible();
  await openSection(page, 'Password and passkeys');
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await expect(page.getByRole('alert')).toContainText('Set a password first');
  await expectNoFault(page);
  await closeAll(page);
});

test('the browser checks the dice of a finished game and finds a changed die', async ({ browser }) => {
  const page = await newPlayer(browser);
  const errors = watchConsole(page);
  const { record, turned, choice } = recordWithDice();
  const hand = (json: unknown, name: string) =>
    page
      .getByLabel('Choose the file of a finished game')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(json)) });
  await page.goto('/#/dice');
  await hand(record, 'honest.json');
  await expect(page.getByText(/^All \d+ rolls match the seed/)).toBeVisible();
  await page.getByText('All rolls').click();
  await expect(page.getByRole('row').nth(20)).toContainText('the same');
  await expectNoFault(page);

  // The page works without a network once it has loaded.
  await page.context().setOffline(true);
  await hand(turned, 'turned.json');
  await expect(page.getByText(`The first is at choice ${choice}:`)).toBeVisible();
  await hand({ ...record, dice: { ...record.dice, seed: '0'.repeat(64) } }, 'seed.json');
  await expect(page.getByRole('alert')).toContainText('dice.seed: does not match the commitment');
  await hand({ ...record, dice: undefined }, 'bare.json');
  await expect(page.getByRole('alert')).toContainText('dice: is missing');
  await hand([], 'list.json');
  await expect(page.getByRole('alert')).toContainText('a record must be an object');
  await expectNoFault(page);
  expect(errors).toEqual([]);
  await closeAll(page);
});

test('the online pages are in German and French', async ({ browser }) => {
  const page = await newPlayer(browser);
  for (const [language, title] of [
    ['de', 'Lobby'],
    ['fr', 'Salon'],
  ] as const) {
    await page.addInitScript((id) => localStorage.setItem('blackbeard.settings', JSON.stringify({ language: id })), language);
    await page.goto('/lobby');
    await page.reload();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
  }
  await closeAll(page);
});

test('a table with a password lets in players with the password or a personal link', async ({ browser }) => {
  const [anne, jack, mary] = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser)];
  const name = unique('Nassau');
  await anne.goto('/#/create-table');
  await anne.getByLabel('Display name', { exact: true }).fill('Anne');
  await anne.getByLabel('Table name').fill(name);
  await anne.getByLabel('Players', { exact: true }).selectOption('3');
  await anne.getByLabel('Password').fill('rhum');
  await anne.getByRole('radio', { name: /^Turn-based/ }).check();
  await anne.getByLabel('Per move', { exact: true }).selectOption('2 days');
  await anne.getByRole('button', { name: 'Create table' }).click();
  await expect(anne.getByText('turn-based, 2 days per move')).toBeVisible();
  const link = await anne.getByLabel('Invite players').inputValue();

  await jack.goto('/#/lobby');
  await jack.getByLabel('Pace').selectOption('Live');
  await expect(jack.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
  await jack.getByLabel('Pace').selectOption('Turn-based');
  await jack.getByRole('searchbox', { name: 'Table name' }).fill(name.slice(-6));
  await jack.getByRole('searchbox', { name: 'Table name' }).press('Enter');
  await expect(jack.getByText('1 table', { exact: true })).toBeVisible();
  await jack.goto(link);
  await jack.getByLabel('Display name', { exact: true }).fill('Jack');
  await jack.getByLabel('Password').fill('milk');
  await jack.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(jack.getByRole('alert')).toHaveText('Wrong table password.');
  await jack.getByLabel('Password').fill('rhum');
  await jack.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(jack.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('you');

  await anne.getByText('More ways to invite').click();
  await anne.getByRole('button', { name: 'Create a personal link' }).click();
  await expect(anne.getByLabel('Invite players')).toHaveValue(/\?invitation=/);
  await mary.goto(await anne.getByLabel('Invite players').inputValue());
  await mary.getByLabel('Display name', { exact: true }).fill('Mary');
  await expect(mary.getByLabel('Password')).toHaveCount(0);
  await mary.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(mary.getByRole('listitem').filter({ hasText: 'Mary' })).toContainText('you');
  await closeAll(anne, jack, mary);
});

test('players vote to pause and to end the game, and start a rematch', async ({ browser }) => {
  const [anne, jack] = [await newPlayer(browser), await newPlayer(browser)];
  const link = await createByForm(anne, unique('Tortuga'));
  await jack.goto(link);
  await jack.getByLabel('Display name', { exact: true }).fill('Jack');
  await jack.getByRole('button', { name: 'Join', exact: true }).click();
  for (const page of [anne, jack]) await page.getByRole('button', { name: 'I’m ready' }).click();
  for (const page of [anne, jack]) await expect(page.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  const panel = (page: Page) => page.getByRole('region', { name: 'Side panel' });

  await anne.getByRole('button', { name: 'Game', exact: true }).click();
  await panel(anne).getByRole('button', { name: 'Propose a pause' }).click();
  const banner = jack.getByRole('region', { name: 'Vote' });
  await expect(banner).toContainText('Anne proposes to pause.');
  await expect(banner.getByRole('button', { name: 'Agree' })).toBeVisible();
  await expectNoFault(jack, '.vote-banner');
  await jack.screenshot({ path: '.results/vote-banner.png' });
  await jack.getByRole('button', { name: 'Vote' }).click();
  await expect(banner).toHaveCount(0);
  await expect(panel(jack)).toContainText('Anne proposes to pause.');
  await expectNoFault(jack, '.side-panel');
  await panel(jack).getByRole('button', { name: 'Agree' }).click();
  await expect(panel(anne).getByRole('button', { name: 'Propose to resume' })).toBeVisible();

  await panel(anne).getByText('End the game', { exact: true }).click();
  await panel(anne).getByRole('button', { name: 'Propose to end the game' }).click();
  await expect(panel(jack)).toContainText('to end the game without a winner');
  await panel(jack).getByRole('button', { name: 'Agree' }).click();
  await panel(jack).getByRole('button', { name: 'Rematch' }).click();
  await expect(jack.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  await panel(anne).getByRole('link', { name: 'Go to the rematch' }).click();
  await anne.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(anne.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  await closeAll(anne, jack);
});

test('each player chooses what happens when they run out of time', async ({ browser }) => {
  const [anne, jack] = [await guest(browser, 'Anne'), await guest(browser, 'Jack', PHONE)];
  const wish = { options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true };
  const clock = { kind: 'turns', perDecision: 86_400 };
  const { id } = (await post(anne, '/api/tables', { ...wish, name: unique('Madagascar'), clock })).table;
  await post(jack, `/api/tables/${id}/join`);
  await beginGame(id, anne, jack);
  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    return page.getByRole('region', { name: 'Side panel' });
  };
  const late = (await open(anne)).getByLabel('If I run out of time');
  await expect(late).toHaveValue('pass');
  const kept = anne.waitForResponse((response) => response.url().endsWith('/late') && response.ok());
  await late.selectOption('Boatswain');
  await kept;
  await expect(anne.locator('.side-panel')).toContainText('also when several players are asked');
  await expectNoFault(anne, '.side-panel');
  await anne.reload();
  await expect((await open(anne)).getByLabel('If I run out of time')).toHaveValue('boatswain');
  await expect((await open(jack)).getByLabel('If I run out of time')).toHaveValue('pass');
  await closeAll(anne, jack);
});

test('an invited player takes a free seat; a player with the password watches', async ({ browser }) => {
  const [anne, mary, onlooker] = [await newPlayer(browser), await newPlayer(browser), await newPlayer(browser)];
  await anne.goto('/');
  await post(anne, '/api/guest', { name: 'Anne' });
  const wish = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: false, hasSpectators: true, password: 'rhum' };
  const { table } = await post(anne, '/api/tables', wish);
  const path = `/api/tables/${table.id}`;
  // Jack gets ready, then has to go, and agrees to open the seat.
  const jack = await newPlayer(browser);
  await jack.goto('/');
  await post(jack, '/api/guest', { name: 'Jack' });
  await post(jack, `${path}/join`, { password: 'rhum' });
  await post(jack, `${path}/ready`, { clientSeed: null });
  await post(anne, `${path}/ready`, { clientSeed: null });
  const { votes } = (await post(anne, `${path}/votes`, { proposal: { kind: 'replace', seat: 1, bot: null } })).table;
  await post(jack, `${path}/vote`, { vote: votes[0].id, agrees: true });
  await jack.context().close();
  const { invitation } = await post(anne, `${path}/invitations`);

  await mary.goto(`/table/${table.id}?invitation=${invitation.token}`);
  await mary.getByLabel('Display name', { exact: true }).fill('Mary');
  await mary.getByRole('button', { name: 'Join' }).click();
  await expect(mary.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });

  await onlooker.goto(`/table/${table.id}`);
  await onlooker.getByLabel('Display name', { exact: true }).fill('Onlooker');
  await onlooker.getByLabel('Password').fill('milk');
  await onlooker.getByRole('button', { name: 'Watch' }).click();
  await expect(onlooker.getByRole('alert')).toHaveText('Wrong table password.');
  await expectNoFault(onlooker);
  await onlooker.getByLabel('Password').fill('rhum');
  await onlooker.getByRole('button', { name: 'Watch' }).click();
  await expect(onlooker.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  await closeAll(anne, mary, onlooker);
});

test('the host changes the table before the game, and ready players must confirm again', async ({ browser }) => {
  const [anne, mary] = [await guest(browser, 'Anne'), await guest(browser, 'Mary', PHONE)];
  const id = await createTable(unique('Nassau'), anne, mary);
  await post(mary, `/api/tables/${id}/ready`, { clientSeed: null });
  await anne.goto(`/#/table/${id}`);
  await mary.goto(`/#/table/${id}`);
  await expect(mary.getByText('You are ready.')).toBeVisible();
  await expect(mary.getByText('Edit table')).toHaveCount(0);
  await anne.getByText('Edit table').click();
  const name = unique('Port Royal');
  await anne.getByLabel('Table name').fill(name);
  await anne.getByLabel('Password').fill('open sesame');
  await anne.getByRole('radio', { name: /^Turn-based/ }).check();
  await expectNoFault(anne);
  await anne.getByRole('button', { name: 'Edit table' }).click();
  for (const page of [anne, mary]) {
    await expect(heading(page, name)).toBeVisible();
    await expect(page.getByText(/turn-based, 1 day per move.*password/)).toBeVisible();
  }
  await expect(mary.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  await anne.getByText('Edit table').click();
  await anne.getByLabel('Remove the password').check();
  await anne.getByRole('radio', { name: /^Public/ }).check();
  await anne.getByRole('button', { name: 'Edit table' }).click();
  await expect(mary.getByText(/public/)).toBeVisible();
  await expect(mary.getByText(/password/)).toHaveCount(0);
  await closeAll(anne, mary);
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
    for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  }
  await jack.goto('/#/lobby');
  const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(row(jack, open).getByRole('link', { name: 'Watch' })).toBeVisible();
  await expect(row(jack, closed)).toContainText('no spectators');
  await expect(row(jack, closed).getByRole('link')).toHaveCount(0);
  await expectNoFault(jack);
  await closeAll(anne, mary, jack);
});

test('beside the list stands the chosen table: its seats, its rules, and a way in or the reason why there is none', async ({ browser }) => {
  const [anne, mary, jack] = [await guest(browser, 'Anne'), await guest(browser, 'Mary'), await guest(browser, 'Jack')];
  const errors = watchConsole(jack);
  // The lobby is searched for these tables: others of the same run stay away.
  const mark = unique('two').slice(-6);
  const create = async (name: string, more: object): Promise<string> => {
    const table = { name: `${name} ${mark}`, options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true, ...more };
    return (await post(anne, '/api/tables', table)).table.id;
  };
  const begin = async (id: string): Promise<void> => {
    await post(mary, `/api/tables/${id}/join`);
    for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  };
  await begin(await create('Closed', { hasSpectators: false }));
  const watched = await create('Watched', {});
  await begin(watched);
  const clock = { kind: 'turns', perDecision: 86_400 };
  const open = await create('Open', { options: { players: 3 }, bots: [null, null, 'captain'], password: 'rhum', clock });
  await jack.goto('/#/lobby');
  await jack.getByRole('searchbox', { name: 'Table name' }).fill(mark);
  await jack.getByRole('searchbox', { name: 'Table name' }).press('Enter');
  await expect(jack.getByText('3 tables', { exact: true })).toBeVisible();
  const row = (name: string) => jack.getByRole('button', { name: `${name} ${mark}` });
  const details = (name: string) => jack.getByRole('region', { name: `${name} ${mark}` });

  // At first, the table that can be joined.
  await expect(row('Open')).toHaveAttribute('aria-current', 'true');
  const seats = details('Open').getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveText([/Anne\s+\(host\)\s+not ready/, /Open seat/, /Captain\s+bot/]);
  await expect(details('Open')).toContainText('turn-based, 1 day per move');
  await expect(details('Open')).toContainText('You take the last seat. The game starts when everybody is ready.');
  await expectNoFault(jack);

  await row('Watched').click();
  await expect(row('Open')).toHaveAttribute('aria-current', 'false');
  await expect(details('Watched').getByRole('link', { name: 'Watch' })).toHaveAttribute('href', `#/table/${watched}`);
  await expect(details('Watched')).not.toContainText('ready');
  // The arrow keys choose the next row.
  await expect(row('Watched')).toBeFocused();
  await jack.keyboard.press('ArrowDown');
  await expect(row('Closed')).toBeFocused();
  await expect(details('Closed')).toContainText('This game is in progress, and its table doesn’t allow spectators.');
  await expect(details('Closed').getByRole('link')).toHaveCount(0);
  await expectNoFault(jack);

  await row('Open').click();
  await details('Open').getByRole('button', { name: 'Join' }).click();
  await expect(details('Open').getByRole('alert')).toHaveText('This table has a password.');
  await details('Open').getByLabel('Password').fill('rhum');
  await details('Open').getByRole('button', { name: 'Join' }).click();
  await expect(jack).toHaveURL(new RegExp(`#/table/${open}$`));
  await expect(jack.getByRole('listitem').filter({ hasText: 'Jack' })).toContainText('you');

  // A narrow window has only the list, whose rows lead to the tables.
  await jack.setViewportSize({ width: 800, height: 900 });
  await jack.goto('/#/lobby');
  await expect(jack.getByRole('link', { name: `Watch: Watched ${mark}` })).toBeVisible();
  await expect(details('Watched')).toHaveCount(0);
  await expect(row('Watched')).toHaveCount(0);
  expect(errors.filter((error) => !error.includes('403'))).toEqual([]);
  await closeAll(anne, mary, jack);
});

test('a lobby without a connection says so, offers no table, and comes back by a button or by itself', async ({ browser }) => {
  const page = await guest(browser, 'Anne');
  await page.goto('/#/lobby');
  const create = page.getByRole('link', { name: 'Create a table' });
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
  await closeAll(page);
});
