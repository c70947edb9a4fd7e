/** The lines of the log. A voyage of several hexes is one line, and what follows from an act stands indented below it. */
import type { EventType, GameEvent } from '@bb/classic/rules';
import { type GameLine, plainLines } from '@bb/table-kit/table/game-lines.ts';
import type { Session } from '../session.ts';

export type Line = GameLine<GameEvent>;

/** They tell how something came about, or what it cost. */
export const FOLLOWING: readonly EventType[] = [
  'rolled',
  'rerolled',
  'cardDrawn',
  'deckShuffled',
  'moveBegan',
  'unrestChanged',
  'notorietyGained',
  'combatLost',
  'speedLost',
];

/** @returns the ship that has moved; null for another event */
export function sailorOf(event: GameEvent | undefined): string | null {
  switch (event?.type) {
    case 'pirateMoved':
      return `pirate ${event.pirate}`;
    case 'commissionerMoved':
      return `commissioner ${event.commissioner}`;
    case 'warshipMoved':
      return `warship ${event.slot}`;
    default:
      return null;
  }
}

/** Whether the line goes on with the voyage that `before` tells of. */
function goesOn(before: Line | undefined, line: Line): before is Line {
  if (before === undefined || line.id !== before.id + before.events.length) return false;
  const sailor = sailorOf(line.events[0]);
  return sailor !== null && sailor === sailorOf(before.events.at(-1));
}

/** @param lines one for each event */
export function narrated(lines: readonly Line[]): readonly Line[] {
  const told: Line[] = [];
  for (const line of lines) {
    const before = told.at(-1);
    if (goesOn(before, line)) told[told.length - 1] = { ...line, id: before.id, events: [...before.events, ...line.events] };
    else told.push(line.events.some(({ type }) => FOLLOWING.includes(type)) ? { ...line, depth: 2 } : line);
  }
  return told;
}

/** @returns the newest lines up to the present, `least` or more unless the game has fewer */
export function newestLines({ allEvents, game }: Session, least: number): readonly Line[] {
  for (let count = least; ; count *= 2) {
    const lines = plainLines(allEvents, game, count);
    const told = narrated(lines);
    if (told.length >= least || lines.length < count) return told;
  }
}
