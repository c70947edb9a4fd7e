import type { IconName } from '../../icons.ts';

export interface Condition {
  readonly icon: IconName;
  readonly text: string;
  /** What it means; left out if the text says it all. */
  readonly why?: string;
  /** It harms him. */
  readonly isBad?: boolean;
}
