import { openPosition, recordUpTo } from './positions.ts';
import { choices, MEASURED, openHome, waitForTurn } from './table.ts';
import { type CDPSession, expect, test } from './test.ts';

const GAMES = 10;
/** Games after which all that is kept once is there. */
const WARM = 4;
/** Bytes by which the heap may waver: the browser goes on compiling. */
const MOST = 3_000_000;
/** Only a history of a game has this field. */
const FIELD = 'makers';

/** How many histories of games are still in the heap. */
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
    await choices(page).last().click();
    await page.keyboard.press('[');
    await expect(page.getByRole('slider', { name: 'How far into the game' })).toBeVisible();
    if (game === 0) expect(await histories(session)).toBe(1);
    await page.getByRole('link', { name: 'Blackbeard: back to the first page' }).click();
    await expect(page.getByRole('heading', { name: 'Blackbeard', level: 1 })).toBeVisible();
    await session.send('HeapProfiler.collectGarbage');
    sizes.push((await session.send('Runtime.getHeapUsage')).usedSize);
  }
  const told = sizes.map((size) => (size / 1e6).toFixed(1)).join(', ');
  test.info().annotations.push({ type: 'heap after each game, in MB', description: told });
  expect((sizes.at(-1) ?? 0) - (sizes[WARM] ?? 0), told).toBeLessThan(MOST);
  // The browser lets go of the last ones when it has time.
  await expect.poll(() => histories(session), { timeout: 60_000 }).toBe(0);
  expect(page.workers().filter((worker) => worker.url().includes('bot-worker'))).toHaveLength(0);
});
