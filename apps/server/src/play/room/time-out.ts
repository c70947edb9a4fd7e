/** Players who run out of time: what happens then, and the bots that answer for them. */
import { BadInput, type Seat } from '@bb/kernel';
import { DEFAULT_WHEN_LATE, type OwnState, type WhenLate } from '@bb/protocol';
import { Refused } from '../../accounts/refused.ts';
import type { SealedAsk } from '../secret-ask.ts';
import { checkedChoice, stale } from './check-choice.ts';
import { halfTime, isLate } from './clocks.ts';
import { isEnded, isPaused, peopleOf, rewindsOf, type TableRoom, whenLateOf } from './table-room.ts';
import { ownState, standInOf } from './window.ts';

/** A question for a bot, with a position that nobody else changes. */
export interface BotsQuestion {
  readonly bot: string;
  /** Whether a bot has the seat; if not, it answers for a player. */
  readonly isBot: boolean;
  /** The answer counts only if the player has not answered when the window closes. */
  readonly isStandIn: boolean;
  readonly seat: Seat;
  readonly seq: number;
  readonly position: object;
}

/** Sets what happens when the seat runs out of time. Resolves when that is durable. @throws BadInput if the game has no such bot */
export function setWhenLate(room: TableRoom, seat: Seat, does: WhenLate): Promise<OwnState> {
  return room.turns.do(async () => {
    if (does !== DEFAULT_WHEN_LATE && !room.bots.levels.includes(does)) throw new BadInput('whenLate', `there is no bot "${does}"`);
    const player = peopleOf(room)[seat] ?? null;
    if (player === null) throw new Refused('notSeated');
    await room.orderStore.setWhenLate(player, does);
    room.whenLate = await room.orderStore.whenLate();
    room.host.tellOthers();
    room.host.replan();
    return ownState(room, seat);
  });
}

/** In a window, keeps what a bot chose for a player who may run out of time. @throws Refused */
export function standIn(room: TableRoom, { seat, seq, bot }: BotsQuestion, rewinds: number, json: unknown): Promise<void> {
  return room.turns.do(async () => {
    if (isEnded(room)) throw new Refused('notInProgress');
    if (rewinds !== rewindsOf(room)) throw stale(room);
    room.standIns.set(seat, { bot, choice: checkedChoice(room, seat, seq, json) });
  });
}

/** @returns the questions for bots, and for the substitute of a player who ran out of time */
export function botsQuestions(room: TableRoom, now: number): readonly BotsQuestion[] {
  const { game, bots, record, window } = room;
  const { position, seq } = room.reached;
  const asked = game.seatToChoose(position);
  if (asked === null || isPaused(room)) return [];
  const question = (bot: string, seat: Seat, then: object): BotsQuestion => {
    const isBot = record.seats[seat]?.kind === 'bot';
    return { bot, isBot, isStandIn: !isBot && window !== null, seat, seq, position: then };
  };
  if (window)
    return window.asks.flatMap((ask) => {
      const bot = ask.isForced || window.answers.has(ask.seat) ? null : botInWindow(room, ask, now);
      return bot === null ? [] : [question(bot, ask.seat, ask.position())];
    });
  const sits = record.seats[asked];
  if (sits?.kind === 'bot') return [question(sits.bot, asked, position)];
  if (sits?.kind !== 'person' || !isLate(room, now)) return [];
  const does = whenLateOf(room, asked);
  return [question(does === DEFAULT_WHEN_LATE ? bots.substitute : does, asked, position)];
}

/** @returns the bot that answers there; for a player, from half of their time on, so that its answer is ready when the window closes. Null if none */
function botInWindow(room: TableRoom, ask: SealedAsk, now: number): string | null {
  const sits = room.record.seats[ask.seat];
  if (sits?.kind === 'bot') return sits.bot;
  const does = whenLateOf(room, ask.seat);
  const half = halfTime(room);
  if (does === DEFAULT_WHEN_LATE || half === null || now < half) return null;
  return room.orders.orderedAt(ask) === null && standInOf(room, ask.seat) === null ? does : null;
}
