/** What the table page needs of a game, on this device or on a server. */
import type { Choice, Lapse, PassOrder, Seat, StandingOrder } from '@bb/golden-age/rules';
import type { Thing, Use } from '@bb/golden-age/table/choices/possible-uses.ts';
import type { Names } from '@bb/golden-age/text';
import type { TurnMark } from './history.ts';
import type { LocalSession } from './local-session.svelte.ts';
import type { LogLine } from './logbook.svelte.ts';
import type { SeatSetup } from './seat-kinds.ts';
import type { RecapRange, ReplayMoment, Snapshot } from './snapshot.ts';

export interface Session {
  readonly seats: readonly SeatSetup[];
  /** In the language of the page. */
  readonly names: Names;
  /** The seat of the player at the screen. It is null for a spectator, and while the screen is handed over. */
  readonly person: Seat | null;
  /** The seat that must take over the screen; the table is hidden until then. */
  readonly handOverTo: Seat | null;
  /** The bot that has been thinking for a while. */
  readonly thinking: Seat | null;
  /** A message for the player, until they close it. */
  notice: string;

  /** The position that the page shows: the present, or the replayed one. */
  readonly snapshot: Snapshot;
  /** The number of choices so far. */
  readonly length: number;
  /** The events up to what is shown. `log` has those with a text. */
  readonly events: readonly LogLine[];
  readonly log: readonly LogLine[];
  /** The events up to the present, as the viewer may see them. */
  readonly allEvents: readonly LogLine[];
  /** The number of events before the question that was answered last. */
  readonly answeredAt: number;
  /** What the player has missed; until they close the recap, or answer. */
  recap: RecapRange | null;
  /** Updates `recap`, if something has happened from event `since` on. */
  updateRecap(since: number): void;
  /** Resolves when the animations of what happened are over. The page that shows the table replaces it. */
  waitForAnimations: () => Promise<void>;

  /** Why the game stands still although it is not over; empty if it goes on. */
  readonly haltReason: string;
  /** The seats that are asked: one, or several at the same time. */
  readonly asked: readonly Seat[];
  /** The player's choice while it is on its way to the server. */
  readonly sent: Choice | null;
  /** The player's secret answer while other seats are still asked. */
  readonly sealed: Choice | null;
  answer(choice: Choice): Promise<void>;
  /** What the thing could be used for in this decision, each with the rule that forbids it now; empty while others choose. */
  uses(thing: Thing): readonly Use[];
  /** Some uses are still being fetched. */
  readonly isLoadingUses: boolean;

  /** The player's standing order. */
  readonly standingOrder: StandingOrder | null;
  /** Why the standing order has just lapsed. */
  readonly lapsed: Lapse | null;
  /** Passes now, and for as long as the order says. */
  passWithOrder(order: PassOrder): Promise<void>;
  /** Gives an order that begins with the next window. */
  setStandingOrder(order: PassOrder): Promise<void>;
  cancelStandingOrder(): Promise<void>;

  /** The moment that the page shows instead of the present. */
  readonly replay: ReplayMoment | null;
  /** The seats whose view may be shown, with null for a spectator's. */
  readonly viewers: readonly (Seat | null)[];
  readonly turns: readonly TurnMark[];
  /** The numbers of choices after which there was something new to see. */
  readonly stops: readonly number[];
  /** Shows the table after `at` choices, by default as the current viewer. */
  lookAt(at: number, seat?: Seat | null): void;
  /** Shows the table just after this event. */
  lookAtEvent(event: number): void;
  /** Shows the present again, as the player's own seat sees it. */
  leaveReplay(): void;

  /** Stores a finished online game on this device and returns its id; null for a local or unfinished game. */
  readonly saveHere: (() => Promise<string>) | null;
  /** This session if the whole game is on this device. Undo, analysis and what-ifs need that. */
  readonly local: LocalSession | null;
}
