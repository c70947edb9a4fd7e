/** The notice about a player who has resigned. */

import { online } from '../i18n/online.ts';
import { botName } from '../shared/bot-names.ts';
import type { TableCard } from '../shared/messages.ts';

/** @returns the notice for the other players; empty if nobody has resigned */
export function departureText(before: TableCard, now: TableCard): string {
  const seat = now.seats.findIndex(({ kind, replaces }, i) => kind === 'bot' && replaces === null && before.seats[i]?.kind === 'person');
  const [left, bot] = [before.seats[seat], now.seats[seat]];
  return left && bot && before.you !== seat ? online().hasLeft(left.name, botName(now.game, bot.name)) : '';
}
