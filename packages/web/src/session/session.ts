/** What a table needs of a session, wherever the game is: on this device, or on a server. */
import type { Choice, Seat } from '@bb/engine';
import type { Lapse, PassOrder, StandingPass } from '@bb/protocol';
import type { Names } from '@bb/words';
import type { Thing, Use } from '../table/possible.ts';
import type { SeatSetup } from './crew.ts';
import type { TurnMark } from './history.ts';
import type { LocalSession } from './local-session.svelte.ts';
import type { LogLine } from './logbook.svelte.ts';
import type { Look, News, Snapshot } from './shown.ts';

export interface Session {
  readonly seats: readonly SeatSetup[];
  /** In the language of the page. */
  readonly names: Names;
  /** Whose eyes look; null: nobody's, or a spectator's. */
  readonly person: Seat | null;
  /** The seat for which a curtain is drawn. */
  readonly curtainFor: Seat | null;
  /** The bot that has been thinking for a while. */
  readonly thinking: Seat | null;
  /** Something that the person should know; until he has read it. */
  notice: string;

  /** What is looked at. */
  readonly snapshot: Snapshot;
  /** Choices made so far. */
  readonly length: number;
  /** What has happened up to what is looked at; `log` is what there are words for. */
  readonly heard: readonly LogLine[];
  readonly log: readonly LogLine[];
  /** What has happened up to now, to the eyes that look. */
  readonly heardSoFar: readonly LogLine[];
  /** The last event before the question that was answered last. */
  readonly answeredAt: number;
  /** What the person has missed; until he has read it, or answers. */
  news: News | null;
  /** Sums it up, if something has happened from event `since` on. */
  tellNews(since: number): void;
  /** Resolves when what happened has been seen; the table that shows it says how long that takes. */
  meanwhile: () => Promise<void>;

  /** Why nobody chooses, though the game has not come to its end; empty: somebody does. */
  readonly halted: string;
  /** Who is asked: one seat, or several side by side. */
  readonly asked: readonly Seat[];
  /** What he has chosen, while it is on its way to where the game is. */
  readonly sent: Choice | null;
  /** What he has chosen, while it lies under seal: others are asked beside him. */
  readonly sealed: Choice | null;
  /** The person chooses. */
  answer(choice: Choice): Promise<void>;
  /** What the thing could be used for at this question, each with the rule that forbids it now; nothing while others choose. */
  uses(thing: Thing): readonly Use[];
  /** There is more to be said of uses than is known yet. */
  readonly wonders: boolean;

  /** Of the person. */
  readonly standing: StandingPass | null;
  /** Why his order has just lapsed. */
  readonly lapsed: Lapse | null;
  /** He passes, now and for as long as the order says. */
  passFor(order: PassOrder): Promise<void>;
  /** An order that begins with the next window. */
  stand(order: PassOrder): Promise<void>;
  /** He wants to be asked again. */
  takeBack(): Promise<void>;

  /** What is looked at instead of the present. */
  readonly look: Look | null;
  /** The views that may be looked at. */
  readonly eyes: readonly (Seat | null)[];
  readonly turns: readonly TurnMark[];
  /** After how many choices there was something new to see. */
  readonly stops: readonly number[];
  /** Looks at the table after so many choices, by default through the eyes that look already. */
  lookAt(at: number, seat?: Seat | null): void;
  /** Looks at it when this event had just happened. */
  lookAtEvent(event: number): void;
  /** Back to now, and to one's own eyes. */
  lookAway(): void;

  /** Keeps a finished game on this device, as a table of its own, and yields that table's id; null: it is here, or not over. */
  readonly bringHome: (() => Promise<string>) | null;
  /** The same, where the whole game is on this device: for what needs all of it. */
  readonly local: LocalSession | null;
}
