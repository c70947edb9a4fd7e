/** Two nodes play the same tables while their shared services are cut off, or they are stopped in turn, as often as BB_CUTS says. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostgres, TEST_DATABASES, type TestDatabase } from '../testing/databases.ts';
import { hasNats, NATS } from '../testing/nats.ts';
import { NetworkLink } from '../testing/network-link.ts';
import { createNetworkTable, type NetworkTable, ServerNodes } from '../testing/server-nodes.ts';
import { expectChoicesStored } from '../testing/stored-choices.ts';

const CUTS = Number(process.env.BB_CUTS ?? 2);
const TABLES = 3;
const MOVES = 20;
const MAX_MS_PER_MOVE = 1000;
/** A connection stays cut, or a node runs, for this long at most. */
const MAX_PAUSE_MS = 500;
/** Longer than a node takes to find a change that was not announced. */
const POLL_OPTIONS = { timeout: 60_000, interval: 50 };
const SLOW_MS = { timeout: 60_000 + CUTS * 60_000 };

describe.skipIf(!hasPostgres)('two nodes', () => {
  let place: TestDatabase;
  let fleet: ServerNodes;
  let tables: NetworkTable[];
  beforeEach(async () => {
    place = await TEST_DATABASES.postgres();
    fleet = new ServerNodes();
    tables = [];
  });
  afterEach(async () => {
    for (const player of players()) player.leave();
    await fleet.close();
    await place.drop();
  });
  const players = () => tables.flatMap((table) => table.players);
  const acknowledged = (): number => players().reduce((sum, player) => sum + player.acknowledged.length, 0);
  const isUnderWay = (table: NetworkTable): boolean => table.players.some(({ isOver }) => !isOver);
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));

  /** Replaces finished games by new ones. The first player of each is connected to node `here`, the second to `there`. */
  async function fill([here, there]: readonly [number, number]): Promise<void> {
    while (tables.filter(isUnderWay).length < TABLES) {
      const table = await createNetworkTable(here);
      table.players.forEach((player, i) => void (i === 0 ? player.connect(here, there) : player.connect(there, here)));
      tables.push(table);
    }
  }
  const goesOn = async (): Promise<void> => {
    const before = acknowledged();
    await expect.poll(acknowledged, POLL_OPTIONS).toBeGreaterThan(before);
  };
  const allEnd = () => expect.poll(() => tables.some(isUnderWay), POLL_OPTIONS).toBe(false);

  async function cutAndMend(line: NetworkLink, ports: readonly [number, number]): Promise<void> {
    for (let cut = 0; cut < CUTS; cut++) {
      await fill(ports);
      await goesOn();
      line.cut();
      await aWhile();
      line.mend();
      // All games may have ended meanwhile.
      await fill(ports);
      await goesOn();
    }
    await allEnd();
    await expectChoicesStored(place.url, players());
  }

  test(`survive ${CUTS} lost database connections of one of them, with no fork and no double choice`, SLOW_MS, async () => {
    const { line, url } = await NetworkLink.to(place.url);
    const [cut, whole] = [await fleet.start(url, url), await fleet.start(place.url, place.url)];
    await cutAndMend(line, [cut.port, whole.port]);
    await line.close();
  });

  test.skipIf(!hasNats)(`play on while one is cut off from NATS ${CUTS} times: nothing is lost, nothing said twice`, SLOW_MS, async () => {
    const { line, url } = await NetworkLink.to(NATS);
    const [cut, whole] = [await fleet.start(place.url, url), await fleet.start(place.url, NATS)];
    await cutAndMend(line, [cut.port, whole.port]);
    expect(players().filter(({ retries }) => retries > 0)).toEqual([]);
    expect(fleet.log).toEqual([]);
    await line.close();
  });

  test.skipIf(!hasNats)('play on at once while one has no NATS from its start, and says so', { timeout: 60_000 }, async () => {
    const { line, url } = await NetworkLink.to(NATS);
    line.cut();
    const [cut, whole] = [await fleet.start(place.url, url), await fleet.start(place.url, NATS)];
    const health = async (port: number): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}/healthz`)).json();
    await expect.poll(() => health(cut.port)).toEqual({ status: 'degraded', missing: ['nats'] });
    await expect.poll(() => health(whole.port)).toEqual({ status: 'ok' });
    const table = await createNetworkTable(cut.port);
    tables.push(table);
    const since = performance.now();
    table.players.forEach((player, i) => void player.connect(i === 0 ? cut.port : whole.port, cut.port));
    await expect.poll(acknowledged, POLL_OPTIONS).toBeGreaterThan(MOVES);
    // Without a fallback each move takes up to 15 seconds to reach the other node.
    expect((performance.now() - since) / MOVES).toBeLessThan(MAX_MS_PER_MOVE);
    await line.close();
  });

  test(`survive ${CUTS} restarts while everybody plays on, with no choice lost or doubled`, SLOW_MS, async () => {
    let [old, other] = [await fleet.start(place.url, place.url), await fleet.start(place.url, place.url)];
    for (let stop = 0; stop < CUTS; stop++) {
      await fill([old.port, other.port]);
      await goesOn();
      await aWhile();
      const next = await fleet.start(place.url, place.url);
      const stopped = old.end('SIGTERM');
      for (const player of players()) if (!player.isOver) player.setFallbackPorts(other.port, next.port);
      expect(await stopped).toEqual([0, null]);
      [old, other] = [other, next];
    }
    await allEnd();
    await expectChoicesStored(place.url, players());
    expect(fleet.log).toEqual([]);
  });
});
