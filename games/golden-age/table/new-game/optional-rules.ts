/** The optional rules of a new game. */
import { NOT_IN_SOLITAIRE, type Options, type Settings, STANDARD_SETTINGS, settingsOf } from '@bb/golden-age/rules';

export type Rules = { -readonly [K in keyof Settings]: Settings[K] };

/** @param options null for the standard rules */
export const rulesOf = (options: Options | null): Rules => ({ ...settingsOf(options ?? { players: 2 }), solitaire: false });

/** The rules of a solitaire game, which does not have all optional rules. */
export const solitaireRules = (rules: Settings): Rules => ({
  ...rules,
  ...Object.fromEntries(NOT_IN_SOLITAIRE.map((name) => [name, STANDARD_SETTINGS[name]])),
  solitaire: true,
});

/** @returns the rules that differ from the standard, as game options */
export const nonStandard = (rules: Settings): Omit<Options, 'players' | 'components'> =>
  Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => !Object.entries(STANDARD_SETTINGS).some(([k, v]) => k === name && v === value)),
  );
