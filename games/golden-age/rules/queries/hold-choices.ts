/** The ships of a question about booty, hold by hold, and what each choice would do there. */
import { HOLD_COUNT, NONE, type PirateId } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { Asked } from '../state/about.ts';
import type { Choice } from '../state/choices.ts';
import { EMPTY_HOLD } from '../state/position.ts';
import type { View } from '../state/views.ts';
import { hold, holdCount, isInPlay } from './pirates.ts';
import { conversionRate, converted, portStatus } from './ports.ts';

/** What a choice does to a hold. `amount`: doubloons lost, in the hold afterwards, left, or received, depending on the kind. */
interface HoldDeed {
  readonly kind: 'stow' | 'replace' | 'add' | 'overboard' | 'pay' | 'take' | 'sell';
  readonly amount: number;
}

export interface HoldChoice {
  /** −1 when empty. */
  readonly doubloons: number;
  readonly choice: Choice | null;
  readonly deed: HoldDeed | null;
}

interface Load {
  readonly pirate: PirateId;
  readonly holds: readonly HoldChoice[];
}

/** What the decision's doubloons are: to be stowed, owed, or already taken or sold. */
type Amount = 'incoming' | 'due' | 'taken' | 'sold';

/** A hold of a pirate's ship. */
interface Place {
  readonly pirate: PirateId;
  readonly hold: number;
}

export function loadsOf(d: Asked, view: View, t: Tables, choices: readonly Choice[]): readonly Load[] {
  const { pirate, target, holdsOf } = d.about;
  const concerned = [holdsOf, d.ask === 'takeSpoils' ? target : undefined, pirate, target, partnerOf(view, pirate)];
  const ships = [...new Set(concerned)].filter((pirate) => pirate !== undefined).filter((pirate) => isInPlay(view, pirate));
  const places = choices.flatMap((choice) => {
    const place = holdOf(choice, d, view);
    return place ? [{ ...place, choice }] : [];
  });
  return ships.map((ship) => ({
    pirate: ship,
    holds: Array.from({ length: Math.min(HOLD_COUNT, holdCount(t, view, ship)) }, (_, i): HoldChoice => {
      const choice = places.find((place) => place.pirate === ship && place.hold === i)?.choice ?? null;
      return { doubloons: hold(view, ship, i), choice, deed: choice && deedOf(choice, hold(view, ship, i), ship, d, view, t) };
    }),
  }));
}

const partnerOf = (view: View, pirate: PirateId | undefined): PirateId | undefined =>
  pirate === undefined || view.ally[pirate] === NONE ? undefined : view.ally[pirate];

/** The hold that a choice is about, or null. */
function holdOf(choice: Choice, { about }: Asked, view: View): Place | null {
  const { pirate, target, holdsOf = pirate } = about;
  switch (choice.type) {
    case 'takeCargo':
      return pirate === undefined ? null : { pirate, hold: choice.hold };
    case 'jettison':
    case 'stow':
    case 'payFrom':
      return holdsOf === undefined ? null : { pirate: holdsOf, hold: choice.hold };
    case 'takeBooty':
      return target === undefined ? null : { pirate: target, hold: choice.hold };
    case 'sellHold': {
      const seller = choice.hold < HOLD_COUNT ? pirate : partnerOf(view, pirate);
      return seller === undefined ? null : { pirate: seller, hold: choice.hold % HOLD_COUNT };
    }
    default:
      return null;
  }
}

function deedOf(choice: Choice, held: number, pirate: PirateId, { about }: Asked, view: View, t: Tables): HoldDeed {
  const amount = about.doubloons ?? 0;
  switch (choice.type) {
    case 'takeCargo':
      return held === EMPTY_HOLD ? { kind: 'stow', amount } : { kind: 'replace', amount: held };
    case 'stow':
      return held === EMPTY_HOLD ? { kind: 'stow', amount } : { kind: 'add', amount: held + amount };
    case 'payFrom':
      return { kind: 'pay', amount: Math.max(0, held - amount) };
    case 'sellHold': {
      const rate = about.port === undefined ? 0 : conversionRate(portStatus(t, view, pirate, about.port));
      return { kind: 'sell', amount: converted(held, rate) };
    }
    case 'takeBooty':
      return { kind: 'take', amount: held };
    default:
      return { kind: 'overboard', amount: held };
  }
}

/** What `about.doubloons` of the decision stands for; null if there are none to show. */
export function amountOf({ ask, about }: Asked, choices: readonly Choice[]): Amount | null {
  if ((about.doubloons ?? NONE) <= 0) return null;
  switch (ask) {
    case 'payGrabber':
      return 'due';
    case 'takeSpoils':
      return 'taken';
    case 'portActivity':
      return 'sold';
    case 'dealWithPrize':
      return choices.some(({ type }) => type === 'takeCargo' || type === 'abandonCargo') ? 'incoming' : null;
    case 'seizeBooty':
    case 'takeAllysPart':
    case 'stowBooty':
    case 'stowPlunder':
      return 'incoming';
    default:
      return null;
  }
}
