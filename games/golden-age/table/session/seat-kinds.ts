/** The kinds of player that can play a seat. */
import { LEVELS, TEMPERAMENTS, type Temperament } from '@bb/golden-age/bots';

/** `system`: the System Player, only in the solitaire game. */
export const SEAT_KINDS = ['human', ...LEVELS, 'random', 'system'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

/** The bots that search. */
const SEARCHERS: readonly SeatKind[] = ['commodore', 'black-bart'];

const levels: readonly SeatKind[] = LEVELS;
/** A bot's level, from 1; 0: it has none. */
export const levelOf = (kind: SeatKind): number => levels.indexOf(kind) + 1;

/** Bots that search can have a temperament: they want other things besides victory. */
export const hasTemperament = (kind: SeatKind): boolean => SEARCHERS.includes(kind);

export interface Player {
  readonly kind: SeatKind;
  /** `even` for all that don't search. */
  readonly temperament: Temperament;
}

/** @param name such as `black-bart@bold` @returns null if there is no such player */
export function playerFrom(name: string): Player | null {
  const [level = '', given] = name.split('@');
  const kind = SEAT_KINDS.find((kind) => kind === level);
  const temperament = given === undefined ? 'even' : TEMPERAMENTS.find((temperament) => temperament === given);
  if (!kind || !temperament || (given !== undefined && !hasTemperament(kind))) return null;
  return { kind, temperament };
}

/** @returns the name by which `@bb/golden-age/bots` knows a bot */
export const nameOf = ({ kind, temperament }: Player): string =>
  temperament === 'even' || !hasTemperament(kind) ? kind : `${kind}@${temperament}`;
