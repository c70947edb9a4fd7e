/** What a seat sees of a position that was dealt for another, without the lists that a view copies. */
import { type Game, HIDDEN, NONE, type Seat, type VisibleBoard } from '../../rules/index.ts';

/** @returns the position without the merchants and home ports that the seat has not seen. It must not be changed. */
export function seenBy(g: Game, seat: Seat): VisibleBoard {
  const sees = (mask: number): boolean => (mask & (1 << seat)) !== 0;
  return {
    ...g,
    merchantOn: g.merchantOn.map((merchant, i) =>
      merchant === NONE || g.sightingUp[i] === 1 || sees(g.sightingSeen[i]) ? merchant : HIDDEN,
    ),
    warshipOn: g.warshipOn.map((warship, i) => (warship === NONE || g.slotUp[i] === 1 ? warship : HIDDEN)),
    homePort: g.tables.settings.openHostages
      ? g.homePort
      : g.homePort.map((port, i) => (port === NONE || sees(g.homeSeen[i]) ? port : HIDDEN)),
  };
}
