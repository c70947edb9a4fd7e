/** C4, C7 A pirate comes into play: a draw, a ship, a start. */
import { itemAt } from '@bb/kernel';
import {
  BLOOD,
  CHANCE,
  HEXES,
  NO_PIRATE,
  NO_SHIP,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
  SHIPS,
  type ShipId,
} from '../../data/ids.ts';
import { freeLog, shipsToStart, usedBy } from '../../queries/pirates.ts';
import { isBloodsSeat } from '../../queries/solitaire.ts';
import { ACTIVATE, CHOOSE_SHIP, type Choice, DRAW_PIRATE, START_AT } from '../../state/choices.ts';
import { ACTIVE, type Game, UNSEEN } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface NewPirate extends Frame {
  proc: 'newPirate';
  readonly seat: Seat;
  pirate: PirateId;
  ship: ShipId;
}

/** C4.2 [C8] Captain Blood is in the deck by option; otherwise he comes when the others are used up. In solitaire he is the player's. */
function deckOf(g: Game): readonly PirateId[] {
  const unseen = PIRATES.filter((pirate) => g.fate[pirate] === UNSEEN);
  const others = unseen.filter((pirate) => pirate !== BLOOD);
  if (g.tables.settings.solitaire) return others;
  return g.tables.settings.blood || others.length === 0 ? unseen : others;
}

/** C7 One operation, while he has a place for a pirate, and a log is free. */
export function offerActivation(g: Game, seat: Seat, out: Choice[]): void {
  const { activeEach, piratesEach } = g.tables;
  if (itemAt(g.fleet, seat).length >= activeEach || usedBy(g, seat) >= piratesEach) return;
  if (shipsToStart(g.tables, g).length > 0 && deckOf(g).length > 0) out.push(ACTIVATE);
}

/** C4 [C9] Any hex without hunter and merchant. */
const isFree = (g: Game, hex: PlaceId): boolean =>
  !g.sightingAt.includes(hex) && !g.slotAt.includes(hex) && !g.commissionerAt.includes(hex);

export const newPirate: Procedure<
  { seat: Seat },
  NewPirate,
  { draw: undefined; drawPirate: Asks<'drawPirate'>; chooseShip: Asks<'chooseShip'>; chooseStart: Asks<'startAt'> }
> = {
  name: 'newPirate',
  rule: 'C7',
  enter: ({ seat }) => ({ proc: 'newPirate', at: 'draw', seat, pirate: NO_PIRATE, ship: NO_SHIP }),
  steps: {
    draw(g, f) {
      if (!isBloodsSeat(g, f.seat)) return 'drawPirate';
      f.pirate = BLOOD;
      return 'chooseShip';
    },

    drawPirate: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of deckOf(g)) out.push(itemAt(DRAW_PIRATE, pirate));
      },
      choose(g, f, { pirate }) {
        f.pirate = pirate;
        g.events?.push({ type: 'pirateDrawn', rule: 'C7', seat: f.seat, pirate });
        return 'chooseShip';
      },
    },

    chooseShip: {
      ask: 'chooseShip',
      seat: (_g, { seat }) => seat,
      options(g, { seat }, out) {
        // C28 Blood's log is chosen freely.
        const ships = isBloodsSeat(g, seat) ? SHIPS : shipsToStart(g.tables, g);
        for (const ship of ships) out.push(itemAt(CHOOSE_SHIP, ship));
      },
      choose(_g, f, { ship }) {
        f.ship = ship;
        return 'chooseStart';
      },
      about: (_g, { pirate }) => ({ pirate }),
    },

    chooseStart: {
      ask: 'chooseStart',
      seat: (_g, { seat }) => seat,
      options(g, _f, out) {
        for (const hex of HEXES) if (isFree(g, hex)) out.push(itemAt(START_AT, hex));
      },
      choose(g, f, { to }) {
        start(g, f, to);
        return DONE;
      },
      about: (_g, { pirate }) => ({ pirate }),
    },
  },
};

function start(g: Game, { seat, pirate, ship }: NewPirate, at: PlaceId): void {
  const log = freeLog(g.tables, g, ship);
  g.owner[pirate] = seat;
  g.fate[pirate] = ACTIVE;
  itemAt(g.fleet, seat).push(pirate);
  g.cunning[pirate] = itemAt(g.tables.pirates, pirate).cunning;
  g.unrest[pirate] = g.tables.startUnrest;
  g.log[pirate] = log;
  g.ship[pirate] = ship;
  g.combat[pirate] = itemAt(g.tables.ships, ship).combat;
  g.speed[pirate] = itemAt(g.tables.ships, ship).speed;
  g.at[pirate] = at;
  g.events?.push({ type: 'pirateStarted', rule: 'C4', pirate, log: g.log[pirate], ship, at });
}
