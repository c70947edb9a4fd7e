/** What the player at the screen is doing with a question: what is open, what waits for confirmation, and what was explained. */

import type { Choice, PlaceId } from '@bb/classic/rules';
import { costSentence } from '@bb/classic/text';
import type { Pointed } from '@bb/table-kit/map/map-marks.ts';
import type { Hint as Line } from '@bb/table-kit/table/PromptBar.svelte';
import { untrack } from 'svelte';
import type { OnMap } from '../board/counters.ts';
import { targetsOf } from '../board/targets.ts';
import { choices as texts } from '../i18n/choices.ts';
import type { ChoiceTexts } from '../i18n/en/choices.ts';
import type { Session } from '../session.ts';
import { text } from '../words.ts';
import { type Closed, hopeless } from './closed.ts';
import { decisionContextOf } from './decision-context.ts';
import { refusalOf } from './refusals.ts';
import { isHopeless, type Warning, warningOf } from './warnings.ts';

/** A line below the prompt. */
export type Hint =
  /** `costs`: what it costs beyond its label, in sentences. */
  | { readonly kind: 'warning'; readonly warning: Warning | null; readonly costs: string }
  | { readonly kind: 'closed'; readonly closed: Closed }
  | { readonly kind: 'rule'; readonly number: string };

/** @returns what the prompt says before a choice is made that must be confirmed */
export const warningText = ({ warning, costs }: Extract<Hint, { kind: 'warning' }>, { warnings }: ChoiceTexts): string =>
  [warning === null ? '' : warnings[warning], costs].filter((text) => text !== '').join(' ');

export class Choosing {
  /** The fold that is open. */
  opened = $state<string | null>(null);
  /** The choice that waits for a second press, because it would waste something. */
  armed = $state.raw<Choice | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The place on the map that the player points at. */
  pointed = $state.raw<Pointed<PlaceId> | null>(null);
  private readonly current: () => Session;

  /** What the prompt says below its line. */
  readonly hints = $derived.by((): readonly Line[] => {
    const { hint } = this;
    const said = texts();
    switch (hint?.kind) {
      case 'warning':
        return [{ text: warningText(hint, said), rule: null }];
      case 'closed':
        return [{ text: said.prompt.whyNot(hint.closed.label, hint.closed.why), rule: hint.closed.rule }];
      case 'rule':
        return [{ text: text().rule(hint.number) ?? '', rule: hint.number }];
      default:
        return [];
    }
  });

  /** Made while its component is. @param current  the session that the component shows */
  constructor(current: () => Session) {
    this.current = current;
    $effect(() => {
      // Close everything for a new question.
      void this.current().snapshot.decision;
      this.opened = null;
      this.armed = null;
      this.hint = null;
      if (untrack(() => this.pointed?.take)) this.pointed = null;
    });
  }

  readonly point = (pointed: Pointed<PlaceId> | null): void => {
    this.pointed = pointed;
  };

  readonly back = (): void => {
    if (this.armed === null && this.hint === null) this.opened = null;
    this.armed = null;
    this.hint = null;
  };

  /** Makes the choice. One that would waste or cost something is made when it is chosen again; one that can't succeed is explained. */
  readonly choose = (choice: Choice): void => {
    const session = this.current();
    const context = decisionContextOf(session);
    if (context && isHopeless(choice, context)) {
      this.explain(hopeless(choice, context));
      return;
    }
    const warning = context ? warningOf(choice, context) : null;
    const costs = context ? costSentence(choice, session.costsOf(choice), context.language) : '';
    if ((warning !== null || costs !== '') && this.armed !== choice) {
      this.armed = choice;
      this.hint = { kind: 'warning', warning, costs };
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
    const context = decisionContextOf(this.current());
    if (!context || context.choices.length === 0) return;
    const vain = context.choices.find(
      (choice) => isHopeless(choice, context) && [...targetsOf([choice]).keys()].some((key) => key === `${thing.kind}-${thing.id}`),
    );
    this.explain(vain ? hopeless(vain, context) : refusalOf(thing, context));
  };

  /** Shows the text of a rule, or hides it again. */
  readonly explainRule = (number: string): void => {
    const isShown = this.hint?.kind === 'rule' && this.hint.number === number;
    this.armed = null;
    this.hint = isShown || text().rule(number) === null ? null : { kind: 'rule', number };
  };
}
