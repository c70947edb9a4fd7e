import type { Choice, Decision, View } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import type { AskWords } from '../i18n/asks.ts';

/** What each panel gets: the decision, and what its seat sees. */
export interface PanelProps {
  readonly d: Decision;
  readonly view: View;
  readonly names: Names;
  /** Texts of the panels. */
  readonly said: AskWords;
  readonly choices: readonly Choice[];
  /** Leave out the second click of a double click (`detail` 2): it would answer the next question. */
  readonly onchoose: (choice: Choice) => void;
}
