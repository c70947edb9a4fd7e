/**
 * Sends mutated messages over sockets and HTTP: as many as BB_FUZZ says. The server must answer each properly or with one clear refusal, log
 * no error, and change nothing of other players.
 */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readClientMessage } from '../src/play/client-message.ts';
import { MAX_MESSAGE_BYTES } from '../src/tables/message-fields.ts';
import { ROUTES } from '../src/testing/all-routes.ts';
import { Mutator } from '../src/testing/mutator.ts';
import { guest } from '../src/testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../src/testing/test-site.ts';

const MESSAGE_COUNT = Number(process.env.BB_FUZZ ?? 2000);
const SEED = Number(process.env.BB_SEED ?? 1);
/** Messages sent together. */
const CONCURRENT_MESSAGES = 50;
const TIMEOUT_MS = 60_000 + MESSAGE_COUNT * 20;
/** The log level of errors. */
const ERROR_LEVEL = 50;

let site: TestSite;
let table: string;
let port: number;
beforeAll(async () => {
  site = await openTestSite('sqlite', { limits: { pace: { burst: 1e9, perSecond: 1e9 } } });
  const [anne, jack] = [site.browser(), site.browser()];
  await anne.ask('POST', '/api/account', { login: 'anne', password: 'a parrot, a plank' });
  await jack.ask('POST', '/api/guest', { name: 'Jack' });
  table = (await anne.ask('POST', '/api/tables', ROUTES['POST /api/tables']?.body)).json().table.id;
  await jack.ask('POST', `/api/tables/${table}/join`);
  for (const player of [anne, jack]) await player.ask('POST', `/api/tables/${table}/ready`, { clientSeed: null });
  await anne.ask('GET', `/api/tables/${table}/game`);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => site.close());

/** All stored data of Anne and Jack, who send nothing. */
async function bystanderData(): Promise<string> {
  const { db } = site.database;
  const accounts = await db.selectFrom('accounts').selectAll().where('login', '=', 'anne').execute();
  return JSON.stringify([
    accounts,
    await db.selectFrom('players').selectAll().where('name', 'in', ['anne', 'Jack']).orderBy('id').execute(),
    await db.selectFrom('tables').selectAll().where('id', '=', table).execute(),
    await db.selectFrom('choices').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
  ]);
}
const errors = (): readonly string[] => site.log.filter((line) => JSON.parse(line).level >= ERROR_LEVEL);

const mary = (): Promise<Browser> => guest(site, 'Mary');

/** Sends these messages one after another. @returns the answers to each, or `closed` if the socket was closed instead */
async function sendAll(texts: readonly (string | Buffer)[], token: string | null): Promise<readonly (readonly string[] | 'closed')[]> {
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
    headers: { origin, ...(token !== null && { cookie: `bb-session=${token}` }) },
  });
  const answers: (string[] | 'closed')[] = [];
  let heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    const say = (): void => {
      const text = texts[answers.length];
      if (text === undefined) return void socket.close();
      socket.send(text, { binary: typeof text !== 'string' });
      socket.send('{"type":"ping"}');
    };
    socket.on('open', say);
    socket.on('error', reject);
    socket.on('message', (data) => {
      const text = String(data);
      if (text !== '{"type":"pong"}') return void heard.push(text);
      answers.push(heard);
      heard = [];
      say();
    });
    socket.on('close', () => {
      if (answers.length < texts.length) answers.push('closed');
      resolve();
    });
  });
  return answers;
}

test(`${MESSAGE_COUNT} messages over sockets`, { timeout: TIMEOUT_MS }, async () => {
  const before = await bystanderData();
  const garbler = new Mutator(SEED);
  const right = [
    () => ({ type: 'watch', table, since: garbler.below(100) }),
    () => ({ type: 'watch', table }),
    () => ({ type: 'unwatch', table }),
    () => ({ type: 'choose', table, seq: garbler.below(100), key: `k${garbler.below(9)}`, choice: { type: 'takeCargo', pirate: 'teach' } }),
  ];
  const tokens = [null, (await mary()).token];
  let queue: (string | Buffer)[] = [];
  for (let done = 0; done < MESSAGE_COUNT; ) {
    if (queue.length === 0)
      queue = Array.from({ length: CONCURRENT_MESSAGES }, () => {
        const text = garbler.mutatedText(garbler.pick(right)());
        return garbler.below(20) === 0 ? Buffer.from(text) : text;
      });
    const answers = await sendAll(queue, garbler.pick(tokens));
    for (const [i, answer] of answers.entries()) {
      const text = queue[i] ?? '';
      const message = typeof text === 'string' ? readClientMessage(text) : null;
      if (Buffer.byteLength(text) > MAX_MESSAGE_BYTES) expect([text, answer]).toEqual([text, 'closed']);
      else if (message === null || message.type === 'choose') {
        // A table that is watched tells of players who are away at any time.
        const answers = answer === 'closed' ? [] : answer.filter((message) => JSON.parse(message).type !== 'away');
        const [fault = '{}', ...more] = answers;
        expect([text, JSON.parse(fault), more]).toEqual([
          text,
          { type: 'fault', error: expect.any(String), message: expect.any(String) },
          [],
        ]);
        expect(JSON.parse(fault).error).not.toBe('broken');
      } else expect(answer).not.toBe('closed');
    }
    queue = queue.slice(answers.length);
    done += answers.length;
  }
  expect(errors()).toEqual([]);
  expect(await bystanderData()).toBe(before);
});

test(`${MESSAGE_COUNT} requests`, { timeout: TIMEOUT_MS }, async () => {
  const before = await bystanderData();
  const garbler = new Mutator(SEED + 1);
  const routes = Object.entries(ROUTES).filter(([name]) => name.includes(' /api/') && name !== 'GET /api/live');
  let browser = await mary();
  for (let done = 0; done < MESSAGE_COUNT; done += CONCURRENT_MESSAGES) {
    // Mary's session may have ended, or her attempts may be used up.
    site.wait(3_600_000);
    browser = done % (10 * CONCURRENT_MESSAGES) === 0 ? await mary() : browser;
    const asked = Array.from({ length: CONCURRENT_MESSAGES }, async () => {
      const [name, { body, id = table }] = garbler.pick(routes);
      const [verb = 'GET', path = ''] = name.split(' ');
      const other = encodeURIComponent(garbler.mutatedText(id).replace(/\p{Surrogate}/gu, '')).slice(0, 600);
      const url =
        path.replace(':id', garbler.below(4) === 0 ? other : id) + garbler.pick(['', '', '', '?since=0', `?${other}`, `?since=${other}`]);
      const method = verb === 'POST' ? verb : verb === 'PATCH' ? verb : verb === 'DELETE' ? verb : 'GET';
      const asker = garbler.below(4) === 0 ? site.browser() : browser;
      const headers = garbler.below(20) === 0 ? { cookie: `bb-session=${encodeURIComponent(other)}` } : {};
      const answer = await asker.ask(method, url, body === undefined ? undefined : garbler.mutatedText(body), headers);
      const what = `${method} ${url} ${answer.body.slice(0, 200)} ${answer.statusCode >= 500 ? errors().join('\n') : ''}`;
      expect(answer.statusCode, what).toBeLessThan(500);
      if (answer.statusCode >= 400 && !answer.headers['content-type']?.toString().startsWith('text/plain'))
        expect(answer.json(), what).toEqual({ error: expect.any(String), message: expect.any(String) });
    });
    await Promise.all(asked);
  }
  expect(errors()).toEqual([]);
  expect(await bystanderData()).toBe(before);
});
