/** 4.5, 4.6 One Action, from its announcement to its aftermath. */
import { isPort, NO_PLACE, type PirateId, type PlaceId, portAt } from '../../data/ids.ts';
import { removeMerchant } from '../../effects/ports.ts';
import { isInPlay } from '../../queries/pirates.ts';
import type { ActionKind } from '../../state/action.ts';
import type { Game } from '../../state/game.ts';
import { digForTreasure } from '../cards/buried-treasure.ts';
import { findMerchant } from '../merchants/find-merchant.ts';
import { lootMerchant } from '../merchants/loot-merchant.ts';
import { move } from '../movement/move.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { portActivities } from '../ports/port-activities.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { recovery } from '../revelry/recovery.ts';
import { bribeToRetire, retireFreely } from '../winning/retire.ts';
import { apWindow, type Moment } from './ap-window.ts';
import { settle } from './settle.ts';

interface Action extends Frame {
  proc: 'action';
  readonly kind: PirateActionKind;
  readonly pirate: PirateId;
  /** Where a Move leads, or the port of a merchant; else none. */
  readonly target: PlaceId;
  readonly cost: number;
}
type ActionSteps = {
  activate: undefined;
  activated: undefined;
  announce: undefined;
  unlessStopped: boolean;
  performed: undefined;
  aftermath: undefined;
  over: boolean;
};

/** Drawing and deploying is no pirate's Action and has no windows (4.64). */
export type PirateActionKind = Exclude<ActionKind, 'drawOrDeploy'>;

export const action: Procedure<{ kind: PirateActionKind; pirate: PirateId; target?: PlaceId; cost?: number }, Action, ActionSteps> = {
  name: 'action',
  rule: '4.5',
  enter: ({ kind, pirate, target = NO_PLACE, cost = 1 }) => ({ proc: 'action', at: 'activate', kind, pirate, target, cost }),
  steps: {
    /** 14.1 A pirate activated at Loyalty 0 faces his crew before anything else [R53]. */
    activate(g, { kind, pirate }) {
      const activated = g.activePirate !== pirate;
      g.activePirate = pirate;
      if (kind !== 'recovery') g.recovery[pirate] = 0;
      return activated && g.loyalty[pirate] === 0 ? call(g, mutiny, { pirate }, 'activated') : 'announce';
    },

    activated(g, f) {
      if (isInPlay(g, f.pirate)) return 'announce';
      lose(g, f);
      return DONE;
    },

    /** 8.22 Nothing has been rolled yet: the last chance to stop a looting. */
    announce(g, f) {
      g.events?.push({
        type: 'actionAnnounced',
        rule: '4.5',
        seat: g.active,
        pirate: f.pirate,
        action: f.kind,
        target: f.target,
        cost: f.cost,
      });
      return window(g, f, 'announcement', 'unlessStopped');
    },

    /** [R54] An Action whose pirate has left the game is over and spent; a merchant involved goes to the pool. */
    unlessStopped(g, f, goesOn) {
      if (goesOn) return perform(g, f);
      lose(g, f);
      return 'aftermath';
    },

    performed: (g) => call(g, settle, undefined, 'aftermath'),

    aftermath: (g, f) => window(g, f, 'aftermath', 'over'),

    over: () => DONE,
  },
};

/** [R54] */
function lose(g: Game, f: Action): void {
  g.events?.push({ type: 'actionLost', rule: '4.6', pirate: f.pirate, action: f.kind });
  if (involvesMerchant(f)) removeMerchant(g, portAt(f.target), '8.23');
}

const involvesMerchant = (f: Action): boolean => f.kind === 'findMerchant' || f.kind === 'lootMerchant';

const window = <L extends 'unlessStopped' | 'over'>(g: Game, { kind, target }: Action, moment: Moment, then: L) =>
  call(g, apWindow, { action: kind, target, moment, active: g.active, players: g.players }, then);

function perform(g: Game, { kind, pirate, target, cost }: Action) {
  switch (kind) {
    case 'move':
      return call(g, move, { pirate, to: target, paid: cost }, 'performed');
    case 'findMerchant':
      return call(g, findMerchant, { pirate, port: portAt(target) }, 'performed');
    case 'lootMerchant':
      return call(g, lootMerchant, { pirate, port: portAt(target) }, 'performed');
    case 'portActivities':
      return isPort(g.at[pirate]) ? call(g, portActivities, { pirate, port: portAt(g.at[pirate]) }, 'performed') : 'performed';
    case 'recovery':
      return call(g, recovery, { pirate }, 'performed');
    case 'retireByLetter':
      return call(g, retireFreely, { pirate, rule: '18.41 A' }, 'performed');
    case 'retireInHaven':
      return call(g, retireFreely, { pirate, rule: '18.41 C' }, 'performed');
    case 'bribeToRetire':
      return call(g, bribeToRetire, { pirate }, 'performed');
    case 'dig':
      return call(g, digForTreasure, { pirate }, 'performed');
  }
}
