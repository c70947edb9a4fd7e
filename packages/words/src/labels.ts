/** Short labels for what the table shows beside prompts and log lines. */
import type { PortStatus } from '@bb/engine';

export const PORT_STATUSES: Readonly<Record<PortStatus, string>> = {
  destroyed: 'destroyed',
  piratePort: 'pirate port',
  safeHaven: 'safe haven',
  anti: 'anti-pirate',
  neutral: 'neutral',
  pro: 'pro-pirate',
};

/** What can be done in a window, sorted by what does it. */
export type Means = 'cards' | 'commissioner' | 'warship' | 'search' | 'pass';
export const MEANS: Readonly<Record<Means, string>> = {
  cards: 'Cards',
  commissioner: 'Your Commissioner',
  warship: 'The warship',
  search: 'The King’s service',
  pass: 'Stand aside',
};

/** Groups of choices that differ in the place only. */
export const PLACES_OF: Readonly<Record<'moveCommissioner' | 'attackPiratePort', string>> = {
  moveCommissioner: 'Move him',
  attackPiratePort: 'Attack a pirate port',
};
