/** C22.2 Draws an action card. The caller reads one field of it. */
import { CARDS, type CardId, CHANCE, NONE, type Seat } from '../../data/ids.ts';
import { layCard, shuffleDeck } from '../../effects/decks.ts';
import { DRAW_CARD } from '../../state/choices.ts';
import type { CardPurpose } from '../../state/events.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, end, type Frame, type Procedure, type Resume } from '../procedure.ts';

interface DrawArgs {
  readonly purpose: CardPurpose;
  readonly seat?: Seat;
}
interface DrawCard extends Frame {
  proc: 'drawCard';
  readonly purpose: CardPurpose;
  /** The only seat that sees the card, or none if all do. */
  readonly seat: Seat;
}

/** Ends with the card. Call it by `draw`. */
export const drawCard: Procedure<DrawArgs, DrawCard, { draw: Asks<'drawCard'> }, number> = {
  name: 'drawCard',
  rule: 'C22.2',
  enter: ({ purpose, seat = NONE }) => ({ proc: 'drawCard', at: 'draw', purpose, seat }),
  steps: {
    draw: {
      ask: 'drawActionCard',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const card of g.deck) out.push(DRAW_CARD[card]);
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

/** Draws a card, after a shuffle if none is left. The caller goes on at `then` with the card. */
export function draw<L extends string>(g: Game, args: DrawArgs, then: L): Resume<L, number> {
  if (g.deck.length === 0) shuffleDeck(g);
  return call(g, drawCard, args, then);
}

export const cardNumbered = (card: number): CardId => CARDS[card];
