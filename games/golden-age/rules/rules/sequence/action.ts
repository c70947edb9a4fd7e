/** 4.5, 4.6 One Action, from its announcement to its aftermath. */
import { NO_PIRATE, NO_PLACE, NONE, type PirateId, type PlaceId, portAt } from '../../data/ids.ts';
import { removeMerchant } from '../../effects/ports.ts';
import { partners } from '../../queries/alliance.ts';
import type { Moment } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import type { ActionKind } from '../../state/action-kinds.ts';
import { type Game, RETIRED } from '../../state/position.ts';
import { formAlliance } from '../alliances/form-alliance.ts';
import { digForTreasure } from '../cards/buried-treasure.ts';
import { findMerchant } from '../merchants/find-merchant.ts';
import { lootMerchant } from '../merchants/loot-merchant.ts';
import { move } from '../movement/move.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { attackPort } from '../ports/attack-port.ts';
import { bootyGrab } from '../ports/booty-grab.ts';
import { portActivities } from '../ports/port-activities.ts';
import { sackPort } from '../ports/sack-port.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { recovery } from '../revelry/recovery.ts';
import { systemCheck } from '../solitaire/system-check.ts';
import { bribeToRetire, retireFreely } from '../winning/retire.ts';
import { apWindow } from './ap-window.ts';
import { settle } from './settle.ts';

interface Action extends Frame {
  proc: 'action';
  readonly kind: PirateActionKind;
  readonly pirate: PirateId;
  /** The destination of a Move, or the port of a merchant; otherwise none. */
  readonly target: PlaceId;
  /** The target of a grab, or the ally to be; otherwise none. */
  readonly other: PirateId;
  readonly cost: number;
  /** The place where he announced it. */
  from: PlaceId;
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

/** All Actions but drawing and deploying, which no pirate takes and nobody can interrupt (4.64). */
export type PirateActionKind = Exclude<ActionKind, 'drawOrDeploy'>;

export const action: Procedure<
  { kind: PirateActionKind; pirate: PirateId; target?: PlaceId; other?: PirateId; cost?: number },
  Action,
  ActionSteps
> = {
  name: 'action',
  rule: '4.5',
  enter: ({ kind, pirate, target = NO_PLACE, other = NO_PIRATE, cost = 1 }) => ({
    proc: 'action',
    at: 'activate',
    kind,
    pirate,
    target,
    other,
    cost,
    from: NO_PLACE,
  }),
  steps: {
    /** 14.1 A pirate activated at Loyalty 0 faces a mutiny first [R53]. */
    activate(g, { kind, pirate }) {
      const ally = g.ally[pirate];
      const activated = g.activePirate !== pirate && (ally === NONE || g.activePirate !== ally);
      g.activePirate = pirate;
      g.actionSpent = 0;
      for (const partner of partners(g, pirate)) {
        if (kind !== 'sackPort') g.sackThrough[partner] = 0;
        if (kind !== 'recovery') g.recovery[partner] = 0;
      }
      if (!activated) return 'announce';
      // [R83] A mutiny would only cost Blackbeard Loyalty, and he has none left.
      if (g.loyalty[pirate] === 0 && !isBlackbeard(g.tables, pirate)) return call(g, mutiny, { pirate }, 'activated');
      return ally !== NONE && g.loyalty[ally] === 0 ? call(g, mutiny, { pirate: ally }, 'activated') : 'announce';
    },

    activated(g, f) {
      if (isInPlay(g, f.pirate)) return 'announce';
      loseAction(g, f);
      return call(g, settle, undefined, 'done');
    },

    /** 8.22 Before any dice are thrown, the other players may stop the Action. */
    announce(g, f) {
      f.from = g.at[f.pirate];
      g.events?.push({
        type: 'actionAnnounced',
        rule: '4.5',
        seat: g.active,
        pirate: f.pirate,
        action: f.kind,
        target: f.target,
        other: f.other,
        cost: f.cost,
      });
      return window(g, f, 'announcement', 'unlessStopped');
    },

    /**
     * [R54] If its pirate has left the game, lost his ship or been ousted, the Action is over and spent; a merchant involved returns to the
     * pool.
     */
    unlessStopped(g, f, goesOn) {
      if (goesOn && g.at[f.pirate] === f.from) return perform(g, f);
      loseAction(g, f);
      return 'aftermath';
    },

    performed: (g) => call(g, settle, undefined, 'aftermath'),

    aftermath: (g, f) => window(g, f, 'aftermath', 'over'),

    /** 4.6 A merchant just found returns to the pool if a warship or Commissioner has stopped its finder. */
    over(g, f, goesOn) {
      if (!goesOn && involvesMerchant(f)) removeMerchant(g, portAt(f.target), '8.23');
      return DONE;
    },
  },
};

/** [R54] The Action is lost. */
function loseAction(g: Game, f: Action): void {
  if (g.fate[f.pirate] !== RETIRED) g.events?.push({ type: 'actionLost', rule: '4.6', pirate: f.pirate, action: f.kind });
  if (involvesMerchant(f)) removeMerchant(g, portAt(f.target), '8.23');
}

const involvesMerchant = (f: Action): boolean => f.kind === 'findMerchant' || f.kind === 'lootMerchant';

/** 19.13 Opens the window in which other players may interrupt. Against Blackbeard the System Player's means work by themselves. */
const window = <L extends 'unlessStopped' | 'over'>(g: Game, { kind, target, from, pirate }: Action, moment: Moment, then: L) =>
  isBlackbeard(g.tables, pirate)
    ? call(g, systemCheck, { action: kind, target, moment, from }, then)
    : call(g, apWindow, { action: kind, target, moment, from, active: g.active, players: g.players }, then);

function perform(g: Game, { kind, pirate, target, cost, other }: Action) {
  switch (kind) {
    case 'move':
      return call(g, move, { pirate, to: target, paid: cost }, 'performed');
    case 'findMerchant':
      return call(g, findMerchant, { pirate, port: portAt(target) }, 'performed');
    case 'lootMerchant':
      return call(g, lootMerchant, { pirate, port: portAt(target) }, 'performed');
    case 'portActivities':
      return call(g, portActivities, { pirate, port: portAt(g.at[pirate]) }, 'performed');
    case 'recovery':
      return call(g, recovery, { pirate }, 'performed');
    case 'retireByLetter':
      return call(g, retireFreely, { pirate, rule: '18.41 A' }, 'performed');
    case 'retireInHaven':
      return call(g, retireFreely, { pirate, rule: '18.41 C' }, 'performed');
    case 'bribeToRetire':
      return call(g, bribeToRetire, { pirate }, 'performed');
    case 'retireInPiratePort':
      return call(g, retireFreely, { pirate, rule: '4.5 J' }, 'performed');
    case 'attackPort':
      return call(g, attackPort, { pirate, port: portAt(target) }, 'performed');
    case 'sackPort':
      return call(g, sackPort, { pirate, port: portAt(g.at[pirate]) }, 'performed');
    case 'bootyGrab':
      return call(g, bootyGrab, { pirate, victim: other }, 'performed');
    case 'alliance':
      return call(g, formAlliance, { pirate, ally: other }, 'performed');
    case 'dig':
      return call(g, digForTreasure, { pirate }, 'performed');
  }
}
