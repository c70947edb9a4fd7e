/** Which rules forbid what, as the server says it of the question that is put to the person: asked when somebody wants to know. */
import type { Choice } from '@bb/engine';
import { SvelteMap } from 'svelte/reactivity';

/** By choice: the number of the rule; null: none. Null: nobody knows. */
export type FetchRules = (choices: readonly Choice[]) => Promise<readonly (string | null)[] | null>;

/** As many as the server answers at once. */
const MAX_CHOICES = 200;

export class RuleLookup {
  /** An answer is awaited. */
  wonders = $state(false);
  private readonly known = new SvelteMap<Choice, string | null>();
  private asked = new Set<Choice>();
  private waiting: Choice[] = [];
  private readonly fetchRules: FetchRules;

  constructor(fetchRules: FetchRules) {
    this.fetchRules = fetchRules;
  }

  /** Undefined: it is not known yet, and is asked. */
  of(choice: Choice): string | null | undefined {
    if (!this.asked.has(choice)) {
      this.asked.add(choice);
      this.waiting.push(choice);
      // What is wanted at one time is asked at one time.
      if (this.waiting.length === 1) queueMicrotask(() => void this.fetchWaiting());
    }
    return this.known.get(choice);
  }

  private async fetchWaiting(): Promise<void> {
    const { asked } = this;
    this.wonders = true;
    while (this.waiting.length > 0) {
      const choices = this.waiting.splice(0, MAX_CHOICES);
      const rules = await this.fetchRules(choices).catch(() => null);
      // Of a question that is answered meanwhile nobody wants to know.
      if (rules && asked === this.asked) for (const [i, choice] of choices.entries()) this.known.set(choice, rules[i] ?? null);
    }
    this.wonders = false;
  }

  /** Another question is put: what was known is over. */
  forget(): void {
    if (this.asked.size === 0) return;
    this.asked = new Set();
    this.waiting = [];
    this.known.clear();
  }
}
