/** The words of the game, and the rules that tell more of them. */

export const TERM_RULES = {
  actionCard: 'C22',
  attackHistory: 'C9.4',
  booty: 'C12.5',
  careening: 'C15',
  crewUnrest: 'C10',
  cunning: 'C25',
  revelry: 'C11',
  dr66: 'C1',
  hunter: 'C16',
  commissioner: 'C18',
  letterOfMarque: 'C24.3',
  manifest: 'C9.5',
  netWorth: 'C26.2',
  notoriety: 'C26.1',
  operation: 'C5.3',
  safeHaven: 'C12.1',
  sighting: 'C9.1',
  stash: 'C12.7',
  transitBox: 'C6',
} as const satisfies Readonly<Record<string, string>>;
export type TermId = keyof typeof TERM_RULES;
