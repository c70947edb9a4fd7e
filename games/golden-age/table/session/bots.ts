/** The bots of the 2008 edition, as the page offers and asks them. */
import { LEVELS, TEMPERAMENTS } from '@bb/golden-age/bots';
import type { OfferedBot, SessionBots } from '@bb/table-kit/session/session-game.ts';
import { forms } from '../i18n/forms.ts';
import { hasTemperament, levelOf, nameOf, playerFrom, type SeatKind } from './seat-kinds.ts';
import type { GoldenAgeSession } from './session.ts';

function offer(kind: Exclude<SeatKind, 'human'>): OfferedBot {
  const { kinds, temperaments } = forms();
  const variants = hasTemperament(kind)
    ? TEMPERAMENTS.map((temperament) => ({ bot: nameOf({ kind, temperament }), ...temperaments[temperament] }))
    : [];
  return { bot: kind, ...kinds[kind], level: levelOf(kind), variants };
}

export const bots: SessionBots<GoldenAgeSession> = {
  substitute: 'captain',
  offered: () => [...LEVELS, 'random' as const].map(offer),
  variantsTitle: () => forms().temperament,
  has: (bot) => bot !== 'human' && playerFrom(bot) !== null,
  nameOf(bot) {
    const kind = playerFrom(bot)?.kind ?? 'human';
    return kind === 'human' ? bot : forms().kinds[kind].name;
  },
  rivalIn: ({ solitaire }) => (solitaire ? 'system' : 'captain'),
  startWorker: async () => (await import('./bot-worker-client.ts')).startBotWorker(),
};
