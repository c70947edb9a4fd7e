/** How the table shows each question: where it is answered besides the list of choices, and what lies beside it. */
import type { Ask, Decision } from '@bb/engine';

/** What is drawn beside a question. */
export type PanelName = 'pirates' | 'ships' | 'holds' | 'figures' | 'stakes' | 'price';

export interface AskView {
  /** What on the table can be pointed at for an answer. */
  readonly at: 'map' | 'hand' | 'panel' | 'list';
  /** `battle`: the stage where dice are opposed shows both sides. */
  readonly panel: PanelName | 'battle' | null;
}

const view = (at: AskView['at'], panel: AskView['panel'] = null): AskView => ({ at, panel });

/** A question that the engine learns to ask is missing here, and the page can't be built. */
export const ASK_VIEWS: Readonly<Record<Ask, AskView>> = {
  // setup and deployment
  draftPirate: view('panel', 'pirates'),
  keepOrRefuse: view('list', 'pirates'),
  keepOrDeploy: view('map', 'pirates'),
  deployFleet: view('map'),
  deployInSecret: view('map'),
  chooseArea: view('map'),
  chooseShip: view('panel', 'ships'),
  chooseSuccessor: view('panel', 'pirates'),
  // cards
  playCard: view('hand'),
  discardForAction: view('hand'),
  discardToFate: view('hand'),
  // Actions, and those who interrupt them
  takeAction: view('map'),
  antiPirateAction: view('map', 'stakes'),
  kcSurprise: view('hand', 'stakes'),
  doubleCross: view('hand', 'stakes'),
  negate: view('hand', 'stakes'),
  defendWithSkull: view('hand', 'stakes'),
  // dice
  rerollWithCunning: view('list', 'battle'),
  fightOrFlee: view('list', 'battle'),
  attackOrHold: view('list', 'battle'),
  surrenderOrFight: view('list', 'battle'),
  // what allies share, and what changes a pirate's figures
  bearOddHit: view('panel', 'figures'),
  chooseSenior: view('panel', 'figures'),
  divideRepairs: view('list', 'figures'),
  declareRevelry: view('list', 'figures'),
  duelOn: view('list', 'figures'),
  // booty
  seizeBooty: view('list', 'holds'),
  dealWithPrize: view('panel', 'holds'),
  takeAllysPart: view('panel', 'holds'),
  stowBooty: view('panel', 'holds'),
  stowPlunder: view('panel', 'holds'),
  payGrabber: view('panel', 'holds'),
  takeSpoils: view('panel', 'holds'),
  clearPrize: view('panel', 'holds'),
  clearHolds: view('panel', 'holds'),
  portActivity: view('panel', 'holds'),
  // money
  payForHaven: view('list', 'price'),
  payToRetire: view('list', 'price'),
};

const isAsk = (ask: Decision['ask']): ask is Ask => Object.hasOwn(ASK_VIEWS, ask);

/** Null for what is asked of Chance. */
export const viewOfAsk = (ask: Decision['ask']): AskView | null => (isAsk(ask) ? ASK_VIEWS[ask] : null);
