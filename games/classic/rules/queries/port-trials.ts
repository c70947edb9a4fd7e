/** Rolls in ports before they are made: attack and sack, plunder, ransom, prices, careening. */
import type { PirateId, PortId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { type Side, side, sumOf, type Term, type Trial } from './dice-odds.ts';
import { combatOf, ratingOf } from './pirates.ts';
import { PAID_PER_HUNDRED, portStatus, portValue } from './ports.ts';
import { assaultDefense } from './strengths.ts';
import { term } from './trials.ts';

const AMOUNT = { sign: '', other: side(null), outcomes: ['sum'] } as const satisfies Partial<Trial>;

/** C14.2, C14.5 @param isInformed  he uses information, and throws two dice */
export function assaultTrial(s: VisibleBoard, pirate: PirateId, port: PortId, isInformed: boolean): Trial {
  const terms = [term('combat', combatOf(s.tables, s, pirate)), term('ability', ratingOf(s.tables, s, pirate, 'ability'))];
  if (isTogether(s, pirate)) terms.push(term('allysCombat', combatOf(s.tables, s, s.ally[pirate])));
  const defense = term(s.holding[pirate] === 1 ? 'halfDefense' : 'defense', assaultDefense(s, pirate, port));
  return assaultOn(s, pirate, isInformed, terms, [defense]);
}

function assaultOn(b: Board, pirate: PirateId, isInformed: boolean, terms: readonly Term[], against: readonly Term[]): Trial {
  const own = (hits: number): number => (isTogether(b, pirate) ? Math.ceil(hits / 2) : hits);
  return {
    rule: b.holding[pirate] === 1 ? 'C14.5' : 'C14.2',
    purpose: 'portAttack',
    own: side(isInformed ? 'DR12' : 'dr6', terms),
    sign: '>',
    other: side('DR12', against),
    outcomes: ['taken', 'repelled'],
    judge(mine, theirs) {
      const margin = sumOf(terms) + mine.total - sumOf(against) - theirs.total;
      return margin > 0 ? { outcome: 'taken', ownHits: own(theirs.low - 1) } : { outcome: 'repelled', ownHits: own(1 - margin) };
    },
  };
}

/** Pounds for each point of the die. */
const paying = (purpose: Trial['purpose'], rule: string, pounds: number, percent = 100): Trial => ({
  ...AMOUNT,
  rule,
  purpose,
  own: side('dr6', [], pounds, percent),
  judge: ({ total }) => ({ outcome: 'sum', amount: Math.floor((total * pounds * percent) / 100) }),
});

/** C14.4 The plunder of a port that has been taken. */
export const plunderTrial = (s: VisibleBoard, port: PortId): Trial => paying('plunder', 'C14.4', 100 * portValue(s.tables, s, port));

/** C12.6 What a hostage brings in this port. */
export const ransomTrial = (s: VisibleBoard, pirate: PirateId, port: PortId): Trial =>
  paying('ransom', 'C12.6', 100, PAID_PER_HUNDRED[portStatus(s.tables, s, pirate, port)]);

/** C12.5 The price of a haven or a letter, which he must be able to pay. */
export function priceTrial(b: Board, pirate: PirateId, purpose: 'havenPrice' | 'letterPrice'): Trial {
  const purse = b.netWorth[pirate];
  return {
    rule: 'C12.5',
    purpose,
    own: side('dr6', [], 100),
    sign: '≤',
    other: side(null, [term('netWorth', purse)]),
    outcomes: ['affordable', 'tooDear'],
    judge: ({ total }) => ({ outcome: 100 * total <= purse ? 'affordable' : 'tooDear', amount: 100 * total }),
  };
}

/** C15 @param damage  the hits on Speed, or on a Commissioner's movement (C18.3) */
export function careenTrial(damage: number): Trial {
  const own: Side = side('dr6');
  return {
    rule: 'C15',
    purpose: 'careen',
    own,
    sign: '≥',
    other: side(null, [term('damage', damage)]),
    outcomes: ['repaired', 'partlyRepaired'],
    judge: ({ total }) => ({ outcome: total >= damage ? 'repaired' : 'partlyRepaired', amount: Math.min(total, damage) }),
  };
}
