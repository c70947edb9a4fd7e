/** A seat and its player. */
export interface SeatSetup {
  readonly name: string;
  /** `human`, or the name of a bot as the game's `GameBots` know it, such as `captain`. */
  readonly kind: string;
}

export const HUMAN = 'human';
export const isHuman = ({ kind }: SeatSetup): boolean => kind === HUMAN;
const MAX_NAME_CHARS = 24;

/** @returns the name without spaces around it, cut to the length that fits */
export const seatName = (name: string): string => name.trim().slice(0, MAX_NAME_CHARS);

/**
 * Reads a seat that comes from a file.
 *
 * @param name the name of a seat that has none
 * @param otherwise the kind of a seat whose kind is not known here
 */
export function parseSeat(json: unknown, name: string, otherwise: string, hasBot: (bot: string) => boolean): SeatSetup {
  const stored: Readonly<Record<string, unknown>> = typeof json === 'object' && json !== null ? { ...json } : {};
  const isKnown = typeof stored.kind === 'string' && (stored.kind === HUMAN || hasBot(stored.kind));
  return {
    name: typeof stored.name === 'string' ? stored.name.slice(0, MAX_NAME_CHARS) : name,
    kind: isKnown && typeof stored.kind === 'string' ? stored.kind : otherwise,
  };
}
