/** The known consequences of choices. */
import { rated } from '../figures.ts';
import type { ConsequenceWords } from '../language.ts';
import { doubloons, plural } from './grammar.ts';

export const consequences: ConsequenceWords = {
  ship: (name, combat, speed, holds) => `${name}: Combat ${rated(combat)}, Speed ${rated(speed)}, ${plural(holds, 'hold')}`,
  torture: (value, information, chance) => `Loyalty +1, Notoriety +${value}; ${chance} for Information +${information}`,
  sold: (booty, percent, amount) => `${doubloons(booty)} at ${percent} %: ${doubloons(amount)}`,
  emptyHold: 'empty',
  stays: (now) => `still ${rated(now)}`,
  rises: (now, then) => `from ${rated(now)} to ${rated(then)}`,
  ofPurse: (amount) => `of ${doubloons(amount)}`,
  toTake: (chance, dice) => `${chance} to take it: ${dice}`,
  nobodyThere: 'nobody is there',
  combatNow: (combat) => `Combat ${rated(combat)} now`,
  refusal: (points) => `${points} VP for each of the others`,
  bribe: (from, to, purse, hopeless) =>
    `${doubloons(from)} to ${doubloons(to)}${hopeless ? ': can’t be paid, Loyalty −1' : `, of ${doubloons(purse)}`}`,
  left: (cunning) => `${cunning} left`,
  fight: (chance, dice) => `${chance} to win: ${dice}`,
  flee: (chance, dice) => `${chance} to get away: ${dice}`,
  attack: (away, win) => `he flees ${away}, wins ${win}`,
};
