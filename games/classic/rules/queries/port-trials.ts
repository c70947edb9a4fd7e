/** Rolls in ports before they are made: attack and sack, plunder, ransom, prices, careening. */
import type { PirateId, PortId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import type { Modifier } from '../state/rolls.ts';
import type { VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { comesTo, DIE, NOTHING, side, type Trial } from './dice-odds.ts';
import { combatOf, ratingOf } from './pirates.ts';
import { PAID_PER_HUNDRED, portStatus, portValue } from './ports.ts';
import { modifier } from './trials.ts';

const AMOUNT = { sign: '', other: NOTHING, outcomes: ['sum'] } as const satisfies Partial<Trial>;

/** C14.2 C21.2 Both ships' Combat counts, and the Ability of the operating pirate. C14.5 A port that is sacked counts half its defense, rounded up. @param isInformed  he uses information, and throws two dice */
export function assaultTrial(s: VisibleBoard, pirate: PirateId, port: PortId, isInformed: boolean): Trial {
  const isSack = s.holding[pirate] === 1;
  const modifiers = [modifier('combat', combatOf(s.tables, s, pirate)), modifier('ability', ratingOf(s.tables, s, pirate, 'ability'))];
  if (isTogether(s, pirate)) modifiers.push(modifier('allysCombat', combatOf(s.tables, s, s.ally[pirate])));
  const full = s.tables.portDefense[port];
  const against = isSack ? modifier('halfDefense', Math.ceil(full / 2)) : modifier('defense', full);
  const trial = assaultOn(modifiers, against, isInformed);
  return { ...trial, rule: isSack ? 'C14.5' : trial.rule, isShared: isTogether(s, pirate) };
}
export const assaultOn = (modifiers: readonly Modifier[], against: Modifier, isInformed: boolean): Trial => ({
  rule: 'C14.2',
  purpose: 'portAttack',
  own: side(isInformed ? 'DR12' : 'dr6', modifiers),
  sign: '>',
  other: side('DR12', [against]),
  outcomes: ['taken', 'repelled'],
  judge: (margin, _own, { low }) => (margin > 0 ? comesTo('taken', margin, low - 1) : comesTo('repelled', margin, 1 - margin)),
});

/** Pounds for each point of the die. */
const paying = (purpose: Trial['purpose'], rule: string, pounds: number, percent = 100): Trial => ({
  ...AMOUNT,
  rule,
  purpose,
  own: side('dr6', [], pounds, percent),
  judge: (paid) => comesTo('sum', paid, 0, 0, paid),
});

/** C14.4 The plunder of a port that has been taken. */
export const plunderTrial = (s: VisibleBoard, port: PortId): Trial => paying('plunder', 'C14.4', 100 * portValue(s.tables, s, port));

/** C12.6 What a hostage brings in this port. */
export const ransomTrial = (s: VisibleBoard, pirate: PirateId, port: PortId): Trial =>
  paying('ransom', 'C12.6', 100, PAID_PER_HUNDRED[portStatus(s.tables, s, pirate, port)]);

/** C12.5 The price of a haven or a letter, which he must be able to pay. */
export function priceTrial(b: Board, pirate: PirateId, purpose: 'havenPrice' | 'letterPrice'): Trial {
  return {
    rule: 'C12.5',
    purpose,
    own: side('dr6', [], 100),
    sign: '≤',
    other: side(null, [modifier('netWorth', b.netWorth[pirate])]),
    outcomes: ['affordable', 'tooDear'],
    judge: (margin, { total }) => comesTo(margin <= 0 ? 'affordable' : 'tooDear', margin, 0, 0, 100 * total),
  };
}

/** C15 @param damage  the hits on Speed, or on a Commissioner's movement (C18.3) */
export function careenTrial(damage: number): Trial {
  return {
    rule: 'C15',
    purpose: 'careen',
    own: DIE,
    sign: '≥',
    other: side(null, [modifier('damage', damage)]),
    outcomes: ['repaired', 'partlyRepaired'],
    judge: (margin, { total }) => comesTo(margin >= 0 ? 'repaired' : 'partlyRepaired', margin, 0, 0, Math.min(total, damage)),
  };
}
