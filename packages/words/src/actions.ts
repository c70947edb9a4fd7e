import type { ActionKind, EventOf } from '@bb/engine';
import type { Names } from './names.ts';

/** What an Action is called. */
export const ACTIONS: Readonly<Record<ActionKind, string>> = {
  move: 'voyage',
  findMerchant: 'search',
  lootMerchant: 'looting',
  portActivities: 'business in port',
  recovery: 'recovery',
  retireByLetter: 'retirement',
  retireInHaven: 'retirement',
  bribeToRetire: 'retirement',
  retireInPiratePort: 'retirement',
  attackPort: 'attack on the port',
  sackPort: 'sack of the port',
  bootyGrab: 'booty grab',
  alliance: 'alliance',
  dig: 'dig for treasure',
  drawOrDeploy: 'entry',
};

/** Actions that, unless somebody interrupts, are told by what comes of them. */
export const WITH_OUTCOME: readonly ActionKind[] = [
  'move',
  'recovery',
  'retireByLetter',
  'retireInHaven',
  'retireInPiratePort',
  'alliance',
  'dig',
  'drawOrDeploy',
];

export function announced({ pirate, action, target, other }: EventOf<'actionAnnounced'>, n: Names): string {
  const who = n.pirate(pirate);
  const where = n.sea(target);
  switch (action) {
    case 'move':
      return `${who} sets sail for ${where}.`;
    case 'findMerchant':
      return `${who} looks for the merchant off ${where}.`;
    case 'lootMerchant':
      return `${who} goes alongside the merchant off ${where}.`;
    case 'portActivities':
      return `${who} goes about his business in port.`;
    case 'recovery':
      return `${who} calls his crew to order.`;
    case 'retireByLetter':
      return `${who} means to retire by his Letter of Marque.`;
    case 'retireInHaven':
      return `${who} means to retire in his haven.`;
    case 'retireInPiratePort':
      return `${who} means to retire in this pirate port.`;
    case 'bribeToRetire':
      return `${who} offers the governor a bribe, to retire.`;
    case 'attackPort':
      return `${who} sails against ${where}.`;
    case 'sackPort':
      return `${who} turns to sack the port.`;
    case 'bootyGrab':
      return `${who} lays hands on ${n.pirate(other)}’s booty.`;
    case 'alliance':
      return `${who} seeks an alliance with ${n.pirate(other)}.`;
    case 'dig':
      return `${who} goes ashore to dig.`;
    case 'drawOrDeploy':
      return `${who} comes into play.`;
  }
}
