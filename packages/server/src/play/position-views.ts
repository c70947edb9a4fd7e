/** The views of a position: the public part, and each seat's own part. Each is computed once, when it is needed. */
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
  #open: Fields | null = null;
  readonly #own = new Map<Viewer, Fields>();

  constructor(game: Game, reached: ReachedPosition) {
    this.#game = game;
    this.reached = reached;
  }

  get #everybodys(): Fields {
    this.#open ??= this.#part(null, false);
    return this.#open;
  }

  #ownOf(viewer: Viewer): Fields {
    const known = this.#own.get(viewer) ?? this.#part(viewer, true);
    this.#own.set(viewer, known);
    return known;
  }

  /** The fields of a view that are its seat's own, or the others. */
  #part(viewer: Viewer, isOwn: boolean): Fields {
    const fields = Object.entries(viewOf(this.#game, this.reached.position, viewer));
    return Object.fromEntries(fields.filter(([field]) => this.#game.ownFields.includes(field) === isOwn));
  }

  /** @returns the changes of the public part */
  openSince(before: PositionViews): ViewPatch {
    return diffView(before.#everybodys, this.#everybodys);
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
