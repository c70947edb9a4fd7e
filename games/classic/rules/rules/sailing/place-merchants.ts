/** C4.5, C8.3, C22.3 Merchants come from the cup to the map. */
import { CHANCE, type MerchantId, NO_MERCHANT, NO_PLACE, NONE, type PlaceId } from '../../data/ids.ts';
import { placeMerchant } from '../../effects/sea.ts';
import { DRAW_MERCHANT } from '../../state/choices.ts';
import { drawCard } from '../cards/draw-card.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface PlaceMerchants extends Frame {
  proc: 'placeMerchants';
  left: number;
  /** Their hex; if none, a card names a station for each. */
  readonly hex: PlaceId;
  readonly up: boolean;
  merchant: MerchantId;
}

export const placeMerchants: Procedure<
  { count: number; hex?: PlaceId; up?: boolean },
  PlaceMerchants,
  { next: undefined; draw: Asks<'drawMerchant'>; drawn: undefined; placed: number }
> = {
  name: 'placeMerchants',
  rule: 'C22.3',
  enter: ({ count, hex = NO_PLACE, up = false }) => ({ proc: 'placeMerchants', at: 'next', left: count, hex, up, merchant: NO_MERCHANT }),
  steps: {
    /** [C68] Nothing is drawn from an empty cup. */
    next: (g, { left }) => (left > 0 && g.merchantPool.length > 0 ? 'draw' : DONE),

    draw: {
      ask: 'drawMerchant',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const merchant of g.merchantPool) out.push(DRAW_MERCHANT[merchant]);
      },
      choose(_g, f, { merchant }) {
        f.left -= 1;
        f.merchant = merchant;
        return 'drawn';
      },
    },

    drawn(g, f) {
      if (f.hex === NONE) return call(g, drawCard, { purpose: 'station' }, 'placed');
      placeMerchant(g, f.merchant, f.hex, f.up, 'C8.3');
      return 'next';
    },

    placed(g, f, card) {
      placeMerchant(g, f.merchant, g.tables.cards[card].station, f.up, 'C22.3');
      return 'next';
    },
  },
};
