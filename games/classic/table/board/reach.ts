/** The places that what moves can come to, and the ways there. */
import {
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
  visibleBoardOf,
} from '@bb/classic/rules';
import type { Snapshot } from '../session.ts';
import { chanceOnWay } from './hunters.ts';
import { pieceAt } from './piece-at.ts';

type Question = Pick<Snapshot, 'view' | 'decision' | 'choices'>;

/** A place within reach of the move: the points left there, the way to it, and the chance that no hunter on it catches the pirate. */
export interface Reach {
  readonly left: number;
  readonly way: readonly PlaceId[];
  readonly chance: number;
}
const NOWHERE: ReadonlyMap<PlaceId, Reach> = new Map();

type Step = NonNullable<Question['decision']>;
const isMoving = ({ ask, about }: Step): boolean => (ask === 'moveStep' || ask === 'moveWarship') && about.points !== undefined;

function neighbors(t: Tables, view: View, pirate: PirateId | undefined, at: PlaceId): readonly PlaceId[] {
  if (isPort(at)) return t.hexOf.slice(at, at + 1);
  if (isBox(at)) return t.arrows[at] ?? [];
  const port = t.portIn[at] ?? NONE;
  const hexes = t.adjacent[at] ?? [];
  return port !== NONE && pirate !== undefined && mayEnter(t, { ...view, tables: t }, pirate, port) ? [...hexes, placeOf(port)] : hexes;
}

/** @returns the places within reach, by the shortest way, the safest of several; none while nothing moves */
export function reachOf(snapshot: Question, t: Tables): ReadonlyMap<PlaceId, Reach> {
  const { view, decision, choices } = snapshot;
  if (decision === null || choices.length === 0 || !isMoving(decision)) return NOWHERE;
  const start = pieceAt(decision.about, view);
  if (start === undefined) return NOWHERE;
  const pirate = PIRATES.find((pirate) => pirate === decision.about.pirate);
  const first = choices.flatMap((choice) => (choice.type === 'moveTo' ? [choice.to] : []));
  const sight = visibleBoardOf(view, t);
  const chances = new Map<PlaceId, number>();
  const chanceIn = (to: PlaceId): number => {
    const known = chances.get(to) ?? (pirate === undefined ? 1 : chanceOnWay(sight, pirate, [to]));
    chances.set(to, known);
    return known;
  };
  const found = new Map<PlaceId, Reach>();
  let edge: ReadonlyMap<PlaceId, Pick<Reach, 'way' | 'chance'>> = new Map([[start, { way: [], chance: 1 }]]);
  for (let left = (decision.about.points ?? 0) - 1; left >= 0 && edge.size > 0; left--) {
    const next = new Map<PlaceId, Pick<Reach, 'way' | 'chance'>>();
    for (const [at, { way, chance }] of edge) {
      // Entering a port ends a move.
      if (way.length > 0 && !isHex(at)) continue;
      for (const to of way.length === 0 ? first : neighbors(t, view, pirate, at)) {
        const through = chance * chanceIn(to);
        if (to !== start && !found.has(to) && (next.get(to)?.chance ?? -1) < through) next.set(to, { way: [...way, to], chance: through });
      }
    }
    for (const [to, one] of next) found.set(to, { left, ...one });
    edge = next;
  }
  return found;
}
