/** The chances of a choice before the dice are thrown. They come from what the seat can see alone, and count no Cunning. */
import { type CardTitle, TITLE_OF } from '../data/cards.ts';
import { isPort, locatorOf, NONE, type PirateId, PORTS, placeOf, portAt } from '../data/ids.ts';
import type { Tables } from '../data/tables.ts';
import type { About } from '../state/about.ts';
import type { Choice, ChoiceKind } from '../state/choices.ts';
import type { View } from '../state/views.ts';
import { attackerFirst, isAttackerLast, opposedOdds, type Prospect, testChance } from './dice-odds.ts';
import { piratesAt } from './pirates.ts';
import { conversionRate, converted, portStatus } from './ports.ts';
import { sumOf } from './ratings.ts';
import {
  BRIBE_UNIT,
  battleTrial,
  commissionTrial,
  conspiracyTrial,
  type DiceSide,
  duelTrial,
  findTrial,
  flightTrial,
  grabTrial,
  HANGING_TRIAL,
  HAVEN_PRICE,
  type OpposedTrial,
  oustTrial,
  piratePortTrial,
  portAttackTrial,
  resistanceTrial,
  sackTrial,
  TREASURE_TRIAL,
  type Trial,
  tortureTrial,
} from './trials.ts';

/** What the seat can see, and the facts of the decision. */
export interface Asked {
  readonly view: View;
  readonly about: About;
  readonly tables: Tables;
}

/** Chances are from 0 to 1. */
export type Odds =
  /** A roll that must reach a figure. */
  | { readonly kind: 'test'; readonly chance: number; readonly trial: Trial }
  /** Opposed dice. `sides`: first that of the choice, whose prospect it is; it must be above the others, or at least equal. */
  | ({ readonly kind: 'contest'; readonly sides: readonly DiceSide[]; readonly sign: '>' | '≥' } & Prospect)
  /** An attack at sea: the chances of its victim to get away, and to win if he fights. */
  | { readonly kind: 'attack'; readonly away: number; readonly win: number }
  /** A price by the dice, and the chance that it can be paid. */
  | {
      readonly kind: 'price';
      readonly chance: number;
      readonly unit: number;
      readonly from: number;
      readonly to: number;
      readonly purse: number;
    };

/** @returns null if no dice decide, or nothing can be told */
export function choiceOdds(c: Choice, { view, about, tables: t }: Asked): Odds | null {
  switch (c.type) {
    case 'findMerchant':
      return test(findTrial(t, view, c.pirate, c.port));
    case 'digForTreasure':
      return test(TREASURE_TRIAL);
    case 'torture':
      return about.pirate === undefined ? null : test(tortureTrial(t, view, about.pirate));
    case 'sackPort': {
      const at = view.at[c.pirate];
      return isPort(at) ? test(sackTrial(t, view, c.pirate, portAt(at))) : null;
    }
    case 'deployCommissioner':
      return view.activePirate === NONE ? null : test(commissionTrial(view, view.activePirate));
    case 'playResistance':
      return test(resistanceTrial(t, c.port));
    case 'playAgainst':
      return cardOdds(TITLE_OF[c.card], { view, about, tables: t });
    case 'buyHaven':
      return about.pirate === undefined ? null : havenOdds(about.pirate, { view, about, tables: t });
    case 'bribeToRetire':
      return price(
        PORTS.map((port) => locatorOf(port)),
        BRIBE_UNIT,
        view.netWorth[c.pirate],
      );
    case 'attackPort':
      return contest(portAttackTrial(t, view, c.pirate, c.port));
    case 'grabBooty':
      return contest(grabTrial(t, view, c.pirate, c.target, false));
    case 'playSkull':
      return about.pirate === undefined || about.target === undefined ? null : defenseOdds(about.pirate, about.target, true, view, t);
    case 'playAmbition':
      return view.activePirate === NONE ? null : toTheEnd(duelTrial(t, view, c.pirate, view.activePirate));
    case 'duelOn':
      return about.pirate === undefined || about.target === undefined ? null : toTheEnd(duelTrial(t, view, about.pirate, about.target));
    case 'oust':
    case 'attackPiratePort':
      return portOdds(c, { view, about, tables: t });
    case 'useWarship':
    case 'react':
    case 'attack':
    case 'fight':
    case 'flee':
      return seaOdds(c.type, { view, about, tables: t });
    default:
      return null;
  }
}

/** Whether an attempt has no chance at all. */
export function isImpossible(odds: Odds): boolean {
  const chance = odds.kind === 'attack' ? odds.win : odds.kind === 'contest' ? odds.win + odds.tie : odds.chance;
  return chance < ROUNDING_ERROR;
}
/** Chances are sums of fractions, so they are rounded. */
const ROUNDING_ERROR = 1e-9;

const test = (trial: Trial): Odds => ({ kind: 'test', chance: testChance({ ...trial, modifier: sumOf(trial.modifiers) }), trial });

function contest(trial: OpposedTrial, isForAttacker = true): Odds {
  const last = trial.sides.length - 1;
  const attacker = isAttackerLast(trial.purpose) ? last : 0;
  const order = attackerFirst(trial.purpose, trial.sides);
  const sign = trial.purpose === 'flight' ? '≥' : '>';
  return isForAttacker
    ? { kind: 'contest', sides: order, sign, ...opposedOdds(trial, attacker) }
    : { kind: 'contest', sides: order.toReversed(), sign, ...opposedOdds(trial, last - attacker) };
}

/** 15.1 The chance to win a duel to the death: ties are thrown again. */
function toTheEnd(trial: OpposedTrial): Odds {
  const { win, tie } = opposedOdds(trial);
  return { kind: 'contest', sides: trial.sides, sign: '>', win: win / (1 - tie), tie: 0 };
}

/** 9.62, 17.2 #19 The victim's chances in a grab. */
export const defenseOdds = (victim: PirateId, grabber: PirateId, hasSkull: boolean, view: View, t: Tables): Odds =>
  contest(grabTrial(t, view, grabber, victim, hasSkull), false);

/** @param dice  what the dice may show, all equally likely */
function price(dice: readonly number[], unit: number, purse: number): Odds {
  const prices = dice.map((die) => die * unit);
  const chance = prices.filter((price) => price <= purse).length / prices.length;
  return { kind: 'price', chance, unit, from: Math.min(...prices), to: Math.max(...prices), purse };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
/** 9.43, 9.45 Booty sold in this visit becomes Net Worth before a haven is paid for. */
function havenOdds(pirate: PirateId, { view, about: { port, doubloons = 0 }, tables }: Asked): Odds {
  const sold = port === undefined ? 0 : converted(doubloons, conversionRate(portStatus(tables, view, pirate, port)));
  return price(FACES, HAVEN_PRICE, view.netWorth[pirate] + sold);
}

function cardOdds(title: CardTitle, { view, tables: t }: Asked): Odds | null {
  const pirate = view.activePirate;
  switch (title) {
    case 'double-cross':
      return test(HANGING_TRIAL);
    case 'mutiny-conspiracy':
      return pirate === NONE ? null : test(conspiracyTrial(view, pirate));
    case 'warship-sighting': {
      // 17.2 #21 All warships that may be drawn are equally likely.
      const all = view.warshipPool.map((warship) => attackBy({ ...t.warships[warship], fromAfar: false }, pirate, view, t));
      const mean = (of: (trial: (typeof all)[number]) => number): number => all.reduce((sum, trial) => sum + of(trial), 0) / all.length;
      return pirate === NONE || all.length === 0 ? null : { kind: 'attack', away: mean(({ away }) => away), win: mean(({ win }) => win) };
    }
    default:
      return null;
  }
}

/** A warship or a Commissioner. */
interface Foe {
  readonly combat: number;
  readonly speed: number;
  /** 10.33 A Commissioner who comes from an adjacent Sea Area is slower. */
  readonly fromAfar: boolean;
}

const attackBy = ({ combat, speed, fromAfar }: Foe, pirate: PirateId, view: View, t: Tables) =>
  ({
    kind: 'attack',
    away: opposedOdds(flightTrial(view, pirate, speed, fromAfar)).win,
    win: opposedOdds(battleTrial(t, view, pirate, combat)).win,
  }) as const;

/** The odds of a battle or a flight at sea; null if there is nothing to fight. */
function seaOdds(kind: Extract<ChoiceKind, 'useWarship' | 'react' | 'attack' | 'fight' | 'flee'>, asked: Asked): Odds | null {
  const { view, about, tables: t } = asked;
  const pirate = about.pirate ?? view.activePirate;
  const foe = pirate === NONE ? null : foeOf(kind, asked, pirate);
  if (foe === null) return null;
  if (kind === 'fight') return contest(battleTrial(t, view, pirate, foe.combat));
  if (kind === 'flee') return contest(flightTrial(view, pirate, foe.speed, foe.fromAfar));
  return attackBy(foe, pirate, view, t);
}

/** The attacker: the piece that the choice would use, or the one that the decision names. */
function foeOf(kind: ChoiceKind, { view, about, tables: t }: Asked, pirate: PirateId): Foe | null {
  const at = view.at[pirate];
  const { you } = view;
  if (kind === 'react') {
    const commissioner = you === null ? undefined : t.commissioners[view.commissioner[you]];
    return commissioner === undefined || you === null ? null : { ...commissioner, fromAfar: view.commissionerAt[you] !== at };
  }
  const warship = t.warships[(kind === 'useWarship' ? view.warshipAt[at] : about.warship) ?? NONE];
  if (warship !== undefined) return { ...warship, fromAfar: false };
  const commissioner = t.commissioners[about.commissioner ?? NONE];
  return commissioner === undefined ? null : { ...commissioner, fromAfar: about.fromAfar === true };
}

/** 10.41, 10.42 The chance of the seat's own Commissioner; null if no ship is there to defend the port. */
function portOdds(c: Extract<Choice, { readonly type: 'oust' | 'attackPiratePort' }>, { view, tables: t }: Asked): Odds | null {
  const { you } = view;
  const combat = you === null ? undefined : t.commissioners[view.commissioner[you]]?.combat;
  if (combat === undefined) return null;
  const at = c.type === 'oust' ? view.at[view.activePirate] : placeOf(c.port);
  if (at === undefined || piratesAt(view, at).length === 0) return null;
  return contest(c.type === 'oust' ? oustTrial(t, view, at, combat) : piratePortTrial(t, view, c.port, combat));
}
