import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE } from '../accounts/tries.ts';
import { begun, cardOf, gathered, guest } from '../testing/company.ts';
import { onBoth } from '../testing/databases.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';

const DAY = 24 * 3600 * 1000;
const PASSWORD = 'open sesame';

onBoth('who comes in', (kind) => {
  let site: Site;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const join = (one: Browser, id: string, body: object = {}) => one.told('POST', `/api/tables/${id}/join`, body);
  const look = (one: Browser, id: string) => one.told('GET', `/api/tables/${id}/game`);
  const invite = async (id: string, body: object = {}): Promise<{ id: string; token: string; expiresAt: number }> =>
    (await anne.ask('POST', `/api/tables/${id}/invitations`, body)).json().invitation;
  const mine = async (one: Browser) => {
    const { tables, invitations } = (await one.ask('GET', '/api/me/tables')).json();
    const ids = (all: readonly { id: string }[]): readonly string[] => all.map(({ id }) => id);
    return { tables: ids(tables), invitations: ids(invitations) };
  };

  test('a password lets in who knows it, once for all times; who sits there needs none', async () => {
    const id = await gathered([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD });
    expect(await cardOf(jack, id)).toMatchObject({ hasPassword: true });
    expect(await join(jack, id)).toEqual([403, 'needsPassword']);
    expect(await join(jack, id, { password: 'open barley' })).toEqual([403, 'wrongTablePassword']);
    expect(await join(jack, id, { password: PASSWORD })).toEqual([200]);
    await jack.ask('POST', `/api/tables/${id}/leave`);
    expect(await join(jack, id)).toEqual([200]);
    for (const one of [anne, jack]) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: null });

    const mary = await guest(site, 'Mary');
    expect(await look(mary, id)).toEqual([403, 'needsPassword']);
    expect(await look(site.browser(), id)).toEqual([403, 'needsPassword']);
    expect(await mary.told('POST', `/api/tables/${id}/enter`, {})).toEqual([403, 'needsPassword']);
    expect(await mary.told('POST', `/api/tables/${id}/enter`, { password: PASSWORD })).toEqual([200]);
    expect(await look(mary, id)).toEqual([200]);
    for (const one of [anne, jack]) expect(await look(one, id)).toEqual([200]);
    expect(await join(mary, id)).toEqual([409, 'notGathering']);
  });

  test('guessing it is slow, from one network, whoever guesses; an invitation goes on letting in', async () => {
    const id = await gathered([anne], { options: { players: 3 }, bots: [null, null, null], password: PASSWORD });
    const { token } = await invite(id);
    for (let n = 0; n < FREE.door; n++)
      expect(await join(await guest(site, `Guesser ${n}`), id, { password: `guess ${n}` })).toEqual([403, 'wrongTablePassword']);
    await join(jack, id, { password: 'one more' });
    expect(await join(jack, id, { password: PASSWORD })).toEqual([429, 'tooMany']);
    expect(await join(jack, id, { invitation: token })).toEqual([200]);
    const elsewhere = site.browser({ remoteAddress: '192.0.2.77' });
    await elsewhere.ask('POST', '/api/guest', { name: 'Mary' });
    expect(await join(elsewhere, id, { password: PASSWORD })).toEqual([200]);
  });

  test('a link lets in without a password, until it is taken back or its time is over, and is stored as a hash', async () => {
    const id = await gathered([anne], { options: { players: 4 }, bots: [null, null, null, null], password: PASSWORD });
    const [any, second, gone] = [await invite(id), await invite(id, { seat: 2 }), await invite(id)];
    expect((await anne.ask('GET', `/api/tables/${id}/invitations`)).json().invitations).toHaveLength(3);
    const stored = JSON.stringify(await site.database.db.selectFrom('invitations').selectAll().execute());
    expect(stored).not.toContain(any.token);
    expect(await anne.told('DELETE', `/api/tables/${id}/invitations`, { invitation: gone.id })).toEqual([204]);
    expect(await anne.told('DELETE', `/api/tables/${id}/invitations`, { invitation: gone.id })).toEqual([403, 'badInvitation']);
    expect(await join(jack, id, { invitation: gone.token })).toEqual([403, 'badInvitation']);
    expect(await join(jack, id, { invitation: second.token })).toEqual([200]);
    expect((await cardOf(jack, id)).you).toBe(2);
    const mary = await guest(site, 'Mary');
    const other = await gathered([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD });
    expect(await join(mary, other, { invitation: any.token })).toEqual([403, 'badInvitation']);
    expect(await join(mary, id, { invitation: any.token })).toEqual([200]);
    expect((await cardOf(mary, id)).you).toBe(1);
    site.wait(31 * DAY);
    expect(await join(await guest(site, 'Late'), id, { invitation: any.token })).toEqual([403, 'badInvitation']);
    expect((await anne.ask('GET', `/api/tables/${id}/invitations`)).json().invitations).toEqual([]);
    expect(await jack.told('POST', `/api/tables/${id}/invitations`, {})).toEqual([403, 'notHost']);
    expect(await anne.told('POST', `/api/tables/${id}/invitations`, { seat: 5 })).toEqual([409, 'notThere']);
  });

  test('who has an account is invited by his login, finds it among his tables, and is told', async () => {
    const id = await gathered([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD, isListed: false });
    const calico = site.browser();
    await calico.ask('POST', '/api/account', { login: 'calico', password: 'a parrot, a plank' });
    expect(await anne.told('POST', `/api/tables/${id}/invitations`, { login: 'nobody.here' })).toEqual([404, 'noPlayer']);
    expect(await anne.told('POST', `/api/tables/${id}/invitations`, { login: 'Calico', seat: 1 })).toEqual([204]);
    expect(await mine(calico)).toEqual({ tables: [], invitations: [id] });
    const { notices } = (await calico.ask('GET', '/api/me/notices')).json();
    expect(notices).toMatchObject([{ kind: 'invited', table: { id } }]);
    expect(await join(calico, id)).toEqual([200]);
    expect(await mine(calico)).toEqual({ tables: [id], invitations: [] });
    expect(await anne.told('POST', `/api/tables/${id}/invitations`, { login: 'calico' })).toEqual([409, 'seated']);
  });

  test('who is invited declines, and the host sees it; or is invited no more', async () => {
    const id = await gathered([anne], { options: { players: 3 }, bots: [null, null, null], password: PASSWORD, isListed: false });
    const [read, rackham] = [site.browser(), site.browser()];
    for (const [one, login] of [
      [read, 'read'],
      [rackham, 'rackham'],
    ] as const)
      await one.ask('POST', '/api/account', { login, password: 'a parrot, a plank' });
    const invited = async () => (await anne.ask('GET', `/api/tables/${id}/invitations`)).json().players;
    const kinds = async (one: Browser) =>
      (await one.ask('GET', '/api/me/notices')).json().notices.map(({ kind }: { kind: string }) => kind);
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'read', seat: 1 });
    site.wait(1);
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'rackham' });
    expect(await invited()).toEqual([
      { id: expect.any(String), name: 'read', seat: 1 },
      { id: expect.any(String), name: 'rackham', seat: null },
    ]);
    expect(await read.told('GET', `/api/tables/${id}/invitations`)).toEqual([403, 'notHost']);

    expect(await read.told('POST', `/api/tables/${id}/decline`)).toEqual([204]);
    expect(await read.told('POST', `/api/tables/${id}/decline`)).toEqual([403, 'badInvitation']);
    expect(await mine(read)).toEqual({ tables: [], invitations: [] });
    expect(await kinds(read)).toEqual([]);
    expect(await join(read, id)).toEqual([403, 'needsPassword']);
    // Asked again he is told again.
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'read' });
    expect(await kinds(read)).toEqual(['invited']);

    const player = (await invited()).find(({ name }: { name: string }) => name === 'rackham').id;
    expect(await read.told('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([403, 'notHost']);
    expect(await anne.told('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([204]);
    expect(await anne.told('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([403, 'badInvitation']);
    expect(await mine(rackham)).toEqual({ tables: [], invitations: [] });
    expect(await join(rackham, id)).toEqual([403, 'needsPassword']);
    expect(await join(read, id)).toEqual([200]);
    expect(await invited()).toEqual([]);
  });

  test('a seat that all have opened is taken by who is invited to it, and by nobody else, with its hand', async () => {
    const id = await begun([anne, jack]);
    const motion = { kind: 'replace', seat: 1, bot: null };
    const { votes } = (await anne.ask('POST', `/api/tables/${id}/votes`, { motion })).json().table;
    expect(await jack.told('POST', `/api/tables/${id}/vote`, { vote: votes[0].id, agrees: true })).toEqual([200]);
    expect((await cardOf(jack, id)).seats[1]).toMatchObject({ kind: 'open' });
    const mary = await guest(site, 'Mary');
    expect(await join(mary, id)).toEqual([409, 'notGathering']);
    const { token } = await invite(id, { seat: 1 });
    expect(await join(mary, id, { invitation: token, seat: 0 })).toEqual([409, 'seatTaken']);
    expect(await join(mary, id, { invitation: token })).toEqual([200]);
    expect(await cardOf(mary, id)).toMatchObject({ you: 1, stage: 'playing' });
    expect((await mary.ask('GET', `/api/tables/${id}/game`)).json().view.you).toBe(1);
  });
});
