/** Finds from the events what is fought or decided: a prize, hunters, a duel, a mutiny, a storm, a port. */
import {
  type CommissionerId,
  type EventType,
  type GameEvent,
  NO_PIRATE,
  NONE,
  type PirateId,
  PORTS,
  type PortId,
  portAt,
  type RollBreakdown,
  type RollPurpose,
  type View,
} from '@bb/classic/rules';

export interface Heard {
  readonly id: number;
  readonly event: GameEvent;
}

export type FightKind = 'prize' | 'hunt' | 'duel' | 'mutiny' | 'weather' | 'port' | 'campaign' | 'single';

export interface FightRoll {
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

export interface Fight {
  readonly kind: FightKind;
  /** The number of its first event. */
  readonly from: number;
  /** The pirate it is about; none for weather that strikes several. */
  readonly pirate: PirateId;
  readonly rolls: readonly FightRoll[];
  readonly events: readonly Heard[];
  /** The campaign against a pirate haven that it is part of. */
  readonly campaign: { readonly commissioner: CommissionerId; readonly port: PortId } | null;
  /** Something else has begun since. */
  readonly isOver: boolean;
}

/** What a roll does: the fight that it begins, unless it goes on with the one there is; the fight that it can be a part of; the events with its result. */
interface RollRole {
  readonly begins?: FightKind;
  readonly isPartOf?: FightKind;
  readonly results: readonly EventType[];
}
const ROLES: { readonly [P in RollPurpose]?: RollRole } = {
  attack: { begins: 'prize', isPartOf: 'prize', results: ['merchantAttacked'] },
  torture: { begins: 'single', isPartOf: 'prize', results: ['hostageTortured'] },
  ransom: { begins: 'single', results: ['hostageRansomed'] },
  havenPrice: { begins: 'single', results: ['pricePaid'] },
  letterPrice: { begins: 'single', results: ['pricePaid'] },
  careen: { begins: 'single', results: ['shipCareened', 'commissionerCareened'] },
  petition: { begins: 'single', results: ['petitionMade'] },
  retirement: { begins: 'single', results: ['retirementRolled'] },
  portAttack: { begins: 'port', isPartOf: 'port', results: ['portAttacked'] },
  plunder: { isPartOf: 'port', results: ['plunderTaken'] },
  evasion: { begins: 'hunt', isPartOf: 'hunt', results: ['intercepted', 'evaded'] },
  battle: { begins: 'hunt', isPartOf: 'hunt', results: ['battleRound'] },
  surrender: { begins: 'hunt', isPartOf: 'hunt', results: ['pirateLost', 'pirateRetired'] },
  trial: { isPartOf: 'hunt', results: ['pirateLost', 'tried'] },
  duel: { begins: 'duel', isPartOf: 'duel', results: ['duelExchange'] },
  mutiny: { begins: 'mutiny', isPartOf: 'mutiny', results: ['mutinyTalkedDown', 'pirateLost', 'pirateRetired'] },
  scurvy: { begins: 'weather', isPartOf: 'weather', results: ['scurvyBrokeOut', 'scurvyEscaped'] },
  storm: { begins: 'weather', isPartOf: 'weather', results: ['stormWeathered', 'commissionerWeathered', 'warshipWeathered'] },
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

type Draft = { -readonly [K in keyof Fight]: K extends 'rolls' ? RollDraft[] : K extends 'events' ? Heard[] : Fight[K] };
type RollDraft = {
  -readonly [K in keyof FightRoll]: K extends 'after' ? Heard[] : K extends 'checks' ? number[] : FightRoll[K];
};

const begin = (kind: FightKind, { id }: Heard, pirate: PirateId, campaign: Fight['campaign']): Draft => ({
  kind,
  from: id,
  pirate,
  rolls: [],
  events: [],
  campaign,
  isOver: false,
});

/** @returns the fight that this event begins, or null if it begins none */
function begunBy(heard: Heard, on: Draft | null): Draft | null {
  const { event } = heard;
  const campaign = on !== null && !on.isOver ? on.campaign : null;
  const isOn = (kind: FightKind, pirate: PirateId): boolean => on !== null && !on.isOver && on.kind === kind && on.pirate === pirate;
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
      if (on !== null && !on.isOver && (purpose === 'wound' || ROLES[purpose]?.isPartOf === on.kind) && isOfPirate(on, purpose, pirate))
        return null;
      const kind = ROLES[purpose]?.begins;
      // The dice of the other side, and those thrown again, belong to a throw that there is.
      if (kind === undefined || (on !== null && !on.isOver && isStillOpen(on, purpose))) return null;
      return begin(kind, heard, pirate, campaign);
    }
    default:
      return null;
  }
}

/** Whether dice of this pirate belong to the fight: of others only where sides are thrown for. */
const isOfPirate = (on: Draft, purpose: RollPurpose, pirate: PirateId): boolean =>
  pirate === NONE || purpose === 'wound' || on.kind === 'duel' || on.pirate === pirate;
function isStillOpen({ rolls }: Draft, purpose: RollPurpose): boolean {
  const last = rolls.at(-1);
  return last?.purpose === purpose && last.result === null;
}

/** Takes the dice into the fight. `isAgain`: they replace those of the same side. */
function take(on: Draft, { id, event }: Heard, isAgain: boolean): void {
  if (event.type !== 'rolled') return;
  const { purpose, dice, breakdown } = event;
  const last = on.rolls.at(-1);
  if (purpose === 'wound') {
    if (isAgain) last?.checks.pop();
    last?.checks.push(...dice);
    return;
  }
  if (last?.purpose === purpose && last.result === null && (isAgain || isAnswer(breakdown))) last.breakdown = breakdown;
  else on.rolls.push({ id, purpose, breakdown, result: null, after: [], checks: [] });
}

/** The other side has thrown before. */
const isAnswer = ({ own, other }: RollBreakdown): boolean => own.dice.length > 0 && other.dice.length > 0;

/** @returns the last fight that the events tell of, or null if they tell of none */
export function fightOf(heard: readonly Heard[]): Fight | null {
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
      const last = on.rolls.at(-1);
      if (last && last.result === null && ROLES[last.purpose]?.results.includes(event.type) === true) last.result = one;
      else last?.after.push(one);
    }
    isAgain = event.type === 'rerolled';
  }
  return on;
}

/** @returns the port that a fight is about, or null */
export function portOfFight({ events, pirate, campaign }: Fight, view: View, portIn: readonly PortId[]): PortId | null {
  if (campaign) return campaign.port;
  const told = events.find(({ event }) => event.type === 'portAttacked' || event.type === 'portTaken')?.event;
  if (told && 'port' in told) return told.port;
  const at = view.at[pirate];
  if (at === undefined || at < 0) return null;
  const port = portIn[at] ?? portAt(at);
  return PORTS.includes(port) ? port : null;
}
