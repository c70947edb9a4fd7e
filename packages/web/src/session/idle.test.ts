import { type Choice, choiceFromJson, DECLINE, type Decision, KEEP_DICE, PASS } from '@bb/engine';
import { expect, test } from 'vitest';
import { idleAnswer } from './idle.ts';

const asked = (ask: Decision['ask'], about: Decision['about'] = {}): Decision => ({ seat: 0, ask, rule: '4.6', path: [], about });
const roll = (dice: readonly number[], target?: number, under = false): Decision =>
  asked('rerollWithCunning', {
    roll: { purpose: 'find', dice, count: dice.length, modifier: 4, ...(target === undefined ? {} : { target, under }) },
  });
const REROLL: readonly Choice[] = [KEEP_DICE, choiceFromJson({ type: 'rerollDice' })];

test('a window with nothing to play is passed over only where the table says so', () => {
  expect(idleAnswer(asked('antiPirateAction'), [PASS], true, true)).toBe(PASS);
  expect(idleAnswer(asked('negate'), [DECLINE], true, true)).toBe(DECLINE);
  expect(idleAnswer(asked('antiPirateAction'), [PASS], false, true)).toBeNull();
  expect(
    idleAnswer(asked('antiPirateAction'), [PASS, choiceFromJson({ type: 'playAgainst', card: 'wear-and-tear-1' })], true, true),
  ).toBeNull();
});

test('Cunning is offered for a failed test and for a roll that is no test', () => {
  expect(idleAnswer(roll([3], 7), REROLL, true, true)).toBe(KEEP_DICE);
  expect(idleAnswer(roll([2], 7), REROLL, true, true)).toBeNull();
  expect(idleAnswer(roll([5]), REROLL, true, true)).toBeNull();
  expect(idleAnswer(roll([1], 5, true), REROLL, true, true)).toBe(KEEP_DICE);
  expect(idleAnswer(roll([2], 5, true), REROLL, true, true)).toBeNull();
  expect(idleAnswer(roll([3], 7), REROLL, true, false)).toBeNull();
});

test('what could not be better is kept', () => {
  expect(idleAnswer(roll([6]), REROLL, true, true)).toBe(KEEP_DICE);
  expect(
    idleAnswer(asked('rerollWithCunning', { roll: { purpose: 'havenPrice', dice: [1], count: 1, modifier: 0 } }), REROLL, true, true),
  ).toBe(KEEP_DICE);
  expect(
    idleAnswer(asked('rerollWithCunning', { roll: { purpose: 'havenPrice', dice: [6], count: 1, modifier: 0 } }), REROLL, true, true),
  ).toBeNull();
});

test('a turn with nothing left to do ends; any real choice is asked', () => {
  const end = choiceFromJson({ type: 'endActions' });
  expect(idleAnswer(asked('takeAction'), [end], true, true)).toBe(end);
  expect(idleAnswer(asked('takeAction'), [choiceFromJson({ type: 'drawNewPirate' }), end], true, true)).toBeNull();
});

test('opposed dice that are ahead are kept, unless another pirate may still throw', () => {
  const chase = (mine: number, rival: number): Decision =>
    asked('rerollWithCunning', {
      contest: {
        purpose: 'flight',
        side: 0,
        sides: [
          { pirate: 3 as never, seat: 0, dice: [mine], count: 1, modifier: 2 },
          { pirate: rival as never, seat: 1, dice: [3], count: 1, modifier: 2 },
        ],
      },
    });
  expect(idleAnswer(chase(3, -1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(idleAnswer(chase(2, -1), REROLL, true, true)).toBeNull();
  expect(idleAnswer(chase(3, 5), REROLL, true, true)).toBeNull();
  expect(idleAnswer(chase(3, -1), REROLL, true, false)).toBeNull();
});

test('opposed dice that can’t be saved are kept, unless it matters by how much they lose', () => {
  const lost = (purpose: 'duel' | 'battle' | 'oust', mine: number): Decision =>
    asked('rerollWithCunning', {
      contest: {
        purpose,
        side: 0,
        sides: [
          { pirate: 3 as never, seat: 0, dice: [mine], count: 1, modifier: 0 },
          { pirate: -1 as never, seat: 1, dice: [6, 1], count: 2, modifier: 0 },
        ],
      },
    });
  expect(idleAnswer(lost('duel', 1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(idleAnswer(lost('oust', 1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(idleAnswer(lost('battle', 1), REROLL, true, true)).toBeNull();
});

test('a grabber who is ahead may want more', () => {
  const grab = asked('rerollWithCunning', {
    contest: {
      purpose: 'bootyGrab',
      side: 0,
      sides: [
        { pirate: 3 as never, seat: 0, dice: [4], count: 1, modifier: 1 },
        { pirate: -1 as never, seat: 1, dice: [1], count: 1, modifier: 0 },
      ],
    },
  });
  expect(idleAnswer(grab, REROLL, true, true)).toBeNull();
});
