/** Drives an open table: sets its alarm, asks its bots, notifies its players, and stores its end. */
import { Refused } from '../accounts/refused.ts';
import type { Announcer, AwaitedChoice } from './announcer.ts';
import type { Bots } from './bot-players.ts';
import { choose } from './room/choose.ts';
import { closesAt, halfTime } from './room/clocks.ts';
import { nextDue } from './room/next-due.ts';
import { isOver, isPaused, peopleOf, rewindsOf, type TableRoom } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import { type BotsQuestion, botsQuestions, standIn } from './room/time-out.ts';
import { seatsWaitedFor } from './room/window.ts';

/** What it needs of the node. */
export interface DriverNode {
  readonly bots: Bots;
  readonly notices: Announcer;
  readonly now: () => number;
  /** The node is shutting down. */
  readonly isClosed: () => boolean;
  readonly onFault: (error: unknown, table: string) => void;
  /** Stores the end of a game. */
  readonly finish: (table: string) => Promise<unknown>;
  /** Tells those who follow the table that its bots have less time. */
  readonly postBusy: (table: string) => void;
}

const BUSY_NOTICE_INTERVAL_MS = 60_000;
/** A failed job is tried again after this time. */
const RETRY_DELAY_MS = 2000;
/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The message key of a bot's choice, which clients can't use. */
const botsKey = (rewinds: number, seq: number): string => `bot ${rewinds}/${seq}`;

export class RoomDriver {
  readonly #room: TableRoom;
  readonly #node: DriverNode;
  /** The questions that bots are thinking about: choices and seats. */
  readonly #thinking = new Set<string>();
  /** The last notification: the question it was about, and whether it said that half of the time is gone. */
  #told = { question: '', isHalf: false };
  /** When the players were last told that bots have less time: milliseconds since 1970. */
  #saidBusyAt = 0;
  /** Whether the end of the game is stored, or about to be. */
  #isFinished = false;
  /** The next time when something is due. */
  #alarm: { readonly at: number; readonly timer: NodeJS.Timeout } | null = null;
  #isStopped = false;

  constructor(room: TableRoom, node: DriverNode) {
    this.#room = room;
    this.#node = node;
  }

  /** Whether bots are thinking about questions of the table. */
  get isBusy(): boolean {
    return this.#thinking.size > 0;
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#alarm?.timer);
  }

  /** The table record has changed: a game that was over may go on. */
  renewed(): void {
    this.#isFinished = false;
  }

  /** Does what the table needs after it has changed. */
  goOn(): void {
    if (this.#isStopped || this.#node.isClosed()) return;
    if (isOver(this.#room)) {
      this.#finish();
      return;
    }
    this.#announce();
    for (const question of botsQuestions(this.#room, this.#node.now())) this.#askBot(question);
    this.#setAlarm();
  }

  #finish(): void {
    if (this.#isFinished) return;
    this.#isFinished = true;
    this.#node.finish(this.#room.id).catch((error: unknown) => {
      this.#isFinished = false;
      this.#later(error);
    });
  }

  /** Notifies the players who are asked: once, and again when half of their time is gone. */
  #announce(): void {
    const waiting = awaitedIn(this.#room);
    if (!waiting) return;
    const { notices, now, onFault } = this.#node;
    const half = halfTime(this.#room);
    const isHalf = half !== null && half <= Math.min(now(), this.#room.host.time.sure());
    const question = `${rewindsOf(this.#room)}/${waiting.seq}`;
    const isNew = this.#told.question !== question;
    if (!isNew && this.#told.isHalf === isHalf) return;
    this.#told = { question, isHalf };
    const said = isNew ? notices.yourTurn(waiting) : Promise.resolve();
    said.then(() => (isHalf ? notices.halfTime(waiting) : undefined)).catch((error: unknown) => onFault(error, this.#room.id));
  }

  #setAlarm(): void {
    const now = this.#node.now();
    const next = nextDue(this.#room, now);
    if (next === (this.#alarm?.at ?? null)) return;
    clearTimeout(this.#alarm?.timer);
    this.#alarm = null;
    if (next === null) return;
    const ring = (): void => {
      this.#alarm = null;
      tick(this.#room).then(
        () => this.goOn(),
        (error: unknown) => this.#later(error),
      );
    };
    this.#alarm = { at: next, timer: setTimeout(ring, Math.min(Math.max(0, next - now), MAX_TIMER_MS)).unref() };
  }

  /** Tries again when the database may be back. */
  #later(error: unknown): void {
    if (this.#node.isClosed()) return;
    this.#node.onFault(error, this.#room.id);
    setTimeout(() => this.goOn(), RETRY_DELAY_MS).unref();
  }

  #askBot(question: BotsQuestion): void {
    const work = `${rewindsOf(this.#room)}/${question.seq}/${question.seat}`;
    if (this.#thinking.has(work)) return;
    this.#thinking.add(work);
    const rewinds = rewindsOf(this.#room);
    this.#answer(question, question.bot, rewinds)
      .catch((error: unknown) => {
        if (this.#node.isClosed()) return undefined;
        this.#node.onFault(error, this.#room.id);
        return this.#answer(question, this.#room.bots.substitute, rewinds);
      })
      .finally(() => this.#thinking.delete(work))
      .catch((error: unknown) => this.#later(error));
  }

  async #answer(question: BotsQuestion, bot: string, rewinds: number): Promise<void> {
    const room = this.#room;
    const { isBot, isStandIn, seat, seq, position } = question;
    const { choice, isShort } = await this.#node.bots.choose(bot, room, position, seat, room.record.host);
    if (isShort) this.#announceBusy();
    try {
      if (isStandIn) await standIn(room, question, rewinds, choice);
      else await choose(room, seat, seq, choice, botsKey(rewinds, seq), rewinds);
    } catch (error) {
      // Too late is no fault: another node was first, or the player answered after all.
      if (error instanceof Refused && ['stale', 'notInProgress', 'paused'].includes(error.code)) return;
      throw error;
    }
    if (isBot || isStandIn) return;
    await this.#node.notices.timeOver({ table: { id: room.id, people: peopleOf(room) }, seats: [seat], seq });
  }

  /** At most once a minute. */
  #announceBusy(): void {
    const now = this.#node.now();
    if (now - this.#saidBusyAt < BUSY_NOTICE_INTERVAL_MS) return;
    this.#saidBusyAt = now;
    this.#node.postBusy(this.#room.id);
  }
}

/** The seats that the table waits for, so that their players can be notified; null while it is paused or when it is over. */
function awaitedIn(room: TableRoom): AwaitedChoice | null {
  if (isPaused(room) || isOver(room)) return null;
  const table = { id: room.id, people: peopleOf(room) };
  return { table, seats: seatsWaitedFor(room), seq: room.reached.seq, dueAt: closesAt(room) };
}
