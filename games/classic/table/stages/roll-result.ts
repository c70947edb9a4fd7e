/** What a throw led to, in words. */
import { familyName } from '@bb/classic/text';
import { kitWords } from '@bb/table-kit/kit-words.ts';
import type { StagesTexts } from '../i18n/en/stages.ts';
import { words } from '../words.ts';
import type { FightRoll } from './fight.ts';

export interface RollResult {
  readonly text: string;
  /** For the pirate it is about, or the first side of a duel; null if it is neither good nor bad. */
  readonly isGood: boolean | null;
}

const told = (text: string, isGood: boolean | null): RollResult => ({ text, isGood });

/** @returns null while the throw is open, and if it decides nothing by itself */
export function resultOf({ purpose, breakdown: { outcome }, result, after }: FightRoll, page: StagesTexts): RollResult | null {
  const event = result?.event;
  switch (event?.type) {
    case 'merchantAttacked':
      return event.over <= 0 ? told(page.captured, true) : told(event.over < 3 ? page.missed(event.over) : page.escapes(event.over), false);
    case 'evaded':
      return told(page.evaded, true);
    case 'intercepted':
      return told(page.caught, false);
    case 'battleRound':
      if (event.margin === 0) return told(page.even, null);
      return event.margin > 0
        ? told(page.wonBy(familyName(event.pirate), event.margin), true)
        : told(page.huntersWin(-event.margin), false);
    case 'duelExchange':
      return told(event.difference > 0 ? page.struck(event.difference) : page.parried, event.difference > 0);
    case 'portAttacked':
      return event.margin > 0 ? told(page.fallen(event.margin), true) : told(page.repelled(1 - event.margin), false);
    case 'hostageTortured':
      return told(event.tells ? (event.dies ? page.tellsAndDies : page.tells) : page.silent, event.tells);
    case 'petitionMade':
      return told(event.isGranted ? page.granted : page.refused, null);
    case 'retirementRolled':
      return told(`${kitWords().label(words().pieces.pounds(event.pounds))} ${event.retires ? page.retires : page.staysOn}`, event.retires);
    case 'mutinyTalkedDown':
      return told(page.calmed, true);
    case 'pirateRetired':
      return told(purpose === 'mutiny' ? page.retires : page.goesFree, true);
    case 'pirateLost':
      return told(purpose === 'mutiny' ? page.marooned : page.hanged, false);
    case 'tried':
      return told(page.goesFree, true);
    case 'stormWeathered':
      return storm(after, page);
    case 'commissionerWeathered':
      return told(event.now === 0 ? page.lostAtSea : page.movementLeft(event.now), event.now > 0);
    case 'warshipWeathered':
      return told(event.isLost ? page.lostAtSea : page.ridesItOut, !event.isLost);
    case 'scurvyBrokeOut':
      return told(event.isFatal ? page.illAndDies : page.ill, false);
    case 'scurvyEscaped':
      return told(page.well, true);
    default:
      if (outcome === 'affordable' || outcome === 'tooDear') return told(words().odds.outcomes[outcome], outcome === 'affordable');
      return outcome === 'mayRetire' ? told(page.mayRetire, null) : null;
  }
}

function storm(after: FightRoll['after'], page: StagesTexts): RollResult {
  if (after.some(({ event }) => event.type === 'pirateLost')) return told(page.lostAtSea, false);
  const hits = after
    .flatMap(({ event }) => (event.type === 'speedLost' && event.cause === 'storm' ? [event.hits] : []))
    .reduce((a, b) => a + b, 0);
  return told(page.stormHits(hits), hits === 0);
}

/** @returns the figure that a single roll is held against, or what it is multiplied by and comes to, in words; empty if there is none */
export function needs({ purpose, breakdown: { own, other }, result }: FightRoll, page: StagesTexts): string {
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
