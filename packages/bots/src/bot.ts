/** What a computer player is: a function from what its seat may see to one of the legal choices. */
import type { Choice, Decision, Random, Tables, View } from '@bb/engine';

/** A decision as the asked seat sees it. Nothing here is hidden from that seat, and nothing may be written to. */
export interface Situation {
  /** The asked seat's own view. */
  readonly view: View;
  readonly decision: Decision;
  /** What may be chosen; never empty. */
  readonly legal: readonly Choice[];
  readonly tables: Tables;
}

export interface Bot {
  readonly name: string;
  /** One of `at.legal`. Chance in the bot's own thinking comes from `random` alone. */
  choose(at: Situation, random: Random): Choice;
}
