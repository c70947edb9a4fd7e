/** C17.1 Wounds a pirate, as badly as a card says. */
import type { PirateId } from '../../data/ids.ts';
import { NO_WOUND, SUPERFICIAL } from '../../data/tables.ts';
import { losePirate } from '../../effects/leaving.ts';
import type { Game } from '../../state/position.ts';
import { draw } from '../cards/draw-card.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

interface Wound extends Frame {
  proc: 'wound';
  readonly pirate: PirateId;
}

/** A fatal wound takes the pirate out of the game. */
export const wound: Procedure<{ pirate: PirateId }, Wound, { draw: undefined; drawn: number }> = {
  name: 'wound',
  rule: 'C17.1',
  enter: ({ pirate }) => ({ proc: 'wound', at: 'draw', pirate }),
  steps: {
    draw: (g) => draw(g, { purpose: 'wound' }, 'drawn'),

    drawn(g, { pirate }, card) {
      suffer(g, pirate, g.tables.cards[card].wound);
      return DONE;
    },
  },
};

/** A second minor or crippling wound kills, and any wound together with scurvy [C51]. */
function suffer(g: Game, pirate: PirateId, degree: number): void {
  const isFatal = g.scurvy[pirate] === 1 || (degree !== SUPERFICIAL && g.wound[pirate] !== NO_WOUND);
  g.events?.push({ type: 'wounded', rule: 'C17.1', pirate, degree, isFatal });
  if (isFatal) losePirate(g, pirate, 'wounds', 'C17.1');
  else if (degree === SUPERFICIAL) g.stunned[pirate] = 1;
  else g.wound[pirate] = degree;
}
