/** Why a choice was a mistake, in one sentence: each kind states facts of the position and of the two choices, and nothing else. */
import {
  ACTIONS_OF,
  type CardId,
  type Choice,
  conversionRate,
  HOLD_COUNT,
  hold,
  isPort,
  mayEnter,
  type NationId,
  type PirateId,
  type PlaceId,
  PORTS,
  type PortId,
  portAt,
  portStatus,
  RANSOM_UNIT,
  type Tables,
  type View,
} from '@bb/golden-age/rules';
import { type ChoiceContext, consequence, vpOf } from '../consequences.ts';
import type { Names } from '../names.ts';
import type { SlipWords } from './words.ts';

/** A choice, and the one that the search prefers to it. */
export interface Compared {
  readonly chosen: Choice;
  readonly best: Choice;
  /** The Action changed nothing. */
  readonly isWaste?: boolean;
}

/** The mean of two dice. */
const MEAN_OF_TWO_DICE = 7;

/** @returns one sentence, or an empty text if no kind of reason fits these two choices */
export function slipReason({ chosen, best, isWaste }: Compared, context: ChoiceContext, n: Names, words: SlipWords): string {
  const { view, about } = context;
  const { tables: t, language } = n;
  const points = (pirate: PirateId): string => language.vp(vpOf(view, pirate));
  if (isWaste) return words.changedNothing;
  if (isRetirement(chosen) && !isRetirement(best)) return words.wentHome(n.pirate(chosen.pirate), points(chosen.pirate));
  if (isRetirement(best) && !isRetirement(chosen)) return words.sailedOn(n.pirate(best.pirate), points(best.pirate));
  switch (chosen.type) {
    case 'torture':
      return best.type === 'holdForRansom' ? words.tortured(language.doubloons(meanRansom(t, about.hostage))) : '';
    case 'holdForRansom':
      return best.type === 'torture' ? words.spared(hostageValue(t, about.hostage)) : '';
    case 'leave':
      return best.type === 'seize' && about.doubloons !== undefined ? words.leftCargo(language.doubloons(about.doubloons)) : '';
    case 'sellHold':
      return best.type === 'sellHold' ? '' : soldEarly(context, n, words);
    case 'finish':
      return best.type === 'sellHold' && about.pirate !== undefined
        ? words.keptBooty(language.doubloons(hold(view, about.pirate, best.hold % HOLD_COUNT)))
        : '';
    case 'attackPort': {
      if (best.type === 'attackPort') return odds(chosen, best, context, n, words);
      const nation = t.portNation[chosen.port];
      const shut = nation === undefined ? 0 : openPorts(view, t, chosen.pirate, nation);
      return nation === undefined || shut === 0 ? '' : words.madeEnemy(n.nation(nation), shut);
    }
    case 'findMerchant':
      return best.type === 'findMerchant' ? odds(chosen, best, context, n, words) : '';
    case 'fight':
    case 'flee':
      return best.type === 'fight' || best.type === 'flee' ? odds(chosen, best, context, n, words) : '';
    case 'endActions':
      return view.actionsLeft > 0 ? words.idle(view.actionsLeft) : '';
    case 'pass':
      return isHostile(best) ? words.letGo(n.pirate(view.activePirate), points(view.activePirate)) : '';
    case 'playAgainst':
      return best.type === 'pass' ? words.wasted(n.card(chosen.card), n.pirate(view.activePirate), points(view.activePirate)) : '';
    case 'playForActions':
      return fewerActions(chosen.card, best, words);
    default:
      return '';
  }
}

const RETIREMENTS = ['retireByLetter', 'retireInHaven', 'retireInPiratePort'] as const;
type Retirement = Extract<Choice, { readonly type: (typeof RETIREMENTS)[number] }>;
const isRetirement = (choice: Choice): choice is Retirement => RETIREMENTS.some((type) => type === choice.type);

/** Choices of a window that are aimed at the active pirate. */
const HOSTILE: readonly Choice['type'][] = ['playAgainst', 'useWarship', 'react', 'deployCommissioner', 'playAmbition', 'oust'];
const isHostile = ({ type }: Choice): boolean => HOSTILE.includes(type);

const hostageValue = (t: Tables, hostage: number | undefined): number => (hostage === undefined ? 0 : (t.hostages[hostage]?.value ?? 0));

/** 9.42 The mean ransom of a hostage, in doubloons. */
const meanRansom = (t: Tables, hostage: number | undefined): number => hostageValue(t, hostage) * RANSOM_UNIT * MEAN_OF_TWO_DICE;

/** 9.58 The ports of this nation that the pirate may enter now. */
const openPorts = (view: View, t: Tables, pirate: PirateId, nation: NationId): number =>
  PORTS.filter((port) => t.portNation[port] === nation && mayEnter(t, view, pirate, port)).length;

function soldEarly({ view, about: { pirate, port } }: ChoiceContext, n: Names, words: SlipWords): string {
  const { tables: t } = n;
  if (pirate === undefined || port === undefined) return '';
  const percent = conversionRate(portStatus(t, view, pirate, port));
  if (percent >= FULL_PRICE_PERCENT) return '';
  const market = nearestMarket(view, t, pirate);
  return market ? words.soldEarly(percent, n.port(market.port), market.moves) : '';
}
const FULL_PRICE_PERCENT = 100;

/** The nearest port that pays him in full, and how many Moves away it is. */
function nearestMarket(view: View, t: Tables, pirate: PirateId): { readonly port: PortId; readonly moves: number } | null {
  const from = view.at[pirate];
  if (from === undefined) return null;
  const seen = new Set<PlaceId>([from]);
  let reached: readonly PlaceId[] = [from];
  for (let moves = 1; reached.length > 0; moves++) {
    reached = reached
      .filter((place) => place === from || !isPort(place))
      .flatMap((place) => t.moves[place] ?? [])
      .filter((place) => !seen.has(place) && seen.add(place));
    for (const place of reached) {
      if (!isPort(place)) continue;
      const port = portAt(place);
      if (mayEnter(t, view, pirate, port) && conversionRate(portStatus(t, view, pirate, port)) >= FULL_PRICE_PERCENT)
        return { port, moves };
    }
  }
  return null;
}

function fewerActions(card: CardId, best: Choice, words: SlipWords): string {
  const had = ACTIONS_OF[card] ?? 0;
  const could = best.type === 'playForActions' ? (ACTIONS_OF[best.card] ?? 0) : 0;
  return could > had ? words.fewerActions(had, could) : '';
}

function odds(chosen: Choice, best: Choice, context: ChoiceContext, n: Names, words: SlipWords): string {
  const [had, could] = [consequence(chosen, n, context), consequence(best, n, context)];
  return had === '' || could === '' || had === could ? '' : words.odds(had, could);
}
