/** C19 A warship from the cup comes to the map. The cup must not be empty [C68]. */
import { CHANCE, NO_PLACE, NO_WARSHIP, NONE, type PlaceId, type WarshipId } from '../../data/ids.ts';
import { placeWarship } from '../../effects/sea.ts';
import { DRAW_WARSHIP } from '../../state/choices.ts';
import { drawCard } from '../cards/draw-card.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';

interface NewWarship extends Frame {
  proc: 'newWarship';
  /** Its place; if none, a card names a station. */
  readonly place: PlaceId;
  readonly up: boolean;
  warship: WarshipId;
}

/** @returns the slot of the warship */
export const newWarship: Procedure<
  { place?: PlaceId; up?: boolean },
  NewWarship,
  { draw: Asks<'drawWarship'>; drawn: undefined; placed: number },
  number
> = {
  name: 'newWarship',
  rule: 'C19',
  enter: ({ place = NO_PLACE, up = false }) => ({ proc: 'newWarship', at: 'draw', place, up, warship: NO_WARSHIP }),
  steps: {
    draw: {
      ask: 'drawWarship',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const warship of g.warshipPool) out.push(DRAW_WARSHIP[warship]);
      },
      choose(_g, f, { warship }) {
        f.warship = warship;
        return 'drawn';
      },
    },

    drawn: (g, { place, up, warship }) =>
      place === NONE ? call(g, drawCard, { purpose: 'station' }, 'placed') : end(g, placeWarship(g, warship, place, up, 'C19')),
    placed: (g, { up, warship }, card) => end(g, placeWarship(g, warship, g.tables.cards[card].station, up, 'C19')),
  },
};
