/** Why a choice was a mistake, in one sentence: each kind states facts of the position and of the two choices, and nothing else. */
import {
  type Asked,
  bootyOf,
  type Choice,
  choiceOdds,
  firstHold,
  mayEnter,
  NONE,
  nationOfPort,
  PAID_PER_HUNDRED,
  PIRATES,
  type PirateId,
  PORTS,
  paidFor,
  portOf,
  portStatus,
  visibleBoardOf,
} from '../../rules/index.ts';
import type { Language } from '../language.ts';
import { familyName } from '../names.ts';
import { oddsText, percent } from '../odds.ts';
import type { SlipWords } from './words.ts';

/** A question as its seat saw it, the choice, and the one that the search prefers to it. */
export interface Compared {
  readonly asked: Asked;
  readonly chosen: Choice;
  readonly best: Choice;
}

/** @returns one sentence, or an empty text if no kind of reason fits these two choices */
export function slipReason(compared: Compared, language: Language, words: SlipWords): string {
  const { asked, chosen, best } = compared;
  const { pounds } = language.pieces;
  const { about, view } = asked;
  const pirate = PIRATES.find((pirate) => pirate === about.pirate);
  const worth = (pirate: PirateId): string => pounds(view.netWorth[pirate]);
  if (isRetirement(chosen) && !isRetirement(best)) {
    const lost = chosen.type === 'retire' ? chosen.pirate : pirate;
    return lost === undefined ? '' : words.wentHome(familyName(lost), worth(lost));
  }
  if (best.type === 'retire' && chosen.type !== 'retire')
    return words.sailedOn(familyName(best.pirate), worth(best.pirate), chanceOf(best, asked, language));
  switch (chosen.type) {
    case 'leaveCargo':
      return best.type === 'stow' && about.pounds !== undefined ? words.leftCargo(pounds(about.pounds)) : '';
    case 'leavePlunder':
      return best.type === 'takePlunder' && about.pounds !== undefined ? words.leftPlunder(pounds(about.pounds)) : '';
    case 'finish': {
      const paid = asked.ask === 'sellHolds' && best.type === 'sellHold' && pirate !== undefined ? paidForBooty(asked, pirate) : 0;
      return paid === 0 ? '' : words.unsold(pounds(paid));
    }
    case 'sellHold':
      return best.type === 'finish' ? paidLittle(asked, pirate, words.soldLow) : '';
    case 'ransom':
      return best.type === 'ransom' ? '' : paidLittle(asked, captorOf(asked, chosen.hostage), words.ransomedLow);
    case 'torture':
      return best.type === 'torture' ? '' : words.tortured(percent(deathOf(chosen, asked)));
    case 'release':
      return best.type === 'release' ? '' : words.setFree;
    case 'throwOverboard':
      return best.type === 'throwOverboard' && pirate !== undefined ? threwMore(compared, pirate, language, words) : '';
    case 'attackPort':
      return pirate === undefined ? '' : madeEnemy(asked, pirate, language, words);
    case 'pass':
      return passed(compared, pirate, language, words);
    case 'keepDice':
    case 'letGo':
    case 'surrender':
    case 'backOff': {
      const chance = chanceOf(best, asked, language);
      return best.type === 'rerollDice' || best.type === 'attack' || best.type === 'fightOn' ? given(chance, words.notThrown) : '';
    }
    case 'attack':
    case 'fightOn':
      return best.type === 'letGo' || best.type === 'surrender' || best.type === 'backOff'
        ? given(chanceOf(chosen, asked, language), words.thrown)
        : '';
    case 'chase':
    case 'petition':
    case 'hunt':
      return best.type === chosen.type ? odds(compared, language, words) : '';
    default:
      return '';
  }
}

const isRetirement = (choice: Choice): choice is Extract<Choice, { readonly type: 'retire' | 'retireNow' }> =>
  choice.type === 'retire' || choice.type === 'retireNow';

const captorOf = ({ view }: Asked, hostage: number): PirateId | undefined => PIRATES.find((pirate) => pirate === view.hostageOf[hostage]);

const given = (chance: string, words: (chance: string) => string): string => (chance === '' ? '' : words(chance));

/** The chance of the first roll that a choice leads to, as on its button; empty if there is none. */
function chanceOf(choice: Choice, asked: Asked, language: Language): string {
  const [first] = choiceOdds(choice, asked);
  return first ? oddsText(first, language).brief : '';
}

const deathOf = (choice: Choice, asked: Asked): number =>
  choiceOdds(choice, asked)
    .flatMap(({ chances }) => chances)
    .find(({ outcome }) => outcome === 'tellsAndDies')?.chance ?? 0;

/** C12.5 What the port in which he lies pays, in percent; null at sea. */
function rateFor({ view, tables }: Asked, pirate: PirateId): number | null {
  const port = portOf(view, pirate);
  return port === NONE ? null : PAID_PER_HUNDRED[portStatus(tables, visibleBoardOf(view, tables), pirate, port)];
}
/** What the port in which he lies pays for all booty aboard. */
function paidForBooty({ view, tables }: Asked, pirate: PirateId): number {
  const port = portOf(view, pirate);
  return port === NONE ? 0 : paidFor(visibleBoardOf(view, tables), pirate, port, bootyOf(view, pirate));
}

const FULL_PRICE_PERCENT = 100;

function paidLittle(asked: Asked, pirate: PirateId | undefined, words: (percent: number) => string): string {
  const rate = pirate === undefined ? null : rateFor(asked, pirate);
  return rate === null || rate >= FULL_PRICE_PERCENT ? '' : words(rate);
}

const holdOf = ({ view }: Asked, pirate: PirateId, hold: number): number => view.holds[firstHold(view, pirate) + hold];

function threwMore({ asked, chosen, best }: Compared, pirate: PirateId, language: Language, words: SlipWords): string {
  if (chosen.type !== 'throwOverboard' || best.type !== 'throwOverboard') return '';
  const [threw, other] = [holdOf(asked, pirate, chosen.hold), holdOf(asked, pirate, best.hold)];
  return threw > other ? words.threwMore(language.pieces.pounds(threw), language.pieces.pounds(other)) : '';
}

/** C13, C14 The ports of the attacked nation that he may enter now, and no longer once it has been attacked. */
function madeEnemy({ view, tables }: Asked, pirate: PirateId, language: Language, words: SlipWords): string {
  const port = PORTS.find((port) => port === tables.portIn[view.at[pirate]]);
  if (port === undefined) return '';
  const now = visibleBoardOf(view, tables);
  const nation = nationOfPort(tables, now, port);
  const history = view.history.map((mask, other) => (other === pirate ? mask | (1 << nation) : mask));
  const then = { ...now, history };
  const shut = PORTS.filter(
    (port) => nationOfPort(tables, now, port) === nation && mayEnter(tables, now, pirate, port) && !mayEnter(tables, then, pirate, port),
  ).length;
  return shut === 0 ? '' : words.madeEnemy(language.pieces.nation(nation), shut);
}

/** C5.4 Acts that a player may do beside the operation. */
const FREE_ACTS: readonly Choice['type'][] = [
  'openStash',
  'jettison',
  'torture',
  'release',
  'offerAlliance',
  'breakAlliance',
  'offerTrade',
];

/** A turn passed, hunters kept back, or Net Worth not stashed. */
function passed({ asked, best }: Compared, pirate: PirateId | undefined, { pieces }: Language, words: SlipWords): string {
  const { ask, view } = asked;
  if (ask === 'takeOperation') return FREE_ACTS.includes(best.type) ? '' : words.idle;
  if (pirate === undefined) return '';
  const money = pieces.pounds(view.netWorth[pirate]);
  if (best.type === 'intercept') return words.letPass(familyName(pirate), money, view.notoriety[pirate]);
  return best.type === 'stashAll' ? words.unstashed(money) : '';
}

/** Said only where the better choice has the better odds. */
function odds({ asked, chosen, best }: Compared, language: Language, words: SlipWords): string {
  const [[had], [could]] = [choiceOdds(chosen, asked), choiceOdds(best, asked)];
  const gain = (could?.chances[0]?.chance ?? 0) - (had?.chances[0]?.chance ?? 0);
  return had && could && gain > 0 ? words.odds(oddsText(had, language).brief, oddsText(could, language).brief) : '';
}
