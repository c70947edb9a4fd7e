/** Sailing to a far hex, step by step. */
import {
  type Choice,
  isBox,
  isHex,
  isPort,
  mayEnter,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  placeOf,
  type Tables,
  type View,
} from '@bb/classic/rules';
import type { Session, Snapshot } from '../session.ts';

/** A place within reach of the move: the points left there, and the way to it. */
export interface Reach {
  readonly left: number;
  readonly way: readonly PlaceId[];
}
const NOWHERE: ReadonlyMap<PlaceId, Reach> = new Map();

/** @returns where the piece that moves is; null if the question is no step of a move */
function moverAt({ view, decision }: Snapshot): PlaceId | null {
  if (decision === null || (decision.ask !== 'moveStep' && decision.ask !== 'moveWarship')) return null;
  const { pirate, commissioner, slot, points } = decision.about;
  if (points === undefined) return null;
  if (pirate !== undefined && pirate !== NONE) return view.at[pirate] ?? null;
  if (commissioner !== undefined && commissioner !== NONE) return view.commissionerAt[commissioner] ?? null;
  return slot !== undefined && slot !== NONE ? (view.slotAt[slot] ?? null) : null;
}

function neighbors(t: Tables, view: View, pirate: PirateId | undefined, at: PlaceId): readonly PlaceId[] {
  if (isPort(at)) return t.hexOf.slice(at, at + 1);
  if (isBox(at)) return t.arrows[at] ?? [];
  const port = t.portIn[at] ?? NONE;
  const hexes = t.adjacent[at] ?? [];
  return port !== NONE && pirate !== undefined && mayEnter(t, { ...view, tables: t }, pirate, port) ? [...hexes, placeOf(port)] : hexes;
}

/** @returns the places within reach, by the shortest way; none while nothing moves */
export function reachOf(snapshot: Snapshot, t: Tables): ReadonlyMap<PlaceId, Reach> {
  const start = moverAt(snapshot);
  const { view, decision, choices } = snapshot;
  if (start === null || decision === null || choices.length === 0) return NOWHERE;
  const pirate = PIRATES.find((pirate) => pirate === decision.about.pirate);
  const first = choices.flatMap((choice) => (choice.type === 'moveTo' ? [choice.to] : []));
  const found = new Map<PlaceId, Reach>();
  let edge: { at: PlaceId; way: readonly PlaceId[] }[] = [{ at: start, way: [] }];
  for (let left = (decision.about.points ?? 0) - 1; left >= 0 && edge.length > 0; left--) {
    const next: typeof edge = [];
    for (const { at, way } of edge)
      for (const to of way.length === 0 ? first : neighbors(t, view, pirate, at)) {
        if (to === start || found.has(to)) continue;
        const onward = [...way, to];
        found.set(to, { left, way: onward });
        // Entering a port ends a move.
        if (isHex(to)) next.push({ at: to, way: onward });
      }
    edge = next;
  }
  return found;
}

/** A course that is being sailed. It ends when something else is asked: hunters, an ally, the end of the move. */
export class Course {
  private way: readonly PlaceId[] = [];
  private readonly current: () => Session;

  /** Made while its component is. */
  constructor(current: () => Session) {
    this.current = current;
    $effect(() => {
      const { snapshot } = this.current();
      if (this.way.length > 0) void this.goOn(snapshot);
    });
  }

  /** Sails to the last place of the way. */
  set(way: readonly PlaceId[]): void {
    this.way = way;
    this.step(this.current().snapshot);
  }

  /** The next step, when the last one has been seen, unless the player has done something else. */
  private async goOn(snapshot: Snapshot): Promise<void> {
    await this.current().waitForAnimations();
    if (this.way.length > 0 && this.current().snapshot === snapshot) this.step(snapshot);
  }

  private step(snapshot: Snapshot): void {
    // While others are asked, or a die is thrown, the course waits.
    if (snapshot.choices.length === 0) return;
    const [to, ...rest] = this.way;
    const choice = snapshot.choices.find(
      (choice): choice is Extract<Choice, { type: 'moveTo' }> => choice.type === 'moveTo' && choice.to === to,
    );
    this.way = choice ? rest : [];
    if (choice) void this.current().answer(choice);
  }
}
