/** The bots of the 2008 edition, as the page offers and asks them. */
import { LEVELS, TEMPERAMENTS, type Temperament } from '@bb/golden-age/bots';
import { HUMAN } from '@bb/table-kit/session/seat-setup.ts';
import type { OfferedBot, SessionBots } from '@bb/table-kit/session/session-game.ts';
import { forms } from '../i18n/forms.ts';
import type { BotApi } from './bot-worker.ts';
import type { GoldenAgeSession } from './session.ts';

/** The kinds of player that can play a seat. `system`: the System Player, only in the solitaire game. */
export const SEAT_KINDS = [HUMAN, ...LEVELS, 'random', 'system'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

const levels: readonly SeatKind[] = LEVELS;
/** A bot's level, from 1; 0: it has none. */
export const levelOf = (kind: SeatKind): number => levels.indexOf(kind) + 1;

/** Bots that search can have a temperament: they want other things besides victory. */
const SEARCHERS: readonly SeatKind[] = ['commodore', 'black-bart'];
export const hasTemperament = (kind: SeatKind): boolean => SEARCHERS.includes(kind);

export interface Player {
  readonly kind: SeatKind;
  /** `even` for all that don't search. */
  readonly temperament: Temperament;
}

/** @param name such as `black-bart@bold` @returns null if there is no such player */
export function playerFrom(name: string): Player | null {
  const [level, given] = name.split('@');
  const kind = SEAT_KINDS.find((kind) => kind === level);
  const temperament = TEMPERAMENTS.find((temperament) => temperament === (given ?? 'even'));
  if (!kind || !temperament || (given !== undefined && !hasTemperament(kind))) return null;
  return { kind, temperament };
}

/** @returns the name by which `@bb/golden-age/bots` knows a bot */
export const nameOf = ({ kind, temperament }: Player): string =>
  temperament === 'even' || !hasTemperament(kind) ? kind : `${kind}@${temperament}`;

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
  has: (bot) => bot !== HUMAN && playerFrom(bot) !== null,
  nameOf(bot) {
    const kind = playerFrom(bot)?.kind ?? HUMAN;
    return kind === HUMAN ? bot : forms().kinds[kind].name;
  },
  rivalIn: ({ solitaire }) => (solitaire ? 'system' : 'captain'),
  async startWorker() {
    const { wrapBotWorker } = await import('@bb/table-kit/session/wrap-bot-worker.ts');
    const wrapped = wrapBotWorker<BotApi>(new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }));
    return { ...wrapped.bots, weigh: (position) => wrapped.unlessBroken(wrapped.api.weigh(position)) };
  },
};
