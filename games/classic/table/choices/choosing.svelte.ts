/** The choices of the classic edition: what they would waste, and why something on the map can't be chosen. */
import type { Choice, PlaceId } from '@bb/classic/rules';
import { costSentence } from '@bb/classic/text';
import { Choosing as ChoosingOf, type Hint, whyNot } from '@bb/table-kit/table/choosing.svelte.ts';
import type { OnMap } from '../board/counters.ts';
import { targetsOf } from '../board/targets.ts';
import type { ClassicSession } from '../session.ts';
import { text } from '../words.ts';
import { type Closed, hopeless, refusalOf } from './closed.ts';
import { decisionContextOf } from './decision-context.ts';
import { isHopeless, warningOf } from './warnings.ts';

const hintOf = ({ label, why, rule }: Closed): Hint => whyNot(label, why, rule);

/** A player opens a fold, by its id. */
export class Choosing extends ChoosingOf<ClassicSession, string, PlaceId> {
  /** The question that the page shows; null if there is none. */
  readonly context = $derived.by(() => decisionContextOf(this.session));

  protected isHopeless(choice: Choice): boolean {
    return this.context !== null && isHopeless(choice, this.context);
  }
  protected whyHopeless(choice: Choice): Hint | null {
    return this.context && hintOf(hopeless(choice, this.context));
  }
  protected warning(choice: Choice): string {
    if (!this.context) return '';
    const { said, language } = this.context;
    const warning = warningOf(choice, this.context);
    const costs = costSentence(choice, this.session.costsOf(choice), language);
    return [warning === null ? '' : said.warnings[warning], costs].filter((text) => text !== '').join(' ');
  }

  readonly explainClosed = (closed: Closed): void => this.explain(() => [hintOf(closed)]);

  /** Says why something on the map can't be chosen, while the player is asked. */
  readonly refuse = (thing: OnMap): void => {
    const { context } = this;
    if (!context || context.choices.length === 0) return;
    const there = this.hopeless.find((choice) => [...targetsOf([choice]).keys()].some((key) => key === `${thing.kind}-${thing.id}`));
    if (there) this.explainHopeless(there);
    else this.explainClosed(refusalOf(thing, context));
  };

  /** Shows the text of a rule, or hides it again. */
  readonly explainRule = (number: string): void => {
    const isShown = this.hints.some((hint) => hint.rule === number && hint.text === text().rule(number));
    this.explain(() => (isShown || text().rule(number) === null ? [] : [{ text: text().rule(number) ?? '', rule: number }]));
  };
}
