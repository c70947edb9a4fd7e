/** Choices. Each exists once, frozen, with a dense id, so that choices are listed without allocation and compared by identity. */
import { choiceRegistry, type ChoiceOf as KernelChoiceOf } from '@bb/kernel';
import {
  CARD_NAMES,
  CARDS,
  type CardId,
  COMMISSIONER_NAMES,
  COMMISSIONERS,
  type CommissionerId,
  GOVERNOR_NAMES,
  GOVERNORS,
  type GovernorId,
  HOSTAGES,
  type HostageId,
  LETTER_NAMES,
  LETTERS,
  type LetterId,
  MAX_HOLDS,
  MERCHANT_NAMES,
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
  SIGHTINGS,
  type SightingId,
  SLOTS,
  type SlotId,
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
  drawWarship: { readonly warship: WarshipId };
  drawCommissioner: { readonly commissioner: CommissionerId };
  drawGovernor: { readonly governor: GovernorId };
  drawLetter: { readonly letter: LetterId };
  pickMerchant: { readonly sighting: SightingId };
  pickPort: { readonly port: PortId };
  breakTie: { readonly pirate: PirateId };
  // answers
  pass: object;
  accept: object;
  decline: object;
  finish: object;
  keepDice: object;
  rerollDice: object;
  // setup and activation
  chooseShip: { readonly ship: ShipId };
  startAt: { readonly to: PlaceId };
  // operations (C5.3)
  activate: object;
  sail: { readonly pirate: PirateId };
  enterBox: { readonly pirate: PirateId };
  takePrize: { readonly pirate: PirateId };
  refit: { readonly pirate: PirateId };
  recover: { readonly pirate: PirateId };
  doBusiness: { readonly pirate: PirateId };
  ransom: { readonly hostage: HostageId };
  sackPort: { readonly pirate: PirateId };
  careen: { readonly pirate: PirateId };
  endCareen: { readonly pirate: PirateId };
  retire: { readonly pirate: PirateId };
  petition: { readonly pirate: PirateId };
  moveCommissioner: { readonly commissioner: CommissionerId };
  interceptWith: { readonly commissioner: CommissionerId };
  refitCommissioner: { readonly commissioner: CommissionerId };
  careenCommissioner: { readonly commissioner: CommissionerId };
  endCommissionersCareen: { readonly commissioner: CommissionerId };
  // free acts (C5.4)
  torture: { readonly hostage: HostageId };
  release: { readonly hostage: HostageId };
  openStash: { readonly pirate: PirateId };
  jettison: { readonly pirate: PirateId; readonly hold: number };
  offerAlliance: { readonly pirate: PirateId; readonly other: PirateId };
  breakAlliance: { readonly pirate: PirateId };
  offerTrade: { readonly pirate: PirateId; readonly other: PirateId };
  endTurn: object;
  // in the course of an operation
  moveTo: { readonly to: PlaceId };
  stop: object;
  search: object;
  attackPort: object;
  join: object;
  stay: object;
  intercept: object;
  /** The pirate that hunters try, in a campaign the next one. The answer `pass` tries none. */
  hunt: { readonly pirate: PirateId };
  chase: { readonly sighting: SightingId };
  chaseUnknown: object;
  attack: object;
  letGo: object;
  /** The holds of an ally's ship follow those of the pirate's own (C21.2). */
  stow: { readonly hold: number };
  leaveCargo: object;
  keepShip: object;
  takeShip: object;
  throwOverboard: { readonly hold: number };
  spare: object;
  declareRevelry: object;
  challenge: object;
  sellHold: { readonly hold: number };
  bribe: object;
  buyLetter: object;
  pay: object;
  useInformation: object;
  keepInformation: object;
  takePlunder: object;
  leavePlunder: object;
  stashPart: { readonly hundreds: number };
  stashAll: object;
  endBattle: object;
  fightOn: object;
  surrender: object;
  backOff: object;
  retireNow: object;
  moveWarship: { readonly slot: SlotId };
  newWarship: object;
  // trade, put together step by step
  giveHold: { readonly hold: number };
  takeHold: { readonly hold: number };
  giveHostage: { readonly hostage: HostageId };
  takeHostage: { readonly hostage: HostageId };
  giveMoney: { readonly hundreds: number };
  takeMoney: { readonly hundreds: number };
}
export type ChoiceKind = keyof ChoiceFields;
export type ChoiceOf<K extends ChoiceKind> = KernelChoiceOf<ChoiceFields, K>;
export type Choice = ChoiceOf<ChoiceKind>;

const numbered = (what: string, pieces: readonly unknown[]): readonly string[] => pieces.map((_, i) => `${what}-${i + 1}`);

/** The choices of this game, and their readable form: `{"type":"sail","pirate":"teach"}`. */
export const choices = choiceRegistry<ChoiceFields>({
  card: CARD_NAMES,
  pirate: PIRATE_NAMES,
  other: PIRATE_NAMES,
  merchant: MERCHANT_NAMES,
  warship: WARSHIP_NAMES,
  commissioner: COMMISSIONER_NAMES,
  governor: GOVERNOR_NAMES,
  letter: LETTER_NAMES,
  sighting: numbered('sighting', SIGHTINGS),
  slot: numbered('slot', SLOTS),
  hostage: numbered('hostage', HOSTAGES),
  port: PORT_NAMES,
  ship: SHIP_NAMES,
  to: PLACE_NAMES,
});
const { one, each, grid } = choices;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const HOLDS = Array.from({ length: MAX_HOLDS }, (_, i) => i);
const BOTH_HOLDS = [...HOLDS, ...HOLDS.map((i) => i + MAX_HOLDS)];
/** Amounts of hundred pounds, from which any can be put together. */
export const HUNDREDS = [1, 2, 5, 10, 20, 50] as const;
const hundreds = (amount: number) => ({ hundreds: amount });
const ofPirate = (pirate: PirateId) => ({ pirate });
const ofCommissioner = (commissioner: CommissionerId) => ({ commissioner });
const ofHostage = (hostage: HostageId) => ({ hostage });
const ofHold = (hold: number) => ({ hold });

export const ROLL = each(FACES, 'face', (face) => ({ face }));
export const DRAW_CARD = each(CARDS, 'drawCard', (card) => ({ card }));
export const DRAW_PIRATE = each(PIRATES, 'drawPirate', ofPirate);
export const DRAW_MERCHANT = each(MERCHANTS, 'drawMerchant', (merchant) => ({ merchant }));
export const DRAW_WARSHIP = each(WARSHIPS, 'drawWarship', (warship) => ({ warship }));
export const DRAW_COMMISSIONER = each(COMMISSIONERS, 'drawCommissioner', ofCommissioner);
export const DRAW_GOVERNOR = each(GOVERNORS, 'drawGovernor', (governor) => ({ governor }));
export const DRAW_LETTER = each(LETTERS, 'drawLetter', (letter) => ({ letter }));
export const PICK_MERCHANT = each(SIGHTINGS, 'pickMerchant', (sighting) => ({ sighting }));
export const PICK_PORT = each(PORTS, 'pickPort', (port) => ({ port }));
export const BREAK_TIE = each(PIRATES, 'breakTie', ofPirate);

export const PASS = one('pass', {});
export const ACCEPT = one('accept', {});
export const DECLINE = one('decline', {});
export const FINISH = one('finish', {});
export const KEEP_DICE = one('keepDice', {});
export const REROLL_DICE = one('rerollDice', {});

export const CHOOSE_SHIP = each(SHIPS, 'chooseShip', (ship) => ({ ship }));
export const START_AT = each(PLACES, 'startAt', (to) => ({ to }));

export const ACTIVATE = one('activate', {});
export const SAIL = each(PIRATES, 'sail', ofPirate);
export const ENTER_BOX = each(PIRATES, 'enterBox', ofPirate);
export const TAKE_PRIZE = each(PIRATES, 'takePrize', ofPirate);
export const REFIT = each(PIRATES, 'refit', ofPirate);
export const RECOVER = each(PIRATES, 'recover', ofPirate);
export const DO_BUSINESS = each(PIRATES, 'doBusiness', ofPirate);
export const RANSOM = each(HOSTAGES, 'ransom', ofHostage);
export const SACK_PORT = each(PIRATES, 'sackPort', ofPirate);
export const CAREEN = each(PIRATES, 'careen', ofPirate);
export const END_CAREEN = each(PIRATES, 'endCareen', ofPirate);
export const RETIRE = each(PIRATES, 'retire', ofPirate);
export const PETITION = each(PIRATES, 'petition', ofPirate);
export const MOVE_COMMISSIONER = each(COMMISSIONERS, 'moveCommissioner', ofCommissioner);
export const INTERCEPT_WITH = each(COMMISSIONERS, 'interceptWith', ofCommissioner);
export const REFIT_COMMISSIONER = each(COMMISSIONERS, 'refitCommissioner', ofCommissioner);
export const CAREEN_COMMISSIONER = each(COMMISSIONERS, 'careenCommissioner', ofCommissioner);
export const END_COMMISSIONERS_CAREEN = each(COMMISSIONERS, 'endCommissionersCareen', ofCommissioner);

export const TORTURE = each(HOSTAGES, 'torture', ofHostage);
export const RELEASE = each(HOSTAGES, 'release', ofHostage);
export const OPEN_STASH = each(PIRATES, 'openStash', ofPirate);
export const jettison = grid(PIRATES, HOLDS, 'jettison', (pirate, hold) => ({ pirate, hold }));
export const offerAlliance = grid(PIRATES, PIRATES, 'offerAlliance', (pirate, other) => ({ pirate, other }));
export const BREAK_ALLIANCE = each(PIRATES, 'breakAlliance', ofPirate);
export const offerTrade = grid(PIRATES, PIRATES, 'offerTrade', (pirate, other) => ({ pirate, other }));
export const END_TURN = one('endTurn', {});

export const MOVE_TO = each(PLACES, 'moveTo', (to) => ({ to }));
export const STOP = one('stop', {});
export const SEARCH = one('search', {});
export const ATTACK_PORT = one('attackPort', {});
export const JOIN = one('join', {});
export const STAY = one('stay', {});
export const INTERCEPT = one('intercept', {});
export const HUNT = each(PIRATES, 'hunt', ofPirate);
export const CHASE = each(SIGHTINGS, 'chase', (sighting) => ({ sighting }));
export const CHASE_UNKNOWN = one('chaseUnknown', {});
export const ATTACK = one('attack', {});
export const LET_GO = one('letGo', {});
export const STOW = each(BOTH_HOLDS, 'stow', ofHold);
export const LEAVE_CARGO = one('leaveCargo', {});
export const KEEP_SHIP = one('keepShip', {});
export const TAKE_SHIP = one('takeShip', {});
export const THROW_OVERBOARD = each(HOLDS, 'throwOverboard', ofHold);
export const SPARE = one('spare', {});
export const DECLARE_REVELRY = one('declareRevelry', {});
export const CHALLENGE = one('challenge', {});
export const SELL_HOLD = each(HOLDS, 'sellHold', ofHold);
export const BRIBE = one('bribe', {});
export const BUY_LETTER = one('buyLetter', {});
export const PAY = one('pay', {});
export const USE_INFORMATION = one('useInformation', {});
export const KEEP_INFORMATION = one('keepInformation', {});
export const TAKE_PLUNDER = one('takePlunder', {});
export const LEAVE_PLUNDER = one('leavePlunder', {});
export const STASH_PART = each(HUNDREDS, 'stashPart', hundreds);
export const STASH_ALL = one('stashAll', {});
export const END_BATTLE = one('endBattle', {});
export const FIGHT_ON = one('fightOn', {});
export const SURRENDER = one('surrender', {});
export const BACK_OFF = one('backOff', {});
export const RETIRE_NOW = one('retireNow', {});
export const MOVE_WARSHIP = each(SLOTS, 'moveWarship', (slot) => ({ slot }));
export const NEW_WARSHIP = one('newWarship', {});

export const GIVE_HOLD = each(HOLDS, 'giveHold', ofHold);
export const TAKE_HOLD = each(HOLDS, 'takeHold', ofHold);
export const GIVE_HOSTAGE = each(HOSTAGES, 'giveHostage', ofHostage);
export const TAKE_HOSTAGE = each(HOSTAGES, 'takeHostage', ofHostage);
export const GIVE_MONEY = each(HUNDREDS, 'giveMoney', hundreds);
export const TAKE_MONEY = each(HUNDREDS, 'takeMoney', hundreds);
