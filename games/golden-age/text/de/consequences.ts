/** The known consequences of choices. */
import { rated } from '../figures.ts';
import type { ConsequenceWords } from '../language.ts';
import { doubloons, holds } from './grammar.ts';

export const consequences: ConsequenceWords = {
  ship: (name, combat, speed, count) => `${name}: Kampf ${rated(combat)}, Tempo ${rated(speed)}, ${holds(count)}`,
  torture: (value, information, chance) => `Loyalität +1, Ruhm +${value}; ${chance} auf Kenntnisse +${information}`,
  sold: (booty, percent, amount) => `${doubloons(booty)} zu ${percent} %: ${doubloons(amount)}`,
  emptyHold: 'leer',
  stays: (now) => `bleibt bei ${rated(now)}`,
  rises: (now, then) => `von ${rated(now)} auf ${rated(then)}`,
  ofPurse: (amount) => `von ${doubloons(amount)}`,
  toTake: (chance, dice) => `${chance} auf Erfolg: ${dice}`,
  nobodyThere: 'niemand ist dort',
  combatNow: (combat) => `Kampf jetzt ${rated(combat)}`,
  refusal: (points) => `${points} SP für jeden der anderen`,
  bribe: (from, to, purse, hopeless) =>
    `${doubloons(from)} bis ${doubloons(to)}${hopeless ? ': nicht zu bezahlen, Loyalität −1' : `, von ${doubloons(purse)}`}`,
  left: (cunning) => `noch ${cunning}`,
  fight: (chance, dice) => `${chance} auf Sieg: ${dice}`,
  flee: (chance, dice) => `${chance} zu entkommen: ${dice}`,
  attack: (away, win) => `er entkommt: ${away}, siegt: ${win}`,
};
