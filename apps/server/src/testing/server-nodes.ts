/** Server nodes in processes of their own, and tables with players on them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NetworkPlayer } from './network-player.ts';

const NODE = fileURLToPath(new URL('./node-process.ts', import.meta.url));

export interface ServerNode {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resolves when the process has ended. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<unknown>;
}

/** A table in progress with two new guests and a bot. The guests play once they are connected. */
export interface NetworkTable {
  readonly id: string;
  readonly players: readonly NetworkPlayer[];
  /** The session cookies of the players. */
  readonly cookies: readonly string[];
}

export class ServerNodes {
  readonly #web = mkdtempSync(join(tmpdir(), 'bb-fleet-'));
  readonly #children = new Set<ChildProcess>();
  /** The error logs of all nodes. */
  readonly log: string[] = [];

  constructor() {
    writeFileSync(join(this.#web, 'index.html'), '');
  }

  /**
   * @param transport  the URL of the pub/sub between nodes, NATS or PostgreSQL; empty for a single node
   * @param environment  variables of the process, beside those of this one
   */
  async start(database: string, transport = '', environment: Readonly<Record<string, string>> = {}): Promise<ServerNode> {
    const program = ['--no-warnings', NODE, database, this.#web, transport];
    const child = spawn(process.execPath, program, { env: { ...process.env, ...environment } });
    this.#children.add(child);
    const exited = once(child, 'exit').finally(() => this.#children.delete(child));
    const log: string[] = [];
    child.stderr.on('data', (text: Buffer) => {
      log.push(String(text));
      this.log.push(String(text));
    });
    const [output] = await Promise.race([
      once(child.stdout, 'data'),
      exited.then((): never => {
        throw new Error(`the node did not start: ${log.join('')}`);
      }),
    ]);
    const end: ServerNode['end'] = (signal) => {
      child.kill(signal);
      return exited;
    };
    return { port: Number(String(output)), process: child, end };
  }

  async close(): Promise<void> {
    const exits = [...this.#children].map((child) => once(child, 'exit'));
    for (const child of this.#children) child.kill('SIGKILL');
    await Promise.all(exits);
    rmSync(this.#web, { recursive: true });
  }
}

interface PostResult {
  readonly cookie: string;
  readonly table: string;
}

/** @returns the cookie after the response, and the id of the table in it, if any */
export async function post(port: number, cookie: string, url: string, body: unknown): Promise<PostResult> {
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

const LANDFALL = { game: 'landfall', options: { players: 3, leagues: 60 }, bots: [null, null, 'mate'] };

/**
 * @param game  with settings for three players, the last of them a bot
 * @param guests  the cookies of two players; by default two new guests, whose number a server limits
 */
export async function createNetworkTable(port: number, game: object = LANDFALL, guests?: readonly string[]): Promise<NetworkTable> {
  const [anne = '', jack = ''] =
    guests ?? (await Promise.all(['Anne', 'Jack'].map(async (name) => (await post(port, '', '/api/guest', { name })).cookie)));
  const settings = {
    ...game,
    name: 'Nassau',
    isListed: false,
    hasSpectators: true,
    windows: 'fast',
  };
  const { table: id } = await post(port, anne, '/api/tables', settings);
  await post(port, jack, `/api/tables/${id}/join`, {});
  for (const cookie of [anne, jack]) await post(port, cookie, `/api/tables/${id}/ready`, { clientSeed: null });
  return { id, players: [anne, jack].map((cookie) => new NetworkPlayer(cookie, id)), cookies: [anne, jack] };
}
