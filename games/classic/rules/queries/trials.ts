/** Rolls of ships and captains before they are made: the dice, what is added to them, and the possible outcomes. */
import { NONE, type PirateId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import type { VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { side, sumOf, type Term, type TermKind, type Trial } from './dice-odds.ts';
import { combatOf, handicapOf, ratingOf, speedOf, worthOf } from './pirates.ts';
import { allysHelp, ESCAPES_FROM, HANGED_AT, HANGED_FROM, TRIED_AT } from './strengths.ts';

export const term = (of: TermKind, amount: number): Term => ({ of, amount });
/** @returns the term, or none if it is 0 */
const ifAny = (of: TermKind, amount: number): readonly Term[] => (amount === 0 ? [] : [term(of, amount)]);
const ability = (s: VisibleBoard, pirate: PirateId): Term => term('ability', ratingOf(s.tables, s, pirate, 'ability'));
const combat = (s: VisibleBoard, pirate: PirateId): Term => term('combat', combatOf(s.tables, s, pirate));
const speed = (s: VisibleBoard, pirate: PirateId): Term => term('speed', speedOf(s.tables, s, pirate));
/** Two dice; with an ally beside him two pairs, and only the higher pair counts (C21.3). */
const battleDice = (b: Board, pirate: PirateId) => (isTogether(b, pirate) ? 'better' : 'DR12');
/** C21.2 What a pirate bears of hits that an ally shares. */
const ownPart = (b: Board, pirate: PirateId, hits: number): number => (isTogether(b, pirate) ? Math.ceil(hits / 2) : hits);

/** C9.3 @param defense  of the merchant; null if it is not known, so that only the terms are of use */
export function attackTrial(s: VisibleBoard, pirate: PirateId, defense: number | null): Trial {
  const against = defense === null ? term('unknownDefense', 0) : term('defense', -defense);
  return attackOn(s, pirate, [combat(s, pirate), speed(s, pirate), ability(s, pirate), against]);
}

/** C9.3 @param terms  they make up the attack number */
function attackOn(s: VisibleBoard, pirate: PirateId, terms: readonly Term[]): Trial {
  const help = allysHelp(s, pirate);
  return {
    rule: 'C9.3',
    purpose: 'attack',
    own: side('DR12', ifAny('allysHelp', -help)),
    sign: '≤',
    other: side(null, terms),
    outcomes: ['captured', 'damaged', 'escapes'],
    judge({ total }) {
      const over = total - help - sumOf(terms);
      if (over <= 0) return { outcome: 'captured' };
      return over >= ESCAPES_FROM ? { outcome: 'escapes' } : { outcome: 'damaged', ownHits: ownPart(s, pirate, over) };
    },
  };
}

/** C16.3 Of one hunter, or of several of one nation together. */
export const evasionTrial = (s: VisibleBoard, pirate: PirateId): Trial =>
  evasionOn([speed(s, pirate), ...ifAny('handicap', handicapOf(s, pirate))]);
const evasionOn = (terms: readonly Term[]): Trial => ({
  rule: 'C16.3',
  purpose: 'evasion',
  own: side('dr6', terms),
  sign: '>',
  other: side('dr6'),
  outcomes: ['evades', 'intercepted'],
  judge: (own, other) => ({ outcome: sumOf(terms) + own.total > other.total ? 'evades' : 'intercepted' }),
});

/** C16.4 A round of a battle. @param hunters  their Combat */
export const battleTrial = (s: VisibleBoard, pirate: PirateId, hunters: number): Trial =>
  battleOn(s, pirate, [combat(s, pirate), ability(s, pirate), ...ifAny('handicap', handicapOf(s, pirate))], hunters);
const battleOn = (b: Board, pirate: PirateId, terms: readonly Term[], hunters: number): Trial => ({
  rule: 'C16.4',
  purpose: 'battle',
  own: side(battleDice(b, pirate), terms),
  sign: '>',
  other: side('DR12', [term('hunters', hunters)]),
  outcomes: ['wins', 'even', 'loses'],
  judge(own, other) {
    const margin = sumOf(terms) + own.total - hunters - other.total;
    const outcome = margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'even';
    return { outcome, ownHits: Math.max(1, -margin), otherHits: Math.max(1, margin) };
  },
});

/** C20.2 An exchange in which he attacks. */
export const duelTrial = (s: VisibleBoard, attacker: PirateId, defender: PirateId): Trial =>
  duelOn(
    [term('duelAttack', ratingOf(s.tables, s, attacker, 'duelAttack'))],
    [term('duelDefense', ratingOf(s.tables, s, defender, 'duelDefense'))],
  );
export const duelOn = (attack: readonly Term[], defense: readonly Term[]): Trial => ({
  rule: 'C20.2',
  purpose: 'duel',
  own: side('dr6', attack),
  sign: '>',
  other: side('dr6', defense),
  outcomes: ['strikes', 'misses'],
  judge(own, other) {
    const difference = sumOf(attack) + own.total - sumOf(defense) - other.total;
    return difference > 0 ? { outcome: 'strikes', otherHits: difference } : { outcome: 'misses', ownHits: 1 };
  },
});

/** C8.1 @param companion  the ally who comes along, or none: the lower Speed counts (C21.2) */
export function moveTrial(s: VisibleBoard, pirate: PirateId, companion: PirateId | typeof NONE = NONE): Trial {
  const slowest = companion !== NONE && speedOf(s.tables, s, companion) < speedOf(s.tables, s, pirate) ? companion : pirate;
  const terms = [speed(s, slowest)];
  return {
    rule: 'C8.1',
    purpose: 'move',
    own: side('dr6', terms),
    sign: '',
    other: side(null),
    outcomes: ['sum'],
    judge: ({ total }) => ({ outcome: 'sum', amount: Math.max(1, total + sumOf(terms)) }),
  };
}

/** C9.8 */
export function tortureTrial(s: VisibleBoard, pirate: PirateId): Trial {
  const cruelty = ratingOf(s.tables, s, pirate, 'cruelty');
  return {
    rule: 'C9.8',
    purpose: 'torture',
    own: side('dr6'),
    sign: '≤',
    other: side(null, [term('cruelty', cruelty)]),
    outcomes: ['tellsAndDies', 'tells', 'silent'],
    judge: ({ total }) => ({ outcome: total < cruelty ? 'tellsAndDies' : total === cruelty ? 'tells' : 'silent' }),
  };
}

/** C10.3 */
export function mutinyTrial(s: VisibleBoard, pirate: PirateId): Trial {
  const leadership = ratingOf(s.tables, s, pirate, 'leadership');
  return {
    rule: 'C10.3',
    purpose: 'mutiny',
    own: side('dr6'),
    sign: '<',
    other: side(null, [term('leadership', leadership)]),
    outcomes: ['talkedDown', 'mayRetire', 'marooned'],
    judge: ({ total }) => ({ outcome: total < leadership ? 'talkedDown' : total === leadership ? 'mayRetire' : 'marooned' }),
  };
}

/** C18.1 @param pirate  the one petitioned against */
export function petitionTrial(b: Board, pirate: PirateId): Trial {
  const notoriety = b.notoriety[pirate];
  return {
    rule: 'C18.1',
    purpose: 'petition',
    own: side('Dr66'),
    sign: '≤',
    other: side(null, [term('notoriety', notoriety)]),
    outcomes: ['granted', 'refused'],
    judge: ({ total }) => ({ outcome: total <= notoriety ? 'granted' : 'refused' }),
  };
}

/** C24.1 */
export function retirementTrial(b: Board, pirate: PirateId): Trial {
  const worth = worthOf(b, pirate);
  return {
    rule: 'C24.1',
    purpose: 'retirement',
    own: side('Dr66', [], 100),
    sign: '≤',
    other: side(null, [term('netWorth', worth)]),
    outcomes: ['retires', 'stays'],
    judge: ({ total }) => ({ outcome: total * 100 <= worth ? 'retires' : 'stays' }),
  };
}

/** C24.3 The first die of a surrender: the chance of a trial counts with its own outcome. */
export const surrenderTrial: Trial = {
  rule: 'C24.3',
  purpose: 'surrender',
  own: side('dr6'),
  sign: '>',
  other: side(null, [term('number', TRIED_AT)]),
  outcomes: ['retires', 'tried', 'hanged'],
  judge: ({ total }) => ({ outcome: total === HANGED_AT ? 'hanged' : total === TRIED_AT ? 'tried' : 'retires' }),
};

/** C24.3 @param netWorth  on board; he pays a tenth of it for each point of the dice, rounded up */
export const trialTrial = (netWorth: number): Trial => ({
  rule: 'C24.3',
  purpose: 'trial',
  own: side('DR12'),
  sign: '<',
  other: side(null, [term('number', HANGED_FROM)]),
  outcomes: ['retires', 'hanged'],
  judge: ({ total }) =>
    total >= HANGED_FROM ? { outcome: 'hanged' } : { outcome: 'retires', amount: Math.min(netWorth, Math.ceil((netWorth * total) / 10)) },
});

/** C17.1 A check for a wound. */
export const woundTrial: Trial = {
  rule: 'C17.1',
  purpose: 'wound',
  own: side('dr6'),
  sign: '>',
  other: side(null, [term('number', 1)]),
  outcomes: ['unhurt', 'wounded'],
  judge: ({ total }) => ({ outcome: total === 1 ? 'wounded' : 'unhurt' }),
};
