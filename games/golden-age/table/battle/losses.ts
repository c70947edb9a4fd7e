/** What a fight costs each side, for its column of the battle panel. */
import { NO_PIRATE, type PirateId } from '@bb/golden-age/rules';
import { aftermath, type Fought, type Heard } from './battle.ts';
import type { Fighter } from './fighters.ts';

export interface Loss {
  readonly part: 'combat' | 'speed' | 'loyalty';
  /** Negative. */
  readonly by: number;
}

/** One round, from one side's point of view. */
export interface Round {
  readonly id: number;
  readonly total: number | null;
  readonly losses: readonly Loss[];
}

/** What the contest with this id cost the pirate. */
export function lossesBy(heard: readonly Heard[], id: number, pirate: PirateId): readonly Loss[] {
  return aftermath(heard, id).flatMap(({ event }): readonly Loss[] => {
    if (!('pirate' in event) || event.pirate !== pirate || pirate < 0) return [];
    if (event.type === 'combatLost') return event.hits > 0 ? [{ part: 'combat', by: -event.hits }] : [];
    if (event.type === 'speedLost') return event.hits > 0 ? [{ part: 'speed', by: -event.hits }] : [];
    return event.type === 'loyaltyChanged' && event.by < 0 ? [{ part: 'loyalty', by: event.by }] : [];
  });
}

const isSame = (a: Fighter, b: Fighter | undefined): boolean =>
  a.pirate === b?.pirate && a.warship === b.warship && a.commissioner === b.commissioner && a.port === b.port;

/** Earlier rounds of the same contest between the same opponents. */
export const roundsBefore = (fought: readonly Fought[], now: Pick<Fought, 'purpose' | 'sides'>): readonly Fought[] =>
  fought.filter(({ purpose, sides }) => purpose === now.purpose && sides.every((side, i) => isSame(side, now.sides[i])));

/** The rounds from the point of view of the side with this index. */
export const roundsOf = (rounds: readonly Fought[], heard: readonly Heard[], side: number): readonly Round[] =>
  rounds.map(({ id, sides }) => ({
    id,
    total: sides[side]?.total ?? null,
    losses: lossesBy(heard, id, sides[side]?.pirate ?? NO_PIRATE),
  }));
