/** A question at the table: what is asked, what may be chosen, and in which words it is said. */
import type { Choice, Decision, View, VisibleBoard } from '@bb/classic/rules';
import { visibleBoardOf } from '@bb/classic/rules';
import { costsInWords, type Language } from '@bb/classic/text';
import { choices as said } from '../i18n/choices.ts';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { Names, Session } from '../session.ts';
import { words } from '../words.ts';

export interface DecisionContext {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly view: View;
  readonly sight: VisibleBoard;
  readonly names: Names;
  /** The texts of the game, and those of the list of choices. */
  readonly language: Language;
  readonly said: ChoiceTexts;
  /** What a choice costs beyond its label, in a few words each. */
  readonly costsOf: (choice: Choice) => readonly string[];
}

/** @returns the question that the page shows, in the current language; null if there is none */
export function decisionContextOf(session: Session): DecisionContext | null {
  const { decision, choices, view } = session.snapshot;
  const { names } = session;
  if (!decision) return null;
  const language = words();
  const costsOf = (choice: Choice): readonly string[] => costsInWords(choice, session.costsOf(choice), language);
  return { decision, choices, view, sight: visibleBoardOf(view, names.tables), names, language, said: said(), costsOf };
}
