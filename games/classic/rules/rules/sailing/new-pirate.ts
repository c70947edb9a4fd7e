/** C4, C7 A pirate comes into play: a draw, a ship, a start. */
import { BLOOD, CHANCE, HEXES, NO_PIRATE, NO_SHIP, type PirateId, type PlaceId, type Seat, SHIPS, type ShipId } from '../../data/ids.ts';
import { freeLog, pirateDeck, shipsToStart, takenPlaces } from '../../queries/pirates.ts';
import { activationRefusal } from '../../queries/refusals/sailing.ts';
import { isBloodsSeat } from '../../queries/solitaire.ts';
import { ACTIVATE, CHOOSE_SHIP, type Choice, DRAW_PIRATE, START_AT } from '../../state/choices.ts';
import { ACTIVE, type Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface NewPirate extends Frame {
  proc: 'newPirate';
  readonly seat: Seat;
  pirate: PirateId;
  ship: ShipId;
}

/** C7 One operation. */
export function offerActivation(g: Game, seat: Seat, out: Choice[]): void {
  if (activationRefusal(g, seat) === null) out.push(ACTIVATE);
}

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
        for (const pirate of pirateDeck(g)) out.push(DRAW_PIRATE[pirate]);
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
        for (const ship of ships) out.push(CHOOSE_SHIP[ship]);
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
        const taken = new Set(takenPlaces(g));
        for (const hex of HEXES) if (!taken.has(hex)) out.push(START_AT[hex]);
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
  g.fleet[seat].push(pirate);
  g.cunning[pirate] = g.tables.pirates[pirate].cunning;
  g.unrest[pirate] = g.tables.startUnrest;
  g.log[pirate] = log;
  g.ship[pirate] = ship;
  g.combat[pirate] = g.tables.ships[ship].combat;
  g.speed[pirate] = g.tables.ships[ship].speed;
  g.at[pirate] = at;
  g.events?.push({ type: 'pirateStarted', rule: 'C4', pirate, log: g.log[pirate], ship, at });
}
