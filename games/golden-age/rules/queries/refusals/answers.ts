/** Why an answer to a question in the course of an Action is closed. */
import { TITLE_OF } from '../../data/cards.ts';
import { type CardId, HOLD_COUNT, NO_PIRATE, NO_PORT, NONE, type Seat } from '../../data/ids.ts';
import type { About } from '../../state/about.ts';
import type { AskName } from '../../state/asks.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { partners } from '../alliance.ts';
import { havenRefusal } from '../ports.ts';
import {
  letterRefusal,
  purchaseOrderRefusal,
  ransomRefusal,
  ransomsOrderRefusal,
  ransomsRefusal,
  refitOrderRefusal,
  refitRefusal,
  revelryRefusal,
  saleRefusal,
  salesOrderRefusal,
  salesRefusal,
  sealRefusal,
  type Visit,
} from './ports.ts';
import type { Reason } from './reasons.ts';
import { idleFleetRefusal, rejectionRefusal } from './sailing.ts';

/** A question with its facts. */
export interface AskedOf {
  readonly ask: AskName;
  readonly seat: Seat;
  readonly about: About;
}

/** @returns why the answer is not offered, null if nothing closes it; undefined if the question offers no choice of this kind */
export function answerRefusal(g: Game, { ask, seat, about }: AskedOf, choice: Choice): Reason | null | undefined {
  if (ask === 'portActivity') {
    const { pirate = NO_PIRATE, port = NO_PORT, visit = { item: 0, converted: false } } = about;
    return affairsRefusal(g, { pirate, port, ...visit }, choice);
  }
  switch (choice.type) {
    case 'pass':
      return ask === 'deployFleet' || ask === 'deployInSecret' ? idleFleetRefusal(g, seat) : undefined;
    case 'refusePirate':
      return about.refusals === undefined ? 'onePirateEach' : rejectionRefusal(g, about.refusals);
    case 'surrender':
      return 'noSurrender';
    case 'convertShip':
    case 'convertAllysShip':
      return 'notToConvert';
    default:
      return undefined;
  }
}

function affairsRefusal(g: Game, visit: Visit, choice: Choice): Reason | null | undefined {
  const refused = affairRefusal(g, visit, choice);
  if (refused === undefined || (choice.type === 'playLetter' && g.keptLetter[g.active] === choice.card)) return refused;
  return sealRefusal(g, visit) ?? refused;
}

function affairRefusal(g: Game, visit: Visit, choice: Choice): Reason | null | undefined {
  const { pirate, port } = visit;
  switch (choice.type) {
    case 'ransom': {
      const ship = partners(g, pirate).find((partner) => g.hostageOf[choice.hostage] === partner);
      if (ship === undefined) return 'noRansom';
      return ransomsRefusal(g, ship, port) ?? ransomRefusal(g, ship, port, choice.hostage) ?? ransomsOrderRefusal(visit);
    }
    case 'sellHold': {
      const ship = choice.hold < HOLD_COUNT ? pirate : g.ally[pirate];
      if (ship === NONE) return 'nothingToSell';
      return salesRefusal(g, ship, port) ?? saleRefusal(g, ship, choice.hold % HOLD_COUNT) ?? salesOrderRefusal(visit);
    }
    case 'refit':
      return refitRefusal(g, visit) ?? refitOrderRefusal(visit);
    case 'buyHaven':
      return havenRefusal(g.tables, g, pirate, port) ?? purchaseOrderRefusal(visit);
    case 'playLetter':
      return letterRefusal(g, visit) ?? (isOwnLetter(g, choice.card) ? null : 'letter-of-marque');
    case 'declareRevelry':
      return revelryRefusal(g, visit);
    case 'finish':
      return null;
    default:
      return undefined;
  }
}

const isOwnLetter = (g: Game, card: CardId): boolean =>
  TITLE_OF[card] === 'letter-of-marque' && (g.hands[g.active].includes(card) || g.keptLetter[g.active] === card);
