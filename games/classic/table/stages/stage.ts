/** Finds from the events what is fought or decided: a prize, hunters, a duel, a mutiny, a storm, a port. */
import {
  type CommissionerId,
  type EventType,
  type GameEvent,
  NO_PIRATE,
  NONE,
  type PirateId,
  type PortId,
  type RollBreakdown,
  type RollPurpose,
} from '@bb/classic/rules';

export interface Heard {
  readonly id: number;
  readonly event: GameEvent;
}

export type StageKind = 'prize' | 'hunt' | 'duel' | 'mutiny' | 'weather' | 'port' | 'campaign' | 'single';

export interface Throw {
  /** The number of the event of its first dice. */
  readonly id: number;
  readonly purpose: RollPurpose;
  /** The breakdown of the dice as they lie. */
  readonly breakdown: RollBreakdown;
  /** The event with the result of the roll; null while that is open. */
  readonly result: Heard | null;
  /** What happened between the result and the next throw. */
  readonly after: readonly Heard[];
  /** Dice of the wound checks that followed. */
  readonly checks: readonly number[];
}

export interface Stage {
  readonly kind: StageKind;
  /** The number of its first event. */
  readonly from: number;
  /** The pirate it is about; none for weather that strikes several. */
  readonly pirate: PirateId;
  readonly throws: readonly Throw[];
  readonly events: readonly Heard[];
  /** The campaign against a pirate haven that it is part of. */
  readonly campaign: { readonly commissioner: CommissionerId; readonly port: PortId } | null;
  /** Something else has begun since. */
  readonly isOver: boolean;
}

/** Which stage a throw begins, unless it goes on with the one there is. Wound checks and dice that name ports begin none. */
const BEGUN_BY: { readonly [P in RollPurpose]?: StageKind } = {
  attack: 'prize',
  torture: 'single',
  ransom: 'single',
  havenPrice: 'single',
  letterPrice: 'single',
  careen: 'single',
  petition: 'single',
  retirement: 'single',
  portAttack: 'port',
  evasion: 'hunt',
  battle: 'hunt',
  surrender: 'hunt',
  duel: 'duel',
  mutiny: 'mutiny',
  scurvy: 'weather',
  storm: 'weather',
};

/** Throws that a stage consists of, beside wound checks. */
const PARTS: Readonly<Record<StageKind, readonly RollPurpose[]>> = {
  prize: ['attack', 'torture'],
  hunt: ['evasion', 'battle', 'surrender', 'trial'],
  duel: ['duel'],
  mutiny: ['mutiny'],
  weather: ['storm', 'scurvy'],
  port: ['portAttack', 'plunder'],
  campaign: [],
  single: [],
};

/** The events that say what a throw led to. */
const RESULTS: { readonly [P in RollPurpose]?: readonly EventType[] } = {
  attack: ['merchantAttacked'],
  torture: ['hostageTortured'],
  ransom: ['hostageRansomed'],
  havenPrice: ['pricePaid'],
  letterPrice: ['pricePaid'],
  careen: ['shipCareened', 'commissionerCareened'],
  petition: ['petitionMade'],
  retirement: ['retirementRolled'],
  portAttack: ['portAttacked'],
  plunder: ['plunderTaken'],
  evasion: ['intercepted', 'evaded'],
  battle: ['battleRound'],
  surrender: ['pirateLost', 'pirateRetired'],
  trial: ['pirateLost', 'tried'],
  duel: ['duelExchange'],
  mutiny: ['mutinyTalkedDown', 'pirateLost', 'pirateRetired'],
  scurvy: ['scurvyBrokeOut', 'scurvyEscaped'],
  storm: ['stormWeathered', 'commissionerWeathered', 'warshipWeathered'],
};

/** Something else begins with these, whatever is on. */
const ENDS: readonly EventType[] = [
  'turnBegan',
  'turnPassed',
  'lineRead',
  'randomEventRead',
  'moveBegan',
  'pirateMoved',
  'searched',
  'warshipMoved',
  'allianceFormed',
  'allianceBroken',
];

type Draft = { -readonly [K in keyof Stage]: K extends 'throws' ? ThrowDraft[] : K extends 'events' ? Heard[] : Stage[K] };
type ThrowDraft = {
  -readonly [K in keyof Throw]: K extends 'after' ? Heard[] : K extends 'checks' ? number[] : Throw[K];
};

const begin = (kind: StageKind, { id }: Heard, pirate: PirateId, campaign: Stage['campaign']): Draft => ({
  kind,
  from: id,
  pirate,
  throws: [],
  events: [],
  campaign,
  isOver: false,
});

/** @returns the stage that this event begins, or null if it begins none */
function begunBy(heard: Heard, on: Draft | null): Draft | null {
  const { event } = heard;
  const campaign = on !== null && !on.isOver ? on.campaign : null;
  const isOn = (kind: StageKind, pirate: PirateId): boolean => on !== null && !on.isOver && on.kind === kind && on.pirate === pirate;
  switch (event.type) {
    case 'merchantInspected':
      return begin('prize', heard, event.pirate, null);
    case 'battleBegan':
      return isOn('hunt', event.pirate) ? null : begin('hunt', heard, event.pirate, campaign);
    case 'surrendered':
      return isOn('hunt', event.pirate) ? null : begin('hunt', heard, event.pirate, null);
    case 'duelBegan':
      return begin('duel', heard, event.pirate, null);
    case 'mutinyBrokeOut':
      return begin('mutiny', heard, event.pirate, null);
    case 'campaignBegan':
      return begin('campaign', heard, NO_PIRATE, { commissioner: event.commissioner, port: event.port });
    case 'randomEventRead':
      return event.event === 'storm' || event.event === 'scurvy' ? begin('weather', heard, NO_PIRATE, null) : null;
    case 'rolled': {
      const { purpose, pirate } = event;
      if (on !== null && !on.isOver && (purpose === 'wound' || PARTS[on.kind].includes(purpose)) && isOfPirate(on, purpose, pirate))
        return null;
      const kind = BEGUN_BY[purpose];
      // The dice of the other side, and those thrown again, belong to a throw that there is.
      if (kind === undefined || (on !== null && !on.isOver && isStillOpen(on, purpose))) return null;
      return begin(kind, heard, pirate, campaign);
    }
    default:
      return null;
  }
}

/** Whether dice of this pirate belong to the stage: of others only where sides are thrown for. */
const isOfPirate = (on: Draft, purpose: RollPurpose, pirate: PirateId): boolean =>
  pirate === NONE || purpose === 'wound' || on.kind === 'duel' || on.pirate === pirate;
function isStillOpen({ throws }: Draft, purpose: RollPurpose): boolean {
  const last = throws.at(-1);
  return last?.purpose === purpose && last.result === null;
}

/** Takes the dice into the stage. `isAgain`: they replace those of the same side. */
function take(on: Draft, { id, event }: Heard, isAgain: boolean): void {
  if (event.type !== 'rolled') return;
  const { purpose, dice, breakdown } = event;
  const last = on.throws.at(-1);
  if (purpose === 'wound') {
    if (isAgain) last?.checks.pop();
    last?.checks.push(...dice);
    return;
  }
  if (last?.purpose === purpose && last.result === null && (isAgain || isAnswer(breakdown))) last.breakdown = breakdown;
  else on.throws.push({ id, purpose, breakdown, result: null, after: [], checks: [] });
}

/** The other side has thrown before. */
const isAnswer = ({ own, other }: RollBreakdown): boolean => own.dice.length > 0 && other.dice.length > 0;

/** @returns the last stage that the events tell of, or null if they tell of none */
export function stageOf(heard: readonly Heard[]): Stage | null {
  let on: Draft | null = null;
  let isAgain = false;
  for (const one of heard) {
    const { event } = one;
    if (on !== null && ENDS.includes(event.type)) on.isOver = true;
    const next = begunBy(one, on);
    if (next) on = next;
    if (on === null || on.isOver) continue;
    on.events.push(one);
    if (event.type === 'rolled') take(on, one, isAgain);
    else {
      const last = on.throws.at(-1);
      if (last && last.result === null && RESULTS[last.purpose]?.includes(event.type) === true) last.result = one;
      else last?.after.push(one);
    }
    isAgain = event.type === 'rerolled';
  }
  return on;
}
