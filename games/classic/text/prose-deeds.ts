/** The great events in the life of a pirate, for a chronicle: not each hex, die and pound. */
import {
  type GameEvent,
  isActive,
  isPort,
  type LossCause,
  type MerchantId,
  MINOR,
  type NationId,
  NO_PLACE,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  RETIRED,
  RECONSTRUCTED as SET,
  type ShipId,
  type View,
  worthOf,
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
  /** `at`: the last place at sea where he was seen; none if he lay in port. */
  | { readonly kind: 'lost'; readonly how: LossCause; readonly at: PlaceId }
  /** He has won the game. */
  | { readonly kind: 'triumph'; readonly by: Triumph };

export type DeedKind = Deed['kind'];
export type DeedOf<K extends DeedKind> = Deed & { readonly kind: K };

/** By what a pirate wins the game. */
export type Triumph = 'notoriety' | 'wealth';
/** `fatal` if he did not survive it. */
export type BattleEnd = 'won' | 'parted' | 'surrendered' | 'fatal';

/** The prizes that are told one by one. */
const PRIZES_TOLD = 2;

/** @returns the pirates who have sailed, the first one first */
export const sailorsOf = (events: readonly GameEvent[]): readonly PirateId[] => [
  ...new Set(events.flatMap((event) => (event.type === 'pirateStarted' ? [event.pirate] : []))),
];

/** @returns the pirates who have won the game for their players; nobody before it ends */
export function triumphsOf(view: View, events: readonly GameEvent[]): ReadonlyMap<PirateId, Triumph> {
  const ended = events.findLast(({ type }) => type === 'gameEnded');
  if (ended?.type !== 'gameEnded') return new Map();
  const winners = PIRATES.filter((pirate) => ended.winners.includes(view.owner[pirate] ?? -1) && isCounted(view, pirate));
  if (ended.ending === 'notoriety') {
    const legends = winners.filter((pirate) => view.notoriety[pirate] >= SET.tracks.notorietyToWin);
    return new Map(legends.map((pirate) => [pirate, 'notoriety']));
  }
  const most = Math.max(...winners.map((pirate) => worthOf(view, pirate)));
  return new Map(winners.filter((pirate) => worthOf(view, pirate) === most).map((pirate) => [pirate, 'wealth']));
}

const isCounted = (view: View, pirate: PirateId): boolean => isActive(view, pirate) || view.fate[pirate] === RETIRED;

/** @param events all of the game @param triumph  by what he has won it; null if he has not */
export function deedsOf(pirate: PirateId, events: readonly GameEvent[], triumph: Triumph | null): readonly Deed[] {
  const allies = new Set<PirateId>();
  const deeds: Deed[] = [];
  const climax: readonly Deed[] = triumph === null ? [] : [{ kind: 'triumph', by: triumph }];
  let [prizes, escapes, at] = [0, 0, NO_PLACE];
  for (const [i, event] of events.entries()) {
    if (!isAbout(event, pirate)) continue;
    if (event.type === 'evaded') escapes += 1;
    if (event.type === 'merchantAttacked' && event.over <= 0) prizes += 1;
    if (event.type === 'pirateStarted') at = event.at;
    if (event.type === 'pirateMoved') at = event.to;
    const deed = deedIn(event, pirate, { at: at === NO_PLACE || isPort(at) ? NO_PLACE : at, after: events.slice(i + 1) });
    if (deed === null || isRepeated(deed, deeds.at(-1))) continue;
    if ((deed.kind === 'prize' && prizes > PRIZES_TOLD) || (deed.kind === 'ally' && allies.has(deed.other))) continue;
    if (deed.kind === 'ally') allies.add(deed.other);
    deeds.push(deed);
    if (deed.kind === 'lost' || deed.kind === 'retired') return [...deeds, ...careerOf(prizes, escapes), ...climax];
  }
  const end: readonly Deed[] = triumph === null ? [{ kind: 'atSea' }] : climax;
  return [...deeds, ...careerOf(prizes, escapes), ...end];
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

/** @param at  where he is at sea, or none @param after  what happened later */
function deedIn(
  event: GameEvent,
  pirate: PirateId,
  { at, after }: { readonly at: PlaceId; readonly after: readonly GameEvent[] },
): Deed | null {
  switch (event.type) {
    case 'merchantAttacked':
      return event.over <= 0 ? { kind: 'prize', merchant: event.merchant } : null;
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
      return { kind: 'lost', how: event.how, at };
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
