import { closeAll, createTable, guest, heading, moderator, post, unique } from './players.ts';
import { expectNoFault, watchConsole } from './table.ts';
import { expect, test } from './test.ts';

test('a moderator reads a report with its context, mutes and unmutes; other players see none of it', async ({ browser }) => {
  const hornigold = await moderator(browser);
  const [rude, anne] = [unique('Rude'), unique('Anne')];
  const [jack, mary] = [await guest(browser, rude), await guest(browser, anne)];
  const errors = watchConsole(hornigold);
  const id = await createTable(unique('Tortuga'), jack, mary);
  const line = unique('Walk the plank');
  for (const [page, text] of [
    [mary, 'A fair wind to all.'],
    [jack, line],
    [mary, 'That is no way to talk.'],
  ] as const)
    await post(page, `/api/tables/${id}/talk`, { key: unique('k'), text });
  for (const page of [mary, hornigold])
    await post(page, '/api/reports', { table: id, line: { room: 'table', seq: 1 }, reason: 'He threatens me.' });

  // Only a moderator has the link, and an answer behind it.
  await mary.goto('/#/lobby');
  await expect(mary.getByRole('link', { name: anne })).toBeVisible();
  await expect(mary.getByRole('link', { name: 'Keep order' })).toHaveCount(0);
  await mary.goto('/#/moderation');
  await expect(mary.getByRole('alert')).toHaveText('Only moderators can do that.');
  await expect(mary.getByText('Open reports')).toHaveCount(0);

  await hornigold.goto('/#/lobby');
  await hornigold.getByRole('link', { name: /^Moderation \(/ }).click();
  await expect(heading(hornigold, 'Moderation')).toBeVisible();
  // Two reports of the same message make one case.
  const report = hornigold.getByRole('article').filter({ hasText: line });
  await expect(report).toHaveCount(1);
  await expect(report.getByText('He threatens me.')).toHaveCount(2);
  await report.getByText('Messages around it').click();
  await expect(report).toContainText('A fair wind to all.');
  await expect(report).toContainText('That is no way to talk.');
  await report.getByText(`Take action against ${rude}`).click();
  await report.getByLabel('Duration').selectOption('7 days');
  await expectNoFault(hornigold);
  await report.getByLabel('Reason').fill('No threats here.');
  await report.getByRole('button', { name: `Mute ${rude} for 7 days and close the report` }).click();
  await expect(report).toHaveCount(0);
  expect(await post(jack, `/api/tables/${id}/talk`, { key: unique('k'), text: 'Arr' })).toMatchObject({ error: 'muted' });

  const muted = hornigold.getByRole('listitem').filter({ hasText: `${rude} is muted until` });
  await expect(muted).toContainText('“No threats here.”');
  await expectNoFault(hornigold);
  await muted.getByRole('button', { name: `Unmute ${rude}` }).click();
  await expect(muted).toHaveCount(0);
  expect(await post(jack, `/api/tables/${id}/talk`, { key: unique('k'), text: 'Ahoy' })).not.toHaveProperty('error');
  await hornigold.getByText('Log', { exact: true }).click();
  await expect(hornigold.getByRole('listitem').filter({ hasText: `hornigold unmuted ${rude}.` })).toBeVisible();
  await expect(hornigold.getByRole('listitem').filter({ hasText: `hornigold muted ${rude}.` })).toBeVisible();
  expect(errors).toEqual([]);
  await closeAll(hornigold, jack, mary);
});

test('a moderator bans a player, and closes an unfounded report', async ({ browser }) => {
  const hornigold = await moderator(browser);
  const [rude, anne] = [unique('Rude'), unique('Anne')];
  const [jack, mary] = [await guest(browser, rude), await guest(browser, anne)];
  const [name, harmless] = [unique('A rude table'), unique('A fair table')];
  await post(mary, '/api/reports', { table: await createTable(name, jack, mary), reason: 'Rude.' });
  await post(jack, '/api/reports', { table: await createTable(harmless, mary, jack), reason: 'Dull.' });
  await hornigold.goto('/#/moderation');
  const dull = hornigold.getByRole('article').filter({ hasText: harmless });
  await dull.getByRole('button', { name: 'Close without action' }).click();
  await expect(dull).toHaveCount(0);

  const report = hornigold.getByRole('article').filter({ hasText: name });
  await expect(report).toContainText(`Table name by ${rude}`);
  await report.getByText(`Take action against ${rude}`).click();
  await report.getByLabel('Action', { exact: true }).selectOption('Ban: no access');
  await report.getByLabel('Duration').selectOption('permanent');
  await report.getByLabel('Reason').fill('Go away.');
  await report.getByRole('button', { name: `Ban ${rude} permanently and close the report` }).click();
  await expect(report).toHaveCount(0);
  await jack.goto('/#/lobby');
  await jack.reload();
  await expect(jack.getByRole('alert')).toHaveText('You are banned here. The moderators say: “Go away.”');
  await hornigold.getByRole('button', { name: `Unban ${rude}` }).click();
  await expect(hornigold.getByRole('button', { name: `Unban ${rude}` })).toHaveCount(0);
  await closeAll(hornigold, jack, mary);
});
