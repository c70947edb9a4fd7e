/** A question at the table: what is asked, what may be chosen, and in which words it is said. */
import type { Choice, Decision, Sight, View } from '@bb/classic/rules';
import { sightOf } from '@bb/classic/rules';
import type { Language } from '@bb/classic/text';
import { choices as said } from '../i18n/choices.ts';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { Names, Session } from '../session.ts';
import { words } from '../words.ts';

export interface Scene {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly view: View;
  readonly sight: Sight;
  readonly names: Names;
  /** The texts of the game, and those of the list of choices. */
  readonly language: Language;
  readonly said: ChoiceTexts;
}

/** @returns the question that the page shows, in the current language; null if there is none */
export function sceneOf({ snapshot: { decision, choices, view }, names }: Session): Scene | null {
  if (!decision) return null;
  return { decision, choices, view, sight: sightOf(view, names.tables), names, language: words(), said: said() };
}
