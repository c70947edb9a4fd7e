import { plural } from '../en/grammar.ts';
import type { SlipWords } from './words.ts';

export const en: SlipWords = {
  tortured: (ransom) => `The captive’s ransom comes to ${ransom} on average.`,
  spared: (notoriety) => `Torture brings ${plural(notoriety, 'point', 'points')} of Notoriety at once.`,
  leftCargo: (amount) => `A cargo of ${amount} was left behind.`,
  soldEarly: (percent, port, moves) =>
    `Sold one port too early: this one pays ${percent} %, and ${port}, ${plural(moves, 'Move', 'Moves')} away, pays in full.`,
  keptBooty: (amount) => `Booty of ${amount} stayed unsold.`,
  madeEnemy: (nation, ports) => `The attack shuts ${plural(ports, `${nation} port`, `${nation} ports`)} that stood open to him.`,
  wentHome: (pirate, points) => `${pirate} retired with ${points}; more could be expected at sea.`,
  sailedOn: (pirate, points) => `${pirate} could have retired with ${points}.`,
  changedNothing: 'This Action changed nothing.',
  idle: (actions) => `${plural(actions, 'Action', 'Actions')} went unused.`,
  letGo: (pirate, points) => `${pirate} had ${points} to lose.`,
  wasted: (card, pirate, points) => `${card} was spent on ${pirate}, who had ${points} to lose.`,
  fewerActions: (had, could) => `The card gave ${plural(had, 'Action', 'Actions')}; another in hand gives ${could}.`,
  odds: (had, could) => `Chance ${had}; the better choice: ${could}.`,
};
