/** C25 What a roll has come to, and what another throw of it could. */
import { NONE, type PirateId, type PortId } from '../data/ids.ts';
import { isEventLot } from '../data/random-events.ts';
import type { About } from '../state/about.ts';
import type { VisibleBoard } from '../state/views.ts';
import { type Judged, judged, type Odds, oddsOf, type Side, type Thrown, type Trial, thrownOf, turned } from './dice-odds.ts';
import { assaultTrial, careenTrial, plunderTrial, priceTrial, ransomTrial } from './port-trials.ts';
import { portOf } from './ports.ts';
import { speedDamage } from './repairs.ts';
import {
  attackTrial,
  battleTrial,
  duelOn,
  evasionTrial,
  modifier,
  moveTrial,
  mutinyTrial,
  petitionTrial,
  retirementTrial,
  scurvyTrial,
  stormTrial,
  surrenderTrial,
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

/** @returns null if the roll is none of a pirate's, or names a port */
export function rerollOdds(s: VisibleBoard, { pirate, roll }: About): RerollOdds | null {
  if (pirate === undefined || roll === undefined) return null;
  const trial = trialOf(s, pirate, roll);
  if (trial === null) return null;
  const known = { own: lying(roll, roll.attacker, trial.own), other: lying(roll, 1 - roll.attacker, trial.other) };
  const now = judged(trial, known.own, known.other);
  if (roll.counts.length === 1) return { now, odds: oddsOf(trial), isOwn: true };
  const isOwn = roll.side === roll.attacker;
  const lies = isOwn ? 'other' : 'own';
  const odds = withLying(oddsOf(trial, { [lies]: known[lies] }), lies, known[lies]);
  return { now, odds: isOwn ? odds : turned(odds), isOwn };
}

/** Writes the number that a side has thrown into the trial in place of its dice, so that the formula is that of the chances: `1 die + 9 > 5 + 7`. */
function withLying(odds: Odds, side: 'own' | 'other', { total }: Thrown): Odds {
  const { trial } = odds;
  if (trial === null) return odds;
  const { modifiers } = trial[side];
  return { ...odds, trial: { ...trial, [side]: { ...trial[side], dice: null, modifiers: [modifier('number', total), ...modifiers] } } };
}

/** The dice of a side as they lie. */
function lying({ dice, counts }: Roll, index: number, { dice: kind }: Side): Thrown {
  const first = counts.slice(0, index).reduce((sum, count) => sum + count, 0);
  return thrownOf(dice, kind, first);
}

/**
 * What a roll is about. Its modifiers say what the pirates' figures alone don't: the Combat of hunters, who attacks in a duel, and what the dice
 * are held against where no pirate throws them.
 * @param pirate  who throws the dice, or none
 * @returns null if nothing is compared or counted, since the dice name a port
 */
export function trialOf(s: VisibleBoard, pirate: PirateId, { purpose, counts, modifiers, side, attacker }: Roll): Trial | null {
  if (isEventLot(purpose)) return null;
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
      return ifAt(portHere(s, pirate), (port) => ransomTrial(s, pirate, port));
    case 'havenPrice':
    case 'letterPrice':
      return priceTrial(s, pirate, purpose);
    case 'careen':
      return careenTrial(pirate === NONE ? -modifiers[0] : speedDamage(s, pirate));
    case 'portAttack':
      return ifAt(portHere(s, pirate), (port) => assaultTrial(s, pirate, port, counts[0] === 2));
    case 'plunder':
      return ifAt(portHere(s, pirate), (port) => plunderTrial(s, port));
    case 'evasion':
      return evasionTrial(s, pirate);
    case 'battle':
      return battleTrial(s, pirate, modifiers[1]);
    case 'duel':
      return duelOn(modifiers[attacker], modifiers[1 - attacker]);
    case 'wound':
      return woundTrial;
    case 'petition':
      return petitionTrial(-modifiers[0]);
    case 'scurvy':
      return scurvyTrial(-modifiers[0]);
    case 'storm':
    case 'waves':
      return stormTrial(purpose, -modifiers[0]);
    case 'mutiny':
      return mutinyTrial(s, pirate);
    case 'retirement':
      return retirementTrial(s, pirate);
    case 'surrender':
      return surrenderTrial;
    case 'trial':
      return trialTrial(s.netWorth[pirate]);
    case 'governorPlacement':
      return null;
  }
}

/** @returns the port that he lies in, or else that of his hex */
function portHere(s: VisibleBoard, pirate: PirateId): PortId | typeof NONE {
  const port = portOf(s, pirate);
  return port === NONE ? s.tables.portIn[s.at[pirate]] : port;
}
const ifAt = (port: PortId | typeof NONE, trial: (port: PortId) => Trial): Trial | null => (port === NONE ? null : trial(port));

/** C21.2 His ally, if the points of a move have been rolled at the ally's Speed. */
function slowerAlly(s: VisibleBoard, pirate: PirateId, speed: number | undefined): PirateId | typeof NONE {
  const ally = s.ally[pirate];
  const trial = ally === NONE ? null : moveTrial(s, pirate, ally);
  return trial !== null && trial.own.modifiers[0]?.amount === speed ? ally : NONE;
}
