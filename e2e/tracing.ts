/** What the page's main thread does, in its own processor time. */
import type { CDPSession, Page } from '@playwright/test';

export interface Traced {
  readonly name: string;
  readonly ms: number;
}

/** What the page's main thread did while `play` ran. */
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
  // The browser keeps a renderer in reserve, which does nothing.
  const mains = events
    .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
    .map(({ pid, tid }) => `${pid}/${tid}`);
  return events
    .filter(({ ph, tid, pid }) => ph === 'X' && mains.includes(`${pid}/${tid}`))
    .map(({ name, tdur, dur }) => ({ name: String(name), ms: Number(tdur ?? dur ?? 0) / 1000 }));
}
