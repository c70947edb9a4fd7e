/** The great events in the life of a pirate, for a chronicle: not each hex, die and pound. */
import {
  type GameEvent,
  type LossCause,
  type MerchantId,
  MINOR,
  type NationId,
  type PirateId,
  type PlaceId,
  type PortId,
  type ShipId,
  type SightingId,
} from '../rules/index.ts';

export type Deed =
  | { readonly kind: 'begins'; readonly ship: ShipId; readonly at: PlaceId }
  /** One of his first prizes. */
  | { readonly kind: 'prize'; readonly merchant: MerchantId }
  | { readonly kind: 'newShip'; readonly ship: ShipId }
  | { readonly kind: 'ransom' | 'haven' | 'sack' | 'repelled'; readonly port: PortId }
  | { readonly kind: 'letter'; readonly nation: NationId }
  | { readonly kind: 'ally'; readonly other: PirateId }
  | { readonly kind: 'battle'; readonly nation: NationId; readonly end: BattleEnd }
  | { readonly kind: 'wound'; readonly isGrave: boolean }
  | { readonly kind: 'duelWon' | 'duelLost'; readonly other: PirateId }
  | { readonly kind: 'mutiny'; readonly isQuelled: boolean }
  | { readonly kind: 'scurvy' | 'atSea' }
  /** What he did in all: 0 prizes if each has been told. At least one of the numbers is above 1. */
  | { readonly kind: 'career'; readonly prizes: number; readonly escapes: number }
  | { readonly kind: 'retired'; readonly pounds: number }
  | { readonly kind: 'lost'; readonly how: LossCause };

export type DeedKind = Deed['kind'];
export type DeedOf<K extends DeedKind> = Deed & { readonly kind: K };

/** `fatal` if he did not survive it. */
export type BattleEnd = 'won' | 'parted' | 'surrendered' | 'fatal';

/** The prizes that are told one by one. */
const PRIZES_TOLD = 2;

/** @returns the pirates who have sailed, the first one first */
export const sailorsOf = (events: readonly GameEvent[]): readonly PirateId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'pirateStarted' ? [event.pirate] : []))),
];

/** @param events all of the game */
export function deedsOf(pirate: PirateId, events: readonly GameEvent[]): readonly Deed[] {
  const seen = new Map<SightingId, MerchantId>();
  const allies = new Set<PirateId>();
  const deeds: Deed[] = [];
  let [prizes, escapes] = [0, 0];
  for (const [i, event] of events.entries()) {
    if (event.type === 'merchantTurnedUp') seen.set(event.sighting, event.merchant);
    if (!isAbout(event, pirate)) continue;
    if (event.type === 'evaded') escapes += 1;
    const merchant = event.type === 'merchantAttacked' && event.over <= 0 ? seen.get(event.sighting) : undefined;
    if (merchant !== undefined) prizes += 1;
    const deed = merchant === undefined ? deedIn(event, pirate, events.slice(i + 1)) : { kind: 'prize' as const, merchant };
    if (deed === null || isRepeated(deed, deeds.at(-1))) continue;
    if ((deed.kind === 'prize' && prizes > PRIZES_TOLD) || (deed.kind === 'ally' && allies.has(deed.other))) continue;
    if (deed.kind === 'ally') allies.add(deed.other);
    deeds.push(deed);
    if (deed.kind === 'lost' || deed.kind === 'retired') return [...deeds, ...careerOf(prizes, escapes)];
  }
  return [...deeds, ...careerOf(prizes, escapes), { kind: 'atSea' }];
}

const isAbout = (event: GameEvent, pirate: PirateId): boolean =>
  ('pirate' in event && event.pirate === pirate) || ('other' in event && event.other === pirate);

/** Several duels with the same man are told as one, if they end alike. */
const isRepeated = (deed: Deed, last: Deed | undefined): boolean =>
  (deed.kind === 'duelWon' || deed.kind === 'duelLost') && last?.kind === deed.kind && last.other === deed.other;

function careerOf(prizes: number, escapes: number): readonly Deed[] {
  const untold = prizes > PRIZES_TOLD ? prizes : 0;
  return untold > 0 || escapes > 1 ? [{ kind: 'career', prizes: untold, escapes }] : [];
}

/** @param after  what happened later */
function deedIn(event: GameEvent, pirate: PirateId, after: readonly GameEvent[]): Deed | null {
  switch (event.type) {
    case 'pirateStarted':
      return { kind: 'begins', ship: event.ship, at: event.at };
    case 'shipTaken':
      return { kind: 'newShip', ship: event.ship };
    case 'hostageRansomed':
      return { kind: 'ransom', port: event.port };
    case 'havenWon':
      return { kind: 'haven', port: event.port };
    case 'portTaken':
      return { kind: 'sack', port: event.port };
    case 'portAttacked':
      return event.margin > 0 ? null : { kind: 'repelled', port: event.port };
    case 'letterBought':
      return { kind: 'letter', nation: event.nation };
    case 'allianceFormed':
      return { kind: 'ally', other: event.pirate === pirate ? event.other : event.pirate };
    case 'battleBegan':
      return { kind: 'battle', nation: event.nation, end: endOfBattle(pirate, after) };
    case 'wounded':
      return event.isFatal || event.degree < MINOR ? null : { kind: 'wound', isGrave: event.degree > MINOR };
    case 'duelWon':
      if (event.pirate === pirate) return { kind: 'duelWon', other: event.other };
      return dies(pirate, ['duel', 'wounds'], untilNextTurn(after)) ? null : { kind: 'duelLost', other: event.pirate };
    case 'mutinyBrokeOut':
      return { kind: 'mutiny', isQuelled: untilNextTurn(after).some(({ type }) => type === 'mutinyTalkedDown') };
    case 'scurvyBrokeOut':
      return event.isFatal ? null : { kind: 'scurvy' };
    case 'pirateRetired':
      return { kind: 'retired', pounds: event.netWorth };
    case 'pirateLost':
      return { kind: 'lost', how: event.how };
    default:
      return null;
  }
}

function untilNextTurn(after: readonly GameEvent[]): readonly GameEvent[] {
  const next = after.findIndex(({ type }) => type === 'turnBegan');
  return next < 0 ? after : after.slice(0, next);
}

const dies = (pirate: PirateId, of: readonly LossCause[], during: readonly GameEvent[]): boolean =>
  during.some((event) => event.type === 'pirateLost' && event.pirate === pirate && of.includes(event.how));

function endOfBattle(pirate: PirateId, after: readonly GameEvent[]): BattleEnd {
  const next = after.findIndex(({ type }) => type === 'battleBegan' || type === 'turnBegan' || type === 'lineRead');
  const during = next < 0 ? after : after.slice(0, next);
  if (dies(pirate, ['sunk', 'wounds', 'hanged'], during)) return 'fatal';
  if (during.some(({ type }) => type === 'surrendered')) return 'surrendered';
  return during.some(({ type }) => type === 'warshipRemoved' || type === 'commissionerRemoved') ? 'won' : 'parted';
}
