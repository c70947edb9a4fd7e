/** C4.5, C8.3, C22.3 Merchants come from the cup to the map. */
import { CHANCE, NO_PLACE, NONE, type PlaceId } from '../../data/ids.ts';
import { placeMerchant } from '../../effects/sea.ts';
import { DRAW_MERCHANT } from '../../state/choices.ts';
import { draw } from '../cards/draw-card.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface PlaceMerchants extends Frame {
  proc: 'placeMerchants';
  left: number;
  /** The hex of all; if none, a card names a station for each. */
  readonly hex: PlaceId;
  readonly up: boolean;
  readonly rule: string;
  /** The hex of the next one. */
  place: PlaceId;
}

/** The card comes before the draw, so that no hidden piece waits for its place. */
export const placeMerchants: Procedure<
  { count: number; hex?: PlaceId; up?: boolean; rule?: string },
  PlaceMerchants,
  { next: undefined; named: number; draw: Asks<'drawMerchant'> }
> = {
  name: 'placeMerchants',
  rule: 'C22.3',
  enter: ({ count, hex = NO_PLACE, up = false, rule = 'C22.3' }) => ({
    proc: 'placeMerchants',
    at: 'next',
    left: count,
    hex,
    up,
    rule,
    place: hex,
  }),
  steps: {
    /** [C68] Nothing is drawn from an empty cup. */
    next(g, { left, hex }) {
      if (left <= 0 || g.merchantPool.length === 0) return DONE;
      return hex === NONE ? draw(g, { purpose: 'station' }, 'named') : 'draw';
    },

    named(g, f, card) {
      f.place = g.tables.cards[card].station;
      return 'draw';
    },

    draw: {
      ask: 'drawMerchant',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const merchant of g.merchantPool) out.push(DRAW_MERCHANT[merchant]);
      },
      choose(g, f, { merchant }) {
        f.left -= 1;
        placeMerchant(g, merchant, f.place, f.up, f.rule);
        return 'next';
      },
      about: (_g, { place }) => ({ place }),
    },
  },
};
