import {
  type ActionKind,
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
} from '@bb/engine';
import { expect, test } from 'vitest';
import { give, lapse, type PassOrder, stake, standingAnswer, strays } from './standing.ts';

const [teach, low, mine] = [PIRATES[19], PIRATES[11], PIRATES[0]];
const WHOLE: PassOrder = { span: 'turn', except: [] };
const TILL_MINE: PassOrder = { span: 'ownTurn', except: [] };
const ME = 0;
const HAVEN = PLACES.at(-1) ?? NO_PLACE;

/** Seat 1 acts with its first pirate; seat 0 looks on. */
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
  rule: '4.6',
  path: [],
  about: pirate === undefined ? {} : { pirate },
});
const card: Choice = choiceFromJson({ type: 'playAgainst', card: 'wear-and-tear-1' });
const react: Choice = choiceFromJson({ type: 'react' });
const tables = newGame({ players: 3 }).tables;
const answer = (order: PassOrder, d: Decision, choices: readonly Choice[], v = acting()) => standingAnswer(order, d, choices, v, tables);
const ordered = (order: PassOrder, hand: Parameters<typeof give>[3] = []) => give(order, acting(), ME, hand);

test('a pass for the turn answers every window of it, also with a card at hand', () => {
  expect(answer(WHOLE, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(answer(WHOLE, asked('kcSurprise'), [PASS, card])).toBe(PASS);
  expect(answer(WHOLE, asked('doubleCross'), [PASS, card])).toBe(PASS);
});

test('what is no window is always asked: one’s own pirate, one’s own dice', () => {
  expect(answer(WHOLE, asked('negate'), [PASS, card])).toBeNull();
  expect(answer(WHOLE, asked('fightOrFlee'), [PASS])).toBeNull();
  expect(answer(WHOLE, asked('antiPirateAction'), [card])).toBeNull();
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
  const order = ordered({ span: 'pirate', except: [] });
  expect(lapse(order, acting(), ME, [])).toBeNull();
  const other = acting((v) => {
    if (low !== undefined) v.activePirate = low;
  });
  expect(lapse(order, other, ME, [])).toBe('otherPirate');
});

test('with an exception for a pirate his windows are asked, and only his', () => {
  if (teach === undefined) throw new Error('no Teach');
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'pirate', pirate: teach }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, card])).toBeNull();
  expect(answer(order, asked('antiPirateAction', low), [PASS, card])).toBe(PASS);
  const gone = acting((v) => {
    v.at[teach] = NO_PLACE;
  });
  expect(lapse(ordered(order), gone, ME, [])).toBe('pirateGone');
});

test('with an exception for the Commissioner only his Reactions are asked', () => {
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'reaction' }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, card])).toBe(PASS);
  expect(answer(order, asked('antiPirateAction'), [PASS, react])).toBeNull();
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

const windowOf = (about: Partial<Decision['about']>): Decision => ({
  ...asked('antiPirateAction'),
  about: { ...asked('antiPirateAction').about, ...about },
});

test('with an exception for a kind of Action only those are asked', () => {
  const order: PassOrder = { span: 'ownTurn', except: [{ kind: 'deed', deed: 'retirement' }] };
  expect(answer(order, windowOf({ action: 'retireInHaven' }), [PASS, card])).toBeNull();
  expect(answer(order, windowOf({ action: 'bribeToRetire' }), [PASS, card])).toBeNull();
  expect(answer(order, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBe(PASS);
  expect(answer({ ...order, except: [{ kind: 'deed', deed: 'loot' }] }, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBeNull();
});

test('with an exception for a card those windows are asked in which whoever has it could play it, held or not', () => {
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

test('several exceptions: any of them', () => {
  const order: PassOrder = { span: 'turn', except: [{ kind: 'reaction' }, { kind: 'deed', deed: 'loot' }] };
  expect(answer(order, asked('antiPirateAction'), [PASS, react])).toBeNull();
  expect(answer(order, windowOf({ action: 'lootMerchant' }), [PASS, card])).toBeNull();
  expect(answer(order, asked('antiPirateAction'), [PASS])).toBe(PASS);
});

test('with an exception for a prize only great ones are asked: what is aboard counts', () => {
  if (teach === undefined) throw new Error('no Teach');
  const laden = acting((v) => {
    v.holds[teach * (v.holds.length / v.at.length)] = 900;
  });
  const order: PassOrder = { span: 'turn', except: [{ kind: 'prize', doubloons: 900 }] };
  expect(answer(order, asked('antiPirateAction'), [PASS], laden)).toBeNull();
  expect(answer({ ...order, except: [{ kind: 'prize', doubloons: 901 }] }, asked('antiPirateAction'), [PASS], laden)).toBe(PASS);
});

test('and so does what he goes for: a port’s plunder before the attack, a merchant that has been seen', () => {
  const v = acting();
  const { about } = windowOf({ action: 'attackPort', place: HAVEN });
  const value = tables.portValue.at(-1) ?? 0;
  expect(stake({ ...about, moment: 'announcement' }, v, tables)).toBe(350 * value);
  expect(stake({ ...about, moment: 'aftermath' }, v, tables)).toBe(0);
  const [sea] = PLACES;
  const [merchant] = MERCHANTS;
  if (teach === undefined || sea === undefined || merchant === undefined) throw new Error('no sea');
  const off = acting((one) => {
    one.at[teach] = sea;
    one.merchantAt[one.merchantAt.length - 1] = merchant;
  });
  const loot = windowOf({ action: 'lootMerchant', place: HAVEN }).about;
  expect(stake(loot, off, tables)).toBeGreaterThan(0);
  expect(stake(loot, acting(), tables)).toBe(0);
});

test('a pass for one Action strays with the next', () => {
  const first = windowOf({ action: 'move', place: HAVEN });
  const order = give({ span: 'action', except: [] }, acting(), ME, [], first.about);
  expect(strays(order, { ...first, about: { ...first.about, moment: 'aftermath' } })).toBe(false);
  expect(strays(order, windowOf({ action: 'findMerchant', place: HAVEN }))).toBe(true);
  expect(strays({ ...order, span: 'turn' }, windowOf({ action: 'findMerchant', place: HAVEN }))).toBe(false);
});

test('a warship that comes ends the order, one that leaves does not', () => {
  const [, shark] = WARSHIPS;
  if (shark === undefined) throw new Error('no warship');
  const sighted = acting((v) => {
    v.warshipAt[2] = shark;
  });
  expect(lapse(ordered(WHOLE), sighted, ME, [])).toBe('warshipSighted');
  expect(lapse(give(WHOLE, sighted, ME, []), acting(), ME, [])).toBeNull();
});

test('a pirate who changes hands is not the one that was meant', () => {
  if (teach === undefined) throw new Error('no Teach');
  const order = ordered({ span: 'ownTurn', except: [{ kind: 'pirate', pirate: teach }] });
  const taken = acting((v) => {
    v.owner[teach] = 2;
  });
  expect(lapse(order, taken, ME, [])).toBe('pirateGone');
});
