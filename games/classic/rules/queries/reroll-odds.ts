/** C25 What a roll has come to, and what another throw of it could. */
import { NONE, type PirateId, PORTS } from '../data/ids.ts';
import type { About } from '../state/about.ts';
import type { VisibleBoard } from '../state/views.ts';
import { type Judged, type Odds, oddsOf, type Side, type Thrown, type Trial, thrownOf, turned } from './dice-odds.ts';
import { ratingOf } from './pirates.ts';
import { assaultTrial, careenTrial, plunderTrial, priceTrial, ransomTrial } from './port-trials.ts';
import { portOf } from './ports.ts';
import {
  attackTrial,
  battleTrial,
  duelOn,
  evasionTrial,
  moveTrial,
  mutinyTrial,
  petitionTrial,
  retirementTrial,
  surrenderTrial,
  term,
  tortureTrial,
  trialTrial,
  woundTrial,
} from './trials.ts';

type Roll = NonNullable<About['roll']>;

export interface RerollOdds {
  /** What the dice that lie come to. */
  readonly now: Judged;
  readonly odds: Odds;
  /** It is his attack or his ship; false if he defends himself in a duel, so that the outcomes are those of the attacker. */
  readonly isOwn: boolean;
}

/** @returns null if the roll is none of a pirate's, or it can't be told who attacks in a duel */
export function rerollOdds(s: VisibleBoard, { pirate, roll }: About): RerollOdds | null {
  if (pirate === undefined || roll === undefined) return null;
  if (roll.purpose === 'duel') return duelReroll(s, pirate, roll);
  const trial = trialOf(s, pirate, roll);
  if (trial === null) return null;
  const known = { own: lying(roll, roll.side, trial.own), other: lying(roll, 1 - roll.side, trial.other) };
  const isOpposed = roll.counts.length > 1;
  return {
    now: trial.judge(known.own, known.other),
    odds: isOpposed ? withLying(oddsOf(trial, { other: known.other }), 'other', known.other) : oddsOf(trial),
    isOwn: true,
  };
}

/** C20.2 He attacks if his Duel Attack is what has been added to his die. */
function duelReroll(s: VisibleBoard, pirate: PirateId, roll: Roll): RerollOdds | null {
  const added = roll.modifiers[roll.side];
  const [attack, defense] = [ratingOf(s.tables, s, pirate, 'duelAttack'), ratingOf(s.tables, s, pirate, 'duelDefense')];
  if (attack === defense) return null;
  const isAttacker = added === attack;
  const sideOfAttacker = isAttacker ? roll.side : 1 - roll.side;
  const terms = (of: 'duelAttack' | 'duelDefense', side: number) => [term(of, roll.modifiers[side])];
  const trial = duelOn(terms('duelAttack', sideOfAttacker), terms('duelDefense', 1 - sideOfAttacker));
  const known = { own: lying(roll, sideOfAttacker, trial.own), other: lying(roll, 1 - sideOfAttacker, trial.other) };
  const odds = isAttacker
    ? withLying(oddsOf(trial, { other: known.other }), 'other', known.other)
    : withLying(oddsOf(trial, { own: known.own }), 'own', known.own);
  return { now: trial.judge(known.own, known.other), odds: isAttacker ? odds : turned(odds), isOwn: isAttacker };
}

/** Writes the number that a side has thrown into the trial in place of its dice, so that the formula is that of the chances: `1 die + 9 > 5 + 7`. */
function withLying(odds: Odds, side: 'own' | 'other', { total }: Thrown): Odds {
  const { trial } = odds;
  if (trial === null) return odds;
  const { terms } = trial[side];
  return { ...odds, trial: { ...trial, [side]: { ...trial[side], dice: null, terms: [term('number', total), ...terms] } } };
}

/** The dice of a side as they lie. */
function lying({ dice, counts }: Roll, index: number, { dice: kind }: Side): Thrown {
  const first = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  const own = dice.slice(first, first + (counts[index] ?? 0));
  return kind === null || own.length === 0 ? { total: 0, low: 0 } : thrownOf(own, kind);
}

/** @returns the roll as it was before the dice; null if nothing is compared or counted, or it is a duel, in which the pirate alone does not tell who attacks */
export function trialOf(s: VisibleBoard, pirate: PirateId, { purpose, counts, modifiers, side }: Roll): Trial | null {
  const port = PORTS.find((one) => one === (portOf(s, pirate) === NONE ? s.tables.portIn[s.at[pirate]] : portOf(s, pirate)));
  switch (purpose) {
    case 'move':
      return moveTrial(s, pirate, slowerAlly(s, pirate, modifiers[side]));
    case 'attack': {
      const merchant = s.merchantOn[s.chasing[pirate]];
      return attackTrial(s, pirate, merchant === undefined || merchant < 0 ? null : s.tables.merchantDefense[merchant]);
    }
    case 'torture':
      return tortureTrial(s, pirate);
    case 'ransom':
      return port === undefined ? null : ransomTrial(s, pirate, port);
    case 'havenPrice':
    case 'letterPrice':
      return priceTrial(s, pirate, purpose);
    case 'careen':
      return careenTrial(s.tables.ships[s.ship[pirate]].speed - s.speed[pirate]);
    case 'portAttack':
      return port === undefined ? null : assaultTrial(s, pirate, port, counts[side] === 2);
    case 'plunder':
      return port === undefined ? null : plunderTrial(s, port);
    case 'evasion':
      return evasionTrial(s, pirate);
    case 'battle':
      return battleTrial(s, pirate, modifiers[1 - side] ?? 0);
    case 'wound':
      return woundTrial;
    case 'petition':
      return petitionTrial(s, pirate);
    case 'mutiny':
      return mutinyTrial(s, pirate);
    case 'retirement':
      return retirementTrial(s, pirate);
    case 'surrender':
      return surrenderTrial;
    case 'trial':
      return trialTrial(s.netWorth[pirate]);
    default:
      return null;
  }
}

/** C21.2 His ally, if the points of a move have been rolled at the ally's Speed. */
function slowerAlly(s: VisibleBoard, pirate: PirateId, speed: number | undefined): PirateId | typeof NONE {
  const ally = s.ally[pirate];
  const trial = ally === NONE ? null : moveTrial(s, pirate, ally);
  return trial !== null && trial.own.terms[0]?.amount === speed ? ally : NONE;
}
