/** C19 A warship from the cup comes to the map. The cup must not be empty [C68]. */
import { CHANCE, NO_PLACE, NONE, type PlaceId } from '../../data/ids.ts';
import { placeWarship } from '../../effects/sea.ts';
import { DRAW_WARSHIP } from '../../state/choices.ts';
import { draw } from '../cards/draw-card.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

interface NewWarship extends Frame {
  proc: 'newWarship';
  /** Its place; if none, a card names a station. */
  place: PlaceId;
  readonly up: boolean;
}

/** The card comes before the draw, so that no hidden piece waits for its place. @returns the slot of the warship */
export const newWarship: Procedure<
  { place?: PlaceId; up?: boolean },
  NewWarship,
  { begin: undefined; named: number; draw: Asks<'drawWarship'> },
  number
> = {
  name: 'newWarship',
  rule: 'C19',
  enter: ({ place = NO_PLACE, up = false }) => ({ proc: 'newWarship', at: 'begin', place, up }),
  steps: {
    begin: (g, { place }) => (place === NONE ? draw(g, { purpose: 'station' }, 'named') : 'draw'),

    named(g, f, card) {
      f.place = g.tables.cards[card].station;
      return 'draw';
    },

    draw: {
      ask: 'drawWarship',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const warship of g.warshipPool) out.push(DRAW_WARSHIP[warship]);
      },
      choose: (g, { place, up }, { warship }) => end(g, placeWarship(g, warship, place, up, 'C19')),
      about: (_g, { place }) => ({ place }),
    },
  },
};
