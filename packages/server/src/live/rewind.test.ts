/** A table is taken back while people play at it and nodes die: what all have agreed to holds, nothing forks, and the dice can be proved. */
import type { ChoiceJson } from '@bb/engine';
import { checkDice } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { proofOf, readTableBody } from '../tables/table-body.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { Fleet, layTable, type Node, post } from '../testing/nodes.ts';

const REWINDS = 2;
/** Choices that are taken back each time, or some more. */
const BACK = 25;
const PATIENCE = { timeout: 60_000, interval: 20 };

onBoth('a table that is taken back', (kind) => {
  let place: TestDatabase;
  let base: Database;
  const fleet = new Fleet();
  beforeAll(async () => {
    place = await KINDS[kind]();
    base = await openDatabase(place.url);
  });
  afterAll(async () => {
    await fleet.close();
    await base.close();
    await place.drop();
  });

  test('again and again, its nodes killed, ends as one game', { timeout: 120_000 }, async () => {
    // On SQLite there is one node, and both sit there.
    const start = (): Promise<Node> => fleet.start(place.url, kind === 'postgres' ? place.url : '');
    let here = await start();
    let there = kind === 'postgres' ? await start() : here;
    const { id, players, cookies } = await layTable(here.port);
    const [anne, jack] = players;
    const [annes = '', jacks = ''] = cookies;
    const sit = (): void => {
      anne?.connect(here.port, there.port);
      jack?.connect(there.port, here.port);
    };
    const ledger = new Ledger(base);
    const bodyNow = async () =>
      readTableBody((await base.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body);
    const taken = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    sit();
    for (let rewind = 0; rewind < REWINDS; rewind++) {
      const before = taken();
      await expect.poll(taken, PATIENCE).toBeGreaterThan(before + BACK);
      const made = await ledger.read(id);
      const to = made.findLast(({ key, seq }) => key !== null && seq < made.length - BACK)?.seq ?? 0;
      await post(here.port, annes, `/api/tables/${id}/votes`, { motion: { kind: 'undo', to } });
      const [vote] = (await bodyNow()).votes;
      await post(there.port, jacks, `/api/tables/${id}/vote`, { vote: vote?.id, agrees: true });
      await there.end('SIGKILL');
      // The game is to last: it is quicker than a node begins.
      for (const player of players) player.leave();
      const again = await start();
      if (here === there) here = again;
      there = again;
      expect((await bodyNow()).rewinds).toHaveLength(rewind + 1);
      sit();
    }
    await expect.poll(() => players.every(({ isOver }) => isOver), PATIENCE).toBe(true);
    for (const player of players) player.leave();

    const body = await bodyNow();
    const stored = await ledger.read(id);
    expect(stored.map(({ seq }) => seq)).toEqual([...stored.keys()]);
    const takenBack = await base.db.selectFrom('rewound_choices').selectAll().where('table_id', '=', id).execute();
    expect(new Set(takenBack.map(({ rewind }) => rewind))).toEqual(new Set(Array.from({ length: REWINDS }, (_, i) => i + 1)));
    // Counted, or counted until it was taken back.
    const kept = new Set([...stored, ...takenBack].map(({ seat, key }) => `${seat}/${key}`));
    const lost = players.flatMap(({ acknowledged }, seat) =>
      acknowledged.filter(({ key, isSealed }) => !isSealed && !kept.has(`${seat}/${key}`)),
    );
    expect(lost).toEqual([]);
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    const choices = stored.map(({ body: choice }): ChoiceJson => JSON.parse(choice));
    const { wrong, throws } = checkDice({ options: body.options, choices }, proofOf(id, body));
    expect([wrong, throws.length > 100, body.rewinds.length]).toEqual([[], true, REWINDS]);
    expect(fleet.log).toEqual([]);
  });
});
