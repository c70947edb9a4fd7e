/** Links that hold a finished game of either edition: there and back, and every kind of bad link. */
import { readFileSync } from 'node:fs';
import { deflateSync, inflateSync } from 'node:zlib';
import type { AnyRecord } from '@bb/kernel';
import { en } from '@bb/web/i18n/en/index.ts';
import { openLink } from '@bb/web/session/open-replay.ts';
import { linkOf, MAX_LINK_CHARS, recordInLink } from '@bb/web/session/replay-link.ts';
import { deleteTable, listTables, readStored } from '@bb/web/session/store.ts';
import { fetchGame, gameNamed, standardGame } from '@bb/web/shared/listed-games.svelte.ts';
import { describe, expect, test } from 'vitest';

const said = en.pages.link;
const SEATS = ['Holly', 'Anne', 'Jonathan', 'Mary'].map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'captain' }));

/** @returns a golden game to its end, with its seats */
function recordAt(path: string): AnyRecord & { readonly seats: typeof SEATS } {
  const { playthrough: _, ...record } = JSON.parse(readFileSync(`games/${path}.json`, 'utf8'));
  return { ...record, seats: SEATS.slice(0, record.options.players) };
}
const rulesOf = async (id: string) => (await fetchGame(gameNamed(id) ?? standardGame())).allRules();
const makeLink = async (record: ReturnType<typeof recordAt>): Promise<string> => (await linkOf(await rulesOf(record.game), record)) ?? '';

/** @returns the link with another head */
function withHead(link: string, change: object): string {
  const bytes = inflateSync(Buffer.from(link, 'base64url'));
  const end = bytes.indexOf('\n');
  const head = JSON.stringify({ ...JSON.parse(bytes.subarray(0, end).toString()), ...change });
  return deflateSync(Buffer.concat([Buffer.from(head), bytes.subarray(end)])).toString('base64url');
}
const refusal = (link: string): Promise<string> => openLink(link).then(() => 'opened', String);

describe.each(['golden-age/golden/players-4-seed-100', 'classic/golden/players-4-seed-197'])('%s', (path) => {
  const record = recordAt(path);

  test('comes back from its link, which is short', async () => {
    const link = await makeLink(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    expect(await recordInLink(link)).toEqual(record);
  });

  test('is shown to a spectator as it ended, and stored only when the player saves it', async () => {
    const session = await openLink(await makeLink(record));
    expect(session.present.outcome).toEqual(record.result);
    expect([session.person, session.length, session.asked]).toEqual([null, record.choices.length, []]);
    await session.run();
    expect((await listTables()).tables).toEqual([]);
    const id = (await session.saveHere?.()) ?? '';
    expect(await readStored(id)).toMatchObject({ table: { seats: record.seats, over: true }, entries: record.choices });
    await deleteTable(id);
  });

  test('a cut or altered link is refused', async () => {
    const link = await makeLink(record);
    const broken = [
      '',
      'x',
      '...',
      'eJ',
      '%%%',
      'été',
      link.slice(1),
      link.slice(0, -1),
      link.slice(0, -40),
      link.slice(40),
      `${link}AAAA`,
    ];
    const altered = [5, 90, link.length - 30].map((at) => `${link.slice(0, at)}${link[at] === 'A' ? 'B' : 'A'}${link.slice(at + 1)}`);
    for (const bad of [...broken, ...altered]) expect(await refusal(bad), bad).toContain(said.broken);
  });

  test('a link with other settings, choices or another result is refused', async () => {
    const link = await makeLink(record);
    const result = { ...record.result, scores: [1000, 0, 0, 0] };
    for (const change of [
      { options: { players: 99 } },
      { options: { players: 2 } },
      { options: null },
      { result },
      { result: null },
      { format: 99 },
    ])
      expect(await refusal(withHead(link, change)), JSON.stringify(change)).toContain(said.broken);
  });

  test('a link from elsewhere is refused with the reason', async () => {
    const link = await makeLink(record);
    expect(await refusal(withHead(link, { link: 99 }))).toContain(said.otherFormat);
    expect(await refusal(withHead(link, { game: 'chess' }))).toContain(said.otherGame('chess'));
    expect(await refusal(withHead(link, { version: '0.0.1' }))).toContain(said.otherRules('0.0.1', record.version));
    expect(await refusal('A'.repeat(MAX_LINK_CHARS + 1))).toContain(said.tooLong);
  });

  test('no link is made of a game that is too long for one', async () => {
    const name = Array.from({ length: MAX_LINK_CHARS }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('');
    expect(await linkOf(await rulesOf(record.game), { ...record, seats: [{ name, kind: 'human' }] })).toBeNull();
  });
});
