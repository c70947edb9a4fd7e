/** The dice beside the prompt: those of the last roll, unless the battle panel shows them. */
import type { Decision, EventOf } from '@bb/golden-age/rules';
import type { Heard } from './battle.ts';
import { HIDDEN_ROLLS, isOnBattlePanel, startsNewSequence } from './roll-boundaries.ts';

export interface ShownRoll {
  readonly key: string;
  readonly roll: Pick<EventOf<'rolled'>, 'purpose' | 'pirate' | 'seat' | 'dice'>;
  /** The test that the roll was made for, once it is decided. */
  readonly test: EventOf<'tested'> | null;
}

/**
 * @param since id of the first event after the player's last answer; earlier rolls are not shown, nor those of an earlier sequence
 * @returns null if there is no roll to show, or the battle panel shows it
 */
export function lastRoll(heard: readonly Heard[], since: number, d: Decision | null): ShownRoll | null {
  if (d?.about.contest) return null;
  let test: EventOf<'tested'> | null = null;
  for (let i = heard.length - 1; i >= 0; i--) {
    const one = heard[i];
    if (!one || one.id < since || startsNewSequence(one.event)) return null;
    const { event } = one;
    if (event.type === 'tested') test = event;
    if (event.type !== 'rolled') continue;
    if (HIDDEN_ROLLS.includes(event.purpose) || isOnBattlePanel(event.purpose)) return null;
    return { key: String(one.id), roll: event, test: test?.purpose === event.purpose ? test : null };
  }
  return null;
}
