import { AREAS, CARDS, COMMISSIONERS, IN_PLAY, NO_PLACE, newGame, PIRATES, PLACES, TITLE_OF, type View, view, WARSHIPS } from '@bb/engine';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';

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
const card = (title: string) => CARDS.filter((one) => TITLE_OF[one] === title).slice(0, 1);

/** A rival lies in the first Sea Area, an own pirate in port. */
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
const answers = (change?: (v: View) => void) => answersOf(ME, table(change), tables);

test('anti-pirate cards only, each with its rule, and whether its title is spent', () => {
  const v = table();
  const hand = [...card('wear-and-tear'), ...card('heavy-guns')];
  expect(answersOf(ME, { ...v, hand }, tables).cards).toMatchObject([{ title: 'wear-and-tear', rule: '17.2 #22', spent: false }]);
  expect(answersOf(ME, { ...v, hand, titlesSpent: -1 }, tables).cards).toMatchObject([{ spent: true }]);
});

test('Skull & Crossbones protects who has Cunning left', () => {
  const hand = card('skull-and-crossbones');
  const cunning = table().cunning.map(() => 1);
  expect(answersOf(ME, { ...table(), hand, cunning }, tables).protected).toEqual([own]);
  expect(answersOf(ME, { ...table(), hand, cunning: cunning.map(() => 0) }, tables).protected).toEqual([]);
  expect(answersOf(ME, { ...table(), cunning }, tables).protected).toEqual([]);
});

test('a search, with its chance: three dice below his Notoriety', () => {
  const at = (notoriety: number) => answers((v) => v.notoriety.fill(notoriety)).search;
  expect(at(3)).toEqual([]);
  expect(at(4)).toEqual([{ pirate: rival, chance: 1 / 216 }]);
  expect(at(11)[0]?.chance).toBeCloseTo(0.5, 12);
  expect(at(19)[0]?.chance).toBe(1);
  expect(
    answers((v) => {
      v.notoriety.fill(19);
      v.commissioner[ME] = hunterId;
      v.commissionerAt[ME] = far;
    }).search,
  ).toEqual([]);
});

test('warships on station, and who lies there', () => {
  expect(
    answers((v) => {
      v.warshipAt[here] = shark;
      v.warshipAt[far] = lion;
    }).stations,
  ).toEqual([
    { area: here, warship: shark, prey: [rival] },
    { area: far, warship: lion, prey: [] },
  ]);
});

test('one’s own Commissioner, and whom he could reach: never one’s own', () => {
  const hunter = (at: typeof here, acted = 0) =>
    answers((v) => {
      v.commissioner[ME] = hunterId;
      v.commissionerAt[ME] = at;
      v.commissionerActed = acted;
    }).hunter;
  expect(answers().hunter).toBeNull();
  expect(hunter(here)).toEqual({ at: here, ready: true, prey: [rival] });
  const next = AREAS.find((area) => tables.moves[here]?.includes(area));
  if (next === undefined) throw new Error('no next sea');
  expect(hunter(next, 1)).toEqual({ at: next, ready: false, prey: [rival] });
  const distant = AREAS.find((area) => area !== here && !tables.moves[here]?.includes(area));
  if (distant === undefined) throw new Error('no far sea');
  expect(hunter(distant)?.prey).toEqual([]);
});

test('the anti-pirate action of the turn', () => {
  expect(answers().spent).toBe(false);
  expect(answers((v) => v.apSpent.fill(1)).spent).toBe(true);
});
