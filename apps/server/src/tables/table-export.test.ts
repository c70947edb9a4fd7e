import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { guest, playChoices, startTable, stateOf, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

onEachDatabase('the tables of a deleted player', (kind) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  const createTable = async (host: Browser): Promise<string> => (await host.ask('POST', '/api/tables', TABLE_SETTINGS)).json().table.id;
  const seats = async (browser: Browser, id: string) => (await browser.ask('GET', `/api/tables/${id}`)).json().table.seats;

  test('a record that can’t be read keeps neither the export nor the deletion of its player from working', async () => {
    const [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
    const [whole, spoilt, foreign] = [await createTable(anne), await createTable(anne), await createTable(anne)];
    await jack.ask('POST', `/api/tables/${spoilt}/join`, {});
    for (const [id, body] of [[spoilt, '{"format":'] as const, [foreign, '{"format":1}'] as const])
      await site.database.db.updateTable('tables').set({ body }).where('id', '=', id).execute();
    const exported = await anne.ask('GET', '/api/me/export');
    expect(exported.statusCode).toBe(200);
    expect(exported.json().tables.map(({ id }: { id: string }) => id)).toEqual([whole]);
    expect(await anne.statusOf('GET', `/api/tables/${spoilt}`)).toEqual([500, 'unreadableTable']);
    expect((await anne.ask('DELETE', '/api/me', {})).statusCode).toBe(204);
    expect((await jack.ask('DELETE', '/api/me', {})).statusCode).toBe(204);
    expect(await site.database.db.selectFrom('sitters').selectAll().where('table_id', '=', spoilt).execute()).toEqual([]);
    await site.database.db.deleteFrom('tables').execute();
  });

  test('a stored choice that makes no sense is a fault of the server, not of the client', async () => {
    const [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
    const id = await createTable(anne);
    await jack.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    const { seq, choices } = (await anne.ask('GET', `/api/tables/${id}/game`)).json();
    const chooser = choices.length > 0 ? anne : jack;
    const choice = (await chooser.ask('GET', `/api/tables/${id}/game`)).json().choices[0];
    await chooser.ask('POST', `/api/tables/${id}/choices`, { seq, key: 'k', choice });
    for (const body of ['{"type":"nonsense"}', '{', '[]']) {
      await site.database.db.updateTable('choices').set({ body }).where('table_id', '=', id).where('seq', '=', seq).execute();
      for (const url of [`/api/tables/${id}/undo`, `/api/tables/${id}/record`]) {
        const { statusCode } = await chooser.ask('GET', url);
        expect([url, body, statusCode === 400]).toEqual([url, body, false]);
      }
    }
    await site.database.db.deleteFrom('choices').where('table_id', '=', id).execute();
    await site.database.db.deleteFrom('tables').execute();
  });

  test('the player’s choices are exported; deleting the account removes the name and keeps the game', async () => {
    const [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
    const [played, waiting, lonely] = [await createTable(anne), await createTable(anne), await createTable(anne)];
    for (const id of [played, waiting]) await jack.ask('POST', `/api/tables/${id}/join`, {});
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${played}/ready`, { clientSeed: 'salt' });
    const { seq, choices } = (await anne.ask('GET', `/api/tables/${played}/game`)).json();
    const chooser = choices.length > 0 ? anne : jack;
    const state = (await chooser.ask('GET', `/api/tables/${played}/game`)).json();
    await chooser.ask('POST', `/api/tables/${played}/choices`, { seq, key: 'k', choice: state.choices[0] });

    await anne.ask('POST', `/api/tables/${played}/late`, { whenLate: 'random' });
    const exported = (await anne.ask('GET', '/api/me/export')).json();
    expect(exported.tables.map(({ id }: { id: string }) => id).sort()).toEqual([played, waiting, lonely].sort());
    const mine = exported.tables.find(({ id }: { id: string }) => id === played);
    expect(mine).toMatchObject({
      name: 'Nassau',
      stage: 'inProgress',
      isHost: true,
      seat: 0,
      you: { name: 'Anne' },
      clientSeed: 'salt',
      whenLate: 'random',
    });
    expect(mine.choices).toEqual(
      chooser === anne ? [{ seq, at: expect.any(Number), choice: expect.objectContaining({ type: expect.any(String) }) }] : [],
    );
    expect(JSON.stringify(exported)).not.toContain('Jack');

    expect((await anne.ask('DELETE', '/api/me', {})).statusCode).toBe(204);
    expect(await seats(jack, played)).toMatchObject([
      { kind: 'bot', replaces: null, resigned: '' },
      { kind: 'person', name: 'Jack' },
    ]);
    expect(await seats(jack, waiting)).toMatchObject([{ kind: 'open' }, { kind: 'person', name: 'Jack' }]);
    expect((await jack.ask('GET', `/api/tables/${waiting}`)).json().table.isHost).toBe(true);
    expect((await jack.ask('GET', `/api/tables/${lonely}`)).json().table.stage).toBe('aborted');
    const stored = await site.database.db.selectFrom('tables').select('body').execute();
    expect(JSON.stringify(stored)).not.toContain('Anne');
    expect(await site.database.db.selectFrom('when_late').selectAll().execute()).toEqual([]);
    expect((await jack.ask('GET', '/api/me/export')).json().tables).toHaveLength(2);
  });

  test('the name disappears from a game that the player resigned from before, and from one that is over', async () => {
    const [bess, mary] = [await guest(site, 'Bess'), await guest(site, 'Mary')];
    const [resigned, over] = [await startTable([bess, mary]), await startTable([bess, mary])];
    for (const id of [resigned, over]) await stateOf(bess, id);
    await bess.ask('POST', `/api/tables/${resigned}/resign`);
    await playChoices([bess, mary], over);
    await bess.ask('DELETE', '/api/me', {});
    expect((await seats(mary, resigned))[0]).toMatchObject({ kind: 'bot', resigned: '' });
    expect((await seats(mary, over))[0]).toMatchObject({ kind: 'person', name: '' });
    const stored = await site.database.db.selectFrom('tables').select(['body', 'card']).execute();
    expect(JSON.stringify(stored)).not.toContain('Bess');
  });
});
