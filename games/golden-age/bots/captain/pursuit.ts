/** 4.6 AP actions against the pirate player: cards, Commissioners and warships. */
import {
  type About,
  type CardId,
  type Choice,
  type CommissionerId,
  EX_PIRATE,
  isArea,
  isInPlay,
  navyModifiers,
  type PirateId,
  type PlaceId,
  type PortId,
  piratesAt,
  placeOf,
  shipModifiers,
  sumOf,
  TITLE_OF,
} from '@bb/golden-age/rules';
import { ACTIONS_PER_TURN, COMBAT_HIT_VP, COMMISSIONER_VP, MIN_CARD_GAIN_VP, ON_STATION_VP, SHUT_OUT_VP } from './assumptions.ts';
import { best } from './choose-action.ts';
import { beats, below } from './dice-odds.ts';
import { distance, FAR } from './distances.ts';
import { ambitionGain } from './grab.ts';
import { harm, sightingHarm, stakeOf, warshipHarm } from './harm.ts';
import { raiderOf } from './raider.ts';
import { holdsTitle, isMine, spiteAgainst } from './rivalry.ts';
import { type Quarry, quarryOf } from './sea-battle.ts';
import { attackGain, meanAttack } from './sea-battle-choices.ts';
import { lasts, type ViewerKnowledge } from './viewer-knowledge.ts';
import { lossOf, refugesOf, retreatFrom, worthInPlay } from './worth.ts';

/** An opportunity to interrupt an Action: against which pirate, and what his player's loss is worth. */
interface Opportunity {
  readonly o: ViewerKnowledge;
  readonly about: About;
  readonly pirate: PirateId;
  readonly quarry: Quarry;
  readonly spite: number;
}

export function pursue(o: ViewerKnowledge, legal: readonly Choice[], about: About): Choice {
  const { pirate } = about;
  if (pirate === undefined) return legal[0];
  const opportunity = isInPlay(o.view, pirate) ? opportunityOf(o, about, pirate) : null;
  return best(legal, (choice) => gainAtLarge(o, about, choice) + (opportunity ? gainOf(opportunity, choice) : 0));
}

function opportunityOf(o: ViewerKnowledge, about: About, pirate: PirateId): Opportunity {
  const quarry = quarryOf(o, pirate, stakeOf(o, about));
  return { o, about, pirate, quarry, spite: spiteAgainst(o, quarry.r.owner) };
}

/** What a play gains that is not aimed at the active pirate, in Victory Points, against passing. */
function gainAtLarge(o: ViewerKnowledge, about: About, choice: Choice): number {
  switch (choice.type) {
    case 'moveCommissioner':
      return pursuitGain(o, choice.to) - MIN_ACTION_GAIN_VP;
    case 'attackPiratePort':
      return piratePortGain(o, choice.port) - 2 * MIN_ACTION_GAIN_VP;
    case 'playResistance':
      return resistanceGain(o, about, choice.port) - cardPrice(o, about);
    default:
      return 0;
  }
}

/** What a play against the active pirate gains, in Victory Points, against passing. */
function gainOf(opportunity: Opportunity, choice: Choice): number {
  const { o, about, quarry, spite } = opportunity;
  switch (choice.type) {
    case 'playAgainst':
      return cardGain(opportunity, choice.card) - cardPrice(o, about);
    case 'playAmbition':
      return ambitionGain(o, choice.pirate, quarry.r) - cardPrice(o, about);
    case 'playConverts':
      return newCommissionerGain(opportunity, EX_PIRATE) - cardPrice(o, about);
    case 'react':
      return reactionGain(opportunity) - MIN_ACTION_GAIN_VP;
    case 'useWarship':
      return spite * warshipHarm(o, quarry, o.view.warshipAt[quarry.r.at]) - MIN_ACTION_GAIN_VP;
    case 'deployCommissioner':
      return below(3, quarry.r.notoriety) * newCommissionerGain(opportunity, null) - MIN_ACTION_GAIN_VP;
    case 'oust':
      return oustGain(opportunity);
    default:
      return 0;
  }
}

/** What an AP action must gain at least, since a better use for it may come in the same turn. */
const MIN_ACTION_GAIN_VP = 0.25;
/** The price of a card is multiplied by this if the pirate is about to retire: there will be no better moment. */
const LAST_MOMENT_FACTOR = 0.25;

const isParting = (action: About['action']): boolean =>
  action === 'retireByLetter' || action === 'retireInHaven' || action === 'bribeToRetire' || action === 'retireInPiratePort';

/** What playing a card must gain at least. The last card in hand costs more; in the last round a card costs nothing. */
function cardPrice(o: ViewerKnowledge, about: About): number {
  const keeping = lasts(o, ACTIONS_PER_TURN) * (isParting(about.action) && about.moment === 'announcement' ? LAST_MOMENT_FACTOR : 1);
  return MIN_CARD_GAIN_VP * keeping * (o.view.hand.length <= 1 ? 1.5 : 1);
}

function cardGain({ o, pirate, quarry, spite }: Opportunity, card: CardId): number {
  if (TITLE_OF[card] !== 'warship-sighting') return spite * harm(o, card, pirate);
  const surprises = holdsTitle(o, 'kc-surprise') && o.view.commissioner[o.seat] < 0 ? Math.max(0, meanAttack(o, quarry)) : 0;
  return Math.max(surprises, spite * sightingHarm(o, quarry)) + ON_STATION_VP;
}

/** 10.3, 4.6 Can a Commissioner react against the pirate in this window? */
function isOpen({ o, about: { action, moment }, pirate, quarry }: Opportunity): boolean {
  if (!isArea(quarry.r.at) || o.view.deployedOn[pirate] === o.view.playerTurn) return false;
  if (action === 'move' || action === 'findMerchant' || action === 'attackPort') return true;
  return action === 'lootMerchant' && moment === 'announcement';
}

/** 10.12, 17.2 #16 What a new Commissioner next to the pirate gains, who may react at once. @param commissioner null if one is to be drawn */
function newCommissionerGain(opportunity: Opportunity, commissioner: CommissionerId | null): number {
  const { o, quarry } = opportunity;
  const attack = !isOpen(opportunity) ? 0 : commissioner === null ? meanAttack(o, quarry) : attackGain(o, quarry, commissioner);
  return COMMISSIONER_VP + Math.max(0, attack) - nuisance(o, quarry.r.at);
}

/** 10.31 What a Commissioner's Reaction gains. */
function reactionGain({ o, quarry }: Opportunity): number {
  const from = o.view.commissionerAt[o.seat];
  const afar = from !== quarry.r.at;
  return attackGain(o, quarry, o.view.commissioner[o.seat], afar) - (afar ? nuisance(o, quarry.r.at) - nuisance(o, from) : 0);
}

/** 10.27 What a Commissioner in this Sea Area costs by shutting his own player's pirates in or out. */
function nuisance(o: ViewerKnowledge, area: PlaceId): number {
  return SHUT_OUT_VP * o.view.fleet[o.seat].filter((pirate) => distance(o.distances, area, o.view.at[pirate]) <= 1).length;
}

/** The share of an attack's worth that it is worth to be near the pirate, and how it falls with each Move. */
const NEAR_SHARE = 0.3;
const FACTOR_PER_MOVE = 0.5;

/** 10.4 What it gains to move the Commissioner closer to pirates worth catching. */
function pursuitGain(o: ViewerKnowledge, to: PlaceId): number {
  const commissioner = o.view.commissioner[o.seat];
  const from = o.view.commissionerAt[o.seat];
  let gain = nuisance(o, from) - nuisance(o, to);
  for (const prey of o.view.fleet.flat()) {
    if (isMine(o, prey)) continue;
    const closer = nearness(o, to, prey) - nearness(o, from, prey);
    if (closer !== 0) gain += closer * Math.max(0, attackGain(o, quarryOf(o, prey, 0), commissioner));
  }
  return gain;
}

/** 17.2 #16 Places the Ex-Pirate near pirates worth catching, and where he shuts out none of his own player's pirates. */
export const placeCommissioner = (o: ViewerKnowledge, legal: readonly Choice[]): Choice =>
  best(legal, (choice) => (choice.type === 'placeCommissioner' ? huntingGain(o, choice.to) - nuisance(o, choice.to) : 0));

function huntingGain(o: ViewerKnowledge, at: PlaceId): number {
  let gain = 0;
  for (const prey of o.view.fleet.flat())
    if (!isMine(o, prey)) gain += nearness(o, at, prey) * Math.max(0, attackGain(o, quarryOf(o, prey, 0), EX_PIRATE));
  return gain;
}

function nearness({ distances, view }: ViewerKnowledge, place: PlaceId, pirate: PirateId): number {
  const moves = distance(distances, place, view.at[pirate]);
  return moves >= FAR ? 0 : NEAR_SHARE * FACTOR_PER_MOVE ** Math.max(0, moves - 1);
}

/** Actions lost by a revelling pirate who is driven out and must find another port to sober up. */
const ACTIONS_LOST_BY_REVELLERS = 2;

/** 10.41 What attacking a pirate port gains: all ships there lose a point of Combat, and the port is destroyed. */
function piratePortGain(o: ViewerKnowledge, port: PortId): number {
  const hunter = hunterCombat(o);
  let wins = 1;
  let gain = 0;
  for (const pirate of piratesAt(o.view, placeOf(port))) {
    wins *= beats(hunter - sumOf(shipModifiers(o.view, pirate)));
    const r = raiderOf(o, pirate);
    const hurt =
      r.combat <= o.tables.lowestCombat
        ? lossOf(o, r)
        : COMBAT_HIT_VP + ACTIONS_LOST_BY_REVELLERS * o.action * (o.view.revelry[pirate] > 0 ? 1 : 0.5);
    gain += isMine(o, pirate) ? -hurt : spiteAgainst(o, r.owner) * hurt;
  }
  return wins * gain;
}

const hunterCombat = (o: ViewerKnowledge): number => {
  const commissioner = o.tables.commissioners[o.view.commissioner[o.seat]];
  return sumOf(navyModifiers(o.tables, commissioner.combat));
};

/** The share of his worth that a pirate loses who was about to retire and is ousted. */
const OUSTED_SHARE = 0.25;

/** 10.42 What ousting pirates gains. All ships in port defend together; if they hold out, each pirate gets a point of Notoriety. */
function oustGain({ o, about, quarry, spite }: Opportunity): number {
  const there = piratesAt(o.view, quarry.r.at);
  const defense = there.reduce((total, pirate) => total + sumOf(shipModifiers(o.view, pirate)), 0);
  const wins = beats(hunterCombat(o) - defense);
  const hurt =
    about.moment === 'announcement' ? o.action + (isParting(about.action) ? OUSTED_SHARE * lossOf(o, quarry.r) : 0) : o.action / 2;
  const mine = there.filter((pirate) => isMine(o, pirate)).length;
  return wins * (spite * hurt - mine * o.action) - (1 - wins) * 1.5 * spite * there.length;
}

/** 17.2 #13 What Local Resistance gains. The die must exceed the port's Value; then havens are lost, and pirates who would retire here must go elsewhere. */
function resistanceGain(o: ViewerKnowledge, about: About, port: PortId): number {
  const falls = Math.max(0, 6 - o.tables.portValue[port]) / 6;
  let gain = 0;
  for (const pirate of o.view.fleet.flat()) {
    const loss = refugeLoss(o, pirate, port);
    gain += isMine(o, pirate) ? -loss : spiteAgainst(o, o.view.owner[pirate]) * loss;
  }
  const { pirate, moment } = about;
  if (moment === 'announcement' && pirate !== undefined && o.view.at[pirate] === placeOf(port))
    gain += spiteAgainst(o, o.view.owner[pirate]) * o.action;
  return falls * gain;
}

/** What a pirate loses without this port to retire in. */
function refugeLoss(o: ViewerKnowledge, pirate: PirateId, port: PortId): number {
  if (o.view.havenOf[port] !== pirate && o.view.at[pirate] !== placeOf(port)) return 0;
  const r = raiderOf(o, pirate);
  const refuges = refugesOf(o, pirate);
  const others = refuges.filter((refuge) => refuge.port !== port);
  return worthInPlay(o, r, 0, retreatFrom(o, r, refuges, r.at)) - worthInPlay(o, r, 0, retreatFrom(o, r, others, r.at));
}
