/** What is known to follow from a choice. */
import { rated } from '../figures.ts';
import type { ConsequenceWords } from '../language.ts';
import { cales, doubloons } from './grammar.ts';

export const consequences: ConsequenceWords = {
  ship: (name, combat, speed, holds) => `${name} : Combat ${rated(combat)}, Vitesse ${rated(speed)}, ${cales(holds)}`,
  torture: (value, information, chance) => `Loyauté +1, Renommée +${value} ; ${chance} de chances de Renseignements +${information}`,
  sold: (booty, percent, amount) => `${doubloons(booty)} à ${percent} % : ${doubloons(amount)}`,
  emptyHold: 'vide',
  stays: (now) => `reste à ${rated(now)}`,
  rises: (now, then) => `de ${rated(now)} à ${rated(then)}`,
  ofPurse: (amount) => `sur ${doubloons(amount)}`,
  toTake: (chance, dice) => `${chance} de chances de le prendre : ${dice}`,
  nobodyThere: 'il n’y a personne',
  combatNow: (combat) => `Combat ${rated(combat)} à présent`,
  refusal: (points) => `${points} PV pour chacun des autres`,
  bribe: (from, to, purse, hopeless) =>
    `${doubloons(from)} à ${doubloons(to)}${hopeless ? ' : impossible à payer, Loyauté −1' : `, sur ${doubloons(purse)}`}`,
  left: (cunning) => `reste ${cunning}`,
  fight: (chance, dice) => `${chance} de chances de gagner : ${dice}`,
  flee: (chance, dice) => `${chance} de chances de s’échapper : ${dice}`,
  attack: (away, win) => `il s’échappe : ${away}, il gagne une bataille : ${win}`,
};
