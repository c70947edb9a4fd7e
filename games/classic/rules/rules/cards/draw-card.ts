/** C22.2 Draws an action card. The caller reads one field of it. */
import { itemAt } from '@bb/kernel';
import { CARDS, type CardId, CHANCE, NONE, type Seat } from '../../data/ids.ts';
import { layCard, shuffleDeck } from '../../effects/decks.ts';
import { DRAW_CARD } from '../../state/choices.ts';
import type { CardPurpose } from '../../state/events.ts';
import { type Asks, end, type Frame, type Procedure } from '../procedure.ts';

interface DrawCard extends Frame {
  proc: 'drawCard';
  readonly purpose: CardPurpose;
  /** The only seat that sees the card, or none if all do. */
  readonly seat: Seat;
}

/** @returns the card */
export const drawCard: Procedure<{ purpose: CardPurpose; seat?: Seat }, DrawCard, { prepare: undefined; draw: Asks<'drawCard'> }, number> =
  {
    name: 'drawCard',
    rule: 'C22.2',
    enter: ({ purpose, seat = NONE }) => ({ proc: 'drawCard', at: 'prepare', purpose, seat }),
    steps: {
      prepare(g) {
        if (g.deck.length === 0) shuffleDeck(g);
        return 'draw';
      },

      draw: {
        ask: 'drawActionCard',
        seat: () => CHANCE,
        options(g, _f, out) {
          for (const card of g.deck) out.push(itemAt(DRAW_CARD, card));
        },
        choose(g, f, { card }) {
          layCard(g, card, f.seat === NONE ? 0 : 1 << f.seat);
          g.events?.push({ type: 'cardDrawn', rule: 'C22.1', purpose: f.purpose, card, seat: f.seat });
          return end(g, card);
        },
        about: (_g, { purpose }) => ({ purpose }),
      },
    },
  };

export const cardNumbered = (card: number): CardId => itemAt(CARDS, card);
