/** The server's side of one open table: its state on this node. Each verb on it is a function with a file of its own. */
import type { AnyChoice, Game, GameBots, Seat } from '@bb/kernel';
import { DEFAULT_WHEN_LATE, type Dice, type WhenLate } from '@bb/protocol';
import type { TableRecord } from '../../tables/table-record.ts';
import { type Player, seatOf } from '../../tables/table-seats.ts';
import type { Pause } from '../../time/stops.ts';
import type { DecisionClocks } from '../decision-clocks.ts';
import type { OrderStore } from '../order-store.ts';
import type { ReachedPosition } from '../reached-position.ts';
import type { ResponseDelay } from '../response-delay.ts';
import type { SealedAnswerStore } from '../sealed-answer-store.ts';
import type { SeatPresence } from '../seat-presence.ts';
import type { SeenMessages } from '../seen-messages.ts';
import type { SerialQueue } from '../serial-queue.ts';
import type { StandingOrders } from '../standing-orders.ts';
import type { Subscribers } from '../subscribers.ts';
import type { TableHost } from '../table-host.ts';
import type { Viewer } from '../table-updates.ts';
import type { Window } from '../windows.ts';

export interface TableRoom {
  readonly id: string;
  readonly host: TableHost;
  /** With the rules that the table began with. */
  readonly game: Game;
  readonly bots: GameBots;
  readonly dice: Dice;
  readonly answerStore: SealedAnswerStore;
  readonly orderStore: OrderStore;
  readonly presence: SeatPresence;
  readonly subscribers: Subscribers;
  /** Does one thing at a time. */
  readonly turns: SerialQueue;
  readonly answered: SeenMessages;
  readonly responseDelays: Map<Seat, ResponseDelay>;
  record: TableRecord;
  /** Version of the table record. */
  version: number;
  reached: ReachedPosition;
  window: Window | null;
  /** By seat: the chance in the open window. */
  readonly chances: Map<Seat, number>;
  orders: StandingOrders;
  clocks: DecisionClocks;
  /** By seat: a bot's answer in the window, for a player who may not answer. */
  standIns: Map<Seat, { readonly bot: string; readonly choice: AnyChoice }>;
  /** By player: what happens when they run out of time. */
  whenLate: ReadonlyMap<string, WhenLate>;
  /** By seat: the times of vacations. */
  vacations: ReadonlyMap<Seat, readonly Pause[]>;
  /** The choice count of the newest secret answer that was read here. */
  newestAnswer: number;
  /** The next renewal. Everybody who asks for one before it begins shares it. */
  renewal: Promise<void> | null;
}

/** Whether the game has come to its end. */
export const isOver = ({ game, reached }: TableRoom): boolean => game.seatToChoose(reached.position) === null;

/** Whether the game is over, or was ended by a vote: its dice are shown, and nobody can choose. */
export const isEnded = (room: TableRoom): boolean => isOver(room) || room.record.stage === 'aborted';

/** Nobody can choose: for now, or forever if the table was aborted. */
export const isPaused = ({ record }: TableRoom): boolean => record.pausedSince !== null || record.stage === 'aborted';

/** The number of rewinds so far. */
export const rewindsOf = ({ record }: TableRoom): number => record.rewinds.length;

/** By seat: the player's id; null for a bot. */
export const peopleOf = ({ record }: TableRoom): readonly (string | null)[] =>
  record.seats.map((seat) => (seat.kind === 'person' ? seat.player : null));

/** What happens when the seat runs out of time. */
export function whenLateOf({ record, whenLate }: TableRoom, seat: Seat): WhenLate {
  const sits = record.seats[seat];
  return (sits?.kind === 'person' ? whenLate.get(sits.player) : undefined) ?? DEFAULT_WHEN_LATE;
}

/** The seat that a player sees the table from; null for a spectator; undefined if the player may not watch. */
export function viewerOf({ record }: TableRoom, player: Player | null): Viewer | undefined {
  const seat = seatOf(record, player);
  return seat === null && !record.hasSpectators ? undefined : seat;
}

/** The position before the first choice. */
export const startOf = (game: Game, { options }: TableRecord, at: number): ReachedPosition => ({
  position: game.newGame(options),
  seq: 0,
  at,
});
