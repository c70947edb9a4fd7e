import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestSite } from '../testing/test-site.ts';

test('limits the sockets of each address', async () => {
  const site = await openTestSite('sqlite', { limits: { sockets: 2 }, trustProxy: true });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { host } = new URL(site.app.listeningOrigin);
  const from = async (address: string) => {
    const headers = { origin: `http://${host}`, 'x-forwarded-for': address };
    const socket = new WebSocket(`ws://${host}/api/live`, { headers });
    const [error] = await Promise.race([once(socket, 'open'), once(socket, 'error')]).catch((thrown: unknown) => [thrown]);
    return { socket, error: error === undefined ? null : String(error) };
  };
  const [first, second, third, other] = [
    await from('192.0.2.1'),
    await from('192.0.2.1'),
    await from('192.0.2.1'),
    await from('192.0.2.2'),
  ];
  expect([first.error, second.error, other.error]).toEqual([null, null, null]);
  expect(third.error).toContain('429');
  first.socket.close();
  await once(first.socket, 'close');
  expect((await from('192.0.2.1')).error).toBeNull();
  await site.close();
});
