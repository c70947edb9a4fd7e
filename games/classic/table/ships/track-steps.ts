/** The steps of a ship's track. */

/** `on`: the current figure; `kept`: below it; `sick`: taken by a wound or by scurvy; `hit`: taken by hits. */
export type StepState = 'on' | 'kept' | 'sick' | 'hit';

export interface Step {
  readonly at: number;
  readonly state: StepState;
}

/**
 * @param lowest  the figure at which the ship sinks
 * @param hull  what hits have left of the printed figure
 * @param now  what wounds and scurvy have left of that
 * @returns the steps from the lowest to the printed one
 */
export function trackSteps(lowest: number, printed: number, hull: number, now: number): readonly Step[] {
  const first = Math.min(lowest, now);
  return Array.from({ length: printed - first + 1 }, (_, i): Step => {
    const at = first + i;
    return { at, state: at === now ? 'on' : at < now ? 'kept' : at <= hull ? 'sick' : 'hit' };
  });
}
