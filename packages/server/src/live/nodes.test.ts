/** Several nodes that play the same tables: cut off from what they share, or stopped one after the other. BB_CUTS says how often. */
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostgres, KINDS, type TestDatabase } from '../testing/databases.ts';
import { expectAllThere } from '../testing/ledger.ts';
import { Line } from '../testing/line.ts';
import { Fleet, type LaidTable, layTable } from '../testing/nodes.ts';

const CUTS = Number(process.env.BB_CUTS ?? 2);
const TABLES = 3;
/** Milliseconds that a line stays cut, or a node goes on, at most. */
const WHILE_MS = 500;
/** Nodes look for what nobody has told them every 15 seconds. */
const POLL_MS = { timeout: 60_000, interval: 50 };
const SLOW_MS = { timeout: 60_000 + CUTS * 60_000 };
const NATS = process.env.BB_TEST_NATS ?? 'nats://127.0.0.1:4222';
const hasNats = await connect({ servers: NATS, timeout: 2000, reconnect: false }).then(
  (connection) => connection.close().then(() => true),
  () => false,
);

describe.skipIf(!hasPostgres)('two nodes', () => {
  let place: TestDatabase;
  let fleet: Fleet;
  let tables: LaidTable[];
  beforeEach(async () => {
    place = await KINDS.postgres();
    fleet = new Fleet();
    tables = [];
  });
  afterEach(async () => {
    for (const player of players()) player.leave();
    await fleet.close();
    await place.drop();
  });
  const players = () => tables.flatMap((table) => table.players);
  const acknowledged = (): number => players().reduce((sum, player) => sum + player.acknowledged.length, 0);
  const isUnderWay = (table: LaidTable): boolean => table.players.some(({ isOver }) => !isOver);
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, Math.random() * WHILE_MS));

  /** New tables where games are over; the first player of each sits at this node, the second at that. */
  async function fill([here, there]: readonly [number, number]): Promise<void> {
    while (tables.filter(isUnderWay).length < TABLES) {
      const table = await layTable(here);
      table.players.forEach((player, i) => void (i === 0 ? player.connect(here, there) : player.connect(there, here)));
      tables.push(table);
    }
  }
  const goesOn = async (): Promise<void> => {
    const before = acknowledged();
    await expect.poll(acknowledged, POLL_MS).toBeGreaterThan(before);
  };
  const allEnd = () => expect.poll(() => tables.some(isUnderWay), POLL_MS).toBe(false);

  async function cutAndMend(line: Line, ports: readonly [number, number]): Promise<void> {
    for (let cut = 0; cut < CUTS; cut++) {
      await fill(ports);
      await goesOn();
      line.cut();
      await aWhile();
      line.mend();
      await goesOn();
    }
    await allEnd();
    await expectAllThere(place.url, players());
  }

  test(`one of which is cut off from the database ${CUTS} times: no fork, no double, and it comes back`, SLOW_MS, async () => {
    const { line, url } = await Line.to(place.url);
    const [cut, whole] = [await fleet.start(url, url), await fleet.start(place.url, place.url)];
    await cutAndMend(line, [cut.port, whole.port]);
    await line.close();
  });

  test.skipIf(!hasNats)(`one of which is cut off from NATS ${CUTS} times: nothing is lost, nothing said twice`, SLOW_MS, async () => {
    const { line, url } = await Line.to(NATS);
    const [cut, whole] = [await fleet.start(place.url, url), await fleet.start(place.url, NATS)];
    await cutAndMend(line, [cut.port, whole.port]);
    expect(players().filter(({ setbacks }) => setbacks > 0)).toEqual([]);
    expect(fleet.log).toEqual([]);
    await line.close();
  });

  test(`stopped and started one after the other ${CUTS} times, while all play on: no choice lost, none double`, SLOW_MS, async () => {
    let [old, other] = [await fleet.start(place.url, place.url), await fleet.start(place.url, place.url)];
    for (let stop = 0; stop < CUTS; stop++) {
      await fill([old.port, other.port]);
      await goesOn();
      await aWhile();
      const next = await fleet.start(place.url, place.url);
      const stopped = old.end('SIGTERM');
      for (const player of players()) if (!player.isOver) player.goesTo(other.port, next.port);
      expect(await stopped).toEqual([0, null]);
      [old, other] = [other, next];
    }
    await allEnd();
    await expectAllThere(place.url, players());
    expect(fleet.log).toEqual([]);
  });
});
