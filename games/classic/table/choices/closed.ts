/** Operations that are closed now, and why. */
import type { Scene } from './scene.ts';

/** A closed operation of a unit. */
export interface Closed {
  readonly id: string;
  /** The pirate or Commissioner; empty for an operation of the player. */
  readonly unit: string;
  readonly label: string;
  readonly why: string;
  /** The section that closes it. */
  readonly rule: string;
}

/** @returns none as long as the rules don't tell */
export const closedOf = (_scene: Scene): readonly Closed[] => [];
