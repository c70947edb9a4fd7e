import { closeAll, createTable, PHONE, post, signUp, unique } from './players.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('a player invited by login joins or declines, and the host sees the open invitations', async ({ browser }) => {
  const [read, rackham] = [unique('read'), unique('rackham')];
  const anne = await signUp(browser, unique('anne'));
  const [mary, jack] = [await signUp(browser, read), await signUp(browser, rackham, PHONE)];
  const errors = [anne, mary, jack].map(watchConsole);
  const name = unique('Nassau');
  const bots = [null, null, null];
  const wish = { name, options: { players: 3 }, bots, isListed: false, hasSpectators: true, password: 'rhum' };
  const { id } = (await post(anne, '/api/tables', wish)).table;

  await anne.goto(`/#/table/${id}`);
  await anne.getByText('More ways to invite').click();
  for (const login of [read, rackham]) {
    await anne.getByLabel('Username').fill(login);
    await anne.getByRole('button', { name: 'Invite by username' }).click();
    await expect(anne.getByRole('listitem').filter({ hasText: `${login} (invited)` })).toBeVisible();
  }
  await anne.getByRole('button', { name: 'Create a personal link' }).click();
  await expect(anne.getByRole('listitem').filter({ hasText: 'Personal link 1' })).toBeVisible();
  await expectNoFault(anne);

  await mary.goto('/#/lobby');
  await expect(mary.getByRole('heading', { name: 'Invitations' })).toBeVisible();
  await expectNoFault(mary);
  await mary.getByRole('button', { name: `Join: ${name}` }).click();
  await expect(mary.getByRole('listitem').filter({ hasText: read })).toContainText('you');

  await jack.goto(`/#/table/${id}`);
  await expect(jack.getByRole('heading', { name: 'Join' })).toBeVisible();
  await expect(jack.getByLabel('Password')).toHaveCount(0);
  await jack.goto('/#/lobby');
  await expect(jack.getByText(`You are invited to ${name}`)).toBeVisible();
  await expectNoFault(jack);
  await jack.getByRole('button', { name: `Decline: ${name}` }).click();
  await expect(jack.getByText(name)).toHaveCount(0);
  await jack.goto(`/#/table/${id}`);
  await expect(jack.getByLabel('Password')).toBeVisible();

  // The host sees both without a reload.
  await expect(anne.getByRole('listitem').filter({ hasText: '(invited)' })).toHaveCount(0);
  await anne.getByRole('button', { name: 'Revoke link 1' }).click();
  await expect(anne.getByText('Personal link 1')).toHaveCount(0);
  await anne.getByLabel('Username').fill(rackham);
  await anne.getByRole('button', { name: 'Invite by username' }).click();
  await anne.getByRole('button', { name: `Cancel ${rackham}’s invitation` }).click();
  await expect(anne.getByText(`${rackham} (invited)`, { exact: true })).toHaveCount(0);
  await jack.goto('/#/lobby');
  await expect(jack.getByText('No open tables yet').or(jack.getByText(/^\d+ tables?$/))).toBeVisible();
  await expect(jack.getByText(name)).toHaveCount(0);
  expect(errors.flat()).toEqual([]);
  await closeAll(anne, mary, jack);
});

test('the host of a game in progress invites a player to an opened seat, who takes it on the table’s page', async ({ browser }) => {
  const rackham = unique('rackham');
  const [anne, mary] = [await signUp(browser, unique('anne')), await signUp(browser, unique('read'))];
  const jack = await signUp(browser, rackham);
  const id = await createTable(unique('Nassau'), anne, mary);
  for (const page of [anne, mary]) await post(page, `/api/tables/${id}/ready`, { clientSeed: null });
  const { votes } = (await post(anne, `/api/tables/${id}/votes`, { proposal: { kind: 'replace', seat: 1, bot: null } })).table;
  await post(mary, `/api/tables/${id}/vote`, { vote: votes[0]?.id, agrees: true });

  await anne.goto(`/#/table/${id}`);
  await anne.getByRole('button', { name: 'Game', exact: true }).click();
  const panel = anne.getByRole('region', { name: 'Side panel' });
  await panel.getByLabel('Username').fill(rackham);
  await panel.getByRole('button', { name: 'Invite by username' }).click();
  await expect(panel.getByText(`${rackham} (invited)`, { exact: true })).toBeVisible();
  await expectNoFault(anne, '.side-panel');

  await jack.goto(`/#/table/${id}`);
  await expect(jack.getByText('A seat at this table is open')).toBeVisible();
  await jack.getByRole('button', { name: 'Join' }).click();
  await expect(jack.getByRole('main', { name: 'Board' })).toBeVisible({ timeout: 60_000 });
  await expect(panel.getByText('A seat is open.')).toHaveCount(0);
  await closeAll(anne, mary, jack);
});
