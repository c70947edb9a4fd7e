/** What cards are worth in hand, and what they and warships cost a pirate's player, in Victory Points. */
import {
  type About,
  type CardId,
  type CardTitle,
  isPiratePort,
  isPort,
  type PirateId,
  portAt,
  TITLE_OF,
  type WarshipId,
} from '@bb/golden-age/rules';
import { STOPPED_ACTION_VP, UNSOLD_BOOTY_SHARE } from './assumptions.ts';
import { cheered, INVOLUNTARY_RECOVERY_ACTIONS, PIRATE_PORT_LOYALTY } from './call-at-port.ts';
import { raiderOf, sum } from './raider.ts';
import { costOf, meetWarship, type Quarry, quarryOf } from './sea-battle.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';
import { lossOf, mutinySucceeds, overLoyalty, refugesOf, retreatFrom, worthInPlay, worthNow } from './worth.ts';

interface CardReckoning {
  /** What the card is worth in hand, in Victory Points, beyond the Actions that any card gives. */
  readonly worth?: number;
  /** What it costs the active pirate's player. */
  harm?(o: ViewerKnowledge, pirate: PirateId): number;
}

/** A card that is not here is worth its Actions and does no harm. */
const CARDS: Readonly<Partial<Record<CardTitle, CardReckoning>>> = {
  'letter-of-marque': { worth: 4 },
  'mutiny-conspiracy': { worth: 2, harm: mutinyHarm },
  'skull-and-crossbones': { worth: 1.5 },
  'fair-winds': { worth: 1.5 },
  'wear-and-tear': { worth: 1, harm: wearHarm },
  'scurvy-outbreak': { worth: 1, harm: scurvyHarm },
  'debauchery-and-revelry': { harm: revelryHarm },
  'double-cross': { harm: trialHarm },
  'warship-sighting': { harm: (o, pirate) => sightingHarm(o, quarryOf(o, pirate, STOPPED_ACTION_VP)) },
  'kc-surprise': { harm: (o, pirate) => lossOf(o, raiderOf(o, pirate)) * o.falls(0) },
  'piratical-ambition': { harm: (o, pirate) => lossOf(o, raiderOf(o, pirate)) / 2 },
};

export const worthInHand = (card: CardId): number => CARDS[TITLE_OF[card]]?.worth ?? 0;
export const harm = (o: ViewerKnowledge, card: CardId, pirate: PirateId): number => CARDS[TITLE_OF[card]]?.harm?.(o, pirate) ?? 0;

/** 14.2 A mutiny costs the pirate, but his player keeps the ship and what is aboard. */
function mutinyHarm(o: ViewerKnowledge, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  const kept = (UNSOLD_BOOTY_SHARE * sum(r.booty)) / 100;
  return overLoyalty(r.loyalty) * mutinySucceeds(r.leadership, r.cunning) * Math.max(0, o.goals.overthrown(o, r) - kept);
}

/** 17.2 #18 Scurvy takes Loyalty at once and again at the start of the next turn. */
function scurvyHarm(o: ViewerKnowledge, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  return worthNow(o, r) - worthNow(o, cheered(o, { ...r, captives: [] }, -2));
}

/** 17.2 #22 */
function wearHarm(o: ViewerKnowledge, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  const now = worthNow(o, r);
  let total = 0;
  for (let face = 1; face <= 6; face++) {
    const hits = Math.floor(face / 2);
    const speed = r.speed - hits;
    if (speed < o.tables.lowestSpeed) total += o.goals.sunk(o, r);
    else total += now - worthNow(o, { ...r, speed, speedHits: r.speedHits + hits, moveCost: speed < 0 ? 2 : 1 });
  }
  return total / 6;
}

/** 17.2 #2 It takes two Actions to recover, before which he can't retire; but it cheers the crew. */
function revelryHarm(o: ViewerKnowledge, pirate: PirateId): number {
  const r = raiderOf(o, pirate);
  if (!isPort(r.at)) return 0;
  const retreat = retreatFrom(o, r, refugesOf(o, pirate), r.at);
  const merry = cheered(o, r, isPiratePort(o.tables, portAt(r.at)) ? PIRATE_PORT_LOYALTY : 1);
  const delayed = worthInPlay(o, merry, INVOLUNTARY_RECOVERY_ACTIONS, retreat);
  return worthInPlay(o, r, 0, retreat) - delayed + INVOLUNTARY_RECOVERY_ACTIONS * o.action;
}

/** 17.2 #4 One time in three he hangs and loses all but his Notoriety; one time in three he pays two thirds of his Net Worth. */
export function trialHarm({ view }: ViewerKnowledge, pirate: PirateId): number {
  const money = view.netWorth[pirate] / 100;
  return (view.notoriety[pirate] + money) / 3 + (0.68 * money) / 3;
}

/** 6.42 The mean over the warships in the pool. A warship that would do no harm is held back. */
export function sightingHarm(o: ViewerKnowledge, quarry: Quarry): number {
  const { warshipPool: pool } = o.view;
  return pool.reduce((total, warship) => total + Math.max(0, warshipHarm(o, quarry, warship)), 0) / Math.max(1, pool.length);
}

export const warshipHarm = (o: ViewerKnowledge, quarry: Quarry, warship: WarshipId): number =>
  costOf(quarry, meetWarship(o, quarry, warship));

/** What the Action under way is expected to earn, and loses if it is stopped. */
export function stakeOf(o: ViewerKnowledge, { action }: About): number {
  switch (action) {
    case 'move':
      return 0;
    case 'findMerchant':
      return STOPPED_ACTION_VP / 2;
    case 'lootMerchant':
    case 'attackPort':
      return 2 * STOPPED_ACTION_VP;
    default:
      return o.action;
  }
}
