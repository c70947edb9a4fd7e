import type { EventOf, GameEvent } from '@bb/golden-age/rules';

/** A pirate brings points to his player. */
export type ScoringEvent = EventOf<'pirateRetired'> | EventOf<'pirateLost'> | EventOf<'pirateScored'>;

export const isScoring = (event: GameEvent): event is ScoringEvent =>
  event.type === 'pirateRetired' || event.type === 'pirateLost' || event.type === 'pirateScored';
