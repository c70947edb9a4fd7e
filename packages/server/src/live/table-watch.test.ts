/** Who follows a table whose seats change. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begun, cardOf, gathered, guest, playOn, stateOf } from '../testing/company.ts';
import { Ear } from '../testing/ear.ts';
import { type Browser, openSite, type Site } from '../testing/site.ts';

let site: Site;
let anne: Browser;
let jack: Browser;
beforeAll(async () => {
  site = await openSite('sqlite');
  [anne, jack] = [await guest(site, 'Anne'), await guest(site, 'Jack')];
});
afterAll(() => site.close());
const follows = async (one: Browser, table: string): Promise<Ear> => {
  const ear = await Ear.open(site, one.token);
  ear.say({ type: 'watch', table });
  await ear.until('state');
  return ear;
};
const games = (ear: Ear, from: number) => ear.heard.slice(from).filter(({ type }) => type === 'update' || type === 'state');
/** Jack’s seat goes to a bot, by vote. */
async function replaceJack(id: string): Promise<void> {
  await anne.ask('POST', `/api/tables/${id}/votes`, { motion: { kind: 'replace', seat: 1, bot: 'random' } });
  const [vote] = (await cardOf(anne, id)).votes;
  if (vote) await jack.ask('POST', `/api/tables/${id}/vote`, { vote: vote.id, agrees: true });
  expect((await cardOf(anne, id)).seats[1]?.kind).toBe('bot');
}

test('who has left his seat sees nothing more with its eyes, though he may not look on with his own', async () => {
  const mary = await guest(site, 'Mary');
  const id = await gathered([anne, jack, mary]);
  await anne.ask('PATCH', `/api/tables/${id}`, { password: 'open sesame' });
  for (const one of [anne, jack, mary]) await one.ask('POST', `/api/tables/${id}/ready`, { pinch: null });
  await playOn([anne, jack, mary], id, 6);
  const ear = await follows(jack, id);
  expect(await jack.told('POST', `/api/tables/${id}/resign`, {})).toEqual([200]);
  await ear.until('fault', ({ error }) => error === 'needsPassword');
  const from = ear.heard.length;
  await playOn([anne, mary], id, 12);
  await ear.quiet();
  expect(games(ear, from)).toEqual([]);
  expect(await jack.told('GET', `/api/tables/${id}/game`)).toEqual([403, 'needsPassword']);
  await ear.close();
});

for (const hasSpectators of [true, false])
  test(`who is back on his seat goes on seeing with its eyes, ${hasSpectators ? 'with' : 'without'} spectators`, async () => {
    const id = await begun([anne, jack], { hasSpectators });
    await playOn([anne, jack], id, 6);
    const ear = await follows(jack, id);
    await replaceJack(id);
    if (hasSpectators) await ear.until('state', ({ view }) => view.you === null);
    else await ear.until('fault', ({ error }) => error === 'noSpectators');
    const from = ear.heard.length;
    expect(await jack.told('POST', `/api/tables/${id}/return`, {})).toEqual([200]);
    const { seq } = await ear.until('state', ({ view }) => view.you === 1, from);
    const end = await playOn([anne, jack], id, 6);
    expect(end).toBeGreaterThan(seq);
    await ear.until('update', (update) => update.seq >= end, from);
    expect((await stateOf(jack, id)).view.you).toBe(1);
    await ear.close();
  });
