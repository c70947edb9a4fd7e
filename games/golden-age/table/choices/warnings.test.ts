import { ASKS, CHOICES, type Choice, type Decision, newGame, PIRATES, type View, view } from '@bb/golden-age/rules';
import { expect, test } from 'vitest';
import { WARNINGS, type Warning, type WarningContext, warningOf } from './warnings.ts';

const g = newGame({ players: 3 });
const board = view(g, 0);
const [, PIRATE] = PIRATES;
if (PIRATE === undefined) throw new Error('no pirates');
const of = <T extends Choice['type']>(type: T): Choice => {
  const choice = CHOICES.find((choice) => choice.type === type && (!('pirate' in choice) || choice.pirate === PIRATE));
  if (!choice) throw new Error(`no ${type}`);
  return choice;
};
const holdOf = (type: 'takeCargo' | 'jettison', i: number): Choice => {
  const choice = CHOICES.find((choice) => choice.type === type && 'hold' in choice && choice.hold === i);
  if (!choice) throw new Error(`no ${type} ${i}`);
  return choice;
};

function context(
  about: Decision['about'],
  ask: Decision['ask'],
  offered: readonly Choice['type'][],
  change: Partial<View> = {},
): WarningContext {
  return {
    decision: { seat: 0, ask, traits: ASKS[ask], rule: '', path: [], about },
    view: { ...board, ...change },
    choices: offered.map(of),
    initiative: () => 0,
  };
}
const withHolds = (...holds: readonly number[]): Partial<View> => ({
  holds: board.holds.map((empty, i) => holds[i - PIRATE * (board.holds.length / board.at.length)] ?? empty),
});

type Case = readonly [what: string, choice: Choice, context: WarningContext, warning: Warning | null];
const roll = (...dice: readonly number[]) =>
  ({ roll: { purpose: 'find', dice, count: 1, modifier: 4, needed: 'atLeast', target: 7 } }) as const;
const CASES: readonly Case[] = [
  ['Actions that could be used', of('endActions'), context({}, 'takeAction', ['move', 'endActions']), 'actions'],
  ['an alliance to end is no use of an Action', of('endActions'), context({}, 'takeAction', ['endAlliance', 'endActions']), null],
  [
    'retirement, with a Pardon to come',
    of('endActions'),
    context({}, 'takeAction', ['retireInHaven', 'endActions'], { pardons: 2 }),
    'retirement',
  ],
  [
    'retirement early in the game',
    of('endActions'),
    context({}, 'takeAction', ['retireInHaven', 'endActions'], { pardons: 1, deckSize: 30 }),
    'actions',
  ],
  ['a cargo left', of('leave'), context({ doubloons: 300 }, 'seizeBooty', ['seize', 'leave']), 'cargo'],
  ['a worthless cargo left', of('leave'), context({ doubloons: 0 }, 'seizeBooty', ['seize', 'leave']), null],
  ['a cargo abandoned', of('abandonCargo'), context({ doubloons: 300 }, 'dealWithPrize', ['abandonCargo']), 'cargo'],
  ['a refit before selling', of('refit'), context({}, 'portActivity', ['sellHold', 'refit']), 'order'],
  ['a refit with nothing to sell', of('refit'), context({}, 'portActivity', ['refit', 'finish']), null],
  ['a haven before the refit', of('buyHaven'), context({}, 'portActivity', ['refit', 'buyHaven']), 'order'],
  ['selling before the ransom', of('sellHold'), context({}, 'portActivity', ['ransom', 'sellHold']), 'order'],
  ['done with booty unsold', of('finish'), context({}, 'portActivity', ['sellHold', 'finish']), 'business'],
  ['revelry with booty unsold', of('declareRevelry'), context({}, 'portActivity', ['sellHold', 'declareRevelry']), 'business'],
  ['revelry after a looting', of('declareRevelry'), context({}, 'declareRevelry', ['decline', 'declareRevelry']), null],
  ['done in port', of('finish'), context({}, 'portActivity', ['finish']), null],
  ['spoils left', of('finish'), context({}, 'takeSpoils', ['takeShip', 'finish']), 'spoils'],
  ['a haven declined', of('decline'), context({}, 'payForHaven', ['pay', 'decline']), 'governor'],
  ['a reveller’s no', of('decline'), context({}, 'declareRevelry', ['decline', 'declareRevelry']), null],
  ['a test that is passed', of('rerollDice'), context(roll(3), 'rerollWithCunning', ['keepDice', 'rerollDice']), 'cunning'],
  ['a test that is not', of('rerollDice'), context(roll(2), 'rerollWithCunning', ['keepDice', 'rerollDice']), null],
  ['a pirate refused', of('refusePirate'), context({}, 'keepOrRefuse', ['keepPirate', 'refusePirate']), 'refusal'],
  ['no Initiative', of('playForInitiative'), context({}, 'playCard', ['playForInitiative']), 'initiative'],
];
test.each(CASES)('%s', (_what, choice, now, warning) => {
  expect(warningOf(choice, now)).toBe(warning);
});

test('tests every kind of warning', () => {
  const shown = new Set(CASES.flatMap(([, , , warning]) => warning ?? []));
  expect(WARNINGS.filter((warning) => !shown.has(warning))).toEqual(['hold']);
});

test('warns when the richer of two holds goes overboard, or one richer than the new cargo', () => {
  const now = {
    ...context({ pirate: PIRATE, doubloons: 400 }, 'dealWithPrize', [], withHolds(300, 700)),
    choices: [0, 1].map((i) => holdOf('jettison', i)),
  };
  expect(warningOf(holdOf('jettison', 0), now)).toBeNull();
  expect(warningOf(holdOf('jettison', 1), now)).toBe('hold');
  const cargo = (...holds: readonly number[]): WarningContext => ({
    ...context({ pirate: PIRATE, doubloons: 400 }, 'dealWithPrize', [], withHolds(...holds)),
    choices: [0, 1].map((i) => holdOf('takeCargo', i)),
  });
  expect(warningOf(holdOf('takeCargo', 0), cargo(300, 700))).toBeNull();
  expect(warningOf(holdOf('takeCargo', 1), cargo(300, 700))).toBe('hold');
  expect(warningOf(holdOf('takeCargo', 0), cargo(500, 700))).toBe('hold');
});
