import { landfall } from '@bb/landfall/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games.ts';
import { onEachDatabase } from '../src/testing/databases.ts';
import { guest, TABLE_SETTINGS } from '../src/testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../src/testing/test-site.ts';

const { OLD } = vi.hoisted(() => ({ OLD: '0.1.0-test' }));
const NEWER = '99.0.0';

/** Older rules that list legal choices in reverse order, so that the same dice bring something else. */
vi.mock(import('../src/games.ts'), async (original) => {
  const { GAMES } = await original();
  const now = GAMES.find(({ game }) => game.id === 'landfall');
  if (!now) throw new Error('there is no such game');
  const { game } = now;
  return { GAMES: [...GAMES, { ...now, game: { ...game, version: OLD, legal: (p: object) => game.legal(p).toReversed() } }] };
});

const NAMES = [...new Set(GAMES.map(({ game }) => game.id))].join(', ');

onEachDatabase('a table', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
  });
  afterAll(() => site.close());

  /** Starts a table, and stores these rules as its own. @returns its id */
  async function startTable(rules: { readonly game?: string; readonly version?: string }): Promise<string> {
    const { id } = (await anne.ask('POST', '/api/tables', { ...TABLE_SETTINGS, windows: 'fast' })).json().table;
    await jack.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(body)).toMatchObject({ game: landfall.id, version: landfall.version });
    const other = JSON.stringify({ ...JSON.parse(body), ...rules });
    await site.database.db.updateTable('tables').set({ body: other, card: null }).where('id', '=', id).execute();
    return id;
  }
  const seenGame = async (id: string, player = anne) => (await player.ask('GET', `/api/tables/${id}/game`)).json();

  test('goes on under the rules it began with, which check its choices', async () => {
    const [then, now] = [await startTable({ version: OLD }), await startTable({})];
    const { GAMES } = await import('../src/games.ts');
    for (const [id, version] of [
      [then, OLD],
      [now, landfall.version],
    ] as const) {
      const rules = GAMES.find(({ game }) => game.id === landfall.id && game.version === version)?.game;
      if (!rules) throw new Error(`there are no rules ${version}`);
      const legal = vi.spyOn(rules, 'legal');
      const player = (await seenGame(id)).asked.seat === 0 ? anne : jack;
      const { seq, choices } = await seenGame(id, player);
      const answer = await player.ask('POST', `/api/tables/${id}/choices`, { seq, key: 'first', choice: choices[0] });
      expect(answer.json()).toEqual({ seq, isSealed: false });
      expect(legal).toHaveBeenCalled();
      legal.mockRestore();
      // These rules replay what is stored, the choices of Chance too.
      const stored = await site.database.db.selectFrom('choices').select('body').where('table_id', '=', id).orderBy('seq').execute();
      const p = rules.newGame(rules.parseOptions({ players: 2 }));
      for (const { body } of stored) {
        const choice = rules.choices.fromJson(JSON.parse(body));
        expect(rules.legal(p)).toContain(choice);
        rules.play(p, choice);
      }
      expect(stored.length).toBe((await seenGame(id)).seq);
    }
  });

  test.each([
    ['rules', { version: NEWER }, `played by the rules ${NEWER} of landfall, and this server has ${landfall.version}, ${OLD}.`],
    ['game', { game: 'chess' }, `of the game chess, and this server has ${NAMES}.`],
  ])('is refused with one clear error and kept if its %s is missing', async (_what, rules, message) => {
    const id = await startTable(rules);
    const other = { error: 'otherRules', message: `This table is ${message} It is kept as it is.` };
    for (const [method, url] of [
      ['GET', `/api/tables/${id}`],
      ['GET', `/api/tables/${id}/game`],
      ['POST', `/api/tables/${id}/leave`],
    ] as const) {
      const answer = await anne.ask(method, url);
      expect([url, answer.statusCode, answer.json()]).toEqual([url, 409, other]);
    }
    const { tables } = (await anne.ask('GET', '/api/tables')).json();
    expect(tables.map((table: { readonly id: string }) => table.id)).not.toContain(id);
    expect(tables.length).toBeGreaterThan(0);
    const kept = await site.database.db.selectFrom('tables').select(['stage', 'body']).where('id', '=', id).executeTakeFirstOrThrow();
    expect([kept.stage, JSON.parse(kept.body)]).toEqual(['inProgress', expect.objectContaining(rules)]);
  });
});
