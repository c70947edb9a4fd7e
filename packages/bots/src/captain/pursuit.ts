/** 4.6 What to do against the pirate player: cards, Commissioners and warships. */
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
} from '@bb/engine';
import { attackGain, meanAttack } from './answers.ts';
import { type Quarry, quarryOf } from './battle.ts';
import { distance, FAR } from './chart.ts';
import { best } from './choose-action.ts';
import { ambitionGain } from './grab.ts';
import { harm, sightingHarm, stakeOf, warshipHarm } from './harm.ts';
import { nth } from './nth.ts';
import { beats, below } from './odds.ts';
import { lasts, type Outlook } from './outlook.ts';
import { raiderOf } from './raider.ts';
import { holds, isMine, malice } from './rivalry.ts';
import { ACTIONS_A_TURN, CARD_PRICE, COMBAT_HIT, COMMISSIONER, ON_STATION, SHUT_OUT } from './weights.ts';
import { lossOf, refugesOf, retreatFrom, worthInPlay } from './worth.ts';

/** The interruption of an Action by the seat: whom, when, and how it hurts. */
interface Chance {
  readonly o: Outlook;
  readonly about: About;
  readonly pirate: PirateId;
  readonly quarry: Quarry;
  readonly spite: number;
}

export function pursue(o: Outlook, legal: readonly Choice[], about: About): Choice {
  const { pirate } = about;
  if (pirate === undefined) return nth(legal, 0);
  const chance = isInPlay(o.view, pirate) ? chanceOf(o, about, pirate) : null;
  return best(legal, (choice) => gainAtLarge(o, about, choice) + (chance ? gainOf(chance, choice) : 0));
}

function chanceOf(o: Outlook, about: About, pirate: PirateId): Chance {
  const quarry = quarryOf(o, pirate, stakeOf(o, about));
  return { o, about, pirate, quarry, spite: malice(o, quarry.r.owner) };
}

/** Of plays that are not aimed at the active pirate. In Victory Points to this seat, against passing. */
function gainAtLarge(o: Outlook, about: About, choice: Choice): number {
  switch (choice.type) {
    case 'moveCommissioner':
      return pursuitGain(o, choice.to) - TROUBLE;
    case 'attackPiratePort':
      return piratePortGain(o, choice.port) - 2 * TROUBLE;
    case 'playResistance':
      return resistanceGain(o, about, choice.port) - cardPrice(o, about);
    default:
      return 0;
  }
}

/** Of plays against the active pirate. */
function gainOf(chance: Chance, choice: Choice): number {
  const { o, about, quarry, spite } = chance;
  switch (choice.type) {
    case 'playAgainst':
      return cardGain(chance, choice.card) - cardPrice(o, about);
    case 'playAmbition':
      return ambitionGain(o, choice.pirate, quarry.r) - cardPrice(o, about);
    case 'playConverts':
      return newCommissionerGain(chance, EX_PIRATE) - cardPrice(o, about);
    case 'react':
      return reactionGain(chance) - TROUBLE;
    case 'useWarship':
      return spite * warshipHarm(o, quarry, nth(o.view.warshipAt, quarry.r.at)) - TROUBLE;
    case 'deployCommissioner':
      return below(3, quarry.r.notoriety) * newCommissionerGain(chance, null) - TROUBLE;
    case 'oust':
      return oustGain(chance);
    default:
      return 0;
  }
}

/** What must be gained at the least: the AP action of the turn may find a better use yet. */
const TROUBLE = 0.25;
/** A card played at one who is about to retire finds no better moment. */
const NOW_OR_NEVER = 0.25;

const isParting = (action: About['action']): boolean =>
  action === 'retireByLetter' || action === 'retireInHaven' || action === 'bribeToRetire' || action === 'retireInPiratePort';

/** Cards are drawn anew each turn: the last of a hand costs more, and one in the last round nothing. */
function cardPrice(o: Outlook, about: About): number {
  const better = lasts(o, ACTIONS_A_TURN) * (isParting(about.action) && about.moment === 'announcement' ? NOW_OR_NEVER : 1);
  return CARD_PRICE * better * (o.view.hand.length <= 1 ? 1.5 : 1);
}

function cardGain({ o, pirate, quarry, spite }: Chance, card: CardId): number {
  if (TITLE_OF[card] !== 'warship-sighting') return spite * harm(o, card, pirate);
  const surprises = holds(o, 'kc-surprise') && nth(o.view.commissioner, o.seat) < 0 ? Math.max(0, meanAttack(o, quarry)) : 0;
  return Math.max(surprises, spite * sightingHarm(o, quarry)) + ON_STATION;
}

/** 10.3, 4.6 Is the pirate open to a Commissioner's Reaction in this window? */
function isOpen({ o, about: { action, moment }, pirate, quarry }: Chance): boolean {
  if (!isArea(quarry.r.at) || o.view.deployedOn[pirate] === o.view.playerTurn) return false;
  if (action === 'move' || action === 'findMerchant' || action === 'attackPort') return true;
  return action === 'lootMerchant' && moment === 'announcement';
}

/** 10.12, 17.2 #16 A Commissioner beside the pirate, who may react at once; null: one to be drawn. */
function newCommissionerGain(chance: Chance, commissioner: CommissionerId | null): number {
  const { o, quarry } = chance;
  const attack = !isOpen(chance) ? 0 : commissioner === null ? meanAttack(o, quarry) : attackGain(o, quarry, commissioner);
  return COMMISSIONER + Math.max(0, attack) - nuisance(o, quarry.r.at);
}

/** 10.31 */
function reactionGain({ o, quarry }: Chance): number {
  const from = nth(o.view.commissionerAt, o.seat);
  const afar = from !== quarry.r.at;
  return attackGain(o, quarry, nth(o.view.commissioner, o.seat), afar) - (afar ? nuisance(o, quarry.r.at) - nuisance(o, from) : 0);
}

/** 10.27 Own pirates whom the own Commissioner shuts in or out of a Sea Area. */
function nuisance(o: Outlook, area: PlaceId): number {
  return SHUT_OUT * nth(o.view.fleet, o.seat).filter((pirate) => distance(o.chart, area, nth(o.view.at, pirate)) <= 1).length;
}

/** What nearness is worth: all of an attack where he is, less with each Move. */
const NEAR = 0.3;
const FARTHER = 0.5;

/** 10.4 Towards those who are worth catching. */
function pursuitGain(o: Outlook, to: PlaceId): number {
  const commissioner = nth(o.view.commissioner, o.seat);
  const from = nth(o.view.commissionerAt, o.seat);
  let gain = nuisance(o, from) - nuisance(o, to);
  for (const prey of o.view.fleet.flat()) {
    if (isMine(o, prey)) continue;
    const closer = nearness(o, to, prey) - nearness(o, from, prey);
    if (closer !== 0) gain += closer * Math.max(0, attackGain(o, quarryOf(o, prey, 0), commissioner));
  }
  return gain;
}

function nearness({ chart, view }: Outlook, place: PlaceId, pirate: PirateId): number {
  const moves = distance(chart, place, nth(view.at, pirate));
  return moves >= FAR ? 0 : NEAR * FARTHER ** Math.max(0, moves - 1);
}

/** Revellers who are driven out must find another port to sober up. */
const DRIVEN_OUT = 2;

/** 10.41 All ships there lose a point of Combat, and the port is gone for everybody. */
function piratePortGain(o: Outlook, port: PortId): number {
  const hunter = hunterCombat(o);
  let wins = 1;
  let gain = 0;
  for (const pirate of piratesAt(o.view, placeOf(port))) {
    wins *= beats(hunter - sumOf(shipModifiers(o.view, pirate)));
    const r = raiderOf(o, pirate);
    const hurt =
      r.combat <= o.tables.lowestCombat ? lossOf(o, r) : COMBAT_HIT + DRIVEN_OUT * o.action * (nth(o.view.revelry, pirate) > 0 ? 1 : 0.5);
    gain += isMine(o, pirate) ? -hurt : malice(o, r.owner) * hurt;
  }
  return wins * gain;
}

const hunterCombat = (o: Outlook): number => {
  const commissioner = nth(o.tables.commissioners, nth(o.view.commissioner, o.seat));
  return sumOf(navyModifiers(o.tables, commissioner.combat));
};

/** Part of his life that an ousted pirate loses who was about to retire. */
const BACK_AT_SEA = 0.25;

/** 10.42 All ships in port defend themselves together; if they do, each gets a point of Notoriety. */
function oustGain({ o, about, quarry, spite }: Chance): number {
  const there = piratesAt(o.view, quarry.r.at);
  const defense = there.reduce((total, pirate) => total + sumOf(shipModifiers(o.view, pirate)), 0);
  const wins = beats(hunterCombat(o) - defense);
  const hurt =
    about.moment === 'announcement' ? o.action + (isParting(about.action) ? BACK_AT_SEA * lossOf(o, quarry.r) : 0) : o.action / 2;
  const mine = there.filter((pirate) => isMine(o, pirate)).length;
  return wins * (spite * hurt - mine * o.action) - (1 - wins) * 1.5 * spite * there.length;
}

/** 17.2 #13 The die must exceed the port's Value; havens are lost, and those who would retire here must look elsewhere. */
function resistanceGain(o: Outlook, about: About, port: PortId): number {
  const falls = Math.max(0, 6 - nth(o.tables.portValue, port)) / 6;
  let gain = 0;
  for (const pirate of o.view.fleet.flat()) {
    const loss = refugeLoss(o, pirate, port);
    gain += isMine(o, pirate) ? -loss : malice(o, nth(o.view.owner, pirate)) * loss;
  }
  const { pirate, moment } = about;
  if (moment === 'announcement' && pirate !== undefined && o.view.at[pirate] === placeOf(port))
    gain += malice(o, nth(o.view.owner, pirate)) * o.action;
  return falls * gain;
}

/** What a pirate is worth less without this port to retire in. */
function refugeLoss(o: Outlook, pirate: PirateId, port: PortId): number {
  if (o.view.havenOf[port] !== pirate && o.view.at[pirate] !== placeOf(port)) return 0;
  const r = raiderOf(o, pirate);
  const refuges = refugesOf(o, pirate);
  const others = refuges.filter((one) => one.port !== port);
  return worthInPlay(o, r, 0, retreatFrom(o, r, refuges, r.at)) - worthInPlay(o, r, 0, retreatFrom(o, r, others, r.at));
}
