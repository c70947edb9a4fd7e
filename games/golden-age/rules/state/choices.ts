/** Choices. Each exists once, frozen, with a dense id, so that choices are listed without allocation, compared by identity, and used as indices. */
import { choiceRegistry, type ChoiceOf as KernelChoiceOf } from '@bb/kernel';
import { CARD_NAMES, CARDS, cardsOf } from '../data/cards.ts';
import {
  AREAS,
  type AreaId,
  type CardId,
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  type CommissionerId,
  GOVERNORS,
  type GovernorId,
  HOLD_COUNT,
  HOSTAGES,
  type HostageId,
  MERCHANTS,
  type MerchantId,
  PIRATE_NAMES,
  PIRATES,
  type PirateId,
  PLACE_NAMES,
  PLACES,
  type PlaceId,
  PORT_NAMES,
  PORTS,
  type PortId,
  SHIP_NAMES,
  SHIPS,
  type ShipId,
  WARSHIP_NAMES,
  WARSHIPS,
  type WarshipId,
} from '../data/ids.ts';

export type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** Every kind of choice, and what it names. */
export interface ChoiceFields {
  // Chance
  face: { readonly face: Die };
  drawCard: { readonly card: CardId };
  drawPirate: { readonly pirate: PirateId };
  drawMerchant: { readonly merchant: MerchantId };
  drawHostage: { readonly hostage: HostageId };
  drawGovernor: { readonly governor: GovernorId };
  drawWarship: { readonly warship: WarshipId };
  drawCommissioner: { readonly commissioner: CommissionerId };
  // answers
  pass: object;
  decline: object;
  keepDice: object;
  rerollDice: object;
  /** Paid with a point of the ally's Cunning (11.2). */
  rerollWithAlly: object;
  // setup and deployment
  draftPirate: { readonly pirate: PirateId };
  refusePirate: object;
  deployPirate: { readonly pirate: PirateId; readonly to: PlaceId };
  keepPirate: object;
  chooseShip: { readonly pirate: PirateId; readonly ship: ShipId };
  // cards
  playForActions: { readonly card: CardId };
  playForInitiative: { readonly card: CardId; readonly pirate: PirateId };
  playHeavyGuns: { readonly card: CardId; readonly pirate: PirateId };
  playFairWinds: { readonly card: CardId; readonly pirate: PirateId; readonly to: PlaceId };
  playFairWindsForCommissioner: { readonly card: CardId; readonly to: PlaceId };
  playBuriedTreasure: { readonly card: CardId; readonly pirate: PirateId };
  playLetter: { readonly card: CardId };
  discardForAction: { readonly card: CardId };
  discardCard: { readonly card: CardId };
  playAgainst: { readonly card: CardId };
  playSkull: { readonly card: CardId };
  playAmbition: { readonly card: CardId; readonly pirate: PirateId };
  playConverts: { readonly card: CardId; readonly pirate: PirateId };
  playResistance: { readonly card: CardId; readonly port: PortId };
  // anti-pirate actions without a card, and a Commissioner's Reaction
  deployCommissioner: object;
  useWarship: object;
  moveCommissioner: { readonly to: PlaceId };
  placeCommissioner: { readonly to: AreaId };
  attackPiratePort: { readonly port: PortId };
  oust: object;
  react: object;
  // battle
  attack: object;
  fight: object;
  flee: object;
  surrender: object;
  // Actions
  move: { readonly pirate: PirateId; readonly to: PlaceId };
  findMerchant: { readonly pirate: PirateId; readonly port: PortId };
  lootMerchant: { readonly pirate: PirateId; readonly port: PortId };
  doPortActivities: { readonly pirate: PirateId };
  recover: { readonly pirate: PirateId };
  attackPort: { readonly pirate: PirateId; readonly port: PortId };
  sackPort: { readonly pirate: PirateId };
  grabBooty: { readonly pirate: PirateId; readonly target: PirateId };
  formAlliance: { readonly pirate: PirateId; readonly ally: PirateId };
  endAlliance: { readonly pirate: PirateId };
  retireByLetter: { readonly pirate: PirateId };
  retireInHaven: { readonly pirate: PirateId };
  bribeToRetire: { readonly pirate: PirateId };
  retireInPiratePort: { readonly pirate: PirateId };
  digForTreasure: { readonly pirate: PirateId };
  drawNewPirate: object;
  endActions: object;
  // in the course of an Action
  seize: object;
  leave: object;
  takeCargo: { readonly hold: number };
  abandonCargo: object;
  jettison: { readonly hold: number };
  convertShip: object;
  holdForRansom: object;
  torture: object;
  ransom: { readonly hostage: HostageId };
  stow: { readonly hold: number };
  sellHold: { readonly hold: number };
  refit: object;
  repairCombat: { readonly hits: number };
  repairSpeed: { readonly hits: number };
  convertAllysShip: object;
  buyHaven: object;
  pay: object;
  declareRevelry: object;
  finish: object;
  payFrom: { readonly hold: number };
  duelOn: object;
  breakOff: object;
  takeBooty: { readonly hold: number };
  takeHostage: { readonly hostage: HostageId };
  takeLetter: object;
  takeInformation: object;
  takeTreasureMap: object;
  takeShip: object;
  /** One of two allies: the one who acts, or who bears or gets the odd part (11). */
  chooseAlly: { readonly pirate: PirateId };
  // in answer to events
  sailTo: { readonly pirate: PirateId; readonly to: PlaceId };
  takeCommand: { readonly pirate: PirateId };
}
export type ChoiceKind = keyof ChoiceFields;
export type ChoiceOf<K extends ChoiceKind> = KernelChoiceOf<ChoiceFields, K>;
export type Choice = ChoiceOf<ChoiceKind>;

const numbered = (what: string, pieces: readonly unknown[]): readonly string[] => pieces.map((_, i) => `${what}-${i + 1}`);

/** The choices of this game, and their readable form: `{"type":"move","pirate":"teach","to":"west-caribbean"}`. */
export const choices = choiceRegistry<ChoiceFields>({
  pirate: PIRATE_NAMES,
  target: PIRATE_NAMES,
  ally: PIRATE_NAMES,
  commissioner: COMMISSIONER_NAMES,
  warship: WARSHIP_NAMES,
  to: PLACE_NAMES,
  port: PORT_NAMES,
  card: CARD_NAMES,
  ship: SHIP_NAMES,
  merchant: numbered('merchant', MERCHANTS),
  hostage: numbered('hostage', HOSTAGES),
  governor: numbered('governor', GOVERNORS),
});
const { one: intern, each, grid } = choices;
/** All choices, by id. */
export const CHOICES: readonly Choice[] = choices.all;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const HOLDS = Array.from({ length: HOLD_COUNT }, (_, i) => i);
const HITS = Array.from({ length: 41 }, (_, i) => i);

export const ROLL = each(FACES, 'face', (face) => ({ face }));
export const DRAW_CARD = each(CARDS, 'drawCard', (card) => ({ card }));
export const DRAW_PIRATE = each(PIRATES, 'drawPirate', (pirate) => ({ pirate }));
export const DRAW_MERCHANT = each(MERCHANTS, 'drawMerchant', (merchant) => ({ merchant }));
export const DRAW_HOSTAGE = each(HOSTAGES, 'drawHostage', (hostage) => ({ hostage }));
export const DRAW_GOVERNOR = each(GOVERNORS, 'drawGovernor', (governor) => ({ governor }));

export const DRAW_WARSHIP = each(WARSHIPS, 'drawWarship', (warship) => ({ warship }));
export const DRAW_COMMISSIONER = each(COMMISSIONERS, 'drawCommissioner', (commissioner) => ({ commissioner }));

export const PASS = intern('pass', {});
export const DECLINE = intern('decline', {});
export const FINISH = intern('finish', {});
export const KEEP_DICE = intern('keepDice', {});
export const REROLL_DICE = intern('rerollDice', {});
export const REROLL_WITH_ALLY = intern('rerollWithAlly', {});

export const deployPirate = grid(PIRATES, AREAS, 'deployPirate', (pirate, to) => ({ pirate, to }));
export const DRAFT_PIRATE = each(PIRATES, 'draftPirate', (pirate) => ({ pirate }));
export const REFUSE_PIRATE = intern('refusePirate', {});
export const KEEP_PIRATE = intern('keepPirate', {});
export const chooseShip = grid(PIRATES, SHIPS, 'chooseShip', (pirate, ship) => ({ pirate, ship }));

export const PLAY_FOR_ACTIONS = each(CARDS, 'playForActions', (card) => ({ card }));
export const playForInitiative = grid(CARDS, PIRATES, 'playForInitiative', (card, pirate) => ({ card, pirate }));
export const playHeavyGuns = grid(cardsOf('heavy-guns'), PIRATES, 'playHeavyGuns', (card, pirate) => ({ card, pirate }));
export const playBuriedTreasure = grid(cardsOf('buried-treasure'), PIRATES, 'playBuriedTreasure', (card, pirate) => ({ card, pirate }));
const FAIR_WINDS = cardsOf('fair-winds');
const fairWinds = FAIR_WINDS.map((wind) => grid(PIRATES, AREAS, 'playFairWinds', (pirate, to) => ({ card: wind, pirate, to })));
export const playFairWinds = (card: CardId, pirate: PirateId, to: AreaId): ChoiceOf<'playFairWinds'> =>
  fairWinds[card - FAIR_WINDS[0]](pirate, to);
export const playFairWindsForCommissioner = grid(FAIR_WINDS, AREAS, 'playFairWindsForCommissioner', (card, to) => ({ card, to }));
export const PLAY_LETTER = each(CARDS, 'playLetter', (card) => ({ card }));
export const DISCARD_FOR_ACTION = each(CARDS, 'discardForAction', (card) => ({ card }));
export const DISCARD_CARD = each(CARDS, 'discardCard', (card) => ({ card }));
export const PLAY_AGAINST = each(CARDS, 'playAgainst', (card) => ({ card }));
export const PLAY_SKULL = each(CARDS, 'playSkull', (card) => ({ card }));

export const playAmbition = grid(cardsOf('piratical-ambition'), PIRATES, 'playAmbition', (card, pirate) => ({ card, pirate }));
export const playConverts = grid(cardsOf('pirate-converts'), PIRATES, 'playConverts', (card, pirate) => ({ card, pirate }));
export const playResistance = grid(cardsOf('local-resistance'), PORTS, 'playResistance', (card, port) => ({ card, port }));
export const DEPLOY_COMMISSIONER = intern('deployCommissioner', {});
export const USE_WARSHIP = intern('useWarship', {});
export const MOVE_COMMISSIONER = each(PLACES, 'moveCommissioner', (to) => ({ to }));
export const ATTACK_PIRATE_PORT = each(PORTS, 'attackPiratePort', (port) => ({ port }));
export const OUST = intern('oust', {});
export const REACT = intern('react', {});
export const ATTACK = intern('attack', {});
export const FIGHT = intern('fight', {});
export const FLEE = intern('flee', {});
export const SURRENDER = intern('surrender', {});

export const move = grid(PIRATES, PLACES, 'move', (pirate, to) => ({ pirate, to }));
export const findMerchant = grid(PIRATES, PORTS, 'findMerchant', (pirate, port) => ({ pirate, port }));
export const lootMerchant = grid(PIRATES, PORTS, 'lootMerchant', (pirate, port) => ({ pirate, port }));
export const DO_PORT_ACTIVITIES = each(PIRATES, 'doPortActivities', (pirate) => ({ pirate }));
export const RECOVER = each(PIRATES, 'recover', (pirate) => ({ pirate }));
export const attackPort = grid(PIRATES, PORTS, 'attackPort', (pirate, port) => ({ pirate, port }));
export const SACK_PORT = each(PIRATES, 'sackPort', (pirate) => ({ pirate }));
export const grabBooty = grid(PIRATES, PIRATES, 'grabBooty', (pirate, target) => ({ pirate, target }));
export const formAlliance = grid(PIRATES, PIRATES, 'formAlliance', (pirate, ally) => ({ pirate, ally }));
export const END_ALLIANCE = each(PIRATES, 'endAlliance', (pirate) => ({ pirate }));
export const RETIRE_BY_LETTER = each(PIRATES, 'retireByLetter', (pirate) => ({ pirate }));
export const RETIRE_IN_HAVEN = each(PIRATES, 'retireInHaven', (pirate) => ({ pirate }));
export const BRIBE_TO_RETIRE = each(PIRATES, 'bribeToRetire', (pirate) => ({ pirate }));
export const RETIRE_IN_PIRATE_PORT = each(PIRATES, 'retireInPiratePort', (pirate) => ({ pirate }));
export const DIG_FOR_TREASURE = each(PIRATES, 'digForTreasure', (pirate) => ({ pirate }));
export const DRAW_NEW_PIRATE = intern('drawNewPirate', {});
export const END_ACTIONS = intern('endActions', {});

export const SEIZE = intern('seize', {});
export const LEAVE = intern('leave', {});
export const TAKE_CARGO = each(HOLDS, 'takeCargo', (hold) => ({ hold }));
export const ABANDON_CARGO = intern('abandonCargo', {});
export const JETTISON = each(HOLDS, 'jettison', (hold) => ({ hold }));
export const CONVERT_SHIP = intern('convertShip', {});
export const CONVERT_ALLYS_SHIP = intern('convertAllysShip', {});
export const HOLD_FOR_RANSOM = intern('holdForRansom', {});
export const TORTURE = intern('torture', {});
export const RANSOM = each(HOSTAGES, 'ransom', (hostage) => ({ hostage }));
export const STOW = each(HOLDS, 'stow', (hold) => ({ hold }));
/** The holds of an ally's ship follow those of the pirate's own (11.2). */
export const SELL_HOLD = each([...HOLDS, ...HOLDS.map((i) => i + HOLD_COUNT)], 'sellHold', (hold) => ({ hold }));
export const REFIT = intern('refit', {});
export const REPAIR_COMBAT = each(HITS, 'repairCombat', (hits) => ({ hits }));
export const REPAIR_SPEED = each(HITS, 'repairSpeed', (hits) => ({ hits }));
export const BUY_HAVEN = intern('buyHaven', {});
export const PAY = intern('pay', {});
export const DECLARE_REVELRY = intern('declareRevelry', {});
export const sailTo = grid(PIRATES, AREAS, 'sailTo', (pirate, to) => ({ pirate, to }));
export const TAKE_COMMAND = each(PIRATES, 'takeCommand', (pirate) => ({ pirate }));
export const PAY_FROM = each(HOLDS, 'payFrom', (hold) => ({ hold }));
export const DUEL_ON = intern('duelOn', {});
export const BREAK_OFF = intern('breakOff', {});
export const TAKE_BOOTY = each(HOLDS, 'takeBooty', (hold) => ({ hold }));
export const TAKE_HOSTAGE = each(HOSTAGES, 'takeHostage', (hostage) => ({ hostage }));
export const TAKE_LETTER = intern('takeLetter', {});
export const TAKE_INFORMATION = intern('takeInformation', {});
export const TAKE_TREASURE_MAP = intern('takeTreasureMap', {});
export const TAKE_SHIP = intern('takeShip', {});
export const CHOOSE_ALLY = each(PIRATES, 'chooseAlly', (pirate) => ({ pirate }));
export const PLACE_COMMISSIONER = each(AREAS, 'placeCommissioner', (to) => ({ to }));
