/** C9.7, C9.8 The slots of hostages. */
import {
  type CardId,
  HOSTAGES,
  type HostageId,
  type NationId,
  NO_CARD,
  NO_NATION,
  NO_PIRATE,
  NO_PLACE,
  NO_PORT,
  NONE,
  type PirateId,
  type PlaceId,
  type PortId,
} from '../data/ids.ts';
import { homePortBy } from '../queries/hostages.ts';
import { EVERYBODY } from '../state/eyes.ts';
import type { Game } from '../state/position.ts';

/** C9.7 Takes a hostage, whose home port this card names to the captor's player alone. @returns none if every slot is in use */
export function takeHostage(g: Game, pirate: PirateId, card: CardId, hex: PlaceId, nation: NationId): HostageId | typeof NONE {
  const hostage = HOSTAGES.find(
    (hostage) => hostage >= g.hostageOf.length || (g.hostageOf[hostage] === NONE && g.toldTo[hostage] === NONE),
  );
  if (hostage === undefined) return NONE;
  g.hostageOf[hostage] = pirate;
  g.tortured[hostage] = 0;
  g.toldTo[hostage] = NO_PIRATE;
  g.takenAt[hostage] = hex;
  g.takenFrom[hostage] = nation;
  g.homePort[hostage] = homePortBy(g, g.tables.cards[card].homePort, hex, nation);
  g.homeSeen[hostage] = 1 << g.owner[pirate];
  g.homeCard[hostage] = card;
  return hostage;
}

/** C9.8 [C18] His information on a port is revealed to all, spectators included [C88], and used up. */
export function spendInformation(g: Game, pirate: PirateId, port: PortId): void {
  for (const hostage of HOSTAGES.slice(0, g.toldTo.length)) {
    if (g.toldTo[hostage] !== pirate || g.homePort[hostage] !== port) continue;
    g.toldTo[hostage] = NO_PIRATE;
    g.homeSeen[hostage] = EVERYBODY;
    freeHostage(g, hostage);
  }
  g.events?.push({ type: 'informationUsed', rule: 'C14.2', pirate, port });
}

/** Clears a slot that holds neither a hostage nor information. */
export function freeHostage(g: Game, hostage: HostageId): void {
  if (g.hostageOf[hostage] !== NONE || g.toldTo[hostage] !== NONE) return;
  g.tortured[hostage] = 0;
  g.takenAt[hostage] = NO_PLACE;
  g.takenFrom[hostage] = NO_NATION;
  g.homePort[hostage] = NO_PORT;
  g.homeSeen[hostage] = 0;
  g.homeCard[hostage] = NO_CARD;
}
