/** 5.16 A new pirate is drawn and kept in hand, deployed at once, or refused (2.7). */
import { AREAS, CHANCE, type Seat } from '../../data/ids.ts';
import { dropFrom, takeFrom } from '../../effects/lists.ts';
import { isFleetFull, pirateHandLimit } from '../../queries/pirates.ts';
import { deploymentRefusal, rejectionRefusal } from '../../queries/refusals/sailing.ts';
import { DRAW_PIRATE, deployPirate, KEEP_PIRATE, REFUSE_PIRATE } from '../../state/choices.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { deploy } from './deploy.ts';
import { exchangePirate } from './exchange-pirate.ts';

interface DrawNewPirate extends Frame {
  proc: 'drawNewPirate';
  readonly seat: Seat;
  /** The number of pirates refused (2.7). */
  refusals: number;
}
type Steps = { draw: Asks<'drawPirate'>; keepOrDeploy: Asks<'keepPirate' | 'refusePirate' | 'deployPirate'> };

export const drawNewPirate: Procedure<{ seat: Seat }, DrawNewPirate, Steps> = {
  name: 'drawNewPirate',
  rule: '5.16',
  enter: ({ seat }) => ({ proc: 'drawNewPirate', at: 'draw', seat, refusals: 0 }),
  steps: {
    draw: {
      ask: 'drawPirate',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const pirate of g.pirateDeck) out.push(DRAW_PIRATE[pirate]);
      },
      choose(g, f, { pirate }) {
        takeFrom(g.pirateDeck, pirate);
        g.pirateHands[f.seat].push(pirate);
        g.events?.push({ type: 'pirateDrawn', rule: '5.16', seat: f.seat, pirate });
        return isFleetFull(g, f.seat) ? DONE : 'keepOrDeploy';
      },
    },

    /** If the hand is over its limit, the new pirate must be deployed at once [R40]. He is the last in the hand. */
    keepOrDeploy: {
      ask: 'keepOrDeploy',
      seat: (_g, f) => f.seat,
      options(g, f, out) {
        const hand = g.pirateHands[f.seat];
        if (hand.length <= pirateHandLimit(g.players)) out.push(KEEP_PIRATE);
        if (rejectionRefusal(g, f.refusals) === null) out.push(REFUSE_PIRATE);
        const drawn = hand[hand.length - 1];
        for (const to of AREAS) if (deploymentRefusal(g, f.seat, to) === null) out.push(deployPirate(drawn, to));
      },
      choose(g, f, choice) {
        if (choice.type === 'keepPirate') return DONE;
        if (choice.type === 'refusePirate') {
          f.refusals += 1;
          return call(g, exchangePirate, { seat: f.seat }, 'keepOrDeploy');
        }
        dropFrom(g.pirateHands[f.seat], choice.pirate);
        return call(g, deploy, { seat: f.seat, pirate: choice.pirate, to: choice.to }, 'done');
      },
      about: (_g, { refusals }) => ({ refusals }),
    },
  },
};
