import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { cardOf, createTable, guest, startTable } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { VACATION_DAYS_PER_YEAR } from './vacations.ts';

const DAY_MS = 24 * 3600 * 1000;

onEachDatabase('a table and its host', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind, { limits: { tablesAtOnce: 12 } });
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const change = (browser: Browser, id: string, body: object) => browser.ask('PATCH', `/api/tables/${id}`, body);

  test('a change of settings clears ready players and client seeds, and keeps the commitment', async () => {
    const id = await createTable([anne, jack]);
    const { commitment } = await cardOf(anne, id);
    await jack.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'salt' });
    const options = { players: 3, leagues: 30 };
    const changed = { name: 'Tortuga', options, isListed: false, windows: 'sealed', clock: { kind: 'live', perDecision: 60, bank: 300 } };
    const { table } = (await change(anne, id, changed)).json();
    expect(table).toMatchObject({ ...changed, commitment, stage: 'waiting' });
    expect(table.seats).toMatchObject([
      { name: 'Anne', isReady: false },
      { name: 'Jack', isReady: false },
      { kind: 'open', isReady: false },
    ]);
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(body).clientSeeds).toEqual([null, null, null]);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'pepper' });
    const seated = (await anne.ask('POST', `/api/tables/${id}/bot`, { seat: 2, bot: 'mate' })).json().table;
    expect(seated).toMatchObject({ stage: 'waiting', seats: [{ isReady: false }, { isReady: false }, { kind: 'bot' }] });
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'cloves' });
    expect(await cardOf(jack, id)).toMatchObject({ stage: 'inProgress', commitment });
    expect((await change(anne, id, { name: 'Late' })).json().error).toBe('notWaiting');
  });

  test('only the host can change settings, and only to valid ones', async () => {
    const id = await createTable([anne, jack]);
    const faults: readonly (readonly [Browser, object, string])[] = [
      [jack, { name: 'Mine' }, 'notHost'],
      [jack, { password: 'mine, all mine' }, 'notHost'],
      [anne, { name: 'x'.repeat(61) }, 'malformed'],
      [anne, { name: 'a\u0000b' }, 'malformed'],
      [anne, { options: { players: 99 } }, 'malformed'],
      [anne, { clock: { kind: 'live', perDecision: 1, bank: 0 } }, 'malformed'],
      [anne, { bots: [null] }, 'malformed'],
    ];
    for (const [browser, body, error] of faults) expect([body, (await change(browser, id, body)).json().error]).toEqual([body, error]);
    const three = await createTable([anne, jack, await guest(site, 'Mary')]);
    expect((await change(anne, three, { options: { players: 2 } })).json().message).toBe('options.players: a seat to remove is taken');
    expect((await change(anne, three, { password: 'sesame' })).json().table.hasPassword).toBe(true);
    expect((await change(anne, three, { password: null })).json().table.hasPassword).toBe(false);
  });

  test('the host can remove a player before the game, who needs the password again', async () => {
    const id = await createTable([anne], { options: { players: 2 }, bots: [null, null], password: 'sesame' });
    const kick = (browser: Browser, seat: number) => browser.statusOf('POST', `/api/tables/${id}/kick`, { seat });
    await jack.ask('POST', `/api/tables/${id}/join`, { password: 'sesame' });
    expect(await kick(jack, 0)).toEqual([403, 'notHost']);
    expect(await kick(anne, 0)).toEqual([409, 'notThere']);
    expect(await kick(anne, 1)).toEqual([200]);
    expect(await kick(anne, 1)).toEqual([409, 'notThere']);
    expect(await jack.statusOf('POST', `/api/tables/${id}/join`, {})).toEqual([403, 'needsPassword']);
  });

  test('a rematch is created by the first player who asks, and invites the others to their seats, also one who resigned', async () => {
    const [mary, bess] = [await guest(site, 'Mary'), await guest(site, 'Bess')];
    const id = await startTable([mary, bess, jack], { name: 'Again' });
    expect(await mary.statusOf('POST', `/api/tables/${id}/rematch`)).toEqual([409, 'notOver']);
    await mary.ask('GET', `/api/tables/${id}/game`);
    await jack.ask('POST', `/api/tables/${id}/resign`);
    const { votes } = (await mary.ask('POST', `/api/tables/${id}/votes`, { proposal: { kind: 'abort' } })).json().table;
    await bess.ask('POST', `/api/tables/${id}/vote`, { vote: votes[0].id, agrees: true });
    const [first, second] = await Promise.all(
      [bess, mary].map(async (browser) => (await browser.ask('POST', `/api/tables/${id}/rematch`)).json().table),
    );
    expect(first.id).toBe(second.id);
    const next = first.id;
    expect((await cardOf(mary, id)).rematch).toBe(next);
    const host = (await cardOf(bess, next)).isHost ? bess : mary;
    const [other, seat] = host === bess ? [mary, 0] : [bess, 1];
    expect(await cardOf(host, next)).toMatchObject({ name: 'Again', stage: 'waiting', isListed: false, you: 1 - seat, windows: 'fast' });
    expect((await other.ask('GET', '/api/me/tables')).json().invitations).toMatchObject([{ id: next }]);
    expect((await other.ask('POST', `/api/tables/${next}/join`, {})).json().table.you).toBe(seat);
    expect(await cardOf(jack, id)).toMatchObject({ you: null, yours: null, resigned: 2 });
    expect(await cardOf(mary, id)).toMatchObject({ resigned: null });
    expect((await jack.ask('GET', '/api/me/tables')).json().invitations).toMatchObject([{ id: next }]);
    expect((await jack.ask('POST', `/api/tables/${id}/rematch`)).json().table.id).toBe(next);
    expect((await jack.ask('POST', `/api/tables/${next}/join`, {})).json().table.you).toBe(2);
    expect((await cardOf(host, next)).commitment).not.toBe((await cardOf(host, id)).commitment);
    expect(await (await guest(site, 'Rackham')).statusOf('POST', `/api/tables/${id}/rematch`)).toEqual([403, 'notSeated']);
  });

  test('a player who resigned and then deleted their account is not invited to the rematch', async () => {
    const [mary, bess] = [await guest(site, 'Mary'), await guest(site, 'Bess')];
    const id = await startTable([mary, bess], { name: 'Again' });
    await mary.ask('GET', `/api/tables/${id}/game`);
    await bess.ask('POST', `/api/tables/${id}/resign`);
    await bess.ask('DELETE', '/api/me', {});
    await mary.ask('POST', `/api/tables/${id}/votes`, { proposal: { kind: 'abort' } });
    const { table } = (await mary.ask('POST', `/api/tables/${id}/rematch`)).json();
    expect(table.seats).toMatchObject([{ kind: 'person' }, { kind: 'open' }]);
  });

  test('a player can’t sit at more tables than the limit', async () => {
    const [busy, other] = [await guest(site, 'Busy'), await guest(site, 'Other')];
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await createTable([busy], { options: { players: 2 }, bots: [null, null] }));
    const last = await createTable([other], { options: { players: 2 }, bots: [null, null] });
    expect(await busy.statusOf('POST', `/api/tables/${last}/join`, {})).toEqual([409, 'tooManyTables']);
    await busy.ask('POST', `/api/tables/${ids[0]}/leave`);
    expect(await busy.statusOf('POST', `/api/tables/${last}/join`, {})).toEqual([200]);
  });

  test('vacations have a limit of days per year, and unused days are kept', async () => {
    const player = await guest(site, 'Mary');
    const ask = async (method: 'GET' | 'POST' | 'DELETE', body?: object) => (await player.ask(method, '/api/me/vacations', body)).json();
    expect(await ask('GET')).toEqual({ vacations: [], daysLeft: VACATION_DAYS_PER_YEAR });
    expect((await ask('DELETE')).error).toBe('noVacation');
    expect(await ask('POST', { days: 20 })).toMatchObject({ daysLeft: 10 });
    expect((await ask('POST', { days: 1 })).error).toBe('onVacation');
    site.wait(5 * DAY_MS);
    expect((await ask('DELETE')).daysLeft).toBe(25);
    expect((await ask('POST', { days: 26 })).error).toBe('noVacation');
    const { vacations } = (await player.ask('GET', '/api/me/export')).json();
    expect(vacations.map(({ beginsAt, endsAt }: { beginsAt: number; endsAt: number }) => endsAt - beginsAt)).toEqual([5 * DAY_MS]);
  });
});
