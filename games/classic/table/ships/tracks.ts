/** The steps of the tracks of a ship log. */
import type { Step, StepState } from '@bb/table-kit/table/pirate/track-steps.ts';
import type { ShipTexts } from '../i18n/en/ships.ts';

/**
 * Combat or Speed.
 *
 * @param lowest  the figure at which the ship sinks
 * @param hull  what hits have left of the printed figure
 * @param now  what wounds and scurvy have left of that
 * @returns the steps from the lowest to the printed one
 */
export function trackSteps(lowest: number, printed: number, hull: number, now: number): readonly Step[] {
  const first = Math.min(lowest, now);
  const stateOf = (at: number): StepState => (at === now ? 'on' : at < now ? 'kept' : at <= hull ? 'sick' : 'hit');
  return Array.from({ length: printed - first + 1 }, (_, i) => ({ at: first + i, state: stateOf(first + i), isDire: first + i <= lowest }));
}

/** From this step on the crew is dangerous. */
export const ALARMING = 2;

interface Unrest {
  readonly unrest: number;
  readonly highest: number;
  /** Where a new pirate begins. */
  readonly start: number;
  /** Where a mutiny ends that is talked down. */
  readonly talkedDown: number;
}
/** @returns the steps of Crew Unrest, from peace to mutiny */
export function unrestSteps({ unrest, highest, start, talkedDown }: Unrest, texts: ShipTexts): readonly Step[] {
  const noteOf = (at: number): string =>
    at === start
      ? texts.startsAt(at)
      : at === talkedDown
        ? texts.talkedDown(at)
        : at === 0
          ? texts.mutinies
          : texts.unrest(unrest, highest);
  return Array.from({ length: highest + 1 }, (_, i) => highest - i).map((at) => ({
    at,
    state: at === unrest ? 'on' : 'open',
    isDire: at <= ALARMING,
    isMarked: at === start || at === talkedDown,
    note: noteOf(at),
  }));
}
