/** How the table shows each ask: where it can be answered besides the list of choices, and which panel accompanies it. */
import type { Ask, Decision } from '@bb/golden-age/rules';
import type { Snapshot } from '../session/session.ts';

/** The panels beside a decision. */
export type PanelName = 'pirates' | 'ships' | 'holds' | 'figures' | 'stakes' | 'price';

export interface AskView {
  /** Where else the player can click to answer. */
  readonly at: 'map' | 'hand' | 'panel' | 'list';
  /** `battle`: the battle panel shows both sides. */
  readonly panel: PanelName | 'battle' | null;
}

const view = (at: AskView['at'], panel: AskView['panel'] = null): AskView => ({ at, panel });

/** The compiler requires an entry for every ask of the engine. */
export const ASK_VIEWS: Readonly<Record<Ask, AskView>> = {
  // setup and deployment
  draftPirate: view('panel', 'pirates'),
  keepOrRefuse: view('list', 'pirates'),
  keepOrDeploy: view('map', 'pirates'),
  deployFleet: view('map'),
  deployInSecret: view('map'),
  chooseArea: view('map'),
  placeCommissioner: view('map'),
  chooseShip: view('panel', 'ships'),
  chooseShipInSecret: view('panel', 'ships'),
  chooseSuccessor: view('panel', 'pirates'),
  // cards
  playCard: view('hand'),
  discardForAction: view('hand'),
  discardToFate: view('hand'),
  // Actions and interruptions
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
  // what allies share, and what changes a pirate's ratings
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

/** @returns null for an ask of `CHANCE` */
export const viewOfAsk = (ask: Decision['ask']): AskView | null => (isAsk(ask) ? ASK_VIEWS[ask] : null);

/** The panel that accompanies the question to the player at the screen; null if there is none. */
export const panelFor = ({ decision, choices }: Pick<Snapshot, 'decision' | 'choices'>): AskView['panel'] =>
  decision && choices.length > 0 ? (viewOfAsk(decision.ask)?.panel ?? null) : null;

/** More pirates than this need the whole board. */
const MAX_BESIDE = 8;

/** The panel of this decision needs the space of the board: a draft of many pirates. */
export const needsBoard = ({ decision, choices }: Pick<Snapshot, 'decision' | 'choices'>): boolean =>
  decision?.ask === 'draftPirate' && choices.length > MAX_BESIDE;
