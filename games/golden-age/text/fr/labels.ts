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
  search: 'Le service du roi',
  pass: 'Laisser faire',
};

export const placesOf: Language['placesOf'] = {
  moveCommissioner: 'Le déplacer',
  attackPiratePort: 'Attaquer un port pirate',
};
