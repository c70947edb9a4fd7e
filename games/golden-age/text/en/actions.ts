import type { ActionKind } from '@bb/golden-age/rules';
import type { StoryWords } from '../language.ts';

/** Names of the Actions, as nouns. */
export const actions: Readonly<Record<ActionKind, string>> = {
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

export const announced: StoryWords['announced'] = {
  move: (e, n) => `${n.pirate(e.pirate)} sets sail for ${n.sea(e.target)}.`,
  findMerchant: (e, n) => `${n.pirate(e.pirate)} looks for the merchant off ${n.sea(e.target)}.`,
  lootMerchant: (e, n) => `${n.pirate(e.pirate)} goes alongside the merchant off ${n.sea(e.target)}.`,
  portActivities: (e, n) => `${n.pirate(e.pirate)} goes about his business in port.`,
  recovery: (e, n) => `${n.pirate(e.pirate)} calls his crew to order.`,
  retireByLetter: (e, n) => `${n.pirate(e.pirate)} means to retire by his Letter of Marque.`,
  retireInHaven: (e, n) => `${n.pirate(e.pirate)} means to retire in his haven.`,
  retireInPiratePort: (e, n) => `${n.pirate(e.pirate)} means to retire in this pirate port.`,
  bribeToRetire: (e, n) => `${n.pirate(e.pirate)} offers the governor a bribe, to retire.`,
  attackPort: (e, n) => `${n.pirate(e.pirate)} moves in to attack ${n.sea(e.target)}.`,
  sackPort: (e, n) => `${n.pirate(e.pirate)} turns to sack the port.`,
  bootyGrab: (e, n) => `${n.pirate(e.pirate)} lays hands on ${n.pirate(e.other)}’s booty.`,
  alliance: (e, n) => `${n.pirate(e.pirate)} seeks an alliance with ${n.pirate(e.other)}.`,
  dig: (e, n) => `${n.pirate(e.pirate)} goes ashore to dig.`,
  drawOrDeploy: (e, n) => `${n.pirate(e.pirate)} comes into play.`,
};
