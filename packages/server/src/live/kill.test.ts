/** Nothing that was acknowledged is lost, however a node dies. BB_KILLS says how often; 200 take some minutes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { NetworkPlayer } from '../testing/player.ts';
import { LiveTable } from './live-table.ts';

const KILLS = Number(process.env.BB_KILLS ?? 5);
const TABLES = 4;
/** Milliseconds that a node goes on at most when it has taken something. */
const LIFE = 500;
const NODE = fileURLToPath(new URL('../testing/node-process.ts', import.meta.url));

interface Running {
  readonly process: ChildProcess;
  readonly port: number;
  readonly log: string[];
}

onBoth('a node', (kind) => {
  let place: TestDatabase;
  let web: string;
  beforeAll(async () => {
    place = await KINDS[kind]();
    web = mkdtempSync(join(tmpdir(), 'bb-kill-'));
    writeFileSync(join(web, 'index.html'), '');
  });
  const children = new Set<ChildProcess>();
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(web, { recursive: true });
    await place.drop();
  });

  async function start(): Promise<Running> {
    const child = spawn(process.execPath, ['--conditions=bb-source', '--no-warnings', NODE, place.url, web]);
    children.add(child);
    const log: string[] = [];
    child.stderr.on('data', (text: Buffer) => log.push(String(text)));
    const port = await new Promise<number>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) => resolve(Number(text)));
      child.once('exit', () => reject(new Error(`the node did not start: ${log.join('')}`)));
    });
    return { process: child, port, log };
  }
  const ended = (node: Running): Promise<unknown> => new Promise((resolve) => node.process.once('exit', resolve));

  test(
    `killed ${KILLS} times at any moment loses nothing that it has acknowledged, and no table is stuck`,
    async () => {
      let node = await start();
      const ask = async (
        cookie: string,
        url: string,
        body: unknown,
      ): Promise<{ readonly json: { table?: { id: string } }; readonly cookie: string }> => {
        const origin = `http://127.0.0.1:${node.port}`;
        const answer = await fetch(`${origin}${url}`, {
          method: 'POST',
          headers: { cookie, origin, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(answer.ok).toBe(true);
        return { json: JSON.parse(await answer.text()), cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie };
      };
      const people = await Promise.all(['Anne', 'Jack'].map(async (name) => (await ask('', '/api/guest', { name })).cookie));
      const [anne = '', jack = ''] = people;
      const players: NetworkPlayer[] = [];
      const lay = async (): Promise<void> => {
        const wish = { name: 'Nassau', options: { players: 3 }, bots: [null, null, 'captain'], isListed: false, hasSpectators: true };
        const id = (await ask(anne, '/api/tables', wish)).json.table?.id ?? '';
        await ask(jack, `/api/tables/${id}/join`, {});
        for (const cookie of people) await ask(cookie, `/api/tables/${id}/ready`, { pinch: null });
        for (const cookie of people) players.push(new NetworkPlayer(cookie, id));
      };
      const log: string[] = [];
      let before = 0;
      const taken = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      for (let kill = 0; kill < KILLS; kill++) {
        // Where a game is over another one begins, so that the killing always meets work.
        const under = new Set(players.filter(({ isOver }) => !isOver)).size / people.length;
        for (let n = under; n < TABLES; n++) await lay();
        for (const player of players) if (!player.isOver) player.connect(node.port);
        await expect.poll(taken, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * LIFE));
        const gone = ended(node);
        node.process.kill('SIGKILL');
        await gone;
        log.push(...node.log);
        node = await start();
        before = taken();
      }
      for (const player of players) if (!player.isOver) player.connect(node.port);
      await expect.poll(() => players.every(({ isOver }) => isOver), { timeout: 60_000, interval: 100 }).toBe(true);
      for (const player of players) player.leave();
      const gone = ended(node);
      node.process.kill('SIGKILL');
      await gone;

      const base = await openDatabase(place.url);
      const ledger = new Ledger(base.db);
      const stored = new Map<string, string | null>();
      for (const { id } of await base.db.selectFrom('tables').select('id').execute()) {
        const rows = await ledger.read(id);
        expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
        for (const { seq, key } of rows) stored.set(`${id}/${seq}`, key);
        expect((await LiveTable.open(id, base.db, ledger)).isOver).toBe(true);
      }
      await base.close();
      const lost = players.flatMap(({ acknowledged }) =>
        acknowledged.filter(({ table, seq, key }) => stored.get(`${table}/${seq}`) !== key),
      );
      expect(lost).toEqual([]);
      expect(players.flatMap(({ faults }) => faults)).toEqual([]);
      expect([...log, ...node.log]).toEqual([]);
      console.log(
        `${kind}: killed ${KILLS} times, ${before} choices acknowledged by then, ${players.length / people.length} games played to their ends`,
      );
    },
    60_000 + KILLS * 4000,
  );
});
