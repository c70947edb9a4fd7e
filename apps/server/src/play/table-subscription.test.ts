/** Subscriptions to a table whose seats change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOf, createTable, guest, playChoices, startTable, stateOf } from '../testing/test-players.ts';
import { type Browser, openTestSite, type TestSite } from '../testing/test-site.ts';
import { TestSocket } from '../testing/test-socket.ts';

let site: TestSite;
let anne: Browser;
let jack: Browser;
beforeAll(async () => {
  site = await openTestSite('sqlite');
  [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
});
afterAll(() => site.close());
const follows = async (browser: Browser, table: string): Promise<TestSocket> => {
  const ear = await TestSocket.open(site, browser.token);
  ear.send({ type: 'watch', table });
  await ear.waitFor('state');
  return ear;
};
const games = (ear: TestSocket, from: number) => ear.received.slice(from).filter(({ type }) => type === 'update' || type === 'state');
/** Jack’s seat goes to a bot, by vote. */
async function replaceJack(id: string): Promise<void> {
  await anne.ask('POST', `/api/tables/${id}/votes`, { proposal: { kind: 'replace', seat: 1, bot: 'random' } });
  const [vote] = (await cardOf(anne, id)).votes;
  if (vote) await jack.ask('POST', `/api/tables/${id}/vote`, { vote: vote.id, agrees: true });
  expect((await cardOf(anne, id)).seats[1]?.kind).toBe('bot');
}

test('shows nothing more from a seat to the player who left it', async () => {
  const mary = await guest(site, 'Mary');
  const id = await createTable([anne, jack, mary]);
  await anne.ask('PATCH', `/api/tables/${id}`, { password: 'open sesame' });
  for (const player of [anne, jack, mary]) await player.ask('POST', `/api/tables/${id}/ready`, { clientSeed: null });
  await playChoices([anne, jack, mary], id, 6);
  const ear = await follows(jack, id);
  expect(await jack.statusOf('POST', `/api/tables/${id}/resign`, {})).toEqual([200]);
  await ear.waitFor('fault', ({ error }) => error === 'needsPassword');
  const from = ear.received.length;
  await playChoices([anne, mary], id, 12);
  await ear.roundTrip();
  expect(games(ear, from)).toEqual([]);
  expect(await jack.statusOf('GET', `/api/tables/${id}/game`)).toEqual([403, 'needsPassword']);
  await ear.close();
});

for (const hasSpectators of [true, false])
  test(`shows the seat again to a player who is back, ${hasSpectators ? 'with' : 'without'} spectators`, async () => {
    const id = await startTable([anne, jack], { hasSpectators });
    await playChoices([anne, jack], id, 6);
    const ear = await follows(jack, id);
    await replaceJack(id);
    if (hasSpectators) await ear.waitFor('state', ({ view }) => view.you === null);
    else await ear.waitFor('fault', ({ error }) => error === 'noSpectators');
    const from = ear.received.length;
    expect(await jack.statusOf('POST', `/api/tables/${id}/return`, {})).toEqual([200]);
    const { seq } = await ear.waitFor('state', ({ view }) => view.you === 1, from);
    const end = await playChoices([anne, jack], id, 6);
    expect(end).toBeGreaterThan(seq);
    await ear.waitFor('update', (update) => update.seq >= end, from);
    expect((await stateOf(jack, id)).view.you).toBe(1);
    await ear.close();
  });
