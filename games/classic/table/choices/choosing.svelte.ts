/** What the player at the screen is doing with a question: what is open, what waits for confirmation, and what was explained. */
import type { Choice } from '@bb/classic/rules';
import type { OnMap } from '../board/counters.ts';
import type { Session } from '../session.ts';
import { text } from '../words.ts';
import type { Closed } from './closed.ts';
import { refusalOf } from './refusals.ts';
import { sceneOf } from './scene.ts';
import { type Warning, warningOf } from './warnings.ts';

/** A line below the prompt. */
export type Hint =
  | { readonly kind: 'warning'; readonly warning: Warning }
  | { readonly kind: 'closed'; readonly closed: Closed }
  | { readonly kind: 'rule'; readonly number: string };

export class Choosing {
  /** The fold that is open. */
  opened = $state<string | null>(null);
  /** The choice that waits for a second press, because it would waste something. */
  armed = $state.raw<Choice | null>(null);
  hint = $state.raw<Hint | null>(null);
  private readonly current: () => Session;

  /** Made while its component is. @param current  the session that the component shows */
  constructor(current: () => Session) {
    this.current = current;
    $effect(() => {
      // Close everything for a new question.
      void this.current().snapshot.decision;
      this.opened = null;
      this.armed = null;
      this.hint = null;
    });
  }

  readonly back = (): void => {
    if (this.armed === null && this.hint === null) this.opened = null;
    this.armed = null;
    this.hint = null;
  };

  /** Makes the choice. One that would waste something is made when it is chosen again. */
  readonly choose = (choice: Choice): void => {
    const session = this.current();
    const scene = sceneOf(session);
    const warning = scene ? warningOf(choice, scene) : null;
    if (warning !== null && this.armed !== choice) {
      this.armed = choice;
      this.hint = { kind: 'warning', warning };
      return;
    }
    this.armed = null;
    this.hint = null;
    void session.answer(choice);
  };

  readonly explain = (closed: Closed): void => {
    this.armed = null;
    this.hint = { kind: 'closed', closed };
  };

  /** Says why something on the map can't be chosen, while the player is asked. */
  readonly refuse = (thing: OnMap): void => {
    const scene = sceneOf(this.current());
    if (scene && scene.choices.length > 0) this.explain(refusalOf(thing, scene));
  };

  /** Shows the text of a rule, or hides it again. */
  readonly explainRule = (number: string): void => {
    const isShown = this.hint?.kind === 'rule' && this.hint.number === number;
    this.armed = null;
    this.hint = isShown || text().rule(number) === null ? null : { kind: 'rule', number };
  };
}
