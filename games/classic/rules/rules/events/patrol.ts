/** C23.1 Random events that bring a warship to a station, with merchants or alone. */
import { NO_PLACE, type PlaceId } from '../../data/ids.ts';
import { draw } from '../cards/draw-card.ts';
import { newWarship } from '../hunters/new-warship.ts';
import { slotNumbered, warshipArrives } from '../hunters/warship-arrives.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { placeMerchants } from '../sailing/place-merchants.ts';

interface Patrol extends Frame {
  proc: 'patrol';
  /** Its hex; if none, a card names a station. */
  readonly place: PlaceId;
}

export const patrol: Procedure<{ place?: PlaceId }, Patrol, { begin: undefined; placed: number }> = {
  name: 'patrol',
  rule: 'C23.1',
  enter: ({ place = NO_PLACE }) => ({ proc: 'patrol', at: 'begin', place }),
  steps: {
    /** [C68] Nothing is drawn from an empty cup. */
    begin: (g, { place }) => (g.warshipPool.length > 0 ? call(g, newWarship, { place }, 'placed') : DONE),
    placed: (g, _f, slot) => call(g, warshipArrives, { slot: slotNumbered(slot) }, 'done'),
  },
};

interface Convoy extends Frame {
  proc: 'convoy';
  hex: PlaceId;
}

/** One card names the station of all. */
export const convoy: Procedure<undefined, Convoy, { begin: undefined; named: number; escort: undefined }> = {
  name: 'convoy',
  rule: 'C23.1',
  enter: () => ({ proc: 'convoy', at: 'begin', hex: NO_PLACE }),
  steps: {
    begin: (g) => draw(g, { purpose: 'station' }, 'named'),

    named(g, f, card) {
      f.hex = g.tables.cards[card].station;
      return call(g, placeMerchants, { count: 2, hex: f.hex, rule: 'C23.1' }, 'escort');
    },

    escort: (g, { hex }) => call(g, patrol, { place: hex }, 'done'),
  },
};
