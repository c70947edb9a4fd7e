import type { SlipWords } from './words.ts';

export const en: SlipWords = {
  leftCargo: (money) => `A cargo of ${money} was left behind.`,
  leftPlunder: (money) => `Plunder of ${money} was left in the port.`,
  unsold: (money) => `This port would have paid ${money} for the booty aboard.`,
  soldLow: (percent) => `This port pays only ${percent} % of what booty is worth.`,
  ransomedLow: (percent) => `This port pays only ${percent} % of a ransom.`,
  tortured: (chance) => `The hostage dies under torture in ${chance} of the rolls, and then brings no ransom.`,
  setFree: 'The hostage was set free without a ransom.',
  threwMore: (threw, other) => `Booty of ${threw} went overboard, though a hold had only ${other}.`,
  madeEnemy: (nation, ports) =>
    `The attack shuts ${ports === 1 ? `one ${nation} port` : `${ports} ${nation} ports`} that stood open to him.`,
  wentHome: (pirate, money) => `${pirate} chose to retire with ${money}; more could be expected at sea.`,
  sailedOn: (pirate, money, chance) => `${pirate} could have tried to retire with ${money}: ${chance}.`,
  idle: 'The turn’s operation went unused.',
  letPass: (pirate, money, notoriety) => `You let ${pirate} pass, with ${money} aboard and a Notoriety of ${notoriety}.`,
  notThrown: (chance) => `The roll you passed up had a ${chance} chance.`,
  thrown: (chance) => `The roll had a ${chance} chance.`,
  unstashed: (money) => `${money} stayed aboard, where it can be lost.`,
  odds: (had, could) => `Its chance was ${had}; the better choice had ${could}.`,
};
