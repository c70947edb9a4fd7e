import { openPosition, recordUpTo } from './positions.ts';
import { choices, MEASURED, openHome, waitForTurn } from './table.ts';
import { type CDPSession, expect, test } from './test.ts';

const GAMES = 10;
/** After this many games, everything that is kept once for all games is in memory. */
const WARM_UP_GAMES = 4;
/** The heap may grow a little, because the browser goes on compiling. */
const MAX_HEAP_GROWTH_BYTES = 3_000_000;
/** Only game histories have this field. */
const FIELD = 'makers';

/** @returns the number of game histories in the heap */
async function histories(session: CDPSession): Promise<number> {
  let text = '';
  const listen = ({ chunk }: { chunk: string }): void => {
    text += chunk;
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', listen);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', listen);
  const { edges, strings, snapshot } = JSON.parse(text);
  const { edge_fields: fields, edge_types: types } = snapshot.meta;
  let count = 0;
  for (let at = 0; at < edges.length; at += fields.length)
    if (types[0][edges[at]] === 'property' && strings[edges[at + 1]] === FIELD) count += 1;
  return count;
}

test('ten games leave nothing behind', MEASURED, async ({ page }) => {
  test.slow();
  await openHome(page);
  const record = recordUpTo((d, _, g) => d.ask === 'takeAction' && g.playerTurn >= 12);
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    await openPosition(page, record);
    await waitForTurn(page);
    await choices(page).last().press('Enter');
    await page.keyboard.press('[');
    await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
    if (game === 0) expect(await histories(session)).toBe(1);
    await page.getByRole('link', { name: 'Blackbeard: home page' }).click();
    await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
  }
  const summary = sizes.map((size) => (size / 1e6).toFixed(1)).join(', ');
  test.info().annotations.push({ type: 'heap after each game, in MB', description: summary });
  expect((sizes.at(-1) ?? 0) - (sizes[WARM_UP_GAMES] ?? 0), summary).toBeLessThan(MAX_HEAP_GROWTH_BYTES);
  // The browser frees the last ones when it has time.
  await expect.poll(() => histories(session), { timeout: 60_000 }).toBe(0);
  expect(page.workers().filter((worker) => worker.url().includes('bot-worker'))).toHaveLength(0);
});
