/** The seats of an online table, with the names the page shows. */
import { HUMAN, type SeatSetup } from '@bb/table-kit/session/seat-setup.ts';
import type { SessionBots, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { Catalogue } from '../i18n/en/index.ts';
import type { TableCard } from '../shared/messages.ts';

/**
 * Bots have no names of their own. They are called by their level, and numbered if several have the same; a bot that plays for a person who
 * left bears that person's name, so that no other bot changes its name in the middle of a game.
 */
export function tableSeats<T extends SessionTypes>(
  { seats }: TableCard,
  bots: Pick<SessionBots<T>, 'nameOf'> | undefined,
  { botFor, playerWhoLeft }: Pick<Catalogue['pages'], 'botFor' | 'playerWhoLeft'>,
): readonly SeatSetup[] {
  const met = new Map<string, number>();
  return seats.map(({ kind, name, replaces, resigned }) => {
    if (kind !== 'bot') return { name, kind: HUMAN };
    const level = bots?.nameOf(name) ?? name;
    const person = replaces ?? resigned;
    if (person !== null) return { name: botFor(level, person || playerWhoLeft), kind: name };
    const number = (met.get(level) ?? 0) + 1;
    met.set(level, number);
    return { name: number > 1 ? `${level} ${number}` : level, kind: name };
  });
}
