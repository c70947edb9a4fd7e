import type { Said } from '../catalogue.svelte.ts';

/** The texts of the parts that all tables and pages are made of. */
export const kitWords = {
  /** Before what it labels. */
  label: (label: string) => `${label}:`,
  close: 'Close',
  closeKey: 'Close (Esc)',
  chooseFile: 'Choose a file…',
  cannotFetch: 'This part of the game could not be loaded. Check your connection and reload the page: your game is saved.',
  die: (value: number): string => String(value),
  dieNotThrown: 'not rolled yet',

  // Fields of forms
  faults: {
    missing: 'This field can’t be empty.',
    email: 'Enter an address such as name@example.org.',
    short: (least: number) => `Enter ${least} characters or more.`,
    range: (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`,
  },

  // Charts
  turn: 'Turn',
  chartOf: (title: string) => `${title} by turn, with a line for each player. The numbers are in the table below.`,
  asTable: 'Show as a table',

  // Maps
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeMap: 'Whole map',
  miniMap: 'Overview; press to move the view',

  // Preferences
  preferences: {
    looks: 'Appearance',
    light: 'Theme',
    lights: { system: 'system', light: 'light', dark: 'candlelight' },
    pace: 'Animation speed',
    paces: { slow: 'slow', normal: 'normal', fast: 'fast', none: 'no animations' },
    sounds: 'Sounds',
    volume: 'Volume',
    language: 'Language',
    learning: 'Hints',
    hints: 'Explain new things as they come up',
    hintsAgain: 'Reset hints',
    hintsForgotten: 'All hints will be shown again.',
  },

  // The players of seats
  seats: {
    kind: (seat: number) => `Player in seat ${seat}`,
    allAlike: 'Use for all bots',
  },
};

export type KitWords = Said<typeof kitWords>;
