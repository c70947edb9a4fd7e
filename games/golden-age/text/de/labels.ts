/** Short labels. */
import type { Language } from '../language.ts';

export const ratings: Language['ratings'] = {
  initiative: 'Initiative',
  ability: 'Können',
  leadership: 'Führung',
  cruelty: 'Grausamkeit',
  cunning: 'List',
  duel: 'Duell',
  combat: 'Kampf',
  speed: 'Tempo',
  loyalty: 'Loyalität',
  notoriety: 'Ruhm',
  netWorth: 'Vermögen',
  value: 'Wert',
  defense: 'Verteidigung',
  information: 'Kenntnisse',
};

export const portStatuses: Language['portStatuses'] = {
  destroyed: 'zerstört',
  piratePort: 'Piratenhafen',
  safeHaven: 'sicherer Hafen',
  anti: 'piratenfeindlich',
  neutral: 'neutral',
  pro: 'piratenfreundlich',
};

export const means: Language['means'] = {
  cards: 'Karten',
  commissioner: 'Dein Kommissar',
  warship: 'Das Kriegsschiff',
  search: 'Einen Kommissar suchen',
  pass: 'Passen',
};

export const placesOf: Language['placesOf'] = {
  move: 'segeln nach',
  enter: 'anlaufen',
  deployPirate: 'einsetzen',
  findMerchant: 'den Kauffahrer suchen vor',
  lootMerchant: 'den Kauffahrer plündern vor',
  attackPort: 'angreifen',
  moveCommissioner: 'mit deinem Kommissar segeln nach',
  placeCommissioner: 'den Kommissar einsetzen',
  playResistance: 'ein Aufstand in',
  attackPiratePort: 'mit deinem Kommissar angreifen',
  playFairWinds: 'nach',
  playFairWindsForCommissioner: 'dein Kommissar nach',
};
