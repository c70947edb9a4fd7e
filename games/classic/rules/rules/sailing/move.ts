/** C8.1 A pirate's move, hex by hex; then perhaps a search, or an attack on a port. */
import { isBox, isHex, isPort, NO_SIGHTING, NONE, type PirateId, type PlaceId, placeOf, portAt } from '../../data/ids.ts';
import { callAtPort } from '../../effects/crew.ts';
import { isActive, speedOf } from '../../queries/pirates.ts';
import { mayEnter } from '../../queries/ports.ts';
import { type Choice, ENTER_BOX, FINISH, MOVE_TO, SAIL, SEARCH, STOP } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { enterHex } from '../hunters/enter-hex.ts';
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
  afterMove: Asks<'finish' | 'search'>;
  searched: undefined;
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
        out.push(STOP);
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
        movePirate(g, f.pirate, choice.to);
        // [C14] Entering a port ends the move.
        return isPort(choice.to) ? 'over' : call(g, enterHex, { pirate: f.pirate }, 'entered');
      },
      about: (_g, { pirate, points }) => ({ pirate, points }),
    },

    /** C8.2 [C70] After a battle the move is over, without search or attack. */
    entered: (_g, _f, fought) => (fought ? DONE : 'step'),

    over: (g, f) => (isActive(g, f.pirate) && isHex(g.at[f.pirate]) && f.points === 0 ? 'afterMove' : DONE),

    /** C8.3 He may search with all his points used, at sea. */
    afterMove: {
      ask: 'afterMove',
      rule: 'C8.3',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(FINISH, SEARCH),
      choose: (g, { pirate }, choice) => (choice.type === 'search' ? call(g, search, { pirate }, 'searched') : DONE),
      about: (_g, { pirate }) => ({ pirate }),
    },

    searched: () => DONE,
  },
};

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
