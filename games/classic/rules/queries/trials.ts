/** Rolls of ships and captains before they are made: the dice, what is added to them, and the possible outcomes. */
import { NONE, type PirateId } from '../data/ids.ts';
import type { Board } from '../state/position.ts';
import type { Modifier, ModifierCause } from '../state/rolls.ts';
import type { VisibleBoard } from '../state/views.ts';
import { isTogether } from './allies.ts';
import { comesTo, DIE, NOTHING, type Side, side, TENS, type Trial, TWO_DICE } from './dice-odds.ts';
import { combatOf, handicapOf, ratingOf, speedOf, worthOf } from './pirates.ts';
import { ALLYS_HELP, ESCAPES_FROM, HANGED_AT, HANGED_FROM, TRIED_AT } from './strengths.ts';

export const modifier = (cause: ModifierCause, amount: number): Modifier => ({ cause, amount });
/** Adds what D&R or a careened ship takes from the dice, if it is anything. */
function withHandicap(b: Board, pirate: PirateId, modifiers: Modifier[]): readonly Modifier[] {
  const amount = handicapOf(b, pirate);
  if (amount !== 0) modifiers.push(modifier('handicap', amount));
  return modifiers;
}
const ability = (s: VisibleBoard, pirate: PirateId): Modifier => modifier('ability', ratingOf(s.tables, s, pirate, 'ability'));
const combat = (s: VisibleBoard, pirate: PirateId): Modifier => modifier('combat', combatOf(s.tables, s, pirate));
const speed = (s: VisibleBoard, pirate: PirateId): Modifier => modifier('speed', speedOf(s.tables, s, pirate));
/** Two dice; with an ally beside him two pairs, and only the higher pair counts (C21.3). */
const battleDice = (b: Board, pirate: PirateId) => (isTogether(b, pirate) ? 'better' : 'DR12');

/** C9.3 @param defense  of the merchant; null if it is not known, so that only the modifiers are of use */
export function attackTrial(s: VisibleBoard, pirate: PirateId, defense: number | null): Trial {
  const against = defense === null ? modifier('unknownDefense', 0) : modifier('defense', -defense);
  return attackOn([combat(s, pirate), speed(s, pirate), ability(s, pirate), against], isTogether(s, pirate));
}
/** @param parts  of the attack number */
export const attackOn = (parts: readonly Modifier[], isShared = false): Trial => ({
  rule: 'C9.3',
  purpose: 'attack',
  own: isShared ? side('DR12', [modifier('allysHelp', -ALLYS_HELP)]) : TWO_DICE,
  sign: '≤',
  other: side(null, parts),
  outcomes: ['captured', 'damaged', 'escapes'],
  judge(over) {
    if (over <= 0) return comesTo('captured', over);
    return over >= ESCAPES_FROM ? comesTo('escapes', over) : comesTo('damaged', over, over);
  },
  isShared,
});

/** C16.3 He evades one hunter, or several of one nation together. */
export const evasionTrial = (s: VisibleBoard, pirate: PirateId): Trial => evasionOn(withHandicap(s, pirate, [speed(s, pirate)]));
export const evasionOn = (modifiers: readonly Modifier[]): Trial => ({
  rule: 'C16.3',
  purpose: 'evasion',
  own: side('dr6', modifiers),
  sign: '>',
  other: DIE,
  outcomes: ['evades', 'intercepted'],
  judge: (margin) => comesTo(margin > 0 ? 'evades' : 'intercepted', margin),
});

/** C16.4 A round of a battle. @param hunters  their Combat */
export const battleTrial = (s: VisibleBoard, pirate: PirateId, hunters: number): Trial =>
  battleOn(side(battleDice(s, pirate), withHandicap(s, pirate, [combat(s, pirate), ability(s, pirate)])), hunters);
export const battleOn = (own: Side, hunters: number): Trial => ({
  rule: 'C16.4',
  purpose: 'battle',
  own,
  sign: '>',
  other: side('DR12', [modifier('hunters', hunters)]),
  outcomes: ['wins', 'even', 'loses'],
  judge: (margin) => comesTo(margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'even', margin, Math.max(1, -margin), Math.max(1, margin)),
});

/** C20.2 An exchange in which he attacks. */
export const duelTrial = (s: VisibleBoard, attacker: PirateId, defender: PirateId): Trial =>
  duelOn(ratingOf(s.tables, s, attacker, 'duelAttack'), ratingOf(s.tables, s, defender, 'duelDefense'));
export const duelOn = (attack: number, defense: number): Trial => ({
  rule: 'C20.2',
  purpose: 'duel',
  own: side('dr6', [modifier('duelAttack', attack)]),
  sign: '>',
  other: side('dr6', [modifier('duelDefense', defense)]),
  outcomes: ['strikes', 'misses'],
  judge: (difference) => (difference > 0 ? comesTo('strikes', difference, 0, difference) : comesTo('misses', difference, 1)),
});

/** C8.1 @param companion  the ally who comes along, or none: the lower Speed counts (C21.2) */
export function moveTrial(s: VisibleBoard, pirate: PirateId, companion: PirateId | typeof NONE = NONE): Trial {
  const isSlower = companion !== NONE && speedOf(s.tables, s, companion) < speedOf(s.tables, s, pirate);
  return {
    rule: 'C8.1',
    purpose: 'move',
    own: side('dr6', [speed(s, isSlower ? companion : pirate)]),
    sign: '',
    other: NOTHING,
    outcomes: ['sum'],
    judge: (points) => comesTo('sum', points, 0, 0, Math.max(1, points)),
  };
}

/** C9.8 */
export const tortureTrial = (s: VisibleBoard, pirate: PirateId): Trial => tortureOn(ratingOf(s.tables, s, pirate, 'cruelty'));
export const tortureOn = (cruelty: number): Trial => ({
  rule: 'C9.8',
  purpose: 'torture',
  own: DIE,
  sign: '≤',
  other: side(null, [modifier('cruelty', cruelty)]),
  outcomes: ['tellsAndDies', 'tells', 'silent'],
  judge: (margin) => comesTo(margin < 0 ? 'tellsAndDies' : margin === 0 ? 'tells' : 'silent', margin),
});

/** C10.3 */
export const mutinyTrial = (s: VisibleBoard, pirate: PirateId): Trial => mutinyOn(ratingOf(s.tables, s, pirate, 'leadership'));
export const mutinyOn = (leadership: number): Trial => ({
  rule: 'C10.3',
  purpose: 'mutiny',
  own: DIE,
  sign: '<',
  other: side(null, [modifier('leadership', leadership)]),
  outcomes: ['talkedDown', 'mayRetire', 'marooned'],
  judge: (margin) => comesTo(margin < 0 ? 'talkedDown' : margin === 0 ? 'mayRetire' : 'marooned', margin),
});

/** C18.1 @param notoriety  of the one petitioned against */
export const petitionTrial = (notoriety: number): Trial => ({
  rule: 'C18.1',
  purpose: 'petition',
  own: TENS,
  sign: '≤',
  other: side(null, [modifier('notoriety', notoriety)]),
  outcomes: ['granted', 'refused'],
  judge: (margin) => comesTo(margin <= 0 ? 'granted' : 'refused', margin),
});

/** C24.1 */
export const retirementTrial = (b: Board, pirate: PirateId): Trial => ({
  rule: 'C24.1',
  purpose: 'retirement',
  own: side('Dr66', [], 100),
  sign: '≤',
  other: side(null, [modifier('netWorth', worthOf(b, pirate))]),
  outcomes: ['retires', 'stays'],
  judge: (margin) => comesTo(margin <= 0 ? 'retires' : 'stays', margin),
});

/** C24.3 The first die of a surrender: the chance of a trial counts with its own outcome. */
export const surrenderTrial: Trial = {
  rule: 'C24.3',
  purpose: 'surrender',
  own: DIE,
  sign: '>',
  other: side(null, [modifier('number', TRIED_AT)]),
  outcomes: ['retires', 'tried', 'hanged'],
  judge: (margin, { total }) => comesTo(total === HANGED_AT ? 'hanged' : total === TRIED_AT ? 'tried' : 'retires', margin),
};

/** C24.3 @param netWorth  on board; he pays a tenth of it for each point of the dice, rounded up [C25] */
export const trialTrial = (netWorth: number): Trial => ({
  rule: 'C24.3',
  purpose: 'trial',
  own: TWO_DICE,
  sign: '<',
  other: side(null, [modifier('number', HANGED_FROM)]),
  outcomes: ['retires', 'hanged'],
  judge: (margin, { total }) =>
    margin >= 0 ? comesTo('hanged', margin) : comesTo('retires', margin, 0, 0, Math.min(netWorth, Math.ceil((netWorth * total) / 10))),
});

/** C17.1 A check for a wound. */
export const woundTrial: Trial = {
  rule: 'C17.1',
  purpose: 'wound',
  own: DIE,
  sign: '>',
  other: side(null, [modifier('number', 1)]),
  outcomes: ['unhurt', 'wounded'],
  judge: (margin) => comesTo(margin > 0 ? 'unhurt' : 'wounded', margin),
};

/** C17.2 @param from  the lowest die that brings scurvy */
export const scurvyTrial = (from: number): Trial => ({
  rule: 'C17.2',
  purpose: 'scurvy',
  own: DIE,
  sign: '<',
  other: side(null, [modifier('number', from)]),
  outcomes: ['healthy', 'ill'],
  judge: (margin) => comesTo(margin < 0 ? 'healthy' : 'ill', margin),
});

/** C23.2 The highest die that does a ship no harm. */
export const shelterOf = (isAtCoast: boolean): number => (isAtCoast ? 1 : 2);
/** C23.1, C23.2 Each point above the shelter is a hit. */
export const stormTrial = (purpose: 'storm' | 'waves', shelter: number): Trial => ({
  rule: purpose === 'storm' ? 'C23.2' : 'C23.1',
  purpose,
  own: DIE,
  sign: '≤',
  other: side(null, [modifier('number', shelter)]),
  outcomes: ['weathers', 'struck'],
  judge: (margin) => (margin <= 0 ? comesTo('weathers', margin) : comesTo('struck', margin, margin)),
});
