import { afterAll, beforeAll, expect, test } from 'vitest';
import { onEachDatabase } from '../testing/databases.ts';
import { guest, startTable } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';

onEachDatabase('players who are away', (kind) => {
  let site: TestSite;
  const sockets: TestSocket[] = [];
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await site.close();
  });
  const watch = async (table: string, visitor: Browser | null): Promise<TestSocket> => {
    const socket = await TestSocket.open(site, visitor?.token ?? null);
    sockets.push(socket);
    socket.send({ type: 'watch', table });
    return socket;
  };
  const seatsTold = (socket: TestSocket) => socket.received.flatMap((message) => (message.type === 'away' ? [message.seats] : []));

  test('are shown to all at the table once they have closed the page for a while, until they are back', { timeout: 20_000 }, async () => {
    const [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
    const id = await startTable([anne, jack]);
    const host = await watch(id, anne);
    const other = await watch(id, jack);
    await other.waitFor('state');
    await expect.poll(() => seatsTold(host).at(-1) ?? []).toEqual([]);
    const spectator = await watch(id, null);
    await spectator.waitFor('state');
    const before = seatsTold(host).length;
    other.close();
    // Not at once: a player who reloads the page was not away.
    await host.roundTrip();
    expect(seatsTold(host)).toHaveLength(before);
    for (const socket of [host, spectator]) await expect.poll(() => seatsTold(socket).at(-1), { timeout: 10_000 }).toEqual([1]);
    await watch(id, jack);
    for (const socket of [host, spectator]) await expect.poll(() => seatsTold(socket).at(-1), { timeout: 10_000 }).toEqual([]);
  });

  test('are shown to nobody who may not watch the table', async () => {
    const [anne, jack, mary] = [await guest(site, 'Anne'), await guest(site, 'Jack'), await guest(site, 'Mary')];
    const id = await startTable([anne, jack], { hasSpectators: false });
    const host = await watch(id, anne);
    await expect.poll(() => seatsTold(host).at(-1)).toEqual([1]);
    const stranger = await watch(id, mary);
    await stranger.waitFor('fault');
    await stranger.roundTrip();
    expect(seatsTold(stranger)).toEqual([]);
  });
});
