import {
  ASKS,
  type Decision,
  type GameEvent,
  IN_PLAY,
  meets,
  newGame,
  PIRATES,
  type PirateId,
  type View,
  view,
} from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import type { Heard } from './battle.ts';
import { lastRoll } from './last-roll.ts';
import { margin, pendingTestRoll, testRollsSince } from './test-rolls.ts';

const NO = -1;
const first = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('empty');
  return one;
};
const pirate: PirateId = first(PIRATES);

function atSea(): View {
  const v = view(newGame({ players: 2 }), null);
  v.fate[pirate] = IN_PLAY;
  v.owner[pirate] = 1;
  return v;
}
const event = (json: object): GameEvent => Object.assign<GameEvent, object>({ rule: '', type: 'turnEnded', seat: 0 }, json);
const story = (...events: readonly object[]): readonly Heard[] => events.map((one, id) => ({ id, event: event(one) }));

const rolled = (purpose: string, dice: readonly number[], whose: number = NO) => ({
  type: 'rolled',
  purpose,
  pirate: whose,
  seat: 0,
  dice,
});
const mutiny = {
  type: 'tested',
  purpose: 'leadership',
  pirate,
  dice: 5,
  modifiers: [],
  total: 5,
  target: 3,
  needed: 'atMost',
  passed: false,
};
const conspiracy = { ...mutiny, purpose: 'conspiracy', dice: 9, total: 9, target: 6, needed: 'above', passed: true };
const played = { type: 'cardPlayedAgainst', seat: 0, card: 1, pirate };

test('shows the dice of a mutiny, its target, and that it was missed', () => {
  const [testRoll, ...others] = testRollsSince(atSea(), story(rolled('leadership', [5], pirate), mutiny), 0);
  expect(others).toEqual([]);
  expect(testRoll).toMatchObject({
    purpose: 'leadership',
    passed: false,
    target: { needed: 'atMost', figure: 3 },
    fighter: { dice: [5], total: 5, seat: 1 },
  });
});

test('shows a conspiracy with the mutiny it causes, without rolls before the card', () => {
  const heard = story(
    rolled('leadership', [5]),
    mutiny,
    played,
    rolled('conspiracy', [4, 5]),
    conspiracy,
    rolled('leadership', [5]),
    mutiny,
  );
  expect(testRollsSince(atSea(), heard, 0).map(({ id }) => id)).toEqual([4, 6]);
  expect(testRollsSince(atSea(), heard, 7)).toEqual([]);
});

test('shows each ship in a storm by itself', () => {
  const tossed = { type: 'shipTossed', pirate, dice: 5, modifiers: [{ cause: 'transitBox', amount: 1 }], hits: 2 };
  const lost = { type: 'pirateLost', seat: 1, pirate, how: 'storm', vp: 0 };
  const heard = story(
    { type: 'cardShown', seat: 0, card: 1 },
    rolled('stormAndWarship', [6, 5]),
    { type: 'warshipTossed', warship: 0, dice: 11, combat: 7 },
    rolled('stormAndPirate', [5]),
    tossed,
    tossed,
    lost,
    { type: 'commissionerTossed', commissioner: 0, seat: 1, dice: 3, upTo: 2 },
  );
  const testRolls = testRollsSince(atSea(), heard, 0);
  expect(testRolls.map(({ passed, hits }) => [passed, hits])).toEqual([
    [false, null],
    [true, 2],
    [false, 2],
    [true, null],
  ]);
  expect(testRolls[1]?.fighter).toMatchObject({ dice: [5], total: 6, parts: [{ cause: 'transitBox', amount: 1 }] });
});

test('shows a roll that may be rerolled as open', () => {
  const about = { pirate, roll: { purpose: 'leadership', dice: [5], count: 1, modifier: 0, target: 3, needed: 'atMost' } } as const;
  const d: Decision = { seat: 1, ask: 'rerollWithCunning', traits: ASKS.rerollWithCunning, rule: '12', path: [], about };
  expect(pendingTestRoll(atSea(), d)).toMatchObject({
    passed: false,
    fighter: { total: 5, asked: true },
    target: { needed: 'atMost', figure: 3 },
  });
  expect(pendingTestRoll(atSea(), { ...d, about: { pirate } })).toBeNull();
});

test('computes by how much a target was met or missed', () => {
  expect([meets('above', 7, 6), margin('above', 7, 6)]).toEqual([true, 0]);
  expect([meets('atMost', 5, 3), margin('atMost', 5, 3)]).toEqual([false, 2]);
  expect([meets('atLeast', 9, 7), margin('atLeast', 9, 7)]).toEqual([true, 2]);
  expect([meets('below', 6, 6), margin('below', 6, 6)]).toEqual([false, 1]);
});

const search = rolled('find', [4], pirate);
const found = { type: 'tested', purpose: 'find', pirate, dice: 4, modifiers: [], total: 7, target: 7, needed: 'atLeast', passed: true };
const question: Decision = { seat: 0, ask: 'takeAction', traits: ASKS.takeAction, rule: '4.6', path: [], about: {} };

test('shows the last roll and its result beside the prompt', () => {
  const shown = lastRoll(story({ type: 'actionAnnounced' }, search, found), 0, question);
  expect(shown?.roll.dice).toEqual([4]);
  expect(shown?.test?.passed).toBe(true);
});

test('shows no older roll beside a new decision', () => {
  for (const next of ['actionAnnounced', 'cardPlayed', 'cardPlayedAgainst', 'cardShown', 'turnBegan', 'contested'])
    expect(lastRoll(story(search, found, { type: next }), 0, question), next).toBeNull();
  expect(lastRoll(story(search, found), 2, question)).toBeNull();
});

test('leaves out rolls that the battle panel or the board shows', () => {
  for (const purpose of ['leadership', 'stormAndPirate', 'merchantPlacement'])
    expect(lastRoll(story(rolled(purpose, [3])), 0, question), purpose).toBeNull();
  expect(lastRoll(story(search), 0, { ...question, about: { contest: { purpose: 'duel', side: 0, sides: [] } } })).toBeNull();
});
