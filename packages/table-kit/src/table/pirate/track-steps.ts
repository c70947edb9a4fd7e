/** The steps of a pirate's track. */

/** `on`: the current figure; `kept`: below it; `sick`: taken for a time; `hit`: taken by damage; `open`: not reached. */
export type StepState = 'on' | 'kept' | 'sick' | 'hit' | 'open';

export interface Step {
  readonly at: number;
  readonly state: StepState;
  /** Reaching it is dangerous. */
  readonly isDire?: boolean;
  /** It has a meaning of its own. */
  readonly isMarked?: boolean;
  /** What the step means; by default what the track says. */
  readonly note?: string;
}
