/** Rewinds a table while people play and nodes are killed: the rewinds hold, the choice log does not fork, and the dice can be verified. */
import type { ChoiceJson } from '@bb/kernel';
import { checkDice } from '@bb/protocol';
import { afterAll, expect, test } from 'vitest';
import { ChoiceLog } from '../storage/choice-log.ts';
import { diceProofOf, readTableRecord } from '../tables/table-record.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import { createNetworkTable, post, type ServerNode, ServerNodes } from '../testing/server-nodes.ts';
import { useDatabase } from '../testing/test-database.ts';

/** The example would be over before it is rewound twice. */
const { game, bots } = WITH_ORDERS;
const LONG_GAME = { game: game.id, options: { players: 3 }, bots: [null, null, bots.substitute] };
const REWINDS = 2;
/** The minimum number of choices that each rewind removes. */
const CHOICES_BACK = 25;
const POLL_OPTIONS = { timeout: 60_000, interval: 20 };

onEachDatabase('a table that is rewound', (kind) => {
  const base = useDatabase(kind);
  const fleet = new ServerNodes();
  afterAll(async () => {
    await fleet.close();
  });

  test('many times, with its nodes killed, ends as one game', { timeout: 120_000 }, async () => {
    // On SQLite there is one node for both players.
    const start = (): Promise<ServerNode> => fleet.start(base.url, kind === 'postgres' ? base.url : '');
    let here = await start();
    let there = kind === 'postgres' ? await start() : here;
    const { id, players, cookies } = await createNetworkTable(here.port, LONG_GAME);
    const [anne, jack] = players;
    const [annes = '', jacks = ''] = cookies;
    const sit = (): void => {
      anne?.connect(here.port, there.port);
      jack?.connect(there.port, here.port);
    };
    const choiceLog = new ChoiceLog(base);
    const bodyNow = async () =>
      readTableRecord((await base.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow()).body);
    const taken = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    sit();
    for (let rewind = 0; rewind < REWINDS; rewind++) {
      const before = taken();
      await expect.poll(taken, POLL_OPTIONS).toBeGreaterThan(before + CHOICES_BACK);
      const made = await choiceLog.read(id);
      const to = made.findLast(({ key, seq }) => key !== null && seq < made.length - CHOICES_BACK)?.seq ?? 0;
      await post(here.port, annes, `/api/tables/${id}/votes`, { proposal: { kind: 'undo', to } });
      const [vote] = (await bodyNow()).votes;
      await post(there.port, jacks, `/api/tables/${id}/vote`, { vote: vote?.id, agrees: true });
      await there.end('SIGKILL');
      // Stop playing while the new node starts, or the game would end meanwhile.
      for (const player of players) player.leave();
      const again = await start();
      if (here === there) here = again;
      there = again;
      expect((await bodyNow()).rewinds).toHaveLength(rewind + 1);
      sit();
    }
    await expect.poll(() => players.every(({ isOver }) => isOver), POLL_OPTIONS).toBe(true);
    for (const player of players) player.leave();

    const record = await bodyNow();
    const stored = await choiceLog.read(id);
    expect(stored.map(({ seq }) => seq)).toEqual([...stored.keys()]);
    const takenBack = await base.db.selectFrom('rewound_choices').selectAll().where('table_id', '=', id).execute();
    expect(new Set(takenBack.map(({ rewind }) => rewind))).toEqual(new Set(Array.from({ length: REWINDS }, (_, i) => i + 1)));
    // Every acknowledged choice is stored, or archived by a rewind.
    const kept = new Set([...stored, ...takenBack].map(({ seat, key }) => `${seat}/${key}`));
    const lost = players.flatMap(({ acknowledged }, seat) =>
      acknowledged.filter(({ key, isSealed }) => !isSealed && !kept.has(`${seat}/${key}`)),
    );
    expect(lost).toEqual([]);
    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    const choices = stored.map(({ body: choice }): ChoiceJson => JSON.parse(choice));
    const { wrong, throws } = checkDice(game, { options: record.options, choices }, diceProofOf(id, record));
    expect([wrong, throws.length > 100, record.rewinds.length]).toEqual([[], true, REWINDS]);
    expect(fleet.log).toEqual([]);
  });
});
