/**
 * Builds what a viewer gets of a table: the whole state, or the changes. It depends only on what the viewer may see. It is built as text,
 * because most of it is the same for all viewers and is serialized once.
 */
import { type AnyChoice, type ChoiceCosts, costsOf, type Decision, type Game, type GameTypes, type Outcome, type Seat } from '@bb/kernel';
import { type ClockState, type OwnState, PROTOCOL, type TableState, type TableStatus, type TableUpdate } from '@bb/protocol';
import type { StoredChoice } from '../storage/choice-log.ts';
import { diceCommitmentOf, diceProofOf, seatNameOf, type TableRecord } from '../tables/table-record.ts';
import { choiceText, readChoice } from './choice-text.ts';
import type { EventJson } from './event-json.ts';
import { type PositionViews, viewOf } from './position-views.ts';
import type { ReachedPosition } from './reached-position.ts';
import type { WindowView } from './windows.ts';

/** A seat, or null for a spectator. */
export type Viewer = Seat | null;

/** A snapshot of a table. */
export interface TableSnapshot {
  readonly id: string;
  readonly game: Game;
  readonly record: TableRecord;
  readonly reached: ReachedPosition;
  readonly asked: Decision | null;
  readonly outcome: Outcome | null;
  /** What a viewer sees of the open window; null if there is none. */
  readonly window: (viewer: Viewer) => WindowView | null;
  readonly own: (seat: Seat) => OwnState;
  /** The seats whose players have told everybody that they pass. */
  readonly passing: readonly Seat[];
  readonly clock: ClockState | null;
  readonly isEnded: boolean;
}

/** A message, with the fields that its sender needs. */
export interface ViewerMessage extends Pick<TableStatus, 'seq' | 'rewinds'> {
  readonly type: 'state' | 'update';
  /** The number of the first choice that it tells of. */
  readonly from: number;
  /** A `TableState` or a `TableUpdate`, in JSON. */
  readonly text: string;
}

/** Builds the message for a viewer, once for all viewers who see the same. */
export type MessageBuilder = (viewer: Viewer) => ViewerMessage;

type Apart = 'own' | 'asked' | 'choices' | 'costs';

const inside = (fields: object): string => JSON.stringify(fields).slice(1, -1);
const joined = (...fields: readonly string[]): string => fields.filter((text) => text !== '').join();

/** Builds the update from one position to the next. */
export function updates(snapshot: TableSnapshot, before: PositionViews, now: PositionViews, events: EventJson): MessageBuilder {
  const alike: Omit<TableUpdate, Apart | 'patch' | 'events'> = {
    type: 'update',
    table: snapshot.id,
    from: before.reached.seq,
    ...standing(snapshot),
    ...(snapshot.outcome !== null && { dice: diceProofOf(snapshot.id, snapshot.record) }),
  };
  const open = inside(now.publicChangesSince(before));
  return teller(
    snapshot,
    alike,
    alike.from,
    (viewer) => `"patch":{${joined(open, inside(now.ownChangesSince(before, viewer)))}},"events":${events.for(viewer)}`,
  );
}

/** Builds the whole state. `events`: all events of the game. */
export function states(snapshot: TableSnapshot, events: EventJson): MessageBuilder {
  const alike: Omit<TableState, Apart | 'view' | 'events'> = {
    type: 'state',
    protocol: PROTOCOL,
    table: snapshot.id,
    game: snapshot.record.game,
    version: snapshot.record.version,
    options: snapshot.record.options,
    seats: snapshot.record.seats.map(seatNameOf),
    dice: snapshot.isEnded ? diceProofOf(snapshot.id, snapshot.record) : diceCommitmentOf(snapshot.id, snapshot.record),
    ...standing(snapshot),
  };
  const view = (viewer: Viewer): string => JSON.stringify(viewOf(snapshot.game, snapshot.reached.position, viewer));
  return teller(snapshot, alike, 0, (viewer) => `"view":${view(viewer)},"events":${events.for(viewer)}`);
}

const standing = ({ record, reached: { seq }, outcome, window, passing, clock }: TableSnapshot): Omit<TableStatus, Apart> => ({
  seq,
  rewinds: record.rewinds.length,
  outcome,
  clock,
  window: window(null)?.seats ?? [],
  passing,
});

function teller(
  snapshot: TableSnapshot,
  alike: Pick<ViewerMessage, 'type' | 'seq' | 'rewinds'>,
  from: number,
  more: (viewer: Viewer) => string,
): MessageBuilder {
  const messages = new Map<Viewer, ViewerMessage>();
  const { type, seq, rewinds } = alike;
  const [common, asked] = [inside(alike), JSON.stringify(snapshot.asked)];
  const tell = (viewer: Viewer): ViewerMessage => ({
    type,
    from,
    seq,
    rewinds,
    text: `{${common},${apart(snapshot, viewer, asked)},${more(viewer)}}`,
  });
  return (viewer) => {
    const known = messages.get(viewer) ?? tell(viewer);
    messages.set(viewer, known);
    return known;
  };
}

/** By position: one seat is asked there, and a position that was reached never changes. */
const knownCosts = new WeakMap<object, readonly ChoiceCosts[]>();

/** Remembers what the choices cost: to find it, each is tried. */
function costsAt(game: Game, position: object, choices: readonly AnyChoice[]): readonly ChoiceCosts[] {
  const costs = knownCosts.get(position) ?? costsOf(game, position, choices);
  knownCosts.set(position, costs);
  return costs;
}

/** The part of the standing that the viewer alone sees. */
function apart(
  { game, reached: { position }, asked, window: windowFor, own: ownOf }: TableSnapshot,
  viewer: Viewer,
  askedOfAll: string,
): string {
  const own = viewer === null ? null : ownOf(viewer);
  const window = windowFor(viewer)?.own;
  const offered = window ? window.choices : asked !== null && asked.seat === viewer ? game.legal(position) : [];
  const choices = offered.map((choice) => choiceText(game, choice)).join();
  const costs = window || offered.length === 0 ? [] : costsAt(game, position, offered);
  const costsText = costs.length > 0 ? `,"costs":${JSON.stringify(costs)}` : '';
  return `"own":${JSON.stringify(own)},"asked":${window ? JSON.stringify(window.decision) : askedOfAll},"choices":[${choices}]${costsText}`;
}

export interface Replay {
  /** The position at the choice number `from`. */
  readonly from: ReachedPosition;
  /** All events since. */
  readonly events: readonly object[];
}

/** Replays a game from its start, and collects the events from the choice number `from` on. */
export function replayed(game: Game, options: GameTypes['options'], stored: readonly StoredChoice[], from: number): Replay {
  const position = game.newGame(options);
  const events: object[] = [];
  let then: ReachedPosition | null = null;
  for (const { body, seq, at } of stored) {
    if (seq === from) then = { position: game.clone(position), seq, at };
    game.play(position, readChoice(game, body, `choices[${seq}]`), then ? events : undefined);
  }
  return { from: then ?? { position, seq: from, at: 0 }, events };
}
