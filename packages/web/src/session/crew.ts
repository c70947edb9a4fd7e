/** Who can play a seat. */
import { LEVELS, TEMPERS, type Temper } from '@bb/bots';

/** Those of them that search. */
const SEARCHERS: readonly SeatKind[] = ['commodore', 'black-bart'];

/** `system`: the System Player of the solitaire game, who plays no other. */
export const SEAT_KINDS = ['human', ...LEVELS, 'random', 'system'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

const ladder: readonly SeatKind[] = LEVELS;
/** From 1 up; 0: on no rung of the ladder. */
export const rankOf = (kind: SeatKind): number => ladder.indexOf(kind) + 1;

/** Who searches may do it for other things than victory alone. */
export const hasTemper = (kind: SeatKind): boolean => SEARCHERS.includes(kind);

export interface SeatSetup {
  readonly name: string;
  readonly kind: SeatKind;
  /** Of a bot that searches; none: `even`. */
  readonly personality?: Temper;
}

/** What the bots call who plays this seat: `black-bart@bold`. */
export const botOf = ({ kind, personality = 'even' }: SeatSetup): string => (personality === 'even' ? kind : `${kind}@${personality}`);

/** A seat as it is written down somewhere; `otherwise`: who plays it when that is not known here. */
export function readSeat(json: unknown, name: string, otherwise: SeatKind): SeatSetup {
  const given: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const kind = SEAT_KINDS.find((one) => one === given.kind) ?? otherwise;
  const temper = hasTemper(kind) ? TEMPERS.find((one) => one === given.personality) : undefined;
  return { name: typeof given.name === 'string' ? given.name.slice(0, 24) : name, kind, ...(temper && { personality: temper }) };
}
