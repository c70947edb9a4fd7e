import { expect, test } from 'vitest';
import { NONE } from '../../data/ids.ts';
import { choose, legal } from '../../game.ts';
import { resampleGame } from '../../state/resample.ts';
import { viewOf } from '../../state/views.ts';
import { pirateId } from '../../testing/arrange.ts';
import { awaits, happened, offers, pending, play, refusedBy, type Step, setUpTo, type Table } from '../../testing/scenario.ts';

/** Seat 0 is Player A. `dice` determine who drafts first. */
function atDraft(players: number, ...dice: readonly number[]): Table {
  const t = setUpTo(players, 'rollDie', { draft: true });
  play(
    t,
    Array.from({ length: 16 }, () => 1),
    dice,
    awaits('draftPirate'),
  );
  return t;
}

/** @returns the seats that are asked until the draft is over, in order */
function order(t: Table): readonly number[] {
  const seats: number[] = [];
  for (let asked = pending(t); asked?.[0] === 'draftPirate'; asked = pending(t)) {
    seats.push(asked[1]);
    choose(t.g, legal(t.g)[0]);
  }
  return seats;
}
const pick = (pirate: string): Step => ({ type: 'draftPirate', pirate });

test.each([
  [2, [6, 1], [0, 1, 1, 0, 0, 1, 1, 0]],
  [3, [6, 1, 1], [0, 1, 2, 2, 1, 0, 0, 1, 2]],
  [4, [6, 1, 1, 1], [0, 1, 2, 3, 3, 2, 1, 0]],
  [5, [6, 1, 1, 1, 1], [0, 1, 2, 3, 4, 4, 3, 2, 1, 0]],
  [6, [6, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5]],
])(
  '3.0 Step 6 the draft with %i players reverses its order after each round, and gives each the number that would be dealt',
  (players, dice, seats) => {
    const t = atDraft(players, ...dice);
    expect(order(t)).toEqual(seats);
    expect(pending(t)).toEqual(['deployFleet', 0]);
  },
);

test('3.0 Step 6 a separate roll determines who begins the draft, not Player A', () => {
  const t = atDraft(3, 2, 3, 6);
  expect(t.g.first).toBe(0);
  expect(happened(t, 'rolled').filter((e) => e.purpose === 'draftOrder')).toHaveLength(3);
  expect(order(t)).toEqual([2, 0, 1, 1, 0, 2, 2, 0, 1]);
});

test('3.0 Step 6 [R2] seats that tie for the first pick roll again', () => {
  const t = atDraft(3, 5, 1, 5, 2, 4);
  expect(
    happened(t, 'rolled')
      .filter((e) => e.purpose === 'draftOrder')
      .map((e) => e.seat),
  ).toEqual([0, 1, 2, 0, 2]);
  expect(pending(t)).toEqual(['draftPirate', 2]);
});

test('3.0 Step 6 every pirate not yet chosen may be chosen', () => {
  const t = atDraft(2, 6, 1);
  expect(offers(t)).toHaveLength(23);
  play(t, pick('low'), awaits('draftPirate', 1));
  expect(offers(t)).toHaveLength(22);
  expect(refusedBy(t, { type: 'draftPirate', pirate: 'low' })).toBe('3.0 Step 6');
  expect(happened(t, 'pirateDrafted')).toMatchObject([{ seat: 0, pirate: pirateId('low') }]);
});

test('3.0 Step 6 all see who has drafted which pirate, also later', () => {
  const t = atDraft(2, 6, 1);
  play(t, pick('low'), pick('tew'));
  expect(viewOf(t.g, 1).owner[pirateId('low')]).toBe(0);
  expect(viewOf(t.g, null).owner[pirateId('tew')]).toBe(1);
  expect(viewOf(t.g, 1).owner[pirateId('vane')]).toBe(NONE);
  const before = t.g.pirateHands.map((hand) => hand.slice());
  for (const you of [0, 1, null]) {
    resampleGame(t.g, you, Math.random);
    expect(t.g.pirateHands).toEqual(before);
  }
});

test('3.0 Step 6 without the option a pirate has no owner before he is in play', () => {
  const t = setUpTo(2, 'deployFleet');
  expect(t.g.owner.every((seat) => seat === NONE)).toBe(true);
});
