/** The log holds no secrets of players, even at its most verbose level. */
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { onEachDatabase } from '../testing/databases.ts';
import { TABLE_SETTINGS } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';

const PASSWORD = 'a chest of rum';
const WRONG = 'a chest of gold';
const CLIENT_SEED = 'three grains of salt';
const EMAIL = 'anne@revenge.example';
const CHOICES = 60;
/** All fields that a line may have. Before you add one, check that it can't hold a secret. */
const KEYS =
  /^(level|time|pid|hostname|reqId|msg|table|responseTime|path|req|req\.(method|url|host|remoteAddress|remotePort)|res|res\.statusCode|err|err\.(type|message|stack|code|name|retryAfter|path))$/;

function* keysOf(value: object, before = ''): Generator<string> {
  for (const [key, inner] of Object.entries(value)) {
    yield `${before}${key}`;
    if (typeof inner === 'object' && inner !== null) yield* keysOf(inner, `${before}${key}.`);
  }
}

onEachDatabase('the log at level trace', (kind) => {
  let site: TestSite;
  const secrets: string[] = [PASSWORD, WRONG, CLIENT_SEED, EMAIL, 'three%20grains'];
  beforeAll(async () => {
    site = await openTestSite(kind);
  });
  afterAll(() => site.close());
  const addToken = (browser: Browser) => secrets.push(browser.token ?? '');

  test('holds no secret of a game or its players', async () => {
    const [anne, mary] = [site.browser(), site.browser()];
    await anne.ask('POST', '/api/account', { login: `anne-${kind}`, password: PASSWORD, email: EMAIL });
    addToken(anne);
    await site.browser().ask('POST', '/api/login', { login: `anne-${kind}`, password: WRONG });
    await anne.ask('PATCH', '/api/me', { email: EMAIL, password: PASSWORD });
    await mary.ask('POST', '/api/guest', { name: 'Mary' });
    addToken(mary);
    const { token } = (await mary.ask('POST', '/api/me/tokens', { name: 'bot' })).json();
    secrets.push(token, token.slice(4));

    const settings = { ...TABLE_SETTINGS, options: { players: 3 }, bots: [null, null, 'mate'] };
    const { id } = (await anne.ask('POST', '/api/tables', settings)).json().table;
    await mary.ask('POST', `/api/tables/${id}/join`);
    for (const player of [anne, mary]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: CLIENT_SEED });
    const { body } = await site.database.db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    secrets.push(JSON.parse(body).seed);
    for (let n = 0; n < CHOICES; n++)
      for (const player of [anne, mary]) {
        const { seq, choices } = (await player.ask('GET', `/api/tables/${id}/game`)).json();
        const choice = choices[(n * 7919) % choices.length];
        if (choice) await player.ask('POST', `/api/tables/${id}/choices`, { seq, key: `k${seq}`, choice });
      }

    // Invalid requests by every route that takes secrets.
    for (const url of [`/api/tables?password=${PASSWORD}`, `/api/me?token=${token}`, `/?${token}`, `/api/%ff?${token}`])
      await site.app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie: `bb-session=${mary.token}` } });
    await mary.ask('POST', `/api/tables/${id}/choices`, { seq: 0, key: CLIENT_SEED, choice: { type: PASSWORD } });
    await mary.ask('POST', '/api/login', `{"password":"${PASSWORD}`);
    await site.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = new WebSocket(`${site.app.listeningOrigin.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'watch', table: id }));
    socket.send(JSON.stringify({ type: 'choose', table: id, seq: 0, key: 'k', choice: { type: CLIENT_SEED } }));
    socket.send(PASSWORD);
    await once(socket, 'message');
    socket.close();
    await once(socket, 'close');
    // And an internal error in a request that carries secrets.
    await site.database.db.schema.alterTable('accounts').renameTo('accounts_gone').execute();
    expect(await site.browser().statusOf('POST', '/api/login', { login: `anne-${kind}`, password: PASSWORD })).toEqual([500, 'broken']);
    expect(await anne.statusOf('GET', '/api/me')).toEqual([500, 'broken']);
    await site.database.db.schema.alterTable('accounts_gone').renameTo('accounts').execute();

    const text = site.log.join('');
    expect(text.split('\n').length).toBeGreaterThan(CHOICES);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(10);
      expect(text).not.toContain(secret);
    }
    const keys = new Set(site.log.flatMap((line) => [...keysOf(JSON.parse(line))]));
    expect([...keys].filter((key) => !KEYS.test(key))).toEqual([]);
    // Nor any field that holds a hand, a view or a list of choices.
    expect(text).not.toMatch(/"(hand|hands|choices|choice|view|events|patch|clientSeed|seed|password|cookie|authorization)"/);
  });
});
