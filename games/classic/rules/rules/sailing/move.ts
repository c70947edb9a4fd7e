/** C8.1 A pirate's move, hex by hex; then perhaps a search, or an attack on a port. */
import {
  isBox,
  isHex,
  isPort,
  NO_PIRATE,
  NO_SIGHTING,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  portAt,
} from '../../data/ids.ts';
import { callAtPort } from '../../effects/crew.ts';
import { endAlliance } from '../../effects/leaving.ts';
import { judged, sumOf, sumThrown, type Trial } from '../../queries/dice-odds.ts';
import { isActive } from '../../queries/pirates.ts';
import { mayAttack, mayEnter } from '../../queries/ports.ts';
import { boxRefusal, sailRefusal } from '../../queries/refusals/sailing.ts';
import { moveTrial } from '../../queries/trials.ts';
import { ATTACK_PORT, type Choice, ENTER_BOX, FINISH, MOVE_TO, SAIL, SEARCH, STOP } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { joinMove } from '../alliances/join-move.ts';
import { roll } from '../dice/roll.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { attackPort } from '../ports/attack-port.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { search } from './search.ts';

interface Move extends Frame {
  proc: 'move';
  readonly pirate: PirateId;
  /** The ally who comes along (C21.2), or none. */
  companion: PirateId;
  points: number;
}
type MoveSteps = {
  askAlly: undefined;
  rollPoints: number;
  begin: number;
  step: undefined;
  moveStep: Asks<'moveTo' | 'stop'>;
  entered: boolean;
  over: undefined;
  afterMove: Asks<'finish' | 'search' | 'attackPort'>;
};

/** C8.1 [C13] */
export function offerMove(g: Game, pirate: PirateId, out: Choice[]): void {
  if (sailRefusal(g, pirate) === null) out.push(SAIL[pirate]);
  if (boxRefusal(g, pirate) === null) out.push(ENTER_BOX[pirate]);
}

export const move: Procedure<{ pirate: PirateId }, Move, MoveSteps> = {
  name: 'move',
  rule: 'C8.1',
  enter: ({ pirate }) => ({ proc: 'move', at: 'askAlly', pirate, companion: NO_PIRATE, points: 0 }),
  steps: {
    askAlly: (g, { pirate }) => call(g, joinMove, { pirate }, 'rollPoints'),

    rollPoints(g, f, companion) {
      f.companion = PIRATES[companion] ?? NO_PIRATE;
      return call(g, roll, { purpose: 'move', pirate: f.pirate, count: 1, modifier: sumOf(pointsOf(g, f).own.modifiers) }, 'begin');
    },

    begin(g, f, die) {
      f.points = judged(pointsOf(g, f), sumThrown(die)).amount;
      g.events?.push({ type: 'moveBegan', rule: 'C8.1', pirate: f.pirate, points: f.points });
      return 'step';
    },

    step: (_g, { points }) => (points > 0 ? 'moveStep' : 'over'),

    moveStep: {
      ask: 'moveStep',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate }, out) {
        // C5.1 [C49] One who holds a port must go out, or he would have sacked it.
        if (g.holding[pirate] === 0) out.push(STOP);
        const at = g.at[pirate];
        const t = g.tables;
        if (isPort(at)) out.push(MOVE_TO[t.hexOf[at]]);
        else if (isBox(at)) for (const arrow of t.arrows[at]) out.push(MOVE_TO[arrow]);
        else {
          for (const hex of t.adjacent[at]) out.push(MOVE_TO[hex]);
          const port = t.portIn[at];
          if (port !== NONE && mayEnter(t, g, pirate, port)) out.push(MOVE_TO[placeOf(port)]);
        }
      },
      choose(g, f, choice) {
        if (choice.type === 'stop') return 'over';
        f.points -= 1;
        const { pirate, companion } = f;
        movePirate(g, pirate, choice.to);
        if (companion !== NONE && (!isPort(choice.to) || mayEnter(g.tables, g, companion, portAt(choice.to))))
          movePirate(g, companion, choice.to);
        // [C14] Entering a port ends the move.
        return isPort(choice.to) ? 'over' : call(g, enterHex, { pirate, companion }, 'entered');
      },
      about: (_g, { pirate, points }) => ({ pirate, points }),
    },

    /** C8.2 [C70] After a battle the move is over, without search or attack. C21.4 Allies part by it. */
    entered(g, f, fought) {
      if (!fought) return 'step';
      if (f.companion !== NONE) endAlliance(g, f.pirate, 'C21.4');
      return DONE;
    },

    over: (g, { pirate, points }) =>
      isActive(g, pirate) && isHex(g.at[pirate]) && (points === 0 || portToAttack(g, pirate) !== NONE) ? 'afterMove' : DONE,

    /** C8.3 He may search with all his points used, at sea; C8.4 or attack the port of his hex, after any number of steps. */
    afterMove: {
      ask: 'afterMove',
      rule: 'C8.3',
      seat: (g, { pirate }) => g.owner[pirate],
      options(g, { pirate, points }, out) {
        out.push(FINISH);
        if (points === 0) out.push(SEARCH);
        if (portToAttack(g, pirate) !== NONE) out.push(ATTACK_PORT);
      },
      choose(g, { pirate }, choice) {
        if (choice.type === 'search') return call(g, search, { pirate }, 'done');
        const port = portToAttack(g, pirate);
        return choice.type === 'finish' || port === NONE ? DONE : call(g, attackPort, { pirate, port }, 'done');
      },
      about: (_g, { pirate }) => ({ pirate }),
    },
  },
};

/** @returns the port of his hex, if he may attack it; else none */
function portToAttack(g: Game, pirate: PirateId): PortId | typeof NONE {
  const port = g.tables.portIn[g.at[pirate]];
  return port !== NONE && mayAttack(g.tables, g, pirate, port) ? port : NONE;
}

const pointsOf = (g: Game, { pirate, companion }: Move): Trial => moveTrial(g, pirate, companion);

/** Moves a ship; a port that it held is free, and a chase ends when he leaves the hex by any way (C9.3). */
export function movePirate(g: Game, pirate: PirateId, to: PlaceId): void {
  const from = g.at[pirate];
  g.at[pirate] = to;
  g.chasing[pirate] = NO_SIGHTING;
  g.holding[pirate] = 0;
  if (isPort(to)) callAtPort(g, pirate, portAt(to));
  g.events?.push({ type: 'pirateMoved', rule: 'C8.1', pirate, from, to });
}
