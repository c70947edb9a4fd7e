import { ASKS, type Choice, choiceFromJson, DECLINE, type Decision, KEEP_DICE, type Needed, PASS } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { automaticAnswer, publicAutomaticAnswer } from './skippable-questions.ts';

const asked = (ask: Decision['ask'], about: Decision['about'] = {}): Decision => ({
  seat: 0,
  ask,
  traits: ASKS[ask],
  rule: '4.6',
  path: [],
  about,
});
const roll = (dice: readonly number[], target?: number, needed: Needed = 'atLeast'): Decision =>
  asked('rerollWithCunning', {
    roll: { purpose: 'find', dice, count: dice.length, modifier: 4, ...(target === undefined ? {} : { target, needed }) },
  });
const REROLL: readonly Choice[] = [KEEP_DICE, choiceFromJson({ type: 'rerollDice' })];

test('passes in a window with nothing to play, only if the table has that setting', () => {
  expect(automaticAnswer(asked('antiPirateAction'), [PASS], true, true)).toBe(PASS);
  expect(automaticAnswer(asked('negate'), [DECLINE], true, true)).toBe(DECLINE);
  expect(automaticAnswer(asked('antiPirateAction'), [PASS], false, true)).toBeNull();
  expect(
    automaticAnswer(asked('antiPirateAction'), [PASS, choiceFromJson({ type: 'playAgainst', card: 'wear-and-tear-1' })], true, true),
  ).toBeNull();
});

test('offers Cunning for a failed test and for a roll that is no test', () => {
  expect(automaticAnswer(roll([3], 7), REROLL, true, true)).toBe(KEEP_DICE);
  expect(automaticAnswer(roll([2], 7), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(roll([5]), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(roll([1], 5, 'atMost'), REROLL, true, true)).toBe(KEEP_DICE);
  expect(automaticAnswer(roll([2], 5, 'atMost'), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(roll([3], 7), REROLL, true, false)).toBeNull();
});

test('keeps a roll that can’t be better', () => {
  expect(automaticAnswer(roll([6]), REROLL, true, true)).toBe(KEEP_DICE);
  expect(
    automaticAnswer(asked('rerollWithCunning', { roll: { purpose: 'havenPrice', dice: [1], count: 1, modifier: 0 } }), REROLL, true, true),
  ).toBe(KEEP_DICE);
  expect(
    automaticAnswer(asked('rerollWithCunning', { roll: { purpose: 'havenPrice', dice: [6], count: 1, modifier: 0 } }), REROLL, true, true),
  ).toBeNull();
});

test('ends a turn with nothing left to do, and asks about any real choice', () => {
  const end = choiceFromJson({ type: 'endActions' });
  expect(automaticAnswer(asked('takeAction'), [end], true, true)).toBe(end);
  expect(automaticAnswer(asked('takeAction'), [choiceFromJson({ type: 'drawNewPirate' }), end], true, true)).toBeNull();
});

test('keeps opposed dice that are ahead, unless another pirate may still roll', () => {
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
  expect(automaticAnswer(chase(3, -1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(automaticAnswer(chase(2, -1), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(chase(3, 5), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(chase(3, -1), REROLL, true, false)).toBeNull();
});

test('keeps opposed dice that can’t win, unless the margin matters', () => {
  const lost = (purpose: 'duel' | 'battle' | 'oust', mine: number, path: readonly string[] = []): Decision => ({
    ...asked('rerollWithCunning', {
      contest: {
        purpose,
        side: 0,
        sides: [
          { pirate: 3 as never, seat: 0, dice: [mine], count: 1, modifier: 0 },
          { pirate: -1 as never, seat: 1, dice: [6, 1], count: 2, modifier: 0 },
        ],
      },
    }),
    path,
  });
  expect(automaticAnswer(lost('duel', 1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(automaticAnswer(lost('oust', 1), REROLL, true, true)).toBe(KEEP_DICE);
  expect(automaticAnswer(lost('battle', 1, ['warshipAttack/fought']), REROLL, true, true)).toBeNull();
  expect(automaticAnswer(lost('battle', 1, ['commissionerAttack/fought']), REROLL, true, true)).toBe(KEEP_DICE);
});

test('asks the grabber in a Booty Grab who is ahead', () => {
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
  expect(automaticAnswer(grab, REROLL, true, true)).toBeNull();
});

test('gives no answer for another seat, whose choices the page does not have', () => {
  expect(publicAutomaticAnswer(roll([6], 7), REROLL, true)).toBe(KEEP_DICE);
  expect(publicAutomaticAnswer(roll([6], 7), [], true)).toBeNull();
});
