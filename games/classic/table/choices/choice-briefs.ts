/** What the button of a choice says: in full, and in short within its row. */
import {
  type Choice,
  directionOf,
  firstHold,
  HEX_NAMES,
  HIDDEN,
  type HostageId,
  holdsOf,
  isHex,
  isPort,
  MAX_HOLDS,
  NONE,
  type PirateId,
  type PlaceId,
  paidFor,
  portAt,
  portOf,
  portStatus,
  type ShipId,
  type SlotId,
} from '@bb/classic/rules';
import { capital, familyName, gameText } from '@bb/classic/text';
import { pieceAt } from '../board/piece-at.ts';
import type { DecisionContext } from './decision-context.ts';

export interface Brief {
  /** The whole sentence. No two choices of a question have the same. */
  readonly label: string;
  /** Without what the row has in common. */
  readonly brief: string;
}

/** @returns the texts of a choice at this question */
export function briefOf(choice: Choice, context: DecisionContext): Brief {
  const full = gameText(context.language).choice(choice, context.names.seat);
  const { said } = context;
  switch (choice.type) {
    case 'finish':
    case 'pass': {
      // A trade is proposed by the one and called off by the other.
      const label = context.decision.ask !== 'proposeTrade' ? full : choice.type === 'finish' ? said.trade.propose : said.trade.callOff;
      return { label, brief: label };
    }
    case 'ransom':
    case 'torture':
    case 'release': {
      const known = homeOf(choice.hostage, context);
      const label = known === '' ? full : said.aside(full, known);
      const hostage = hostageName(choice.hostage, context);
      return {
        label,
        brief: choice.type === 'ransom' ? said.ransom(hostage) : choice.type === 'torture' ? said.torture(hostage) : said.release(hostage),
      };
    }
    case 'giveHostage':
    case 'takeHostage':
      return { label: full, brief: capital(hostageName(choice.hostage, context)) };
    case 'jettison':
      return withHold(full, choice.pirate, choice.hold, context, said.jettison);
    case 'stow':
      return withHold(full, shipOf(choice, context), choice.hold % MAX_HOLDS, context);
    case 'throwOverboard':
    case 'giveHold':
      return withHold(full, aboutPirate(context), choice.hold, context);
    case 'takeHold':
      return withHold(full, context.decision.about.other, choice.hold, context);
    case 'sellHold':
      return withHold(full, aboutPirate(context), choice.hold, context, (hold) =>
        said.sold(hold, context.language.pieces.pounds(soldFor(choice.hold, context))),
      );
    case 'stashPart':
    case 'giveMoney':
    case 'takeMoney':
      return { label: full, brief: context.language.pieces.pounds(100 * choice.hundreds) };
    case 'offerAlliance':
      return { label: full, brief: said.offerAlliance(familyName(choice.other)) };
    case 'offerTrade':
      return { label: full, brief: said.offerTrade(familyName(choice.other)) };
    case 'petition':
    case 'hunt':
      return { label: full, brief: familyName(choice.pirate) };
    case 'chooseShip':
      return withShip(full, choice.ship, context);
    case 'takeShip':
      return withPrize(full, context);
    case 'keepShip':
      return withOwnShip(full, context);
    case 'startAt':
      return { label: full, brief: isHex(choice.to) ? (HEX_NAMES[choice.to] ?? full) : capital(context.language.pieces.place(choice.to)) };
    case 'moveTo':
      return withDirection(full, choice.to, context);
    case 'chase': {
      const merchant = context.view.merchantOn[choice.sighting];
      return detailed(
        full,
        context.language.pieces.sighting(choice.sighting),
        merchant === undefined || merchant === HIDDEN || merchant < 0 ? '' : context.language.pieces.merchant(merchant),
        context,
      );
    }
    case 'moveWarship':
      return withWarship(full, choice.slot, context);
    default:
      return { label: full, brief: Object.hasOwn(said.verbs, choice.type) ? verbOf(choice.type, context) : full };
  }
}

const verbOf = (type: string, { said }: DecisionContext): string => Object.entries(said.verbs).find(([kind]) => kind === type)?.[1] ?? '';
const aboutPirate = ({ decision }: DecisionContext): PirateId | undefined => decision.about.pirate;
export const allyOf = (pirate: PirateId | undefined, { view }: DecisionContext): PirateId | undefined =>
  pirate === undefined || view.ally[pirate] === NONE ? undefined : view.ally[pirate];

/** The ship in whose holds a choice stows or clears. */
export const shipOf = ({ hold }: { readonly hold: number }, context: DecisionContext): PirateId | undefined =>
  hold < MAX_HOLDS ? aboutPirate(context) : allyOf(aboutPirate(context), context);

const homeOf = (hostage: HostageId, { view, language }: DecisionContext): string => {
  const home = view.homePort[hostage];
  return home === undefined || home === HIDDEN || home < 0 ? '' : language.pieces.port(home);
};
function hostageName(hostage: HostageId, context: DecisionContext): string {
  const known = homeOf(hostage, context);
  const name = context.language.pieces.hostage(hostage);
  return known === '' ? name : context.said.aside(name, known);
}

/** @returns the pounds in a hold of this pirate's ship */
export function poundsIn(pirate: PirateId | undefined, hold: number, { view }: DecisionContext): number {
  return pirate === undefined ? 0 : (view.holds[firstHold(view, pirate) + hold] ?? 0);
}

function withHold(
  full: string,
  pirate: PirateId | undefined,
  hold: number,
  context: DecisionContext,
  put: (hold: string) => string = (text) => text,
): Brief {
  const { said, language, view } = context;
  const pounds = poundsIn(pirate, hold, context);
  const goods = pirate === undefined ? 0 : (view.goods[firstHold(view, pirate) + hold] ?? 0);
  const content = pounds === 0 ? said.empty : said.goods(language.pieces.pounds(pounds), language.pieces.goods(goods));
  return { label: said.aside(full, content), brief: put(said.hold(hold + 1, content)) };
}

/** C12.5 @returns the price of this one hold here, in pounds */
function soldFor(hold: number, context: DecisionContext): number {
  const pirate = aboutPirate(context);
  const port = pirate === undefined ? NONE : portOf(context.sight, pirate);
  return pirate === undefined || port === NONE ? 0 : paidFor(context.sight, pirate, port, poundsIn(pirate, hold, context));
}

function withDirection(full: string, to: PlaceId, context: DecisionContext): Brief {
  const { said, language, sight } = context;
  const from = pieceAt(context.decision.about, context.view);
  const direction = from === undefined ? null : directionOf(from, to);
  const place = capital(language.pieces.place(to));
  if (direction !== null) return { label: full, brief: `${said.directions[direction]} ${place}` };
  const pirate = aboutPirate(context);
  if (!isPort(to) || pirate === undefined) return { label: full, brief: place };
  return { label: full, brief: said.aside(place, said.statuses[portStatus(sight.tables, sight, pirate, portAt(to))]) };
}

interface ShipFigures {
  readonly combat: number;
  readonly speed: number;
  readonly holds: number;
}

/** @param figures  by default those of an undamaged ship */
function withShip(full: string, ship: ShipId | undefined, { sight, language, said }: DecisionContext, figures?: ShipFigures): Brief {
  const shown = figures ?? (ship === undefined ? undefined : sight.tables.ships[ship]);
  if (ship === undefined || !shown) return { label: full, brief: full };
  // A line breaks before it, not within it.
  const brief = said.detail(capital(language.pieces.ship(ship)).replace('-', '-\u2060'), said.shipFigures(shown));
  return { label: said.aside(full, brief), brief };
}

function withPrize(full: string, context: DecisionContext): Brief {
  const { decision, view, sight } = context;
  const { label } = withShip(full, sight.tables.merchantShip[view.merchantOn[decision.about.sighting ?? NONE] ?? NONE], context);
  return { label, brief: label };
}

function withOwnShip(full: string, context: DecisionContext): Brief {
  const { view, sight } = context;
  const pirate = aboutPirate(context);
  if (pirate === undefined) return { label: full, brief: full };
  const figures = { combat: view.combat[pirate] ?? 0, speed: view.speed[pirate] ?? 0, holds: holdsOf(sight.tables, sight, pirate) };
  const { label } = withShip(full, view.ship[pirate], context, figures);
  return { label, brief: label };
}

function withWarship(full: string, slot: SlotId, context: DecisionContext): Brief {
  const { view, language, said } = context;
  const at = view.slotAt[slot];
  const warship = view.warshipOn[slot];
  const place = at === undefined ? '' : language.pieces.place(at);
  const name = warship === undefined || warship === HIDDEN || warship < 0 ? '' : language.pieces.warship(warship);
  const label = place === '' ? full : said.aside(full, place);
  // The key stands before it: the number must not.
  const number = said.warship(slot + 1);
  return { label, brief: said.aside(capital(place), name === '' ? number : said.detail(number, name)) };
}

function detailed(full: string, piece: string, detail: string, { said }: DecisionContext): Brief {
  return detail === ''
    ? { label: full, brief: capital(piece) }
    : { label: said.aside(full, detail), brief: capital(said.detail(piece, detail)) };
}
