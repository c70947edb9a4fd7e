import { afterAll, beforeAll, expect, test } from 'vitest';
import { FREE_ATTEMPTS } from '../accounts/rate-limiter.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { cardOf, createTable, guest, startTable } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { MAX_LINKS } from './table-access.ts';

const DAY_MS = 24 * 3600 * 1000;
const PASSWORD = 'open sesame';

onEachDatabase('access to a table', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());
  const join = (browser: Browser, id: string, body: object = {}) => browser.statusOf('POST', `/api/tables/${id}/join`, body);
  const look = (browser: Browser, id: string) => browser.statusOf('GET', `/api/tables/${id}/game`);
  const invite = async (id: string, body: object = {}): Promise<{ id: string; token: string; expiresAt: number }> =>
    (await anne.ask('POST', `/api/tables/${id}/invitations`, body)).json().invitation;
  const mine = async (browser: Browser) => {
    const { tables, invitations } = (await browser.ask('GET', '/api/me/tables')).json();
    const ids = (all: readonly { id: string }[]): readonly string[] => all.map(({ id }) => id);
    return { tables: ids(tables), invitations: ids(invitations) };
  };

  test('allows no more personal links than the limit, however many are created at once', async () => {
    const id = await createTable([anne], { options: { players: 2 }, bots: [null, null] });
    const answers = await Promise.all(
      Array.from({ length: MAX_LINKS + 10 }, () => anne.statusOf('POST', `/api/tables/${id}/invitations`, {})),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(MAX_LINKS);
    expect(answers.filter(([status, error]) => status === 409 && error === 'tooManyInvitations')).toHaveLength(10);
  });

  test('lets one player in by a personal link, who may open it again', async () => {
    const id = await createTable([anne], { options: { players: 3 }, bots: [null, null, null], password: PASSWORD });
    const { token } = await invite(id, { seat: 1 });
    const bess = await guest(site, 'Bess');
    expect(await join(bess, id, { invitation: token })).toEqual([200]);
    expect(await bess.statusOf('POST', `/api/tables/${id}/enter`, { invitation: token })).toEqual([200]);
    for (const other of [jack, await guest(site, 'Mary')]) {
      expect(await join(other, id, { invitation: token })).toEqual([403, 'badInvitation']);
      expect(await other.statusOf('POST', `/api/tables/${id}/enter`, { invitation: token })).toEqual([403, 'badInvitation']);
    }
  });

  test('the password is needed only once, and not by seated players', async () => {
    const id = await createTable([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD });
    expect(await cardOf(jack, id)).toMatchObject({ hasPassword: true });
    expect(await join(jack, id)).toEqual([403, 'needsPassword']);
    expect(await join(jack, id, { password: 'open barley' })).toEqual([403, 'wrongTablePassword']);
    expect(await join(jack, id, { password: PASSWORD })).toEqual([200]);
    await jack.ask('POST', `/api/tables/${id}/leave`);
    expect(await join(jack, id)).toEqual([200]);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });

    const mary = await guest(site, 'Mary');
    expect(await look(mary, id)).toEqual([403, 'needsPassword']);
    expect(await look(site.browser(), id)).toEqual([403, 'needsPassword']);
    expect(await mary.statusOf('POST', `/api/tables/${id}/enter`, {})).toEqual([403, 'needsPassword']);
    expect(await mary.statusOf('POST', `/api/tables/${id}/enter`, { password: PASSWORD })).toEqual([200]);
    expect(await look(mary, id)).toEqual([200]);
    for (const player of [anne, jack]) expect(await look(player, id)).toEqual([200]);
    expect(await join(mary, id)).toEqual([409, 'notWaiting']);
  });

  test('guessing the password is slowed by network and in all; invitations still work meanwhile', async () => {
    const id = await createTable([anne], { options: { players: 3 }, bots: [null, null, null], password: PASSWORD });
    const { token } = await invite(id);
    for (let n = 0; n < FREE_ATTEMPTS.tablePasswordByNetwork; n++)
      expect(await join(await guest(site, `Guesser ${n}`), id, { password: `guess ${n}` })).toEqual([403, 'wrongTablePassword']);
    await join(jack, id, { password: 'one more' });
    expect(await join(jack, id, { password: PASSWORD })).toEqual([429, 'tooMany']);
    expect(await join(jack, id, { invitation: token })).toEqual([200]);
    const elsewhere = await guest(site, 'Mary', { remoteAddress: '192.0.2.77' });
    expect(await join(elsewhere, id, { password: PASSWORD })).toEqual([200]);
  });

  test('a link works without the password until it is revoked or expires, and only its hash is stored', async () => {
    const id = await createTable([anne], { options: { players: 4 }, bots: [null, null, null, null], password: PASSWORD });
    const [any, second, gone] = [await invite(id), await invite(id, { seat: 2 }), await invite(id)];
    expect((await anne.ask('GET', `/api/tables/${id}/invitations`)).json().invitations).toHaveLength(3);
    const stored = JSON.stringify(await site.database.db.selectFrom('invitations').selectAll().execute());
    expect(stored).not.toContain(any.token);
    expect(await anne.statusOf('DELETE', `/api/tables/${id}/invitations`, { invitation: gone.id })).toEqual([204]);
    expect(await anne.statusOf('DELETE', `/api/tables/${id}/invitations`, { invitation: gone.id })).toEqual([403, 'badInvitation']);
    expect(await join(jack, id, { invitation: gone.token })).toEqual([403, 'badInvitation']);
    expect(await join(jack, id, { invitation: second.token })).toEqual([200]);
    expect((await cardOf(jack, id)).you).toBe(2);
    const mary = await guest(site, 'Mary');
    const other = await createTable([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD });
    expect(await join(mary, other, { invitation: any.token })).toEqual([403, 'badInvitation']);
    expect(await join(mary, id, { invitation: any.token })).toEqual([200]);
    expect((await cardOf(mary, id)).you).toBe(1);
    site.wait(31 * DAY_MS);
    expect(await join(await guest(site, 'Late'), id, { invitation: any.token })).toEqual([403, 'badInvitation']);
    expect((await anne.ask('GET', `/api/tables/${id}/invitations`)).json().invitations).toEqual([]);
    expect(await jack.statusOf('POST', `/api/tables/${id}/invitations`, {})).toEqual([403, 'notHost']);
    expect(await anne.statusOf('POST', `/api/tables/${id}/invitations`, { seat: 5 })).toEqual([409, 'notThere']);
  });

  test('a player with an account is invited by login, is notified, and finds the invitation among their tables', async () => {
    const id = await createTable([anne], { options: { players: 2 }, bots: [null, null], password: PASSWORD, isListed: false });
    const calico = site.browser();
    await calico.ask('POST', '/api/account', { login: 'calico', password: 'a parrot, a plank' });
    expect(await anne.statusOf('POST', `/api/tables/${id}/invitations`, { login: 'nobody.here' })).toEqual([404, 'noPlayer']);
    expect(await anne.statusOf('POST', `/api/tables/${id}/invitations`, { login: 'Calico', seat: 1 })).toEqual([204]);
    expect(await mine(calico)).toEqual({ tables: [], invitations: [id] });
    const { notices } = (await calico.ask('GET', '/api/me/notices')).json();
    expect(notices).toMatchObject([{ kind: 'invited', table: { id } }]);
    expect(await join(calico, id)).toEqual([200]);
    expect(await mine(calico)).toEqual({ tables: [id], invitations: [] });
    expect(await anne.statusOf('POST', `/api/tables/${id}/invitations`, { login: 'calico' })).toEqual([409, 'seated']);
  });

  test('an invited player can decline, which the host sees, and the host can cancel the invitation', async () => {
    const id = await createTable([anne], { options: { players: 3 }, bots: [null, null, null], password: PASSWORD, isListed: false });
    const [read, rackham] = [site.browser(), site.browser()];
    for (const [browser, login] of [
      [read, 'read'],
      [rackham, 'rackham'],
    ] as const)
      await browser.ask('POST', '/api/account', { login, password: 'a parrot, a plank' });
    const invited = async () => (await anne.ask('GET', `/api/tables/${id}/invitations`)).json().players;
    const kinds = async (browser: Browser) =>
      (await browser.ask('GET', '/api/me/notices')).json().notices.map(({ kind }: { kind: string }) => kind);
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'read', seat: 1 });
    site.wait(1);
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'rackham' });
    expect(await invited()).toEqual([
      { id: expect.any(String), name: 'read', seat: 1 },
      { id: expect.any(String), name: 'rackham', seat: null },
    ]);
    expect(await read.statusOf('GET', `/api/tables/${id}/invitations`)).toEqual([403, 'notHost']);

    expect(await read.statusOf('POST', `/api/tables/${id}/decline`)).toEqual([204]);
    expect(await read.statusOf('POST', `/api/tables/${id}/decline`)).toEqual([403, 'badInvitation']);
    expect(await mine(read)).toEqual({ tables: [], invitations: [] });
    expect(await kinds(read)).toEqual([]);
    expect(await join(read, id)).toEqual([403, 'needsPassword']);
    // A new invitation notifies the player again.
    await anne.ask('POST', `/api/tables/${id}/invitations`, { login: 'read' });
    expect(await kinds(read)).toEqual(['invited']);

    const player = (await invited()).find(({ name }: { name: string }) => name === 'rackham').id;
    expect(await read.statusOf('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([403, 'notHost']);
    expect(await anne.statusOf('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([204]);
    expect(await anne.statusOf('DELETE', `/api/tables/${id}/invitations`, { player })).toEqual([403, 'badInvitation']);
    expect(await mine(rackham)).toEqual({ tables: [], invitations: [] });
    expect(await join(rackham, id)).toEqual([403, 'needsPassword']);
    expect(await join(read, id)).toEqual([200]);
    expect(await invited()).toEqual([]);
  });

  test('only a player who was invited to it can take a seat opened by vote, and gets its hand', async () => {
    const id = await startTable([anne, jack]);
    const proposal = { kind: 'replace', seat: 1, bot: null };
    const { votes } = (await anne.ask('POST', `/api/tables/${id}/votes`, { proposal })).json().table;
    expect(await jack.statusOf('POST', `/api/tables/${id}/vote`, { vote: votes[0].id, agrees: true })).toEqual([200]);
    expect((await cardOf(jack, id)).seats[1]).toMatchObject({ kind: 'open' });
    const mary = await guest(site, 'Mary');
    expect(await join(mary, id)).toEqual([409, 'notWaiting']);
    const { token } = await invite(id, { seat: 1 });
    expect(await join(mary, id, { invitation: token, seat: 0 })).toEqual([409, 'seatTaken']);
    expect(await join(mary, id, { invitation: token })).toEqual([200]);
    expect(await cardOf(mary, id)).toMatchObject({ you: 1, stage: 'inProgress' });
    expect((await mary.ask('GET', `/api/tables/${id}/game`)).json().view.you).toBe(1);
  });
});
