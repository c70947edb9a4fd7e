/** 19.17 Why the System Player took an Action. A bot works it out when a player wants to read it. */
import { CHOICES, decision, type Game, goldenAge, type Seat } from '@bb/golden-age/rules';
import type { Worth } from '@bb/golden-age/text';
import { dealtFor } from '@bb/table-kit/session/dealt-for.ts';
import { SvelteMap } from 'svelte/reactivity';
import type { GoldenAgeWorker, History } from './session.ts';

export interface Reason {
  readonly taken: Worth;
  /** The other possible Actions, the best first. */
  readonly others: readonly Worth[];
}

export class SystemPlayerReasons {
  private readonly known = new SvelteMap<number, Reason | null>();
  private readonly asked = new Set<number>();
  private readonly history: History;
  private readonly worker: () => Promise<GoldenAgeWorker>;

  constructor(history: History, worker: () => Promise<GoldenAgeWorker>) {
    this.history = history;
    this.worker = worker;
  }

  /** @returns the reason for choice number `at`; null if there is none, or it is not known yet */
  of(at: number): Reason | null {
    const known = this.known.get(at);
    if (known === undefined && !this.asked.has(at)) {
      this.asked.add(at);
      void this.ask(at);
    }
    return known ?? null;
  }

  private async ask(at: number): Promise<void> {
    const g = this.history.at(at);
    const chosen = this.history.choice(at);
    const d = decision(g);
    const worths = chosen && d ? await ratedBy(this.worker, g, d.seat) : [];
    const taken = worths.find(({ choice }) => choice === chosen);
    const others = worths.filter((worth) => worth !== taken).toSorted((a, b) => b.worth - a.worth);
    this.known.set(at, taken ? { taken, others } : null);
  }
}

/** @returns how the System Player rates each Action that it could take; empty if the worker fails */
export async function ratedBy(worker: () => Promise<GoldenAgeWorker>, g: Game, you: Seat): Promise<readonly Worth[]> {
  try {
    return (await (await worker()).weigh(dealtFor(goldenAge, g, you))).flatMap(({ id, ...worth }) => {
      const choice = CHOICES[id];
      return choice ? [{ ...worth, choice }] : [];
    });
  } catch {
    return [];
  }
}
