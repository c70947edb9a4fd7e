import { ENGINE_VERSION, type Game } from '@bb/golden-age/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

const { OLD } = vi.hoisted(() => ({ OLD: '0.1.0-test' }));
const NEWER = '99.0.0';

/** Rules that list what is legal the other way round, so that the same dice bring something else. */
vi.mock(import('./rule-versions.ts'), async (original) => {
  const { VERSIONS } = await original();
  const [now] = VERSIONS.values();
  if (!now) throw new Error('there are no rules');
  const old = { ...now, legal: (g: Game) => now.legal(g).toReversed() };
  return { VERSIONS: new Map([...VERSIONS, [OLD, old]]) };
});

onEachDatabase('a table', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack] = [site.browser(), site.browser()];
    await anne.ask('POST', '/api/guest', { name: 'Anne' });
    await jack.ask('POST', '/api/guest', { name: 'Jack' });
  });
  afterAll(() => site.close());

  /** A table that has begun, by rules of this version. */
  async function begun(version: string): Promise<string> {
    const wish = { name: 'Nassau', options: { players: 2 }, bots: [null, null], isListed: true, hasSpectators: true, windows: 'fast' };
    const { id } = (await anne.ask('POST', '/api/tables', wish)).json().table;
    await jack.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${id}/ready`, { pinch: null });
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.parse(body).engine).toBe(ENGINE_VERSION);
    const other = JSON.stringify({ ...JSON.parse(body), engine: version });
    await site.database.db.updateTable('tables').set({ body: other, card: null }).where('id', '=', id).execute();
    return id;
  }
  const told = async (id: string, player = anne) => (await player.ask('GET', `/api/tables/${id}/game`)).json();

  test('goes on under the rules it began with, which check its choices', async () => {
    const [then, now] = [await begun(OLD), await begun(ENGINE_VERSION)];
    const { VERSIONS } = await import('./rule-versions.ts');
    for (const [id, version] of [
      [then, OLD],
      [now, ENGINE_VERSION],
    ] as const) {
      const rules = VERSIONS.get(version);
      if (!rules) throw new Error(`there are no rules ${version}`);
      const refusal = vi.spyOn(rules, 'refusal');
      const player = (await told(id)).asked.seat === 0 ? anne : jack;
      const { seq, choices } = await told(id, player);
      const answer = await player.ask('POST', `/api/tables/${id}/choices`, { seq, key: 'first', choice: choices[0] });
      expect(answer.json()).toEqual({ taken: true, seq, isSealed: false });
      expect(refusal).toHaveBeenCalledOnce();
      refusal.mockRestore();
      // These rules replay what is stored, the choices of Chance too.
      const stored = await site.database.db.selectFrom('choices').select('body').where('table_id', '=', id).orderBy('seq').execute();
      const game = rules.newGame({ players: 2 });
      for (const { body } of stored) rules.choose(game, rules.choiceFromJson(JSON.parse(body)));
      expect(stored.length).toBe((await told(id)).seq);
    }
  });

  test('is refused with one clear error and kept if its rules are missing', async () => {
    const id = await begun(NEWER);
    const other = {
      error: 'otherRules',
      message: `This table is played by the rules ${NEWER}, and this server has ${ENGINE_VERSION}, ${OLD}. It is kept as it is.`,
    };
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
    expect([kept.stage, JSON.parse(kept.body).engine]).toEqual(['playing', NEWER]);
  });
});
