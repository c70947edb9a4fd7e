/** What a throw cost or brought each side, beside the Notoriety that the log tells. */
import { type EventType, NO_PIRATE, type PirateId, sumOf } from '@bb/classic/rules';
import type { FightRoll, Heard } from './fight.ts';

export interface Loss {
  /** None for the hunters. */
  readonly pirate: PirateId;
  readonly part: 'combat' | 'speed' | 'unrest' | 'endurance';
  readonly by: number;
}

/** These are shown as figures, or as dice. */
export const SHOWN: readonly EventType[] = [
  'rolled',
  'combatLost',
  'speedLost',
  'unrestChanged',
  'merchantAttacked',
  'battleRound',
  'duelExchange',
  'portAttacked',
  'stormWeathered',
  'commissionerWeathered',
  'warshipWeathered',
  'scurvyEscaped',
  'evaded',
  'intercepted',
  'cardDrawn',
  'deckShuffled',
  'randomEventRead',
  'merchantInspected',
  'merchantTurnedUp',
  'hostageTortured',
  'petitionMade',
  'retirementRolled',
];

function lossIn({ event }: Heard): readonly Loss[] {
  switch (event.type) {
    case 'combatLost':
      return [{ pirate: event.pirate, part: 'combat', by: -event.hits }];
    case 'speedLost':
      return [{ pirate: event.pirate, part: 'speed', by: -event.hits }];
    case 'unrestChanged':
      return [{ pirate: event.pirate, part: 'unrest', by: event.by }];
    default:
      return [];
  }
}

/** @returns the changes after a throw, those of the same figure added */
export function lossesOf(thrown: FightRoll): readonly Loss[] {
  const all = [...ofResult(thrown), ...thrown.after.flatMap(lossIn)];
  return all
    .filter((one, i) => all.findIndex((other) => isSame(one, other)) === i)
    .map((one) => ({ ...one, by: sum(all.filter((other) => isSame(one, other))) }));
}

const isSame = (a: Loss, b: Loss): boolean => a.pirate === b.pirate && a.part === b.part;
const sum = (losses: readonly Loss[]): number => losses.reduce((total, { by }) => total + by, 0);

function ofResult({ result, breakdown }: FightRoll): readonly Loss[] {
  const event = result?.event;
  if (event?.type === 'battleRound')
    return [{ pirate: NO_PIRATE, part: 'combat', by: -Math.min(sumOf(breakdown.other.modifiers), Math.max(1, event.margin)) }];
  if (event?.type !== 'duelExchange') return [];
  return [
    event.difference > 0
      ? { pirate: event.other, part: 'endurance', by: -event.difference }
      : { pirate: event.pirate, part: 'endurance', by: -1 },
  ];
}
