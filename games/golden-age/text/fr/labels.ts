/** Short labels. */
import type { Language } from '../language.ts';

export const ratings: Language['ratings'] = {
  initiative: 'Initiative',
  ability: 'Talent',
  leadership: 'Autorité',
  cruelty: 'Cruauté',
  cunning: 'Ruse',
  duel: 'Duel',
  combat: 'Combat',
  speed: 'Vitesse',
  loyalty: 'Loyauté',
  notoriety: 'Renommée',
  netWorth: 'Fortune',
  value: 'Valeur',
  defense: 'Défense',
  information: 'Renseignements',
};

export const portStatuses: Language['portStatuses'] = {
  destroyed: 'détruit',
  piratePort: 'port pirate',
  safeHaven: 'refuge',
  anti: 'hostile',
  neutral: 'neutre',
  pro: 'favorable',
};

export const means: Language['means'] = {
  cards: 'Cartes',
  commissioner: 'Ton commissaire',
  warship: 'Le navire de guerre',
  search: 'Chercher un commissaire',
  pass: 'Passer',
};

export const placesOf: Language['placesOf'] = {
  move: 'faire voile',
  enter: 'entrer au port',
  deployPirate: 'déployer',
  findMerchant: 'chercher le navire marchand',
  lootMerchant: 'piller le navire marchand',
  attackPort: 'attaquer',
  moveCommissioner: 'faire voile avec ton commissaire',
  placeCommissioner: 'placer le commissaire',
  playResistance: 'un soulèvement',
  attackPiratePort: 'attaquer avec ton commissaire',
  playFairWinds: 'vers',
  playFairWindsForCommissioner: 'ton commissaire vers',
};
