/** Clients that open connections and don't finish their requests. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../src/app/app.ts';

const web = mkdtempSync(join(tmpdir(), 'bb-slow-'));
const requestTimes = { headersMs: 300, requestMs: 600, checkIntervalMs: 50 };
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  writeFileSync(join(web, 'index.html'), '<!doctype html>');
  app = await createApp({ web, logger: false, limits: { requestTimes } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await app.close();
  rmSync(web, { recursive: true });
});

/** @returns what the server answered until it closed the connection */
async function untilClosed(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (bytes) => {
    answer += String(bytes);
  });
  await once(socket, 'close');
  return answer;
}

const sending = (text: string): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return socket;
};

test.each([
  ['half a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-Half: '],
  ['headers without their end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['half a body', 'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"name":'],
])('answers 408 and closes a connection that sends %s', async (_what, text) => {
  expect(await untilClosed(sending(text))).toMatch(/^HTTP\/1\.1 408 /);
});

test('closes a connection that sends nothing', async () => {
  await untilClosed(connect(port, '127.0.0.1'));
});

test('closes a hundred slow connections, and answers other clients meanwhile', async () => {
  const slow = Array.from({ length: 100 }, () => untilClosed(sending('GET / HTTP/1.1\r\nHost: x\r\n')));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(await Promise.all(slow)).toHaveLength(100);
});
