/** Measures the work of the page's main thread, in its own processor time, and the current speed of the machine. */
import type { CDPSession, Page } from '@playwright/test';

export interface Traced {
  readonly name: string;
  readonly ms: number;
}

/** @returns the events of the page's main thread while `play` ran */
export async function traced(page: Page, play: () => Promise<void>): Promise<readonly Traced[]> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  const events: Record<string, unknown>[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const ended = new Promise<void>((done) => devtools.once('Tracing.tracingComplete', () => done()));
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', '__metadata'] } });
  await play();
  await devtools.send('Tracing.end');
  await ended;
  await devtools.detach();
  // There may be several: the browser keeps an idle renderer in reserve.
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
    .map(({ pid, tid }) => `${pid}/${tid}`);
  return events
    .filter(({ ph, tid, pid }) => ph === 'X' && mains.includes(`${pid}/${tid}`))
    .map(({ name, tdur, dur }) => ({ name: String(name), ms: Number(tdur ?? dur ?? 0) / 1000 }));
}

/** Time for the fixed piece of work on the machine that the limits were set on, when it is idle. */
const USUAL_MS = 4;
const ROUNDS = 12;

/**
 * Runs a fixed piece of script and layout in the page several times; the best time counts.
 * @returns how many times slower than usual this machine is just now
 */
export async function slowness(page: Page): Promise<number> {
  const ms = await page.evaluate((rounds) => {
    const host = document.createElement('div');
    host.style.cssText = 'position:fixed;top:0;left:-9999px;width:600px;visibility:hidden';
    document.body.append(host);
    const once = (): number => {
      const began = performance.now();
      const all = Array.from({ length: 12_000 }, (_, i) => ({ key: `${(i * 7919) % 12_000}`, value: i }));
      const byKey = new Map(all.map((entry) => [entry.key, entry]));
      all.sort((a, b) => (byKey.get(a.key)?.value ?? 0) - (byKey.get(b.key)?.value ?? 0));
      host.replaceChildren(
        ...all.slice(0, 200).map(({ key }) => {
          const line = document.createElement('p');
          line.textContent = `${key} sails from ${key} to ${key}`;
          return line;
        }),
      );
      void host.offsetHeight;
      return performance.now() - began;
    };
    const best = Math.min(...Array.from({ length: rounds }, once));
    host.remove();
    return best;
  }, ROUNDS);
  return ms / USUAL_MS;
}
