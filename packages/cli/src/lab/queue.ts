/** Games played on other machines: a queue on Redis, kept by BullMQ. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { ENGINE_VERSION } from '@bb/engine';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Crew } from '../batch/crew.ts';
import type { Job } from '../batch/job.ts';
import type { Terminal } from '../terminal.ts';
import { BadUsage, Failure } from '../usage.ts';

/** A worker that has not said for so long that it lives is dead, and its work goes to another: milliseconds. */
const SILENCE = 10_000;
const CHECK = 5_000;
/** Who kills so many workers would kill all. */
const MOST_DEATHS = 10;
/** Results that nobody has fetched go away: seconds. */
const KEPT = 24 * 60 * 60;
/** Enough for many machines; the rest waits here. */
const UNDER_WAY = 512;

const DISMISSED = new Error('nobody waits for it any more');

interface Place {
  readonly url: string;
  readonly name: string;
}

/** Games of another version are another queue. @throws BadUsage */
function placeOf(text: string): Place {
  const url = URL.parse(text);
  if (!url || !['redis:', 'rediss:'].includes(url.protocol)) throw new BadUsage(`--queue must be redis://HOST:PORT, not "${text}"`);
  const own = decodeURIComponent(url.hash.slice(1));
  url.hash = '';
  return { url: url.href, name: `bb-lab-${ENGINE_VERSION}${own && `-${own.replaceAll(':', '-')}`}` };
}

/** @throws Failure where no Redis answers. */
async function connect({ url }: Place): Promise<Redis> {
  // What BullMQ waits for may take as long as it likes.
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => null });
  // Told by what fails because of it.
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

/** A crew of whoever works on the queue. A block that is there already, from a run that was killed, is not put there again. */
export async function queued(text: string, block: number): Promise<Crew> {
  const place = placeOf(text);
  const connection = await connect(place);
  const listening = await connect(place);
  const queue = new Queue<readonly Job[], readonly unknown[]>(place.name, { connection });
  const events = new QueueEvents(place.name, { connection: listening });
  /** What is under way, and how to give it up. */
  const waiting = new Map<string, (why: Error) => void>();
  let leaving = false;
  for (const emitter of [queue, events]) emitter.setMaxListeners(0);
  await events.waitUntilReady();
  return {
    hands: UNDER_WAY,
    block,
    async play(jobs) {
      const jobId = idOf(jobs);
      const keep = { age: KEPT };
      const job = await queue.add('games', jobs, { jobId, removeOnComplete: keep, removeOnFail: keep });
      const results = await new Promise<readonly unknown[]>((resolve, reject) => {
        if (leaving) throw DISMISSED;
        waiting.set(jobId, reject);
        job.waitUntilFinished(events).then(resolve, reject);
      });
      waiting.delete(jobId);
      await job.remove();
      return results;
    },
    async dismiss() {
      leaving = true;
      // Nobody is to play what nobody waits for. A block that is being played can't be taken away, and goes in time.
      await Promise.all([...waiting.keys()].map((jobId) => queue.remove(jobId)));
      await Promise.all([queue.close(), events.close()]);
      connection.disconnect();
      listening.disconnect();
      for (const giveUp of waiting.values()) giveUp(DISMISSED);
    },
  };
}

/** Takes blocks from the queue until `signal` comes; those under way are played to their end. */
export async function work(text: string, crew: Crew, io: Terminal, signal: AbortSignal): Promise<void> {
  const place = placeOf(text);
  const connection = await connect(place);
  let games = 0;
  const worker = new Worker<readonly Job[], readonly unknown[]>(
    place.name,
    async ({ data }) => {
      const results = await crew.play(data);
      games += data.length;
      io.progress(`${games} games`);
      return results;
    },
    {
      connection,
      concurrency: crew.hands,
      lockDuration: SILENCE,
      stalledInterval: CHECK,
      maxStalledCount: MOST_DEATHS,
    },
  );
  worker.on('error', (error) => io.err(`bb lab: ${error.message}`));
  io.err(`working on ${place.name} at ${place.url}; Ctrl-C ends it`);
  if (!signal.aborted) await once(signal, 'abort');
  await worker.close();
  connection.disconnect();
  io.progress('');
  io.err(`${games} games played`);
}
