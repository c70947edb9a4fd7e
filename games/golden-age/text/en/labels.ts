/** Short labels. */
import type { Language } from '../language.ts';

export const ratings: Language['ratings'] = {
  initiative: 'Initiative',
  ability: 'Ability',
  leadership: 'Leadership',
  cruelty: 'Cruelty',
  cunning: 'Cunning',
  duel: 'Duel',
  combat: 'Combat',
  speed: 'Speed',
  loyalty: 'Loyalty',
  notoriety: 'Notoriety',
  netWorth: 'Net Worth',
  value: 'Value',
  defense: 'Defense',
  information: 'Information',
};

export const portStatuses: Language['portStatuses'] = {
  destroyed: 'destroyed',
  piratePort: 'pirate port',
  safeHaven: 'safe haven',
  anti: 'anti-pirate',
  neutral: 'neutral',
  pro: 'pro-pirate',
};

export const means: Language['means'] = {
  cards: 'Cards',
  commissioner: 'Your Commissioner',
  warship: 'The warship',
  search: 'Search for a Commissioner',
  pass: 'Pass',
};

export const placesOf: Language['placesOf'] = {
  move: 'sail to',
  enter: 'put in at',
  deployPirate: 'deploy to',
  findMerchant: 'find the merchant off',
  lootMerchant: 'loot the merchant off',
  attackPort: 'attack',
  moveCommissioner: 'sail your Commissioner to',
  placeCommissioner: 'send the Commissioner to',
  playResistance: 'a rising in',
  attackPiratePort: 'attack with your Commissioner',
  playFairWinds: 'to',
  playFairWindsForCommissioner: 'your Commissioner to',
};
