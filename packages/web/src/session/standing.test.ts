import {
  type Choice,
  choiceFromJson,
  type Decision,
  IN_PLAY,
  NO_PLACE,
  newGame,
  PASS,
  PIRATES,
  type PirateId,
  PLACES,
  SOBER,
  type View,
  VOLUNTARY,
  view,
} from '@bb/engine';
import { expect, test } from 'vitest';
import { give, lapse, type PassOrder, standingAnswer } from './standing.ts';

const [teach, low, mine] = [PIRATES[19], PIRATES[11], PIRATES[0]];
const WHOLE: PassOrder = { span: 'turn', except: { kind: 'none' } };
const TILL_MINE: PassOrder = { span: 'ownTurn', except: { kind: 'none' } };
const ME = 0;
const HAVEN = PLACES.at(-1) ?? NO_PLACE;

/** Seat 1 acts with its first pirate; seat 0 looks on. */
function acting(change: (v: View) => void = () => undefined): View {
  const v = view(newGame({ players: 3 }), ME);
  v.playerTurn = 5;
  v.active = 1;
  for (const pirate of [teach, low]) {
    if (pirate === undefined) continue;
    v.fate[pirate] = IN_PLAY;
    v.owner[pirate] = 1;
    v.at[pirate] = HAVEN;
  }
  if (teach !== undefined) v.activePirate = teach;
  change(v);
  return v;
}
const asked = (ask: string, pirate: PirateId | undefined = teach): Decision => ({
  seat: ME,
  ask,
  rule: '4.6',
  path: [],
  about: pirate === undefined ? {} : { pirate },
});
const card: Choice = choiceFromJson({ type: 'playAgainst', card: 'wear-and-tear-1' });
const react: Choice = choiceFromJson({ type: 'react' });
const ordered = (order: PassOrder, hand: Parameters<typeof give>[3] = []) => give(order, acting(), ME, hand);

test('a pass for the turn answers every window of it, also with a card at hand', () => {
  expect(standingAnswer(WHOLE, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(standingAnswer(WHOLE, asked('kcSurprise'), [PASS, card])).toBe(PASS);
  expect(standingAnswer(WHOLE, asked('doubleCross'), [PASS, card])).toBe(PASS);
});

test('what is no window is always asked: one’s own pirate, one’s own dice', () => {
  expect(standingAnswer(WHOLE, asked('negate'), [PASS, card])).toBeNull();
  expect(standingAnswer(WHOLE, asked('fightOrFlee'), [PASS])).toBeNull();
  expect(standingAnswer(WHOLE, asked('antiPirateAction'), [card])).toBeNull();
});

test('a pass for the turn ends with it, one until my turn does not', () => {
  const next = acting((v) => {
    v.playerTurn = 6;
    v.active = 2;
  });
  expect(lapse(ordered(WHOLE), acting(), ME, [])).toBeNull();
  expect(lapse(ordered(WHOLE), next, ME, [])).toBe('turnOver');
  expect(lapse(ordered(TILL_MINE), next, ME, [])).toBeNull();
});

test('my own turn ends every order', () => {
  const own = acting((v) => {
    v.active = ME;
  });
  expect(lapse(ordered(TILL_MINE), own, ME, [])).toBe('ownTurn');
  expect(lapse(ordered(WHOLE), own, ME, [])).toBe('ownTurn');
});

test('a pass while this pirate acts ends when another does', () => {
  const order = ordered({ span: 'pirate', except: { kind: 'none' } });
  expect(lapse(order, acting(), ME, [])).toBeNull();
  const other = acting((v) => {
    if (low !== undefined) v.activePirate = low;
  });
  expect(lapse(order, other, ME, [])).toBe('otherPirate');
});

test('with an exception for a pirate his windows are asked, and only his', () => {
  if (teach === undefined) throw new Error('no Teach');
  const order: PassOrder = { span: 'ownTurn', except: { kind: 'pirate', pirate: teach } };
  expect(standingAnswer(order, asked('antiPirateAction'), [PASS, card])).toBeNull();
  expect(standingAnswer(order, asked('antiPirateAction', low), [PASS, card])).toBe(PASS);
  const gone = acting((v) => {
    v.at[teach] = NO_PLACE;
  });
  expect(lapse(ordered(order), gone, ME, [])).toBe('pirateGone');
});

test('with an exception for the Commissioner only his Reactions are asked', () => {
  const order: PassOrder = { span: 'ownTurn', except: { kind: 'reaction' } };
  expect(standingAnswer(order, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(standingAnswer(order, asked('antiPirateAction'), [PASS, react])).toBeNull();
  const given = give(order, acting(), ME, []);
  expect(lapse(given, acting(), ME, [])).toBeNull();
  expect(lapse({ ...given, commissioner: 3 }, acting(), ME, [])).toBe('commissionerChanged');
});

test('a hand that has changed ends the order, one in another order does not', () => {
  const cards = newGame({ players: 3 }).deck.slice(0, 2);
  expect(lapse(ordered(TILL_MINE, cards), acting(), ME, cards.toReversed())).toBeNull();
  expect(lapse(ordered(TILL_MINE, cards), acting(), ME, cards.slice(1))).toBe('handChanged');
});

test('a pirate of mine within reach of a grab ends the order', () => {
  const near = (revelry: number): View =>
    acting((v) => {
      if (mine === undefined) return;
      v.fate[mine] = IN_PLAY;
      v.owner[mine] = ME;
      v.at[mine] = HAVEN;
      v.revelry[mine] = revelry;
    });
  expect(lapse(ordered(TILL_MINE), near(SOBER), ME, [])).toBeNull();
  expect(lapse(ordered(TILL_MINE), near(VOLUNTARY), ME, [])).toBe('ownPirateInReach');
});
