import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, cardOf, gathered, guest } from '../testing/company.ts';
import { onBoth } from '../testing/databases.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';
import { DAYS_A_YEAR } from './vacations.ts';

const DAY = 24 * 3600 * 1000;

onBoth('a table and its host', (kind) => {
  let site: Site;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openSite(kind, { limits: { tablesAtOnce: 12 } });
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const change = (one: Browser, id: string, body: object) => one.ask('PATCH', `/api/tables/${id}`, body);

  test('what he changes nobody is ready for yet, and what was added to the dice is gone; their commitment stays', async () => {
    const id = await gathered([anne, jack]);
    const { commitment } = await cardOf(anne, id);
    await jack.ask('POST', `/api/tables/${id}/ready`, { pinch: 'salt' });
    const options = { players: 3, latePardon: true };
    const changed = { name: 'Tortuga', options, isListed: false, windows: 'sealed', clock: { kind: 'live', perDecision: 60, bank: 300 } };
    const { table } = (await change(anne, id, changed)).json();
    expect(table).toMatchObject({ ...changed, commitment, stage: 'gathering' });
    expect(table.seats).toMatchObject([
      { name: 'Anne', isReady: false },
      { name: 'Jack', isReady: false },
      { kind: 'open', isReady: false },
    ]);
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(body).pinches).toEqual([null, null, null]);
    for (const one of [anne, jack]) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: 'pepper' });
    const seated = (await anne.ask('POST', `/api/tables/${id}/bot`, { seat: 2, bot: 'captain' })).json().table;
    expect(seated).toMatchObject({ stage: 'gathering', seats: [{ isReady: false }, { isReady: false }, { kind: 'bot' }] });
    for (const one of [anne, jack]) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: 'cloves' });
    expect(await cardOf(jack, id)).toMatchObject({ stage: 'playing', commitment });
    expect((await change(anne, id, { name: 'Late' })).json().error).toBe('notGathering');
  });

  test('nobody else changes it, nor what can’t be', async () => {
    const id = await gathered([anne, jack]);
    const faults: readonly (readonly [Browser, object, string])[] = [
      [jack, { name: 'Mine' }, 'notHost'],
      [jack, { password: 'mine, all mine' }, 'notHost'],
      [anne, { name: 'x'.repeat(61) }, 'malformed'],
      [anne, { name: 'a\u0000b' }, 'malformed'],
      [anne, { options: { players: 99 } }, 'malformed'],
      [anne, { clock: { kind: 'live', perDecision: 1, bank: 0 } }, 'malformed'],
      [anne, { bots: [null] }, 'malformed'],
    ];
    for (const [one, body, error] of faults) expect([body, (await change(one, id, body)).json().error]).toEqual([body, error]);
    const three = await gathered([anne, jack, await guest(site, 'Mary')]);
    expect((await change(anne, three, { options: { players: 2 } })).json().message).toBe('options.players: somebody sits there');
    expect((await change(anne, three, { password: 'sesame' })).json().table.hasPassword).toBe(true);
    expect((await change(anne, three, { password: null })).json().table.hasPassword).toBe(false);
  });

  test('he sends somebody away before the game, who needs the password again', async () => {
    const id = await gathered([anne], { options: { players: 2 }, bots: [null, null], password: 'sesame' });
    const kick = (one: Browser, seat: number) => one.told('POST', `/api/tables/${id}/kick`, { seat });
    await jack.ask('POST', `/api/tables/${id}/join`, { password: 'sesame' });
    expect(await kick(jack, 0)).toEqual([403, 'notHost']);
    expect(await kick(anne, 0)).toEqual([409, 'notThere']);
    expect(await kick(anne, 1)).toEqual([200]);
    expect(await kick(anne, 1)).toEqual([409, 'notThere']);
    expect(await jack.told('POST', `/api/tables/${id}/join`, {})).toEqual([403, 'needsPassword']);
  });

  test('a rematch is created by the first player who asks, and invites the others to their seats, also one who resigned', async () => {
    const [mary, bess] = [await guest(site, 'Mary'), await guest(site, 'Bess')];
    const id = await begun([mary, bess, jack], { name: 'Again' });
    expect(await mary.told('POST', `/api/tables/${id}/rematch`)).toEqual([409, 'notOver']);
    await mary.ask('GET', `/api/tables/${id}/game`);
    await jack.ask('POST', `/api/tables/${id}/resign`);
    const { votes } = (await mary.ask('POST', `/api/tables/${id}/votes`, { motion: { kind: 'abort' } })).json().table;
    await bess.ask('POST', `/api/tables/${id}/vote`, { vote: votes[0].id, agrees: true });
    const [first, second] = await Promise.all(
      [bess, mary].map(async (one) => (await one.ask('POST', `/api/tables/${id}/rematch`)).json().table),
    );
    expect(first.id).toBe(second.id);
    const next = first.id;
    expect((await cardOf(mary, id)).rematch).toBe(next);
    const host = (await cardOf(bess, next)).isHost ? bess : mary;
    const [other, seat] = host === bess ? [mary, 0] : [bess, 1];
    expect(await cardOf(host, next)).toMatchObject({ name: 'Again', stage: 'gathering', isListed: false, you: 1 - seat, windows: 'fast' });
    expect((await other.ask('GET', '/api/me/tables')).json().invitations).toMatchObject([{ id: next }]);
    expect((await other.ask('POST', `/api/tables/${next}/join`, {})).json().table.you).toBe(seat);
    expect(await cardOf(jack, id)).toMatchObject({ you: null, yours: null, resigned: 2 });
    expect(await cardOf(mary, id)).toMatchObject({ resigned: null });
    expect((await jack.ask('GET', '/api/me/tables')).json().invitations).toMatchObject([{ id: next }]);
    expect((await jack.ask('POST', `/api/tables/${id}/rematch`)).json().table.id).toBe(next);
    expect((await jack.ask('POST', `/api/tables/${next}/join`, {})).json().table.you).toBe(2);
    expect((await cardOf(host, next)).commitment).not.toBe((await cardOf(host, id)).commitment);
    expect(await (await guest(site, 'Rackham')).told('POST', `/api/tables/${id}/rematch`)).toEqual([403, 'notSeated']);
  });

  test('a player who resigned and then deleted their account is not invited to the rematch', async () => {
    const [mary, bess] = [await guest(site, 'Mary'), await guest(site, 'Bess')];
    const id = await begun([mary, bess], { name: 'Again' });
    await mary.ask('GET', `/api/tables/${id}/game`);
    await bess.ask('POST', `/api/tables/${id}/resign`);
    await bess.ask('DELETE', '/api/me', {});
    await mary.ask('POST', `/api/tables/${id}/votes`, { motion: { kind: 'abort' } });
    const { table } = (await mary.ask('POST', `/api/tables/${id}/rematch`)).json();
    expect(table.seats).toMatchObject([{ kind: 'person' }, { kind: 'open' }]);
  });

  test('one sits at no more tables at once than one may', async () => {
    const [busy, other] = [await guest(site, 'Busy'), await guest(site, 'Other')];
    const ids: string[] = [];
    for (let n = 0; n < 12; n++) ids.push(await gathered([busy], { options: { players: 2 }, bots: [null, null] }));
    const last = await gathered([other], { options: { players: 2 }, bots: [null, null] });
    expect(await busy.told('POST', `/api/tables/${last}/join`, {})).toEqual([409, 'tooManyTables']);
    await busy.ask('POST', `/api/tables/${ids[0]}/leave`);
    expect(await busy.told('POST', `/api/tables/${last}/join`, {})).toEqual([200]);
  });

  test('vacations are so many days a year, and what is left of one is not lost', async () => {
    const one = await guest(site, 'Mary');
    const ask = async (method: 'GET' | 'POST' | 'DELETE', body?: object) => (await one.ask(method, '/api/me/vacations', body)).json();
    expect(await ask('GET')).toEqual({ vacations: [], daysLeft: DAYS_A_YEAR });
    expect((await ask('DELETE')).error).toBe('noVacation');
    expect(await ask('POST', { days: 20 })).toMatchObject({ daysLeft: 10 });
    expect((await ask('POST', { days: 1 })).error).toBe('onVacation');
    site.wait(5 * DAY);
    expect((await ask('DELETE')).daysLeft).toBe(25);
    expect((await ask('POST', { days: 26 })).error).toBe('noVacation');
    const { vacations } = (await one.ask('GET', '/api/me/export')).json();
    expect(vacations.map(({ beginsAt, endsAt }: { beginsAt: number; endsAt: number }) => endsAt - beginsAt)).toEqual([5 * DAY]);
  });
});
