/** C8.1 A pirate's move, hex by hex; then perhaps a search, or an attack on a port. */
import {
  isBox,
  isHex,
  isPort,
  NO_PIRATE,
  NO_SIGHTING,
  NONE,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  portAt,
} from '../../data/ids.ts';
import { callAtPort } from '../../effects/crew.ts';
import { isActive, speedOf } from '../../queries/pirates.ts';
import { mayAttack, mayEnter } from '../../queries/ports.ts';
import { ATTACK_PORT, type Choice, ENTER_BOX, FINISH, MOVE_TO, SAIL, SEARCH, STOP } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { attackPort } from '../ports/attack-port.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { search } from './search.ts';

interface Move extends Frame {
  proc: 'move';
  readonly pirate: PirateId;
  points: number;
}
type MoveSteps = {
  rollPoints: undefined;
  begin: number;
  step: undefined;
  moveStep: Asks<'moveTo' | 'stop'>;
  entered: boolean;
  over: undefined;
  afterMove: Asks<'finish' | 'search' | 'attackPort'>;
  done: undefined;
};

/** C8.1 [C13] */
export function offerMove(g: Game, pirate: PirateId, out: Choice[]): void {
  if (g.careened[pirate] === 1) return;
  out.push(SAIL[pirate]);
  const at = g.at[pirate];
  if (isHex(at) && g.tables.boxOf[at] !== NONE && g.boxed[pirate] === 0) out.push(ENTER_BOX[pirate]);
}

export const move: Procedure<{ pirate: PirateId }, Move, MoveSteps> = {
  name: 'move',
  rule: 'C8.1',
  enter: ({ pirate }) => ({ proc: 'move', at: 'rollPoints', pirate, points: 0 }),
  steps: {
    rollPoints: (g, { pirate }) => call(g, roll, { purpose: 'move', pirate, count: 1, modifier: speedOf(g.tables, g, pirate) }, 'begin'),

    begin(g, f, die) {
      f.points = Math.max(1, die + speedOf(g.tables, g, f.pirate));
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
        const companion = leaveHeldPort(g, f.pirate);
        movePirate(g, f.pirate, choice.to);
        // [C14] Entering a port ends the move.
        return isPort(choice.to) ? 'over' : call(g, enterHex, { pirate: f.pirate, companion }, 'entered');
      },
      about: (_g, { pirate, points }) => ({ pirate, points }),
    },

    /** C8.2 [C70] After a battle the move is over, without search or attack. */
    entered: (_g, _f, fought) => (fought ? DONE : 'step'),

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

    done: () => DONE,
  },
};

/** @returns the port of his hex, if he may attack it; else none */
function portToAttack(g: Game, pirate: PirateId): PortId | typeof NONE {
  const port = g.tables.portIn[g.at[pirate]];
  return port !== NONE && mayAttack(g.tables, g, pirate, port) ? port : NONE;
}

/** C14.4 He holds the port no longer. @returns the ally who goes out with him (C21.2), or none */
function leaveHeldPort(g: Game, pirate: PirateId): PirateId {
  if (g.holding[pirate] === 0) return NO_PIRATE;
  g.holding[pirate] = 0;
  const ally = g.ally[pirate];
  if (ally === NONE || g.at[ally] !== g.at[pirate]) return NO_PIRATE;
  movePirate(g, ally, g.tables.hexOf[g.at[ally]]);
  g.careened[ally] = 0;
  return ally;
}

/** Moves a ship; a chase ends when he leaves the hex by any way (C9.3). */
export function movePirate(g: Game, pirate: PirateId, to: PlaceId): void {
  const from = g.at[pirate];
  g.at[pirate] = to;
  g.chasing[pirate] = NO_SIGHTING;
  if (isPort(to)) callAtPort(g, pirate, portAt(to));
  g.events?.push({ type: 'pirateMoved', rule: 'C8.1', pirate, from, to });
}

/** C8.1 [C13] Into a transit box from its arrow hex, without a die. */
export function enterBox(g: Game, pirate: PirateId): void {
  g.boxed[pirate] = 1;
  movePirate(g, pirate, g.tables.boxOf[g.at[pirate]]);
}
