/** The kinds of player that can play a seat. */
import { LEVELS, TEMPERS, type Temper } from '@bb/golden-age/bots';

/** `system`: the System Player, only in the solitaire game. */
export const SEAT_KINDS = ['human', ...LEVELS, 'random', 'system'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** The bots that search. */
const SEARCHERS: readonly SeatKind[] = ['commodore', 'black-bart'];

const levels: readonly SeatKind[] = LEVELS;
/** A bot's level, from 1; 0: it has none. */
export const levelOf = (kind: SeatKind): number => levels.indexOf(kind) + 1;

/** Bots that search can have a temper: they want other things besides victory. */
export const hasTemper = (kind: SeatKind): boolean => SEARCHERS.includes(kind);

export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
  /** Only for a bot that searches; `even` by default. */
  readonly personality?: Temper;
}

/** The name by which `@bb/golden-age/bots` knows the bot of this seat, such as `black-bart@bold`. */
export const botNameOf = ({ kind, personality = 'even' }: SeatSetup): string => (personality === 'even' ? kind : `${kind}@${personality}`);

/** Reads a stored seat. @param otherwise the kind if the stored one is unknown here */
export function parseSeat(json: unknown, name: string, otherwise: SeatKind): SeatSetup {
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const kind = SEAT_KINDS.find((one) => one === given.kind) ?? otherwise;
  const temper = hasTemper(kind) ? TEMPERS.find((one) => one === given.personality) : undefined;
  return { name: typeof given.name === 'string' ? given.name.slice(0, 24) : name, kind, ...(temper && { personality: temper }) };
}
