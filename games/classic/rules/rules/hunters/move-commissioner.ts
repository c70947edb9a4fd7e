/** C18.2 A move of a King's Commissioner, hex by hex. */
import { type CommissionerId, isBox, isPort, NONE, type PlaceId, placeOf, portAt } from '../../data/ids.ts';
import { moveCommissioner as moveTo } from '../../effects/sea.ts';
import { mayCampaign } from '../../queries/hunters.ts';
import { admitsCommissioner, isHaven } from '../../queries/ports.ts';
import { commissionersMoveRefusal } from '../../queries/refusals/hunters.ts';
import { type Choice, MOVE_COMMISSIONER, MOVE_TO, STOP } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { checkPort } from '../ports/check-port.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { campaign } from './campaign.ts';

interface MoveCommissioner extends Frame {
  proc: 'moveCommissioner';
  readonly commissioner: CommissionerId;
  points: number;
}
type MoveCommissionerSteps = {
  begin: undefined;
  step: undefined;
  moveStep: Asks<'moveTo' | 'stop'>;
  over: undefined;
};

export function offerCommissionersMove(g: Game, commissioner: CommissionerId, out: Choice[]): void {
  if (commissionersMoveRefusal(g, commissioner) === null) out.push(MOVE_COMMISSIONER[commissioner]);
}

export const moveCommissioner: Procedure<{ commissioner: CommissionerId }, MoveCommissioner, MoveCommissionerSteps> = {
  name: 'moveCommissioner',
  rule: 'C18.2',
  enter: ({ commissioner }) => ({ proc: 'moveCommissioner', at: 'begin', commissioner, points: 0 }),
  steps: {
    begin(g, f) {
      f.points = g.movement[f.commissioner];
      return 'step';
    },

    step: (_g, { points }) => (points > 0 ? 'moveStep' : 'over'),

    moveStep: {
      ask: 'moveStep',
      seat: (g, { commissioner }) => g.commissionerOf[commissioner],
      options(g, { commissioner }, out) {
        out.push(STOP);
        for (const place of placesBeside(g, commissioner)) out.push(MOVE_TO[place]);
      },
      choose(g, f, choice) {
        if (choice.type === 'stop') return 'over';
        f.points -= 1;
        moveTo(g, f.commissioner, choice.to, 'C18.2');
        if (!isPort(choice.to)) return 'step';
        // [C14] Entering a port ends the move.
        return isHaven(g.tables, g, portAt(choice.to)) ? call(g, campaign, { commissioner: f.commissioner }, 'done') : 'over';
      },
      about: (_g, { commissioner, points }) => ({ commissioner, points }),
    },

    /** C13.1 [C56] Where a move ends, pirates are put out of a port of his nation, and may be tried. */
    over(g, { commissioner }) {
      const t = g.tables;
      const port = t.portIn[t.hexOf[g.commissionerAt[commissioner]]];
      return port === NONE ? DONE : call(g, checkPort, { port }, 'done');
    },
  },
};

/** [C36] He enters no box. */
function placesBeside(g: Game, commissioner: CommissionerId): readonly PlaceId[] {
  const t = g.tables;
  const at = g.commissionerAt[commissioner];
  if (isPort(at)) return [t.hexOf[at]];
  if (isBox(at)) return t.arrows[at];
  const hexes = t.adjacent[at];
  const port = t.portIn[at];
  if (port === NONE) return hexes;
  const isOpen = isHaven(t, g, port) ? mayCampaign(g, commissioner, port) : admitsCommissioner(t, g, port);
  return isOpen ? [...hexes, placeOf(port)] : hexes;
}
