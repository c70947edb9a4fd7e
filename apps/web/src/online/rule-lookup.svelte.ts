/** Asks the server which rule forbids a choice in the current decision, when the player wants to know. */
import type { AnyChoice } from '@bb/kernel';
import { SvelteMap } from 'svelte/reactivity';

/** @returns the number of the rule for each choice, null for an allowed one; or null if the server can't say */
export type FetchRules<Choice> = (choices: readonly Choice[]) => Promise<readonly (string | null)[] | null>;

/** The server's limit for one request. */
const MAX_CHOICES = 200;

export class RuleLookup<Choice extends AnyChoice> {
  /** A request is on its way. */
  isFetching = $state(false);
  private readonly known = new SvelteMap<Choice, string | null>();
  private asked = new Set<Choice>();
  private waiting: Choice[] = [];
  private readonly fetchRules: FetchRules<Choice>;

  constructor(fetchRules: FetchRules<Choice>) {
    this.fetchRules = fetchRules;
  }

  /** @returns undefined if the answer is not here yet; it is requested then */
  of(choice: Choice): string | null | undefined {
    if (!this.asked.has(choice)) {
      this.asked.add(choice);
      this.waiting.push(choice);
      // Choices looked up in the same task go into one request.
      if (this.waiting.length === 1) queueMicrotask(() => void this.fetchWaiting());
    }
    return this.known.get(choice);
  }

  private async fetchWaiting(): Promise<void> {
    const { asked } = this;
    this.isFetching = true;
    while (this.waiting.length > 0) {
      const choices = this.waiting.splice(0, MAX_CHOICES);
      const rules = await this.fetchRules(choices).catch(() => null);
      // Drops answers about a decision that was made meanwhile.
      if (rules && asked === this.asked) for (const [i, choice] of choices.entries()) this.known.set(choice, rules[i] ?? null);
    }
    this.isFetching = false;
  }

  /** Call when another decision is asked. */
  forget(): void {
    if (this.asked.size === 0) return;
    this.asked = new Set();
    this.waiting = [];
    this.known.clear();
  }
}
