/** The views of a position: the public part, and each seat's own part. Each is computed once, when it is needed. */
import type { OwnView, View } from '@bb/golden-age/rules';
import { diffView, type ViewPatch } from '@bb/protocol';
import type { Rules } from '../rules/current-rules.ts';
import type { ReachedPosition } from './reached-position.ts';
import type { Viewer } from './table-updates.ts';

export class PositionViews {
  readonly reached: ReachedPosition;
  readonly #rules: Rules;
  #open: View | null = null;
  readonly #own = new Map<Viewer, OwnView>();

  constructor(rules: Rules, reached: ReachedPosition) {
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

  /** @returns the changes of the public part */
  openSince(before: PositionViews): ViewPatch {
    const { you, hand, pirateHand, secretShip, secretArea, ...open } = diffView(before.#everybodys, this.#everybodys);
    return open;
  }

  /** @returns the changes of the viewer's own part */
  ownSince(before: PositionViews, viewer: Viewer): ViewPatch {
    const was = before.#ownOf(viewer);
    const patch = diffView(was, this.#ownOf(viewer));
    // Stored once: there are many tables, and most choices change no hand.
    if (Object.keys(patch).length === 0) this.#own.set(viewer, was);
    return patch;
  }
}
