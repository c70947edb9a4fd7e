/** The optional rules while they are being chosen. */
import { type GameOptions, NOT_IN_SOLITAIRE, type Settings, STANDARD } from '@bb/engine';

export type Rules = { -readonly [K in keyof Settings]: Settings[K] };

export const standardRules = (): Rules => ({ ...STANDARD });

/** Those of the solitaire game, which has its own word on some. */
export const solitaireRules = (rules: Settings): Rules => ({
  ...rules,
  ...Object.fromEntries(NOT_IN_SOLITAIRE.map((name) => [name, STANDARD[name]])),
  solitaire: true,
});

/** What differs from the standard, for the options of a game. */
export const departures = (rules: Settings): Omit<GameOptions, 'players' | 'components'> =>
  Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => !Object.entries(STANDARD).some(([k, v]) => k === name && v === value)),
  );
