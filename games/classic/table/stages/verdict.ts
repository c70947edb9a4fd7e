/** What a throw led to, in words. */
import { PORTS, type PortId, portAt, type View } from '@bb/classic/rules';
import { familyName } from '@bb/classic/text';
import type { StagesTexts } from '../i18n/en/stages.ts';
import { words } from '../words.ts';
import type { Stage, Throw } from './stage.ts';

export interface Verdict {
  readonly text: string;
  /** For the pirate it is about, or the first side of a duel; null if it is neither good nor bad. */
  readonly isGood: boolean | null;
}

const verdict = (text: string, isGood: boolean | null): Verdict => ({ text, isGood });

/** @returns null while the throw is open, and if it decides nothing by itself */
export function verdictOf({ purpose, breakdown: { outcome }, result, after }: Throw, page: StagesTexts): Verdict | null {
  const event = result?.event;
  switch (event?.type) {
    case 'merchantAttacked':
      return event.over <= 0
        ? verdict(page.captured, true)
        : verdict(event.over < 3 ? page.missed(event.over) : page.escapes(event.over), false);
    case 'evaded':
      return verdict(page.evaded, true);
    case 'intercepted':
      return verdict(page.caught, false);
    case 'battleRound':
      if (event.margin === 0) return verdict(page.even, null);
      return event.margin > 0
        ? verdict(page.wonBy(familyName(event.pirate), event.margin), true)
        : verdict(page.huntersWin(-event.margin), false);
    case 'duelExchange':
      return verdict(event.difference > 0 ? page.struck(event.difference) : page.parried, event.difference > 0);
    case 'portAttacked':
      return event.margin > 0 ? verdict(page.fallen(event.margin), true) : verdict(page.repelled(1 - event.margin), false);
    case 'hostageTortured':
      return verdict(event.tells ? (event.dies ? page.tellsAndDies : page.tells) : page.silent, event.tells);
    case 'petitionMade':
      return verdict(event.isGranted ? page.granted : page.refused, null);
    case 'retirementRolled':
      return verdict(`${words().pieces.pounds(event.pounds)}: ${event.retires ? page.retires : page.staysOn}`, event.retires);
    case 'mutinyTalkedDown':
      return verdict(page.calmed, true);
    case 'pirateRetired':
      return verdict(purpose === 'mutiny' ? page.retires : page.goesFree, true);
    case 'pirateLost':
      return verdict(purpose === 'mutiny' ? page.marooned : page.hanged, false);
    case 'tried':
      return verdict(page.goesFree, true);
    case 'stormWeathered':
      return storm(after, page);
    case 'commissionerWeathered':
      return verdict(event.now === 0 ? page.lostAtSea : page.movementLeft(event.now), event.now > 0);
    case 'warshipWeathered':
      return verdict(event.isLost ? page.lostAtSea : page.ridesItOut, !event.isLost);
    case 'scurvyBrokeOut':
      return verdict(event.isFatal ? page.illAndDies : page.ill, false);
    case 'scurvyEscaped':
      return verdict(page.well, true);
    default:
      if (outcome === 'affordable' || outcome === 'tooDear') return verdict(words().odds.outcomes[outcome], outcome === 'affordable');
      return outcome === 'mayRetire' ? verdict(page.mayRetire, null) : null;
  }
}

function storm(after: Throw['after'], page: StagesTexts): Verdict {
  if (after.some(({ event }) => event.type === 'pirateLost')) return verdict(page.lostAtSea, false);
  const hits = after
    .flatMap(({ event }) => (event.type === 'speedLost' && event.cause === 'storm' ? [event.hits] : []))
    .reduce((a, b) => a + b, 0);
  return verdict(page.stormHits(hits), hits === 0);
}

/** @returns the figure that a single roll is held against, or what it is multiplied by and comes to, in words; empty if there is none */
export function needs({ purpose, breakdown: { own, other }, result }: Throw, page: StagesTexts): string {
  const { pounds } = words().pieces;
  const limit = other.total ?? 0;
  switch (purpose) {
    case 'plunder':
      return page.plunderDie;
    case 'havenPrice':
    case 'letterPrice':
      return `${own.dice.join('')} × ${pounds(own.pounds)} = ${pounds(own.total ?? 0)}`;
    case 'attack':
      return page.attackNumber(limit);
    case 'mutiny':
      return page.mutinyNeeds(limit);
    case 'torture':
      return page.tortureNeeds(limit);
    case 'retirement':
      return page.retirementNeeds(pounds(limit));
    case 'petition':
      return result?.event.type === 'petitionMade' ? page.petitionNeeds(familyName(result.event.pirate), limit) : '';
    default:
      return '';
  }
}

/** @returns the port that a stage is about, or null */
export function portOfStage({ events, pirate, campaign }: Stage, view: View, portIn: readonly PortId[]): PortId | null {
  if (campaign) return campaign.port;
  const told = events.find(({ event }) => event.type === 'portAttacked' || event.type === 'portTaken')?.event;
  if (told && 'port' in told) return told.port;
  const at = view.at[pirate];
  if (at === undefined || at < 0) return null;
  const port = portIn[at] ?? portAt(at);
  return PORTS.includes(port) ? port : null;
}
