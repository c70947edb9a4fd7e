/** The ships of a decision about booty, hold by hold, and what each choice would do there. */
import {
  type Choice,
  conversionRate,
  converted,
  type Decision,
  EMPTY_HOLD,
  HOLD_COUNT,
  hold,
  holdCount,
  isInPlay,
  NONE,
  PIRATES,
  type PirateId,
  portStatus,
  type Tables,
  type View,
} from '@bb/golden-age/rules';

/** What a choice does to a hold. `amount`: doubloons lost, in the hold afterwards, left, or received, depending on the kind. */
export interface HoldDeed {
  readonly kind: 'stow' | 'replace' | 'add' | 'overboard' | 'pay' | 'take' | 'sell';
  readonly amount: number;
}

export interface Hold {
  /** −1 when empty. */
  readonly doubloons: number;
  readonly choice: Choice | null;
  readonly deed: HoldDeed | null;
}

export interface Load {
  readonly pirate: PirateId;
  readonly holds: readonly Hold[];
}

/** What the decision's doubloons are: to be stowed, owed, or already taken or sold. */
export type Amount = 'incoming' | 'due' | 'taken' | 'sold';

interface Place {
  readonly pirate: PirateId;
  readonly hold: number;
}

export function loadsOf(d: Decision, view: View, t: Tables, choices: readonly Choice[]): readonly Load[] {
  const { pirate, target, holdsOf } = d.about;
  const concerned = [holdsOf, d.ask === 'takeSpoils' ? target : undefined, pirate, target, partnerOf(view, pirate)];
  const ships = [...new Set(concerned)].filter((one) => one !== undefined).filter((one) => isInPlay(view, one));
  const places = choices.flatMap((choice) => {
    const place = placeOfChoice(choice, d, view);
    return place ? [{ ...place, choice }] : [];
  });
  return ships.map((ship) => ({
    pirate: ship,
    holds: Array.from({ length: Math.min(HOLD_COUNT, holdCount(t, view, ship)) }, (_, i): Hold => {
      const choice = places.find((place) => place.pirate === ship && place.hold === i)?.choice ?? null;
      return { doubloons: hold(view, ship, i), choice, deed: choice && deedOf(choice, hold(view, ship, i), ship, d, view, t) };
    }),
  }));
}

const partnerOf = (view: View, pirate: PirateId | undefined): PirateId | undefined =>
  pirate === undefined ? undefined : PIRATES.find((one) => one === view.ally[pirate]);

/** The hold that a choice is about, or null. */
function placeOfChoice(choice: Choice, { about }: Decision, view: View): Place | null {
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

function deedOf(choice: Choice, held: number, pirate: PirateId, { about }: Decision, view: View, t: Tables): HoldDeed {
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
export function amountOf({ ask, about }: Decision, choices: readonly Choice[]): Amount | null {
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
