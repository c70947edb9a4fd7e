/** Games played on other machines: a queue on Redis, kept by BullMQ. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Terminal } from '../terminal.ts';
import { BadUsage, Failure } from '../usage.ts';
import type { Job } from './job.ts';
import type { WorkerPool } from './worker-pool.ts';

/** A worker that has not renewed its lock for this long is taken for dead, and another plays its block. */
const LOCK_MS = 10_000;
const STALLED_CHECK_INTERVAL_MS = 5_000;
/** A block fails once this many workers have died over it. */
const MAX_WORKER_DEATHS = 10;
/** Results that nobody fetches are deleted after this time. */
const RESULT_TTL_SECONDS = 24 * 60 * 60;
/** The concurrency of the pool, enough for many machines: a batch keeps twice as many blocks in the queue. */
const QUEUE_CONCURRENCY = 512;

const CLOSED = new Error('the pool was closed');

/** A Redis server, and the name of a queue there. */
interface QueueAddress {
  readonly url: string;
  readonly name: string;
}

/** @param version  of the rules: each has a queue of its own. @throws BadUsage */
function addressOf(text: string, version: string): QueueAddress {
  const url = URL.parse(text);
  if (!url || !['redis:', 'rediss:'].includes(url.protocol)) throw new BadUsage(`--queue must be redis://HOST:PORT, not "${text}"`);
  const own = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  return { url: url.href, name: `bb-lab-${version}${own && `-${own.replaceAll(':', '-')}`}` };
}

/** @throws Failure if no Redis answers */
async function connect({ url }: QueueAddress): Promise<Redis> {
  // BullMQ needs commands that wait without a limit.
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => null });
  // Errors also reject the commands that fail, which report them.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw new Failure(`--queue ${url}: no Redis answers (${error instanceof Error ? error.message : String(error)})`);
  }
  redis.options.retryStrategy = (times) => Math.min(times * 200, 5000);
  return redis;
}

const idOf = (jobs: readonly Job[]): string => createHash('sha256').update(JSON.stringify(jobs)).digest('hex').slice(0, 32);

/** The pool of all workers on a queue. A block that is in the queue already, from a run that was killed, is not added again. */
export async function queued(text: string, version: string, block: number): Promise<WorkerPool> {
  const address = addressOf(text, version);
  const connection = await connect(address);
  const listening = await connect(address);
  const queue = new Queue<readonly Job[], readonly unknown[]>(address.name, { connection });
  const events = new QueueEvents(address.name, { connection: listening });
  /** By job id: rejects the promise that waits for the block. */
  const waiting = new Map<string, (why: Error) => void>();
  let closing = false;
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  await events.waitUntilReady();
  return {
    concurrency: QUEUE_CONCURRENCY,
    block,
    async play(jobs) {
      const jobId = idOf(jobs);
      const keep = { age: RESULT_TTL_SECONDS };
      const job = await queue.add('games', jobs, { jobId, removeOnComplete: keep, removeOnFail: keep });
      const results = await new Promise<readonly unknown[]>((resolve, reject) => {
        if (closing) throw CLOSED;
        waiting.set(jobId, reject);
        job.waitUntilFinished(events).then(resolve, reject);
      });
      waiting.delete(jobId);
      await job.remove();
      return results;
    },
    async close() {
      closing = true;
      // Removes waiting blocks. One that is being played can't be removed; its result is deleted in time.
      await Promise.all([...waiting.keys()].map((jobId) => queue.remove(jobId)));
      await Promise.all([queue.close(), events.close()]);
      connection.disconnect();
      listening.disconnect();
      for (const giveUp of waiting.values()) giveUp(CLOSED);
    },
  };
}

/** Plays blocks from the queue until `signal` is aborted, and finishes those under way. */
export async function work(text: string, version: string, pool: WorkerPool, io: Terminal, signal: AbortSignal): Promise<void> {
  const address = addressOf(text, version);
  const connection = await connect(address);
  let games = 0;
  const worker = new Worker<readonly Job[], readonly unknown[]>(
    address.name,
    async ({ data }) => {
      const results = await pool.play(data);
      games += data.length;
      io.progress(`${games} games`);
      return results;
    },
    {
      connection,
      concurrency: pool.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_INTERVAL_MS,
      maxStalledCount: MAX_WORKER_DEATHS,
    },
  );
  worker.on('error', (error) => io.err(`bb lab: ${error.message}`));
  io.err(`working on ${address.name} at ${address.url}; Ctrl-C stops`);
  if (!signal.aborted) await once(signal, 'abort');
  await worker.close();
  connection.disconnect();
  io.progress('');
  io.err(`${games} games played`);
}
