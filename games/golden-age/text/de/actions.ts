import type { ActionKind } from '@bb/golden-age/rules';
import type { StoryWords } from '../language.ts';
import { wohin } from './places.ts';

/** Names of the Actions, as nouns. */
export const actions: Readonly<Record<ActionKind, string>> = {
  move: 'Fahrt',
  findMerchant: 'Suche',
  lootMerchant: 'Plünderung',
  portActivities: 'Hafengeschäft',
  recovery: 'Ausnüchterung',
  retireByLetter: 'Ruhestand',
  retireInHaven: 'Ruhestand',
  bribeToRetire: 'Ruhestand',
  retireInPiratePort: 'Ruhestand',
  attackPort: 'Angriff auf den Hafen',
  sackPort: 'Brandschatzung',
  bootyGrab: 'Beuteraub',
  alliance: 'Bündnis',
  dig: 'Schatzsuche',
  drawOrDeploy: 'Auslaufen',
};

export const announced: StoryWords['announced'] = {
  move: (e, n) => `${n.pirate(e.pirate)} nimmt Kurs ${wohin(e.target, n)}.`,
  findMerchant: (e, n) => `${n.pirate(e.pirate)} sucht vor ${n.place(e.target)} nach dem Kauffahrer.`,
  lootMerchant: (e, n) => `${n.pirate(e.pirate)} geht vor ${n.place(e.target)} beim Kauffahrer längsseits.`,
  portActivities: (e, n) => `${n.pirate(e.pirate)} geht im Hafen seinen Geschäften nach.`,
  recovery: (e, n) => `${n.pirate(e.pirate)} ruft seine Mannschaft zur Ordnung.`,
  retireByLetter: (e, n) => `${n.pirate(e.pirate)} will sich mit seinem Kaperbrief zur Ruhe setzen.`,
  retireInHaven: (e, n) => `${n.pirate(e.pirate)} will sich in seinem sicheren Hafen zur Ruhe setzen.`,
  retireInPiratePort: (e, n) => `${n.pirate(e.pirate)} will sich in diesem Piratenhafen zur Ruhe setzen.`,
  bribeToRetire: (e, n) => `${n.pirate(e.pirate)} bietet dem Gouverneur Geld, um sich zur Ruhe zu setzen.`,
  attackPort: (e, n) => `${n.pirate(e.pirate)} läuft zum Angriff auf ${n.place(e.target)} an.`,
  sackPort: (e, n) => `${n.pirate(e.pirate)} will den Hafen brandschatzen.`,
  bootyGrab: (e, n) => `${n.pirate(e.pirate)} greift nach der Beute von ${n.pirate(e.other)}.`,
  alliance: (e, n) => `${n.pirate(e.pirate)} sucht ein Bündnis mit ${n.pirate(e.other)}.`,
  dig: (e, n) => `${n.pirate(e.pirate)} geht zum Graben an Land.`,
  drawOrDeploy: (e, n) => `${n.pirate(e.pirate)} kommt ins Spiel.`,
};
