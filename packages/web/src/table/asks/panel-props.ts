import type { Choice, Decision, View } from '@bb/engine';
import type { Names } from '@bb/words';
import type { AskWords } from '../../i18n/asks.ts';

/** What each panel gets: the question, and what the seat that is asked sees. */
export interface PanelProps {
  readonly d: Decision;
  readonly view: View;
  readonly names: Names;
  /** What the panels say. */
  readonly said: AskWords;
  readonly choices: readonly Choice[];
  readonly onchoose: (choice: Choice) => void;
}
