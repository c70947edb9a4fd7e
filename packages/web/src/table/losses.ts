/** What a fight costs each side, as its column shows it. */
import { NO_PIRATE, type PirateId } from '@bb/engine';
import { aftermath, type Fighter, type Fought, type Heard } from './battle.ts';

export interface Loss {
  readonly part: 'combat' | 'speed' | 'loyalty';
  /** Less than nothing. */
  readonly by: number;
}

/** One round as one side has lived through it. */
export interface Round {
  readonly id: number;
  readonly total: number | null;
  readonly losses: readonly Loss[];
}

/** What the pirate has lost by the fight with this id. */
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

/** The rounds that the same two have fought before. */
export const roundsBefore = (fought: readonly Fought[], now: Pick<Fought, 'purpose' | 'sides'>): readonly Fought[] =>
  fought.filter(({ purpose, sides }) => purpose === now.purpose && sides.every((side, i) => isSame(side, now.sides[i])));

/** As the side at this place has lived through them. */
export const roundsOf = (rounds: readonly Fought[], heard: readonly Heard[], side: number): readonly Round[] =>
  rounds.map(({ id, sides }) => ({
    id,
    total: sides[side]?.total ?? null,
    losses: lossesBy(heard, id, sides[side]?.pirate ?? NO_PIRATE),
  }));
