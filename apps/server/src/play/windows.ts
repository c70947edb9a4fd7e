/**
 * 4.6 Windows: several seats are asked at once, and answer under seal (ADR 019). Pure: a window, what happens, and what is known at that moment
 * give the next window and what has to be done. No clock, timer, database or server.
 */
import type { AnyChoice, Decision, Seat } from '@bb/kernel';
import { BOT_DELAY_MS, roundUpToStep, SEARCHING_BOT_DELAY_MS } from './response-delay.ts';
import type { SealedAsk } from './secret-ask.ts';

export interface SealedAnswer {
  readonly choice: AnyChoice;
  /** The client's name for its message. */
  readonly key: string;
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
}

/** A choice, with the seat that makes it. */
export interface SeatChoice {
  readonly seat: Seat;
  readonly choice: AnyChoice;
  /** The client's name for its message; null if the server has chosen. */
  readonly key: string | null;
}

export interface Window {
  /** In milliseconds since 1970. */
  readonly openedAt: number;
  /** In the order in which the answers count. */
  readonly asks: readonly SealedAsk[];
  readonly answers: ReadonlyMap<Seat, SealedAnswer>;
  /** Answers count as soon as they can, although that tells something of the hands. */
  readonly isFast: boolean;
  /** There is only one human at the table: nobody to hide the time from. */
  readonly isAlone: boolean;
}

/** What the server knows of the player at an asked seat. */
export interface SeatFacts {
  readonly isBot: boolean;
  /** The bot at the seat thinks for a while if it has a choice. */
  readonly isSearching: boolean;
  /** Since when the player has been present; null if absent. */
  readonly presentSince: number | null;
  /** When the player passed in advance; null if they did not. */
  readonly orderedAt: number | null;
  /** All others know that the player passed in advance. */
  readonly isOpenPass: boolean;
  /** A bot's answer for the player when the window closes; null to pass. */
  readonly standIn: AnyChoice | null;
  /** How long the server takes to pass for the player, in milliseconds: about as long as the player would think. */
  readonly delayMs: number;
}

/** What the server knows at a moment, apart from the answers. */
export interface WindowFacts {
  readonly now: number;
  /** When the window closes for players who have not answered; null if never. */
  readonly closesAt: number | null;
  readonly of: (ask: SealedAsk) => SeatFacts;
}

export type WindowEvent =
  /** A seat answers, or replaces its answer. */
  | { readonly type: 'seal'; readonly seat: Seat; readonly choice: AnyChoice; readonly key: string }
  /** An answer that is stored already: another node has taken it. */
  | { readonly type: 'restore'; readonly seat: Seat; readonly answer: SealedAnswer }
  | { readonly type: 'tick' };

export type WindowEffect =
  | { readonly type: 'refuse'; readonly error: 'notYours' }
  /** The answer must be durable before it is acknowledged. `thoughtMs`: see `thinkingTime`. */
  | { readonly type: 'store'; readonly seat: Seat; readonly answer: SealedAnswer; readonly thoughtMs: number | null }
  /** These choices count now. */
  | { readonly type: 'resolve'; readonly choices: readonly SeatChoice[] };

/** A choice of a seat that counts from `due` on. */
interface Due extends SeatChoice {
  readonly due: number;
}

export const newWindow = (
  openedAt: number,
  asks: readonly SealedAsk[],
  { isFast, isAlone }: Pick<Window, 'isFast' | 'isAlone'>,
): Window => ({
  openedAt,
  asks,
  answers: new Map(),
  isFast,
  isAlone,
});

/** @returns null if this seat is not asked */
export const askOf = ({ asks }: Window, seat: Seat): SealedAsk | null => asks.find((ask) => ask.seat === seat) ?? null;

/** @returns the window after the event, and what has to be done */
export function stepWindow(window: Window, event: WindowEvent, facts: WindowFacts): readonly [Window, readonly WindowEffect[]] {
  switch (event.type) {
    case 'tick': {
      const choices = dueChoices(window, facts);
      return [window, choices.length > 0 ? [{ type: 'resolve', choices }] : []];
    }
    case 'restore':
      return [answered(window, event.seat, event.answer), []];
    case 'seal':
      return seal(window, event, facts);
  }
}

function seal(
  window: Window,
  { seat, choice, key }: Extract<WindowEvent, { readonly type: 'seal' }>,
  facts: WindowFacts,
): readonly [Window, readonly WindowEffect[]] {
  const ask = askOf(window, seat);
  if (!ask) return [window, [{ type: 'refuse', error: 'notYours' }]];
  // All others know that the seat passes. To answer, the player first takes that back.
  if (isOpenPass(facts.of(ask))) return choice === ask.quiet ? [window, []] : [window, [{ type: 'refuse', error: 'notYours' }]];
  const answer: SealedAnswer = { choice, key, at: facts.now };
  const next = answered(window, seat, answer);
  const choices = dueChoices(next, facts);
  if (choices.some((due) => due.key === key && due.seat === seat)) return [next, [{ type: 'resolve', choices }]];
  const { isBot, presentSince } = facts.of(ask);
  // Bots are asked again after a restart.
  if (isBot) return [next, []];
  return [next, [{ type: 'store', seat, answer, thoughtMs: thinkingTime(window, ask, presentSince, facts.now) }]];
}

const isOpenPass = (facts: Pick<SeatFacts, 'isOpenPass' | 'orderedAt'>): boolean => facts.isOpenPass && facts.orderedAt !== null;

function answered(window: Window, seat: Seat, answer: SealedAnswer): Window {
  return { ...window, answers: new Map(window.answers).set(seat, answer) };
}

/** @returns the milliseconds that the player has thought; null if there was nothing to choose, or an answer was given before */
function thinkingTime(
  { openedAt, answers }: Window,
  { seat, isForced }: SealedAsk,
  presentSince: number | null,
  now: number,
): number | null {
  return isForced || answers.has(seat) ? null : now - Math.max(openedAt, presentSince ?? openedAt);
}

/** @returns the choices that count now, in order: all answers, or those up to the first that is not a pass */
function dueChoices(window: Window, facts: WindowFacts): readonly SeatChoice[] {
  const choices: SeatChoice[] = [];
  for (const ask of window.asks) {
    const found = dueOf(window, ask, facts);
    if (!found || found.due > facts.now) return window.isFast ? choices : [];
    const { seat, choice, key } = found;
    choices.push({ seat, choice, key });
    if (choice !== ask.quiet) return choices;
  }
  return choices;
}

/** @returns when something may count next, as far as known; null if not before somebody answers */
export function resolvesAt(window: Window, facts: Omit<WindowFacts, 'now'>): number | null {
  let latest = window.openedAt;
  for (const ask of window.asks) {
    const found = dueOf(window, ask, facts);
    if (!found) return null;
    latest = Math.max(latest, found.due);
    if (window.isFast || found.choice !== ask.quiet) return latest;
  }
  return latest;
}

/** The seat's choice, and from when on it counts: at the latest when the window closes. Null if the window waits for the player. */
function dueOf(window: Window, ask: SealedAsk, { closesAt, of }: Omit<WindowFacts, 'now'>): Due | null {
  const facts = of(ask);
  const found = answerOf(window, ask, facts);
  if (closesAt === null || (found && found.due <= closesAt)) return found;
  const { choice, key } = window.answers.get(ask.seat) ?? { choice: facts.standIn ?? ask.quiet, key: null };
  return { seat: ask.seat, choice, key, due: closesAt };
}

/** Whether the server answers for a player depends on the order, on presence and on the hand. In each case it takes as long. */
function answerOf(window: Window, ask: SealedAsk, facts: SeatFacts): Due | null {
  const { openedAt, isFast, isAlone } = window;
  const { seat } = ask;
  const { isBot, presentSince, orderedAt, delayMs } = facts;
  const answer = window.answers.get(seat);
  if (isBot) return botsAnswer(window, ask, facts.isSearching, answer);
  const passFrom = (due: number): Due => ({ seat, choice: ask.quiet, key: null, due });
  // Everybody knows this answer, so that the time tells nothing, whatever the seat holds and wherever its player is.
  if (orderedAt !== null && facts.isOpenPass) return passFrom(Math.max(openedAt, orderedAt));
  const answerFrom = (answer: SealedAnswer, due: number): Due => ({ seat, choice: answer.choice, key: answer.key, due });
  if (isFast || isAlone) {
    if (answer) return answerFrom(answer, answer.at);
    return ask.isForced || orderedAt !== null ? passFrom(openedAt) : null;
  }
  if (orderedAt !== null && orderedAt <= openedAt && !answer) return passFrom(openedAt + roundUpToStep(delayMs));
  const since = Math.max(openedAt, presentSince ?? openedAt);
  if (ask.isForced) return presentSince === null ? null : passFrom(since + roundUpToStep(delayMs));
  if (answer) return answerFrom(answer, since + roundUpToStep(answer.at - since));
  return orderedAt === null ? null : passFrom(since + roundUpToStep(orderedAt - since));
}

/** A bot always takes the same time, whatever it holds. One that searches takes longer, and everybody knows which do. */
function botsAnswer(
  { openedAt, isFast }: Window,
  { seat, quiet, isForced }: SealedAsk,
  isSearching: boolean,
  answer: SealedAnswer | undefined,
): Due | null {
  const from = openedAt + (isFast ? 0 : isSearching ? SEARCHING_BOT_DELAY_MS : BOT_DELAY_MS);
  if (isForced) return { seat, choice: quiet, key: null, due: from };
  return answer ? { seat, choice: answer.choice, key: answer.key, due: Math.max(answer.at, from) } : null;
}

/** The seats that have not answered and not passed in advance, whatever they hold. */
export function unansweredSeats({ asks, answers }: Window, of: (ask: SealedAsk) => Pick<SeatFacts, 'orderedAt'>): readonly Seat[] {
  return asks.filter((ask) => !answers.has(ask.seat) && of(ask).orderedAt === null).map(({ seat }) => seat);
}

/** What a viewer sees of a window: all see which seats are asked, and each seat its own question and answer. */
export interface WindowView {
  readonly seats: readonly Seat[];
  /** Null for a seat that is not asked, and for a spectator. */
  readonly own: OwnWindow | null;
}

export interface OwnWindow {
  readonly decision: Decision;
  /** What the seat may answer, once; nothing if the server passes for it. */
  readonly choices: readonly AnyChoice[];
  /** Its answer; null if it has not answered. */
  readonly sealed: AnyChoice | null;
  /** What it may answer instead. */
  readonly instead: readonly AnyChoice[];
}

/** @param viewer  null for a spectator */
export function viewWindow(window: Window, viewer: Seat | null): WindowView {
  const seats = window.asks.map(({ seat }) => seat);
  const ask = viewer === null ? null : askOf(window, viewer);
  if (!ask) return { seats, own: null };
  const { decision, isForced, choices } = ask;
  const sealed = window.answers.get(ask.seat)?.choice ?? null;
  return {
    seats,
    own: {
      decision,
      choices: isForced || sealed ? [] : choices,
      sealed,
      instead: sealed ? choices.filter((choice) => choice !== sealed) : [],
    },
  };
}
