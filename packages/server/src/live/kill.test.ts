/** Nothing that was acknowledged is lost, however a node dies. BB_KILLS says how often; 200 take some minutes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { expectAllThere } from '../testing/ledger.ts';
import { Fleet, type LaidTable, layTable } from '../testing/nodes.ts';
import type { NetworkPlayer } from '../testing/player.ts';

const KILLS = Number(process.env.BB_KILLS ?? 5);
const TABLES = 4;
/** Milliseconds that a node goes on at most when it has taken something. */
const LIFE = 500;
onBoth('a node', (kind) => {
  let place: TestDatabase;
  let fleet: Fleet;
  beforeAll(async () => {
    place = await KINDS[kind]();
    fleet = new Fleet();
  });
  afterAll(async () => {
    await fleet.close();
    await place.drop();
  });

  test(
    `killed ${KILLS} times at any moment loses nothing that it has acknowledged, and no table is stuck`,
    async () => {
      let node = await fleet.start(place.url);
      const tables: LaidTable[] = [];
      const players = (): readonly NetworkPlayer[] => tables.flatMap((table) => table.players);
      const isUnderWay = (table: LaidTable): boolean => table.players.some(({ isOver }) => !isOver);
      const taken = (): number => players().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const connect = (): void => {
        for (const player of players()) if (!player.isOver) player.connect(node.port);
      };
      let before = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        // Where a game is over another one begins, so that the killing always meets work.
        while (tables.filter(isUnderWay).length < TABLES) tables.push(await layTable(node.port));
        connect();
        await expect.poll(taken, { interval: 5 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE));
        await node.end('SIGKILL');
        node = await fleet.start(place.url);
        before = taken();
      }
      connect();
      await expect.poll(() => tables.some(isUnderWay), { interval: 100 }).toBe(false);
      for (const player of players()) player.leave();
      await node.end('SIGKILL');

      await expectAllThere(place.url, players());
      expect(players().reduce((sum, { setbacks }) => sum + setbacks, 0)).toBe(0);
      expect(fleet.log).toEqual([]);
      console.log(`${kind}: killed ${KILLS} times, ${before} choices acknowledged by then, ${tables.length} games played to their ends`);
    },
    60_000 + KILLS * 30_000,
  );
});
