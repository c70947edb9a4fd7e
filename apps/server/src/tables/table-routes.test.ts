import type { AddressInfo } from 'node:net';
import { replayRecord } from '@bb/kernel';
import { landfall } from '@bb/landfall/rules';
import { checkDice, readDiceProof } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FREE_ATTEMPTS } from '../accounts/rate-limiter.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { WITH_ORDERS } from '../testing/hosted-with.ts';
import { guest, TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, HOST, ORIGIN, openTestSite, type TestSite } from '../testing/test-site.ts';

const FAST_TABLE = { ...TABLE_SETTINGS, windows: 'fast' };

onEachDatabase('tables by their routes', (kind) => {
  let site: TestSite;
  let anne: Browser;
  let jack: Browser;
  let nobody: Browser;
  beforeAll(async () => {
    site = await openTestSite(kind);
    [anne, jack, nobody] = [await guest(site, 'Anne'), await guest(site, 'Jack'), site.browser()];
  });
  afterAll(() => site.close());
  const createTable = async (settings: object = FAST_TABLE): Promise<string> => {
    const answer = await anne.ask('POST', '/api/tables', settings);
    expect(answer.statusCode).toBe(201);
    return answer.json().table.id;
  };
  async function createGame(settings: object = FAST_TABLE): Promise<string> {
    const id = await createTable(settings);
    await jack.ask('POST', `/api/tables/${id}/join`, {});
    await jack.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
    expect((await anne.ask('POST', `/api/tables/${id}/ready`, { clientSeed: 'salt' })).json().table.stage).toBe('inProgress');
    return id;
  }

  test('a whole game can be played without a socket', async () => {
    const id = await createGame();
    expect((await nobody.ask('GET', '/api/tables')).json().tables[0]).toMatchObject({ id, stage: 'inProgress', you: null });
    const first = (await nobody.ask('GET', `/api/tables/${id}/game`)).json();
    for (let n = 0; ; n++) {
      const states = await Promise.all([anne, jack].map(async (browser) => (await browser.ask('GET', `/api/tables/${id}/game`)).json()));
      const at = states.findIndex(({ choices }) => choices.length > 0);
      if (at < 0) break;
      const { seq, choices } = states[at];
      const answer = await [anne, jack][at]?.ask('POST', `/api/tables/${id}/choices`, {
        seq,
        key: `${n}`,
        choice: choices[(seq * 7919) % choices.length],
      });
      expect(answer?.json()).toEqual({ seq, isSealed: false });
    }
    const all = (await nobody.ask('GET', `/api/tables/${id}/game?since=${first.seq}`)).json();
    expect([all.type, all.from, all.outcome.scores.length, all.dice.seed.length]).toEqual(['update', first.seq, 2, 64]);
    await expect.poll(async () => (await nobody.ask('GET', `/api/tables/${id}`)).json().table.stage).toBe('finished');
    expect((await nobody.ask('GET', '/api/tables')).json().tables.map((table: { id: string }) => table.id)).not.toContain(id);

    const record = (await nobody.ask('GET', `/api/tables/${id}/record`)).json();
    expect(record.seats).toEqual([
      { name: 'Anne', kind: 'human' },
      { name: 'Jack', kind: 'human' },
    ]);
    expect(landfall.outcome(replayRecord(landfall, record))).not.toBeNull();
    expect(checkDice(landfall, record, readDiceProof(record.dice)).wrong).toEqual([]);
  });

  test('only a player who must choose can ask why a choice is not allowed', async () => {
    const id = await createGame({ ...FAST_TABLE, windows: 'fast' });
    const states = await Promise.all([anne, jack].map(async (browser) => (await browser.ask('GET', `/api/tables/${id}/game`)).json()));
    const at = states.findIndex(({ choices }) => choices.length > 0);
    const [asked, other] = at === 0 ? [anne, jack] : [jack, anne];
    const { seq, choices } = states[at];
    const url = `/api/tables/${id}/why`;
    const about = { seq, choices: [choices[0], { type: 'rollDie', face: 1 }] };
    expect((await asked.ask('POST', url, about)).json()).toEqual({ rules: [null, expect.stringMatching(/^\d/)] });
    expect((await other.ask('POST', url, about)).json()).toEqual({ rules: null });
    expect((await asked.ask('POST', url, { ...about, seq: seq + 1 })).json()).toEqual({ rules: null });
    expect((await asked.ask('POST', url, { seq, choices: [{ type: 'dance' }] })).json()).toMatchObject({
      error: 'malformed',
      message: expect.stringContaining('choices[0]'),
    });
    expect(await asked.statusOf('POST', url, { seq, choices: Array.from({ length: 201 }, () => choices[0]) })).toEqual([400, 'malformed']);
  });

  test('a standing order can be given and cancelled without a socket', async () => {
    const landfalls = await createGame();
    expect(await anne.statusOf('POST', `/api/tables/${landfalls}/order`, { order: {} })).toEqual([409, 'noOrders']);
    const id = await createGame({ ...FAST_TABLE, game: WITH_ORDERS.game.id });
    const url = `/api/tables/${id}/order`;
    const order = { span: 'ownTurn', except: [] };
    for (const player of [anne, jack]) {
      const given = (await player.ask('POST', url, { order })).json().own;
      const told = (await player.ask('GET', `/api/tables/${id}/game`)).json().own;
      expect(told).toEqual(given);
      expect((await player.ask('POST', url, { order: null })).json().own.order).toBeNull();
    }
    expect(await anne.statusOf('POST', url, { order: { span: 'always', except: [] } })).toEqual([400, 'malformed']);
  });

  test('each player who may not do something gets the right error code', async () => {
    const id = await createTable();
    const others = await createGame({ ...FAST_TABLE, hasSpectators: false });
    const refusals: readonly (readonly [Browser, 'GET' | 'POST', string, unknown, number, string])[] = [
      [nobody, 'POST', '/api/tables', FAST_TABLE, 401, 'notLoggedIn'],
      [nobody, 'POST', `/api/tables/${id}/join`, {}, 401, 'notLoggedIn'],
      [nobody, 'POST', `/api/tables/${id}/ready`, { clientSeed: null }, 401, 'notLoggedIn'],
      [nobody, 'POST', `/api/tables/${id}/leave`, {}, 401, 'notLoggedIn'],
      [nobody, 'POST', `/api/tables/${id}/bot`, { seat: 1, bot: 'mate' }, 401, 'notLoggedIn'],
      [nobody, 'POST', `/api/tables/${others}/choices`, { seq: 0, key: 'k', choice: { type: 'pass' } }, 401, 'notLoggedIn'],
      [nobody, 'GET', `/api/tables/${others}/game`, undefined, 403, 'noSpectators'],
      [jack, 'POST', `/api/tables/${id}/ready`, { clientSeed: null }, 403, 'notSeated'],
      [jack, 'POST', `/api/tables/${id}/bot`, { seat: 1, bot: 'mate' }, 403, 'notHost'],
      [anne, 'POST', `/api/tables/${id}/join`, {}, 409, 'seated'],
      [anne, 'GET', `/api/tables/${id}/game`, undefined, 409, 'notInProgress'],
      [anne, 'POST', `/api/tables/${id}/choices`, { seq: 0, key: 'k', choice: { type: 'pass' } }, 409, 'notInProgress'],
      [anne, 'POST', `/api/tables/${others}/leave`, {}, 409, 'notWaiting'],
      [anne, 'GET', `/api/tables/${id}/record`, undefined, 409, 'notInProgress'],
      [jack, 'GET', `/api/tables/${others}/record`, undefined, 409, 'notOver'],
      [nobody, 'GET', `/api/tables/${others}/record`, undefined, 403, 'noSpectators'],
      [anne, 'GET', '/api/tables/nowhere', undefined, 404, 'noTable'],
      [anne, 'GET', '/api/tables/nowhere/game', undefined, 404, 'noTable'],
    ];
    for (const [who, method, url, body, status, error] of refusals) {
      const answer = await who.ask(method, url, body);
      expect([url, answer.statusCode, answer.json().error]).toEqual([url, status, error]);
    }
  });

  test('malformed requests get the path of the fault, and pages of other sites are refused', async () => {
    const id = await createGame();
    const faulty: readonly (readonly [string, unknown])[] = [
      ['/api/tables', {}],
      ['/api/tables', { ...FAST_TABLE, more: 1 }],
      ['/api/tables', { ...FAST_TABLE, name: 7 }],
      ['/api/tables', '{'],
      [`/api/tables/${id}/choices`, { seq: -1, key: 'k', choice: { type: 'pass' } }],
      [`/api/tables/${id}/choices`, { seq: 1, key: '', choice: { type: 'pass' } }],
      [`/api/tables/${id}/choices`, { seq: 1, key: 'k', choice: 'pass' }],
    ];
    for (const [url, body] of faulty) expect((await anne.ask('POST', url, body)).json().error).toBe('malformed');
    expect((await anne.ask('POST', '/api/tables', { ...FAST_TABLE, bots: [null, 'nobody'] })).json().message).toBe(
      'bots[1]: there is no bot "nobody"',
    );
    expect((await anne.ask('POST', `/api/tables/${id}/choices`, { seq: 1, key: 'k', choice: { type: 'x'.repeat(9000) } })).statusCode).toBe(
      413,
    );
    const foreign = await anne.ask(
      'POST',
      `/api/tables/${id}/choices`,
      { seq: 0, key: 'k', choice: { type: 'pass' } },
      { origin: 'http://evil.example' },
    );
    expect([foreign.statusCode, foreign.json().error]).toEqual([403, 'foreign']);
  });

  test('a player who creates many tables has to wait', async () => {
    const busy = await guest(site, 'Busy');
    const statuses: number[] = [];
    for (let n = 0; n < FREE_ATTEMPTS.guestTable + 3; n++) statuses.push((await busy.ask('POST', '/api/tables', FAST_TABLE)).statusCode);
    expect(statuses.slice(0, FREE_ATTEMPTS.guestTable)).toEqual(Array(FREE_ATTEMPTS.guestTable).fill(201));
    expect(statuses.at(-1)).toBe(429);
    expect((await anne.ask('POST', '/api/tables', FAST_TABLE)).statusCode).toBe(201);
  });

  test('HTML in a name is plain text', async () => {
    const id = await createTable({ ...FAST_TABLE, name: '<script>alert(1)</script>' });
    const answer = await anne.ask('GET', `/api/tables/${id}`);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.json().table.name).toBe('<script>alert(1)</script>');
  });

  test('a socket belongs to its player, and pages of other sites get none', async () => {
    const id = await createGame();
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = site.app.server.address() as AddressInfo;
    const dial = (headers: Readonly<Record<string, string>>): Promise<unknown> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { host: HOST, ...headers } });
        socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', table: id })));
        socket.on('message', (data) => {
          const message = JSON.parse(String(data));
          if (message.type !== 'state') return;
          resolve(message);
          socket.close();
        });
        socket.on('error', (error) => resolve(error.message));
      });
    const cookie = `bb-session=${anne.token}`;
    expect(await dial({ origin: ORIGIN, cookie })).toMatchObject({ type: 'state', view: { you: 0 } });
    expect(await dial({ origin: ORIGIN })).toMatchObject({ type: 'state', view: { you: null } });
    expect(await dial({ origin: 'http://evil.example', cookie })).toBe('Unexpected server response: 403');
    expect(await dial({ cookie })).toBe('Unexpected server response: 403');
  });
});
