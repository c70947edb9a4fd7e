/** The position of a roll, found by taking back what has happened to the pirates since. */
import { type GameEvent, MINOR, NO_WOUND, type VisibleBoard } from '../rules/index.ts';

/** The lists that a roll depends on, and that its results change. */
interface Changed {
  readonly combat: number[];
  readonly speed: number[];
  readonly wound: number[];
  readonly stunned: number[];
  readonly notoriety: number[];
  readonly netWorth: number[];
}

/**
 * @param after  all events since
 * @returns what it can take back; a change that events do not tell in full stays
 */
export function rewound(s: VisibleBoard, after: readonly GameEvent[]): VisibleBoard {
  const { combat, speed, wound, stunned, notoriety, netWorth } = s;
  const then: Changed = {
    combat: [...combat],
    speed: [...speed],
    wound: [...wound],
    stunned: [...stunned],
    notoriety: [...notoriety],
    netWorth: [...netWorth],
  };
  for (const event of after.toReversed()) takeBack(event, then);
  return { ...s, ...then };
}

function takeBack(event: GameEvent, { combat, speed, wound, stunned, notoriety, netWorth }: Changed): void {
  switch (event.type) {
    case 'combatLost':
      combat[event.pirate] = event.now + event.hits;
      break;
    case 'speedLost':
      speed[event.pirate] = event.now + event.hits;
      break;
    case 'shipCareened':
      speed[event.pirate] = event.now - event.by;
      break;
    case 'wounded':
      if (event.degree >= MINOR) wound[event.pirate] = NO_WOUND;
      else stunned[event.pirate] = 0;
      break;
    case 'notorietyGained':
      notoriety[event.pirate] = event.now - event.by;
      break;
    case 'bootySold':
    case 'hostageRansomed':
      netWorth[event.pirate] = (netWorth[event.pirate] ?? 0) - event.pounds;
      break;
    case 'pricePaid':
    case 'tried':
    case 'stashed':
      netWorth[event.pirate] = (netWorth[event.pirate] ?? 0) + event.pounds;
      break;
  }
}
