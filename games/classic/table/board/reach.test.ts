import { chanceOf, classic, decision, entryOdds, visibleBoardOf } from '@bb/classic/rules';
import { commissioner, pirate, placeId, warship } from '@bb/classic/rules/testing/arrange';
import { play, scenario, type Table } from '@bb/classic/rules/testing/scenario';
import { en } from '@bb/classic/text';
import { expect, test } from 'vitest';
import { chanceOnWay, hunterNames } from './hunters.ts';
import { reachOf } from './reach.ts';

const FIGURES = { commissioners: { ogle: { combat: 7 } } } as const;

/** @returns what he can come to with 4 points */
function reachIn({ g }: Table) {
  const d = decision(g) ?? expect.unreachable();
  return reachOf({ view: classic.view(g, d.seat), decision: d, choices: classic.legal(g) }, g.tables);
}

test('a hex costs a point, and of two ways as short the safer one is taken', () => {
  const t = scenario(FIGURES);
  const teach = pirate(t, 'teach', 'A0609', { speed: 0 });
  warship(t, 'A0709', 6);
  play(t, { type: 'sail', pirate: 'teach' }, 4);
  const sight = visibleBoardOf(classic.view(t.g, 0), t.g.tables);
  const watched = placeId('A0709');
  const all = reachIn(t);
  expect(all.get(watched)).toMatchObject({ left: 3, way: [watched] });
  for (const [place, { left, way, chance }] of all) {
    expect(way.at(-1)).toBe(place);
    expect(way).toHaveLength(4 - left);
    expect(chance).toBe(chanceOnWay(sight, teach, way));
  }
  // Two steps away, beyond the warship and beside it.
  const beside = [...all].filter(([place, { way }]) => way.length === 2 && t.g.tables.adjacent[watched]?.includes(place));
  const safe = beside.filter(([, { chance }]) => chance === 1);
  expect(safe.length).toBeGreaterThan(0);
  for (const [, { way }] of safe) expect(way).not.toContain(watched);
});

test('the chance is that of the roll which the rules ask for, and the hunters are named', () => {
  const t = scenario(FIGURES);
  const teach = pirate(t, 'teach', 'A0609', { speed: 0 });
  commissioner(t, 'ogle', 1, 'A0709');
  warship(t, 'A0709', 6, 'spanish', false);
  play(t, { type: 'sail', pirate: 'teach' }, 4);
  const sight = visibleBoardOf(classic.view(t.g, 0), t.g.tables);
  const watched = placeId('A0709');
  const odds = entryOdds(sight, teach, watched) ?? expect.unreachable();
  expect(reachIn(t).get(watched)?.chance).toBe(chanceOf(odds, 'evades'));
  expect(hunterNames(sight, teach, watched, en.pieces)).toEqual(['warship 1', expect.stringContaining('Ogle')]);
});
