/** Players who run out of time: what happens then, and the bots that answer for them. */
import type { Game, Seat } from '@bb/golden-age/rules';
import { DEFAULT_WHEN_LATE, type OwnState, type WhenLate } from '@bb/protocol';
import { Refused } from '../../accounts/refused.ts';
import type { SealedAsk } from '../secret-ask.ts';
import { type ChoiceResult, checkedChoice, refused, taken } from './check-choice.ts';
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
  readonly game: Game;
  readonly engine: string;
}

/** The bot that chooses for a player who ran out of time. */
const SUBSTITUTE = 'captain';

/** Sets what happens when the seat runs out of time. Resolves when that is durable. */
export function setWhenLate(room: TableRoom, seat: Seat, does: WhenLate): Promise<OwnState> {
  return room.turns.do(async () => {
    const player = peopleOf(room)[seat] ?? null;
    if (player === null) throw new Refused('notSeated');
    await room.store.late(player, does);
    room.whenLate = await room.store.whenLate();
    room.host.tellOthers();
    room.host.replan();
    return ownState(room, seat);
  });
}

/** In a window, keeps what a bot chose for a player who may run out of time. */
export function standIn(room: TableRoom, { seat, seq, bot }: BotsQuestion, rewinds: number, json: unknown): Promise<ChoiceResult> {
  return room.turns.do(async () => {
    if (isEnded(room)) return refused({ why: 'notPlaying' });
    if (rewinds !== rewindsOf(room)) return refused({ why: 'stale', seq: room.reached.seq });
    const choice = checkedChoice(room, seat, seq, json);
    if ('why' in choice) return refused(choice);
    room.standIns.set(seat, { bot, choice });
    return taken(seq, true);
  });
}

/** @returns the questions for bots, and for the substitute of a player who ran out of time */
export function botsQuestions(room: TableRoom, now: number): readonly BotsQuestion[] {
  const { rules, record, window } = room;
  const { game, seq } = room.reached;
  if (!game.ask || isPaused(room)) return [];
  const question = (bot: string, seat: Seat, position: Game): BotsQuestion => {
    const isBot = record.seats[seat]?.kind === 'bot';
    return { bot, isBot, isStandIn: !isBot && window !== null, seat, seq, game: position, engine: record.engine };
  };
  if (window)
    return window.asks.flatMap((ask) => {
      const bot = ask.isForced || window.answers.has(ask.seat) ? null : botInWindow(room, ask, now);
      return bot === null ? [] : [question(bot, ask.seat, ask.position())];
    });
  const seat = rules.seatToChoose(game);
  const sits = record.seats[seat];
  if (sits?.kind === 'bot') return [question(sits.bot, seat, game)];
  if (sits?.kind !== 'person' || !isLate(room, now)) return [];
  const does = whenLateOf(room, seat);
  return [question(does === DEFAULT_WHEN_LATE ? SUBSTITUTE : does, seat, game)];
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
