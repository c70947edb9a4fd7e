/** The views of a position: the public part, and each viewer's own part. Each is computed when it is first needed. */
import type { Game } from '@bb/kernel';
import { diffView, type ViewPatch } from '@bb/protocol';
import type { ReachedPosition } from './reached-position.ts';
import type { Viewer } from './table-updates.ts';

type Fields = Readonly<Record<string, unknown>>;

/** @returns the view of a position that never changes again */
export const viewOf = (game: Game, position: object, viewer: Viewer): object =>
  game.sharedView?.(position, viewer) ?? game.view(position, viewer);

export class PositionViews {
  readonly reached: ReachedPosition;
  readonly #game: Game;
  #cachedPublicView: object | null = null;
  readonly #own = new Map<Viewer, Fields>();

  constructor(game: Game, reached: ReachedPosition) {
    this.#game = game;
    this.reached = reached;
  }

  get #publicView(): object {
    this.#cachedPublicView ??= viewOf(this.#game, this.reached.position, null);
    return this.#cachedPublicView;
  }

  #ownPartOf(viewer: Viewer): Fields {
    const known = this.#own.get(viewer);
    if (known) return known;
    const view = viewOf(this.#game, this.reached.position, viewer);
    const own: Record<string, unknown> = {};
    for (const field of this.#game.ownFields) own[field] = Reflect.get(view, field);
    this.#own.set(viewer, own);
    return own;
  }

  /** @returns the changes of the public part */
  publicChangesSince(before: PositionViews): ViewPatch {
    const patch = { ...diffView(before.#publicView, this.#publicView) };
    for (const field of this.#game.ownFields) delete patch[field];
    return patch;
  }

  /** @returns the changes of the viewer's own part */
  ownChangesSince(before: PositionViews, viewer: Viewer): ViewPatch {
    const was = before.#ownPartOf(viewer);
    const patch = diffView(was, this.#ownPartOf(viewer));
    // Both positions keep the same object: most choices change no hand, and there are many tables.
    if (Object.keys(patch).length === 0) this.#own.set(viewer, was);
    return patch;
  }
}
