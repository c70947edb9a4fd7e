import { expect, test } from 'vitest';
import { AREAS, CARDS, COMMISSIONERS, IN_PLAY, NO_PLACE, newGame, PIRATES, PLACES, TITLE_OF, type View, view, WARSHIPS } from '../index.ts';
import { reactionsOf } from './reactions.ts';

const ME = 0;
const [rival, own] = PIRATES;
const [here, there, far] = AREAS;
const [shark, lion] = WARSHIPS;
const [hunterId] = COMMISSIONERS;
if (
  rival === undefined ||
  own === undefined ||
  here === undefined ||
  there === undefined ||
  far === undefined ||
  shark === undefined ||
  lion === undefined ||
  hunterId === undefined
)
  throw new Error('no pieces');
const { tables } = newGame({ players: 3 });
const card = (title: string) => CARDS.filter((card) => TITLE_OF[card] === title).slice(0, 1);

/** A view in which a rival's pirate lies in the first Sea Area, and an own pirate in port. */
function table(change: (v: View) => void = () => undefined): View {
  const v = { ...view(newGame({ players: 3 }), ME), hand: [] as View['hand'] };
  v.active = 1;
  for (const [pirate, seat, at] of [
    [rival, 1, here],
    [own, ME, PLACES.at(-1) ?? NO_PLACE],
  ] as const) {
    if (pirate === undefined || at === undefined) continue;
    v.fate[pirate] = IN_PLAY;
    v.owner[pirate] = seat;
    v.at[pirate] = at;
    v.fleet[seat] = [pirate];
  }
  change(v);
  return v;
}
const reactions = (change?: (v: View) => void) => reactionsOf(ME, table(change), tables);

test('lists anti-pirate cards with their rules, and whether their titles are spent', () => {
  const v = table();
  const hand = [...card('wear-and-tear'), ...card('heavy-guns')];
  expect(reactionsOf(ME, { ...v, hand }, tables).cards).toMatchObject([{ title: 'wear-and-tear', rule: '17.2 #22', spent: false }]);
  expect(reactionsOf(ME, { ...v, hand, titlesSpent: -1 }, tables).cards).toMatchObject([{ spent: true }]);
});

test('lists pirates with Cunning left as protected by Skull & Crossbones', () => {
  const hand = card('skull-and-crossbones');
  const cunning = table().cunning.map(() => 1);
  expect(reactionsOf(ME, { ...table(), hand, cunning }, tables).protected).toEqual([own]);
  expect(reactionsOf(ME, { ...table(), hand, cunning: cunning.map(() => 0) }, tables).protected).toEqual([]);
  expect(reactionsOf(ME, { ...table(), cunning }, tables).protected).toEqual([]);
});

test('gives the chance of a search: three dice below his Notoriety', () => {
  const at = (notoriety: number) => reactions((v) => v.notoriety.fill(notoriety)).search;
  expect(at(3)).toEqual([]);
  expect(at(4)).toEqual([{ pirate: rival, chance: 1 / 216 }]);
  expect(at(11)[0]?.chance).toBeCloseTo(0.5, 12);
  expect(at(19)[0]?.chance).toBe(1);
  expect(
    reactions((v) => {
      v.notoriety.fill(19);
      v.commissioner[ME] = hunterId;
      v.commissionerAt[ME] = far;
    }).search,
  ).toEqual([]);
});

test('lists warships on station and the pirates there', () => {
  expect(
    reactions((v) => {
      v.warshipAt[here] = shark;
      v.warshipAt[far] = lion;
    }).stations,
  ).toEqual([
    { area: here, warship: shark, prey: [rival] },
    { area: far, warship: lion, prey: [] },
  ]);
});

test('lists the pirates that the own Commissioner can reach, except own ones', () => {
  const hunter = (at: typeof here, acted = 0) =>
    reactions((v) => {
      v.commissioner[ME] = hunterId;
      v.commissionerAt[ME] = at;
      v.commissionerActed = acted;
    }).hunter;
  expect(reactions().hunter).toBeNull();
  expect(hunter(here)).toEqual({ at: here, ready: true, prey: [rival] });
  const next = AREAS.find((area) => tables.moves[here]?.includes(area));
  if (next === undefined) throw new Error('no next sea');
  expect(hunter(next, 1)).toEqual({ at: next, ready: false, prey: [rival] });
  const distant = AREAS.find((area) => area !== here && !tables.moves[here]?.includes(area));
  if (distant === undefined) throw new Error('no far sea');
  expect(hunter(distant)?.prey).toEqual([]);
});

test('tells whether the anti-pirate action of the turn is spent', () => {
  expect(reactions().spent).toBe(false);
  expect(reactions((v) => v.apSpent.fill(1)).spent).toBe(true);
});
