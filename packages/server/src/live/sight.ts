/** How a position looks: to everybody, and what of it each seat sees for itself. Worked out for whom it is wanted, once. */
import type { OwnView, View } from '@bb/engine';
import { diffView, type ViewPatch } from '@bb/protocol';
import type { Rules } from '../rules/today.ts';
import type { Reached } from './questions.ts';
import type { Viewer } from './telling.ts';

export class Sight {
  readonly reached: Reached;
  readonly #rules: Rules;
  #open: View | null = null;
  readonly #own = new Map<Viewer, OwnView>();

  constructor(rules: Rules, reached: Reached) {
    this.#rules = rules;
    this.reached = reached;
  }

  get #everybodys(): View {
    this.#open ??= this.#rules.sharedView(this.reached.game, null);
    return this.#open;
  }

  #ownOf(viewer: Viewer): OwnView {
    const known = this.#own.get(viewer) ?? this.#rules.ownView(this.reached.game, viewer);
    this.#own.set(viewer, known);
    return known;
  }

  /** What has changed since, in what all see alike. */
  openSince(before: Sight): ViewPatch {
    const { you, hand, pirateHand, secretShip, secretArea, ...open } = diffView(before.#everybodys, this.#everybodys);
    return open;
  }

  /** What has changed since, in what these eyes see for themselves. */
  ownSince(before: Sight, viewer: Viewer): ViewPatch {
    const was = before.#ownOf(viewer);
    const patch = diffView(was, this.#ownOf(viewer));
    // Kept once: there are many tables, and most choices change no hand.
    if (Object.keys(patch).length === 0) this.#own.set(viewer, was);
    return patch;
  }
}
