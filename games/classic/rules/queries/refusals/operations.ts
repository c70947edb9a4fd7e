/** C5.3 Why an operation is closed: to the turn, to a pirate or Commissioner, or because of what it needs. */
import { type CommissionerId, NONE, PIRATES, type PirateId, type Seat } from '../../data/ids.ts';
import type { Board } from '../../state/position.ts';
import type { VisibleBoard } from '../../state/views.ts';
import { commissionersOf } from '../hunters.ts';
import { isActive, pirateBit } from '../pirates.ts';
import { holderOf, portOf } from '../ports.ts';
import {
  commissionersCareenEndRefusal,
  commissionersCareenRefusal,
  commissionersMoveRefusal,
  commissionersRefitRefusal,
  huntRefusal,
  petitionRefusal,
  petitionsRefusal,
} from './hunters.ts';
import {
  businessRefusal,
  careenEndRefusal,
  careenRefusal,
  ransomRefusal,
  recoveryRefusal,
  refitRefusal,
  retirementRefusal,
  sackRefusal,
} from './ports.ts';
import { prizeRefusal } from './prizes.ts';
import { REASONS, type Reason } from './reasons.ts';
import { activationRefusal, boxRefusal, sailRefusal } from './sailing.ts';

const PIRATE_OPERATIONS = {
  sail: sailRefusal,
  enterBox: boxRefusal,
  takePrize: prizeRefusal,
  refit: refitRefusal,
  recover: recoveryRefusal,
  doBusiness: businessRefusal,
  ransom: ransomRefusal,
  sackPort: sackRefusal,
  careen: careenRefusal,
  endCareen: careenEndRefusal,
  retire: retirementRefusal,
} as const;
const COMMISSIONER_OPERATIONS = {
  moveCommissioner: commissionersMoveRefusal,
  interceptWith: huntRefusal,
  refitCommissioner: commissionersRefitRefusal,
  careenCommissioner: commissionersCareenRefusal,
  endCommissionersCareen: commissionersCareenEndRefusal,
} as const;

export type PirateOperation = keyof typeof PIRATE_OPERATIONS;
export type CommissionerOperation = keyof typeof COMMISSIONER_OPERATIONS;
export type OperationKind = 'pass' | 'activate' | 'petition' | PirateOperation | CommissionerOperation;

/** C5.1, C5.3 One operation, in the own turn. */
function turnRefusal(g: VisibleBoard, seat: Seat): Reason | null {
  if (seat !== g.active) return 'notYourTurn';
  return g.operated === 1 ? 'operationDone' : null;
}

/** C5.1 [C49] If one of the seat's pirates holds a port, the next operation is his. */
export function holdsPort(b: Board, seat: Seat): boolean {
  for (const pirate of b.fleet[seat]) if (b.holding[pirate] === 1) return true;
  return false;
}
/** What the player does as such, or with a Commissioner, waits till a held port is left or sacked. */
export const playersRefusal = (g: VisibleBoard, seat: Seat): Reason | null =>
  turnRefusal(g, seat) ?? (holdsPort(g, seat) ? 'holdsPort' : null);

/** C5.1, C14.4 Why a pirate can't be operated, or this operation is not his now. */
function unitRefusal(g: VisibleBoard, seat: Seat, pirate: PirateId, operation: PirateOperation): Reason | null {
  if (!isActive(g, pirate) || g.owner[pirate] !== seat) return 'notYours';
  if (holdsPort(g, seat)) return g.holding[pirate] === 1 && (operation === 'sail' || operation === 'sackPort') ? null : 'holdsPort';
  if ((g.idle & pirateBit(pirate)) !== 0) return 'hasRevelled';
  const port = portOf(g, pirate);
  return port !== NONE && holderOf(g, port) !== NONE && operation !== 'sail' ? 'portIsHeld' : null;
}

/** @returns why this operation of a pirate is closed to the seat, or null if it is open */
export function pirateOperationRefusal(g: VisibleBoard, seat: Seat, pirate: PirateId, operation: PirateOperation): Reason | null {
  const refused = turnRefusal(g, seat) ?? unitRefusal(g, seat, pirate, operation);
  // C14.4 He who holds a port sails or sacks it, whatever state he is in.
  return refused ?? (g.holding[pirate] === 1 ? null : PIRATE_OPERATIONS[operation](g, pirate));
}

/** @returns likewise for a King's Commissioner */
export function commissionerOperationRefusal(
  g: VisibleBoard,
  seat: Seat,
  commissioner: CommissionerId,
  operation: CommissionerOperation,
): Reason | null {
  if (g.commissionerOf[commissioner] !== seat) return turnRefusal(g, seat) ?? 'notYours';
  return playersRefusal(g, seat) ?? COMMISSIONER_OPERATIONS[operation](g, commissioner);
}

/** An operation that the seat in turn can't choose now. */
export interface ClosedOperation {
  readonly operation: OperationKind;
  /** The pirate whose operation it would be; none for those of the player and of a Commissioner. */
  readonly pirate?: PirateId;
  readonly commissioner?: CommissionerId;
  readonly reason: Reason;
  /** The section that closes it. */
  readonly rule: string;
}

const kindsOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] => {
  const kinds: K[] = [];
  for (const kind in table) kinds.push(kind);
  return kinds;
};
const PIRATE_KINDS = kindsOf(PIRATE_OPERATIONS);
const COMMISSIONER_KINDS = kindsOf(COMMISSIONER_OPERATIONS);

/**
 * @param g  a position, or a view with the tables of its game
 * @returns the operations that are closed to the seat now, for each of its pirates and Commissioners, and the player's own
 * @example closedOperations({ ...view, tables }, 0)[0] // { operation: 'activate', reason: 'fleetFull', rule: 'C7' }
 */
export function closedOperations(g: VisibleBoard, seat: Seat): readonly ClosedOperation[] {
  const closed: ClosedOperation[] = [];
  const close = (operation: OperationKind, reason: Reason | null, unit: Pick<ClosedOperation, 'pirate' | 'commissioner'> = {}): void => {
    if (reason !== null) closed.push({ operation, ...unit, reason, rule: REASONS[reason] });
  };
  const refused = playersRefusal(g, seat);
  close('pass', refused);
  close('activate', refused ?? activationRefusal(g, seat));
  close('petition', refused ?? petitionsRefusal(g, seat) ?? quarryRefusal(g, seat));
  for (const pirate of g.fleet[seat])
    for (const kind of PIRATE_KINDS) close(kind, pirateOperationRefusal(g, seat, pirate, kind), { pirate });
  for (const commissioner of commissionersOf(g, seat))
    for (const kind of COMMISSIONER_KINDS) close(kind, commissionerOperationRefusal(g, seat, commissioner, kind), { commissioner });
  return closed;
}

/** @returns why no pirate can be petitioned against, or null if one can */
function quarryRefusal(g: VisibleBoard, seat: Seat): Reason | null {
  const rivals = PIRATES.filter((pirate) => isActive(g, pirate) && g.owner[pirate] !== seat);
  const [first] = rivals;
  if (first === undefined) return 'noRival';
  return rivals.some((pirate) => petitionRefusal(g, seat, pirate) === null) ? null : petitionRefusal(g, seat, first);
}
