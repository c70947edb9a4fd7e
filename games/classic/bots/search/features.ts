/** What describes a position in numbers of about 1: a row for each seat, and one for each of its pirates on the map. */
import { flag, type Network, type Row, type ValueFeatures, within } from '@bb/search';
import {
  type Classic,
  COMMISSIONERS,
  combatOf,
  departedOf,
  type Game,
  HIDDEN,
  hasAttacked,
  holdsOf,
  hostagesOf,
  isHex,
  isPort,
  LAST_TURN,
  mayEnter,
  NATIONS,
  NONE,
  PAID_PER_HUNDRED,
  PIRATES,
  type PirateId,
  PORTS,
  placeOf,
  portAt,
  portStatus,
  RETIRED,
  ratingOf,
  type Seat,
  SHIPS,
  speedOf,
  stashOf,
  usedBy,
  worthOf,
} from '../../rules/index.ts';
import { TUNED } from '../captain/figures.ts';
import { businessWorth, chanceToRetire, ransomWorth, recoveryWorth, refitWorth, retirementWorth } from '../captain/port.ts';
import { merchantsWorth } from '../captain/prize.ts';
import { apart, rivalsOf, type ViewerKnowledge } from '../captain/viewer-knowledge.ts';
import { bootyOf, crewWorth, dangerAt, loadOf, wealthOf } from '../captain/worth.ts';
import { prospectsIn, prospectsOf } from './evaluate.ts';
import { seenBy } from './seen-by.ts';
import { cachedVoyageWorth, worldHash } from './voyage-caches.ts';

const [SEAT_INPUTS, PIRATE_INPUTS] = [45, 64] as const;
const NETWORKS: readonly Network[] = [
  { inputs: SEAT_INPUTS, first: 24, second: 8 },
  { inputs: PIRATE_INPUTS, first: 32, second: 8 },
];
const [SEAT, PIRATE] = [0, 1] as const;

/** Pounds that a good operation earns. */
const EARNED = 200;
/** 1 for the same place, less the farther off, 0 beyond the reach of several moves. */
const REACH = 12;
const nearness = (hexes: number): number => Math.max(0, 1 - hexes / REACH);

/** The place of the prospects among the inputs of a seat. */
const [PROSPECTS, PROSPECTS_SCALE] = [33, 1000] as const;

/** How a seat stands, to be compared with others; money in pounds. */
interface Standing {
  /** The most that a pirate of the seat has for sure, and with his booty. */
  readonly kept: number;
  readonly wealth: number;
  readonly second: number;
  readonly retired: number;
  readonly notoriety: number;
  readonly gone: number;
  /** By the judgment that `evaluate.ts` makes by hand. */
  readonly prospects: number;
}

function standingOf(o: ViewerKnowledge): Standing {
  const { sight: g, seat } = o;
  let [kept, second, wealth, retired, notoriety] = [0, 0, 0, 0, 0];
  const see = (pounds: number): void => {
    if (pounds > kept) [kept, second] = [pounds, kept];
    else if (pounds > second) second = pounds;
  };
  for (const pirate of PIRATES)
    if (g.owner[pirate] === seat && g.fate[pirate] === RETIRED) {
      see(worthOf(g, pirate));
      retired = Math.max(retired, worthOf(g, pirate));
    }
  for (const pirate of g.fleet[seat]) {
    see(worthOf(g, pirate));
    wealth = Math.max(wealth, wealthOf(o, pirate));
    notoriety = Math.max(notoriety, g.notoriety[pirate]);
  }
  const gone = departedOf(g, seat) / g.tables.piratesEach;
  return { kept, second, wealth: Math.max(wealth, retired), retired, notoriety, gone, prospects: prospectsIn(o) };
}

/** @returns the best of the others; `second` does not matter */
function bestOf(standings: readonly Standing[], seat: Seat): Standing {
  let best: Standing = { kept: 0, wealth: 0, second: 0, retired: 0, notoriety: 0, gone: 0, prospects: 0 };
  for (const [other, one] of standings.entries())
    if (other !== seat)
      best = {
        kept: Math.max(best.kept, one.kept),
        wealth: Math.max(best.wealth, one.wealth),
        second: 0,
        retired: Math.max(best.retired, one.retired),
        notoriety: Math.max(best.notoriety, one.notoriety),
        gone: Math.max(best.gone, one.gone),
        prospects: Math.max(best.prospects, one.prospects),
      };
  return best;
}

/** Leads in thousands of pounds, by sign and in steps, since a small one wins as well as a great one when the game ends. */
const leads = (pounds: number): readonly number[] => [
  within(-2, 2, pounds / 1000),
  within(-1, 1, pounds / 200),
  flag(pounds > 0),
  flag(pounds > 500),
  flag(pounds < -500),
];

function describeSeat(g: Game, seat: Seat, own: Standing, other: Standing): Float32Array {
  const t = g.tables;
  const fleet = g.fleet[seat];
  const used = usedBy(g, seat) / t.piratesEach;
  const end = Math.max(own.gone, other.gone);
  const isLast = fleet.length === 1 && used >= 1;
  const lead = own.kept - other.kept;
  return Float32Array.of(
    1,
    flag(g.players === 2),
    (g.players - 3) / 2,
    flag(t.settings.solitaire),
    flag(t.settings.solitaire && seat === g.players - 1),
    g.turn / LAST_TURN,
    flag(g.active === seat),
    used,
    own.gone,
    other.gone,
    end * end,
    fleet.length / 2,
    flag(fleet.length === 0),
    flag(isLast),
    flag(fleet.length === 0 && used >= 1),
    g.spared[seat],
    own.kept / 1000,
    own.wealth / 1000,
    own.second / 1000,
    own.retired / 1000,
    other.kept / 1000,
    ...leads(lead),
    ...leads(own.wealth - other.wealth),
    within(-2, 2, lead / 1000) * end,
    within(-2, 2, (own.retired - other.kept) / 1000) * end,
    own.prospects / PROSPECTS_SCALE,
    other.prospects / PROSPECTS_SCALE,
    ...leads(own.prospects - other.prospects),
    within(-2, 2, (own.prospects - other.prospects) / 1000) * end,
    own.notoriety / 100,
    Math.max(0, own.notoriety - 55) / 45,
    Math.max(0, other.notoriety - 55) / 45,
    COMMISSIONERS.filter((commissioner) => g.commissionerOf[commissioner] === seat).length / 2,
  );
}

function describePirate(o: ViewerKnowledge, world: number, pirate: PirateId, own: Standing, other: Standing): Float32Array {
  const { sight: g, seat } = o;
  const t = g.tables;
  const at = g.at[pirate];
  const ship = t.ships[g.ship[pirate]];
  const combat = combatOf(t, g, pirate);
  const speed = speedOf(t, g, pirate);
  const unrest = g.unrest[pirate];
  const notoriety = g.notoriety[pirate];
  const booty = bootyOf(o, pirate);
  const worth = worthOf(g, pirate);
  const lead = worth - other.kept;
  const prospects = prospectsOf(o, pirate);
  const danger = isHex(at) || isPort(at) ? dangerAt(o, pirate, at) : 0.05;
  const fleet = g.fleet[seat];
  const isLast = fleet.length === 1 && usedBy(g, seat) >= t.piratesEach;
  const prey = isHex(at) && g.sightingAt.includes(at) ? merchantsWorth(o, pirate, at) : 0;
  let [merchants, nearestMerchant] = [0, 0];
  for (const [i, hex] of g.sightingAt.entries()) {
    if (hex === NONE) continue;
    const near = nearness(apart(t, at, hex));
    const known = g.merchantOn[i] ?? HIDDEN;
    const odds = known >= 0 ? within(0, 1, (combat + speed + ratingOf(t, g, pirate, 'ability') - t.merchantDefense[known]) / 8) : 0.5;
    merchants += near * odds;
    nearestMerchant = Math.max(nearestMerchant, near * odds);
  }
  let [pays, refuge] = [0, 0];
  for (const port of PORTS) {
    const near = nearness(apart(t, at, placeOf(port)));
    if (near === 0) continue;
    const status = portStatus(t, g, pirate, port);
    const paid = PAID_PER_HUNDRED[status];
    const paidThere = (near * paid) / 100;
    const isRefuge = status === 'pro' || status === 'safeHaven';
    if (paidThere <= pays && (!isRefuge || near <= refuge)) continue;
    if (at !== placeOf(port) && !mayEnter(t, g, pirate, port)) continue;
    pays = Math.max(pays, paidThere);
    if (isRefuge) refuge = Math.max(refuge, near);
  }
  let [warships, commissioners] = [0, 0];
  for (const hex of g.slotAt) if (hex !== NONE) warships += Math.max(0, 1 - apart(t, at, hex) / 6);
  for (const commissioner of COMMISSIONERS)
    if (g.commissionerOf[commissioner] !== NONE && g.commissionerOf[commissioner] !== seat)
      commissioners = Math.max(commissioners, nearness(apart(t, at, g.commissionerAt[commissioner]) * 1.5));
  const isInPort = isPort(at);
  const status = isInPort ? portStatus(t, g, pirate, portAt(at)) : null;
  const paidHere = status === null ? 0 : PAID_PER_HUNDRED[status] / 100;
  // What his next operation could earn, at sea and where he lies: a voyage that nears its goal is worth more, step by step.
  const away = cachedVoyageWorth(o, pirate, world);
  const here = Math.max(
    prey,
    recoveryWorth(o, pirate),
    ...(status === null
      ? []
      : [
          businessWorth(o, pirate, status),
          refitWorth(o, pirate, status),
          retirementWorth(o, pirate),
          hostagesOf(g, pirate).length > 0 ? ransomWorth(o, pirate, status) : 0,
        ]),
  );
  const canRetire = status === 'pro' || status === 'safeHaven' ? chanceToRetire(worth) : 0;
  return Float32Array.of(
    1,
    ratingOf(t, g, pirate, 'ability') / 4,
    ratingOf(t, g, pirate, 'cruelty') / 4,
    ratingOf(t, g, pirate, 'leadership') / 4,
    ratingOf(t, g, pirate, 'endurance') / 4,
    (ratingOf(t, g, pirate, 'duelAttack') + ratingOf(t, g, pirate, 'duelDefense')) / 8,
    g.cunning[pirate] / 3,
    combat / 8,
    flag(combat <= 2),
    speed / 6,
    flag(speed <= 0),
    (ship.combat - combat) / 4,
    (ship.speed - speed) / 3,
    ...SHIPS.map((ship) => flag(g.ship[pirate] === ship)),
    unrest / 8,
    flag(unrest <= 2),
    flag(unrest <= 4),
    crewWorth(7, unrest - 7) / 200,
    notoriety / 50,
    (Math.max(0, notoriety - 55) / 45) ** 2,
    flag(rivalsOf(o).every((rival) => g.notoriety[rival] < notoriety)),
    worth / 1000,
    stashOf(g, pirate) / 500,
    booty / 500,
    loadOf(o, pirate),
    holdsOf(t, g, pirate) / 4,
    within(-2, 2, lead / 1000),
    flag(lead > 0),
    flag(worth >= own.kept),
    within(0, 2, (worth + booty - other.kept) / 1000),
    flag(isLast),
    flag(isLast) * within(-1, 1, lead / 500),
    own.gone,
    hostagesOf(g, pirate).length / 2,
    g.wound[pirate] / 2,
    g.scurvy[pirate],
    g.revelry[pirate],
    g.careened[pirate],
    flag(g.letter[pirate] !== NONE),
    NATIONS.filter((nation) => hasAttacked(g, pirate, nation)).length / 4,
    flag(isHex(at)),
    flag(isInPort),
    danger * 10,
    danger * 10 * within(0, 2, lead / 500),
    danger * 10 * within(0, 2, worth / 1000),
    warships / 2,
    commissioners,
    prey / 300,
    flag(prey > 100),
    merchants / 4,
    nearestMerchant,
    pays,
    (pays * booty) / 500,
    refuge,
    (paidHere * booty) / 500,
    canRetire * within(-1, 2, lead / 500 + 0.2),
    prospects / 1000,
    within(-2, 2, (prospects - other.prospects) / 500),
    within(-1, 4, away / EARNED),
    within(-1, 4, here / EARNED),
    within(-1, 4, Math.max(away, here) / EARNED),
  );
}

function describe(g: Game): readonly (readonly Row[])[] {
  const outlooks = g.fleet.map((_, seat): ViewerKnowledge => ({ sight: seenBy(g, seat), seat, about: {}, figures: TUNED }));
  const standings = outlooks.map(standingOf);
  return outlooks.map((o, seat) => {
    const [own, other] = [standings[seat], bestOf(standings, seat)];
    const world = worldHash(o.sight);
    return [
      { network: SEAT, inputs: describeSeat(g, seat, own, other) },
      ...g.fleet[seat].map((pirate) => ({ network: PIRATE, inputs: describePirate(o, world, pirate, own, other) })),
    ];
  });
}

/** @returns by seat: its prospects in pounds, which `describe` has found already */
export const prospectsAmong = (described: readonly (readonly Row[])[]): readonly number[] =>
  described.map(([seat]) => PROSPECTS_SCALE * (seat?.inputs[PROSPECTS] ?? 0));

/** A position can be judged when a Player Turn begins. */
export const isQuiet = (g: Game): boolean => g.ask?.ask === 'takeOperation' && g.operated === 0;

export const VALUE: ValueFeatures<Classic> = { networks: NETWORKS, target: { kind: 'win' }, isSampled: isQuiet, describe };
