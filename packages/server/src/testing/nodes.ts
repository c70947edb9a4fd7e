/** Nodes of a server in processes of their own, and people who sit down at their tables. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NetworkPlayer } from './player.ts';

const NODE = fileURLToPath(new URL('./node-process.ts', import.meta.url));

export interface Node {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resolves when the process has ended, with the signal or code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown>;
}

/** A table with two people and a bot, whose people are new to the server; they don't play before they connect. */
export interface LaidTable {
  readonly id: string;
  readonly players: readonly NetworkPlayer[];
  /** Of the players. */
  readonly cookies: readonly string[];
}

export class Fleet {
  readonly #web = mkdtempSync(join(tmpdir(), 'bb-fleet-'));
  readonly #children = new Set<ChildProcess>();
  /** What all nodes have written into their logs: errors. */
  readonly log: string[] = [];

  constructor() {
    writeFileSync(join(this.#web, 'index.html'), '');
  }

  /** `fanout`: where the others are heard, a NATS or a PostgreSQL; a node that is alone hears nobody. */
  async start(database: string, fanout = ''): Promise<Node> {
    const child = spawn(process.execPath, ['--conditions=bb-source', '--no-warnings', NODE, database, this.#web, fanout]);
    this.#children.add(child);
    const gone = once(child, 'exit').finally(() => this.#children.delete(child));
    const log: string[] = [];
    child.stderr.on('data', (text: Buffer) => {
      log.push(String(text));
      this.log.push(String(text));
    });
    const [said] = await Promise.race([
      once(child.stdout, 'data'),
      gone.then((): never => {
        throw new Error(`the node did not start: ${log.join('')}`);
      }),
    ]);
    const end: Node['end'] = (signal) => {
      child.kill(signal);
      return gone;
    };
    return { port: Number(String(said)), process: child, end };
  }

  async close(): Promise<void> {
    const gone = [...this.#children].map((child) => once(child, 'exit'));
    for (const child of this.#children) child.kill('SIGKILL');
    await Promise.all(gone);
    rmSync(this.#web, { recursive: true });
  }
}

interface Told {
  readonly cookie: string;
  readonly table: string;
}

export async function post(port: number, cookie: string, url: string, body: unknown): Promise<Told> {
  const origin = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const { table }: { readonly table?: { readonly id: string } } = JSON.parse(await answer.text());
  return { cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie, table: table?.id ?? '' };
}

export async function layTable(port: number): Promise<LaidTable> {
  const [anne = '', jack = ''] = await Promise.all(
    ['Anne', 'Jack'].map(async (name) => (await post(port, '', '/api/guest', { name })).cookie),
  );
  const wish = {
    name: 'Nassau',
    options: { players: 3 },
    bots: [null, null, 'captain'],
    isListed: false,
    hasSpectators: true,
    windows: 'fast',
  };
  const { table: id } = await post(port, anne, '/api/tables', wish);
  await post(port, jack, `/api/tables/${id}/join`, {});
  for (const cookie of [anne, jack]) await post(port, cookie, `/api/tables/${id}/ready`, { pinch: null });
  return { id, players: [anne, jack].map((cookie) => new NetworkPlayer(cookie, id)), cookies: [anne, jack] };
}
