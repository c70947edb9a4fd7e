import { expect, test } from 'vitest';
import {
  type ActionKind,
  ASKS,
  type Choice,
  choiceFromJson,
  type Decision,
  IN_PLAY,
  MERCHANTS,
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
  WARSHIPS,
} from './index.ts';
import {
  doubloonsAtStake,
  giveOrder,
  isForAnotherAction,
  lapseReason,
  type PassOrder,
  standingAnswer,
  windowKey,
} from './standing-orders.ts';

const [teach, low, mine] = [PIRATES[19], PIRATES[11], PIRATES[0]];
const FOR_TURN: PassOrder = { span: 'turn', except: [] };
const UNTIL_OWN_TURN: PassOrder = { span: 'ownTurn', except: [] };
const ME = 0;
const HAVEN = PLACES.at(-1) ?? NO_PLACE;

/** The view of seat 0 while seat 1 acts with Teach, changed by `change`. */
function acting(change: (v: View) => void = () => undefined): View {
  const v: View = { ...view(newGame({ players: 3 }), ME), handSizes: [1, 1, 1] };
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
const asked = (ask: Decision['ask'], pirate: PirateId | undefined = teach): Decision => ({
  seat: ME,
  ask,
  traits: ASKS[ask],
  rule: '4.6',
  path: [],
  about: pirate === undefined ? {} : { pirate },
});
const card: Choice = choiceFromJson({ type: 'playAgainst', card: 'wear-and-tear-1' });
const react: Choice = choiceFromJson({ type: 'react' });
const tables = newGame({ players: 3 }).tables;
const answer = (order: PassOrder, d: Decision, choices: readonly Choice[], v = acting()) => standingAnswer(order, d, choices, v, tables);
const ordered = (order: PassOrder, hand: Parameters<typeof giveOrder>[3] = []) => giveOrder(order, acting(), ME, hand);

test('an order for the turn passes in each of its windows, even with a playable card', () => {
  expect(answer(FOR_TURN, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(answer(FOR_TURN, asked('kcSurprise'), [PASS, card])).toBe(PASS);
  expect(answer(FOR_TURN, asked('doubleCross'), [PASS, card])).toBe(PASS);
});

test('an order never answers an ask outside a window, nor one without a pass', () => {
  expect(answer(FOR_TURN, asked('negate'), [PASS, card])).toBeNull();
  expect(answer(FOR_TURN, asked('fightOrFlee'), [PASS])).toBeNull();
  expect(answer(FOR_TURN, asked('antiPirateAction'), [card])).toBeNull();
});

test('an order for the turn ends with it, an order until my own turn does not', () => {
  const next = acting((v) => {
    v.playerTurn = 6;
    v.active = 2;
  });
  expect(lapseReason(ordered(FOR_TURN), acting(), ME, [])).toBeNull();
  expect(lapseReason(ordered(FOR_TURN), next, ME, [])).toBe('turnOver');
  expect(lapseReason(ordered(UNTIL_OWN_TURN), next, ME, [])).toBeNull();
});

test('my own turn ends every order', () => {
  const own = acting((v) => {
    v.active = ME;
  });
  expect(lapseReason(ordered(UNTIL_OWN_TURN), own, ME, [])).toBe('ownTurn');
  expect(lapseReason(ordered(FOR_TURN), own, ME, [])).toBe('ownTurn');
});

test('an order for one pirate ends when another pirate acts', () => {
  const order = ordered({ span: 'pirate', except: [] });
  expect(lapseReason(order, acting(), ME, [])).toBeNull();
  const other = acting((v) => {
    if (low !== undefined) v.activePirate = low;
  });
  expect(lapseReason(order, other, ME, [])).toBe('otherPirate');
});

test('an exception for a pirate asks in his windows only, and ends the order when he is gone', () => {
  if (teach === undefined) throw new Error('no Teach');
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'pirate', pirate: teach }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, card])).toBeNull();
  expect(answer(order, asked('antiPirateAction', low), [PASS, card])).toBe(PASS);
  const gone = acting((v) => {
    v.at[teach] = NO_PLACE;
  });
  expect(lapseReason(ordered(order), gone, ME, [])).toBe('pirateGone');
});

test('an exception for the Commissioner asks only when he could react', () => {
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'reaction' }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(answer(order, asked('antiPirateAction'), [PASS, react])).toBeNull();
  const given = giveOrder(order, acting(), ME, []);
  expect(lapseReason(given, acting(), ME, [])).toBeNull();
  expect(lapseReason({ ...given, commissioner: 3 }, acting(), ME, [])).toBe('commissionerChanged');
});

test('a change of the hand ends the order, reordering its cards does not', () => {
  const cards = newGame({ players: 3 }).deck.slice(0, 2);
  expect(lapseReason(ordered(UNTIL_OWN_TURN, cards), acting(), ME, cards.toReversed())).toBeNull();
  expect(lapseReason(ordered(UNTIL_OWN_TURN, cards), acting(), ME, cards.slice(1))).toBe('handChanged');
});

test('a possible Booty Grab on my pirate ends the order', () => {
  const near = (revelry: number): View =>
    acting((v) => {
      if (mine === undefined) return;
      v.fate[mine] = IN_PLAY;
      v.owner[mine] = ME;
      v.at[mine] = HAVEN;
      v.revelry[mine] = revelry;
    });
  expect(lapseReason(ordered(UNTIL_OWN_TURN), near(SOBER), ME, [])).toBeNull();
  expect(lapseReason(ordered(UNTIL_OWN_TURN), near(VOLUNTARY), ME, [])).toBe('ownPirateInReach');
});

const windowOf = (about: Partial<Decision['about']>): Decision => ({
  ...asked('antiPirateAction'),
  about: { ...asked('antiPirateAction').about, ...about },
});

test('an exception for a group of Actions asks for those only', () => {
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'deed', deed: 'retirement' }] };
  expect(answer(order, windowOf({ action: 'retireInHaven' }), [PASS, card])).toBeNull();
  expect(answer(order, windowOf({ action: 'bribeToRetire' }), [PASS, card])).toBeNull();
  expect(answer(order, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBe(PASS);
  expect(answer({ ...order, except: [{ kind: 'deed', deed: 'loot' }] }, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBeNull();
});

test('an exception for a card asks wherever it could be played, whether held or not', () => {
  const order: PassOrder = { span: 'turn', except: [{ kind: 'card', title: 'scurvy-outbreak' }] };
  const at = (action: ActionKind, ask: Decision['ask'] = 'antiPirateAction') => ({
    ...windowOf({ action, moment: 'announcement', place: HAVEN }),
    ask,
  });
  const [sea] = PLACES;
  const off = acting((v) => {
    if (teach !== undefined && sea !== undefined) v.at[teach] = sea;
  });
  for (const choices of [[PASS], [PASS, card]]) {
    expect(answer(order, at('move'), choices, off)).toBeNull();
    // No disease breaks out in port.
    expect(answer(order, at('move'), choices)).toBe(PASS);
    expect(answer(order, at('move', 'kcSurprise'), choices, off)).toBe(PASS);
  }
  const spent = acting((v) => {
    if (teach !== undefined && sea !== undefined) v.at[teach] = sea;
    v.apSpent[ME] = 1;
  });
  expect(answer(order, at('move'), [PASS, card], spent)).toBe(PASS);
  expect(answer({ ...order, except: [{ kind: 'card', title: 'kc-surprise' }] }, at('move', 'kcSurprise'), [PASS])).toBeNull();
});

test('the player is asked if any of several exceptions applies', () => {
  const order: PassOrder = { span: 'turn', except: [{ kind: 'reaction' }, { kind: 'deed', deed: 'loot' }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, react])).toBeNull();
  expect(answer(order, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBeNull();
  expect(answer(order, asked('antiPirateAction'), [PASS])).toBe(PASS);
});

test('windows like one that was passed are passed again, whatever is excepted', () => {
  const first = windowOf({ action: 'move' });
  const order: PassOrder = { span: 'turn', except: [{ kind: 'any' }], again: [windowKey(first)] };
  expect(answer(order, first, [PASS, card])).toBe(PASS);
  expect(answer(order, windowOf({ action: 'move', place: HAVEN }), [PASS, card]), 'another place').toBe(PASS);
  expect(answer(order, windowOf({ action: 'findMerchant' }), [PASS, card]), 'another Action').toBeNull();
  expect(answer(order, asked('antiPirateAction', low), [PASS, card]), 'another pirate').toBeNull();
});

test('an exception for a prize asks when at least that much booty is at stake', () => {
  if (teach === undefined) throw new Error('no Teach');
  const laden = acting((v) => {
    v.holds[teach * (v.holds.length / v.at.length)] = 900;
  });
  const order: PassOrder = { span: 'turn', except: [{ kind: 'prize', doubloons: 900 }] };
  expect(answer(order, asked('antiPirateAction'), [PASS], laden)).toBeNull();
  expect(answer({ ...order, except: [{ kind: 'prize', doubloons: 901 }] }, asked('antiPirateAction'), [PASS], laden)).toBe(PASS);
});

test('the stake includes a port’s plunder before the attack, and a merchant that is face up', () => {
  const v = acting();
  const { about } = windowOf({ action: 'attackPort', place: HAVEN });
  const value = tables.portValue.at(-1) ?? 0;
  expect(doubloonsAtStake({ ...about, moment: 'announcement' }, v, tables)).toBe(350 * value);
  expect(doubloonsAtStake({ ...about, moment: 'aftermath' }, v, tables)).toBe(0);
  const [sea] = PLACES;
  const [merchant] = MERCHANTS;
  if (teach === undefined || sea === undefined || merchant === undefined) throw new Error('no sea');
  const off = acting((view) => {
    view.at[teach] = sea;
    view.merchantAt[view.merchantAt.length - 1] = merchant;
  });
  const loot = windowOf({ action: 'lootMerchant', place: HAVEN }).about;
  expect(doubloonsAtStake(loot, off, tables)).toBeGreaterThan(0);
  expect(doubloonsAtStake(loot, acting(), tables)).toBe(0);
});

test('an order for one Action ends with the next Action', () => {
  const first = windowOf({ action: 'move', place: HAVEN });
  const order = giveOrder({ span: 'action', except: [] }, acting(), ME, [], first.about);
  expect(isForAnotherAction(order, { ...first, about: { ...first.about, moment: 'aftermath' } })).toBe(false);
  expect(isForAnotherAction(order, windowOf({ action: 'findMerchant', place: HAVEN }))).toBe(true);
  expect(isForAnotherAction({ ...order, span: 'turn' }, windowOf({ action: 'findMerchant', place: HAVEN }))).toBe(false);
});

test('a warship that arrives ends the order, one that leaves does not', () => {
  const [, shark] = WARSHIPS;
  if (shark === undefined) throw new Error('no warship');
  const sighted = acting((v) => {
    v.warshipAt[2] = shark;
  });
  expect(lapseReason(ordered(FOR_TURN), sighted, ME, [])).toBe('warshipSighted');
  expect(lapseReason(giveOrder(FOR_TURN, sighted, ME, []), acting(), ME, [])).toBeNull();
});

test('a pirate who changes owner ends an order with an exception for him', () => {
  if (teach === undefined) throw new Error('no Teach');
  const order = ordered({ span: 'ownTurn', except: [{ kind: 'pirate', pirate: teach }] });
  const taken = acting((v) => {
    v.owner[teach] = 2;
  });
  expect(lapseReason(order, taken, ME, [])).toBe('pirateGone');
});
