/** The bot of docs/protocol.md, as it stands there, plays. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HOST, openSite } from './testing/site.ts';

const LONGEST = 60;
const PATIENCE = 18_000;
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, source = ''] = /## A bot in forty lines.*?```js\n(.*?)```/s.exec(PAGE) ?? [];

test('the example takes a seat with a token, and plays to the end', async () => {
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(LONGEST);
  const folder = mkdtempSync(join(tmpdir(), 'bb-bot-'));
  const bot = join(folder, 'bot.mjs');
  writeFileSync(bot, source);
  const site = await openSite('sqlite', { limits: { pace: { burst: 1000, perSecond: 10_000 } } });
  const tokens: string[] = [];
  for (const name of ['Robot', 'Automaton']) {
    const player = site.browser();
    await player.ask('POST', '/api/guest', { name });
    tokens.push((await player.ask('POST', '/api/me/tokens', { name: 'bot' })).json().token);
  }
  const laid = await site.app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { host: HOST, authorization: `Bearer ${tokens[0]}` },
    payload: {
      name: 'Robots',
      options: { players: 3 },
      bots: [null, null, 'captain'],
      isListed: false,
      hasSpectators: false,
      windows: 'fast',
    },
  });
  const { id } = laid.json().table;
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = new URL(site.app.listeningOrigin);
  const played = await Promise.all(
    tokens.map((token) => promisify(execFile)(process.execPath, [bot, `http://127.0.0.1:${port}`, id, token], { timeout: PATIENCE })),
  );
  for (const { stdout, stderr } of played) {
    expect(stdout).toMatch(/vp: \[/);
    expect(stderr).toBe('');
  }
  const { stage } = await site.database.db.selectFrom('tables').select('stage').where('id', '=', id).executeTakeFirstOrThrow();
  expect(stage).toBe('over');
  await site.close();
  rmSync(folder, { recursive: true });
});
