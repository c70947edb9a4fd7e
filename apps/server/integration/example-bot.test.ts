/** Runs the example bot of docs/protocol.md as it is printed there. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guest } from '../src/testing/test-players.ts';
import { HOST, openTestSite } from '../src/testing/test-site.ts';

const MAX_LINES = 60;
const TIMEOUT_MS = 18_000;
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, source = ''] = /## A bot in forty lines.*?```js\n(.*?)```/s.exec(PAGE) ?? [];

test('takes a seat with a token, and plays to the end', async () => {
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
  const folder = mkdtempSync(join(tmpdir(), 'bb-bot-'));
  const bot = join(folder, 'bot.mjs');
  writeFileSync(bot, source);
  const site = await openTestSite('sqlite', { limits: { pace: { burst: 1000, perSecond: 10_000 } } });
  const tokens: string[] = [];
  for (const name of ['Robot', 'Automaton']) {
    const player = await guest(site, name);
    tokens.push((await player.ask('POST', '/api/me/tokens', { name: 'bot' })).json().token);
  }
  const created = await site.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { host: HOST, authorization: `Bearer ${tokens[0]}` },
    payload: {
      game: 'landfall',
      name: 'Robots',
      options: { players: 3 },
      bots: [null, null, 'mate'],
      isListed: false,
      hasSpectators: false,
      windows: 'fast',
    },
  });
  const { id } = created.json().table;
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(site.app.listeningOrigin);
  const played = await Promise.all(
    tokens.map((token) => promisify(execFile)(process.execPath, [bot, `http://127.0.0.1:${port}`, id, token], { timeout: TIMEOUT_MS })),
  );
  for (const { stdout, stderr } of played) {
    expect(stdout).toMatch(/scores: \[/);
    expect(stderr).toBe('');
  }
  // The players are told of the end before it is stored.
  const stored = () => site.database.db.selectFrom('tables').select('stage').where('id', '=', id).executeTakeFirstOrThrow();
  await expect.poll(stored).toEqual({ stage: 'finished' });
  await site.close();
  rmSync(folder, { recursive: true });
});
