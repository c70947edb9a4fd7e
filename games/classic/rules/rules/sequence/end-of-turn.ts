/** C5.5 The end of a Player Turn: blockades, the stash window, and action cards till one names the next player. */
import { NO_PIRATE, NONE, type Seat, SIGHTINGS } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { removeMerchant } from '../../effects/sea.ts';
import { isBlockaded } from '../../queries/hunters.ts';
import { havenToStash, nationOfPort, portOf } from '../../queries/ports.ts';
import type { Game } from '../../state/position.ts';
import { cardNumbered, draw } from '../cards/draw-card.ts';
import { randomEvent } from '../events/random-event.ts';
import { moveWarship } from '../hunters/move-warship.ts';
import { warshipIntercepts } from '../hunters/warship-intercepts.ts';
import { call, end, type Frame, type Procedure } from '../procedure.ts';
import { placeMerchants } from '../sailing/place-merchants.ts';
import { settleThen, settleUnrestThen } from './settle.ts';
import { stash } from './stash.ts';
import { endMarkers } from './turn.ts';

interface EndOfTurn extends Frame {
  proc: 'endOfTurn';
  /** The next seat and pirate of it to look at in the stash window. */
  seat: Seat;
  next: number;
}
type EndOfTurnSteps = { close: undefined; window: undefined; nextCard: undefined; read: number; resolved: undefined };

/** @returns the seat that has the next Player Turn */
export const endOfTurn: Procedure<undefined, EndOfTurn, EndOfTurnSteps, number> = {
  name: 'endOfTurn',
  rule: 'C5.5',
  enter: () => ({ proc: 'endOfTurn', at: 'close', seat: 0, next: 0 }),
  steps: {
    close(g) {
      endMarkers(g);
      sufferBlockade(g);
      g.operating = NO_PIRATE;
      return settleUnrestThen(g, 'window');
    },

    /** C12.7 [C72] Each seat may stash, in seat order. */
    window(g, f) {
      for (; f.seat < g.players; f.seat += 1, f.next = 0) {
        while (f.next < g.fleet[f.seat].length) {
          const pirate = g.fleet[f.seat][f.next];
          f.next += 1;
          if (havenToStash(g, pirate) !== NONE) return call(g, stash, { pirate }, 'window');
        }
      }
      return draw(g, { purpose: 'nextPlayer' }, 'read');
    },

    nextCard: (g) => draw(g, { purpose: 'nextPlayer' }, 'read'),

    read(g, _f, card) {
      const line = g.tables.cards[card].next[g.players - 2];
      g.events?.push({ type: 'lineRead', rule: 'C5.5', card: cardNumbered(card), line });
      switch (line) {
        case 'new-merchant':
          return call(g, placeMerchants, { count: 1 }, 'resolved');
        case 'two-merchants':
          return call(g, placeMerchants, { count: 2 }, 'resolved');
        case 'remove-even':
          return removeSightings(g, 0);
        case 'remove-odd':
          return removeSightings(g, 1);
        case 'random-event':
          return call(g, randomEvent, undefined, 'resolved');
        case 'move-warships':
          return call(g, moveWarship, undefined, 'resolved');
        case 'warship-intercepts':
          return call(g, warshipIntercepts, undefined, 'resolved');
        default:
          return end(g, line);
      }
    },

    resolved: (g) => settleThen(g, 'nextCard'),
  },
};

/** C13.2 */
function sufferBlockade(g: Game): void {
  for (const pirate of g.fleet[g.active]) {
    const port = portOf(g, pirate);
    if (port !== NONE && isBlockaded(g, port, nationOfPort(g.tables, g, port), g.active)) changeUnrest(g, pirate, -1, 'blockade', 'C13.2');
  }
}

/** C22.3 Removes merchants with even (0) or odd (1) sighting numbers, chased ones included. */
function removeSightings(g: Game, parity: number) {
  for (const sighting of SIGHTINGS)
    if (sighting < g.sightingAt.length && (sighting + 1) % 2 === parity) removeMerchant(g, sighting, 'C22.3');
  return 'resolved' as const;
}
