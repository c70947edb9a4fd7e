/** Names of bots at online tables, which the server writes as `black-bart@bold`. */
import { say } from '../i18n/say.ts';
import { hasTemper, parseSeat, type SeatSetup } from '../session/seat-kinds.ts';

export function botSeat(bot: string): SeatSetup {
  const [kind, personality] = bot.split('@');
  return parseSeat({ kind, personality }, bot, 'captain');
}

/** For example “Black Bart, bold”. */
export function botName(bot: string): string {
  const { kind, personality = 'even' } = botSeat(bot);
  const { kinds, tempers } = say().pages;
  return hasTemper(kind) && personality !== 'even' ? `${kinds[kind].name}, ${tempers[personality].name}` : kinds[kind].name;
}
