/** No acknowledged choice is lost when a node is killed, as often as BB_KILLS says. 200 times take some minutes. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase, TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import type { NetworkPlayer } from '../testing/network-player.ts';
import { createNetworkTable, type NetworkTable, ServerNodes } from '../testing/server-nodes.ts';
import { expectChoicesStored } from '../testing/stored-choices.ts';

const KILLS = Number(process.env.BB_KILLS ?? 5);
const TABLES = 4;
/** A node is killed within this time after it has acknowledged a choice. */
const MAX_LIFETIME_MS = 500;
onEachDatabase('a node', (kind) => {
  let place: TestDatabase;
  let fleet: ServerNodes;
  beforeAll(async () => {
    place = await TEST_DATABASES[kind]();
    fleet = new ServerNodes();
  });
  afterAll(async () => {
    await fleet.close();
    await place.drop();
  });

  test(
    `killed ${KILLS} times at any moment loses nothing that it has acknowledged, and no table is stuck`,
    async () => {
      let node = await fleet.start(place.url);
      const tables: NetworkTable[] = [];
      const players = (): readonly NetworkPlayer[] => tables.flatMap((table) => table.players);
      const isUnderWay = (table: NetworkTable): boolean => table.players.some(({ isOver }) => !isOver);
      const taken = (): number => players().reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      const connect = (): void => {
        for (const player of players()) if (!player.isOver) player.connect(node.port);
      };
      /** Tables whose players play no other game: a server limits the guests of an address, and the tables of a guest. */
      const isLast = new Set<NetworkTable>();
      const addTable = async (): Promise<void> => {
        const over = tables.find((table) => !isUnderWay(table) && !isLast.has(table));
        const table = await createNetworkTable(node.port, undefined, over?.cookies);
        for (const last of over ? [over, table] : []) isLast.add(last);
        tables.push(table);
      };
      let before = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        // Replace finished games, so that a kill always interrupts play.
        while (tables.filter(isUnderWay).length < TABLES) await addTable();
        connect();
        await expect.poll(taken, { interval: 5 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_LIFETIME_MS));
        await node.end('SIGKILL');
        node = await fleet.start(place.url);
        before = taken();
      }
      connect();
      await expect.poll(() => tables.some(isUnderWay), { interval: 100 }).toBe(false);
      for (const player of players()) player.leave();
      await node.end('SIGKILL');

      await expectChoicesStored(place.url, players());
      expect(players().reduce((sum, { retries }) => sum + retries, 0)).toBe(0);
      expect(fleet.log).toEqual([]);
      console.log(`${kind}: killed ${KILLS} times, ${before} choices acknowledged by then, ${tables.length} games played to their ends`);
    },
    60_000 + KILLS * 30_000,
  );
});
