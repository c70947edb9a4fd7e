/**
 * What describes the choices of a decision in numbers of about 1: which kind, what it names, and the pirate concerned as he would be where it
 * takes him. The captain is not asked: he thinks as long as twenty iterations of a search.
 */
import {
  type About,
  CHOICES,
  type Choice,
  conversionRate,
  decision,
  type Game,
  type GoldenAge,
  HOSTAGES,
  hasFound,
  hold,
  IN_PLAY,
  isArea,
  isPort,
  marginOf,
  NO_SHIP,
  NONE,
  PIRATES,
  type PirateId,
  PLACES,
  type PlaceId,
  type PortId,
  PUBLISHED_TITLES,
  portStatus,
  SEAT_ASKS,
  SHIPS,
  TITLE_OF,
} from '@bb/golden-age/rules';
import { type ChoiceFeatures, flag, within } from '@bb/search';
import { memoize } from '../captain/memoize.ts';
import { describePirate, nearness, PIRATE_FEATURES, raidPromise, watersOf } from '../value/features.ts';
import { habitsAt } from './habits.ts';

const KINDS: readonly string[] = [...new Set(CHOICES.map(({ type }) => type))].sort();
/** By the id of a choice: its kind, as an index. */
const KIND_OF = Uint8Array.from(CHOICES, ({ type }) => KINDS.indexOf(type));
/** By card: its title, as an index; −1 for a card that is not published, with which the network was not trained. */
const TITLE_INDEX = Int8Array.from(TITLE_OF, (title) => PUBLISHED_TITLES.indexOf(title));
const ASK_NAMES: readonly string[] = SEAT_ASKS;
const ASK_START = KINDS.length;
const TITLE_START = ASK_START + SEAT_ASKS.length;
const SHIP_START = TITLE_START + PUBLISHED_TITLES.length;
const PIRATE_START = SHIP_START + SHIPS.length;
const PLACE_START = PIRATE_START + PIRATE_FEATURES;
const PLACE_INPUTS = 8;
const PORT_START = PLACE_START + PLACE_INPUTS;
const PORT_INPUTS = 6;
const PRIZE_START = PORT_START + PORT_INPUTS;
const PRIZE_INPUTS = 8;
const ROLL_START = PRIZE_START + PRIZE_INPUTS;
const ROLL_INPUTS = 4;
const HABIT_START = ROLL_START + ROLL_INPUTS;
const HABIT_INPUTS = 3;
const INPUTS = HABIT_START + HABIT_INPUTS;

const isAtSea = (g: Game, pirate: PirateId): boolean => g.fate[pirate] === IN_PLAY && g.at[pirate] !== NONE && g.ship[pirate] !== NO_SHIP;

/** A place that a pirate or a Commissioner may go to. */
function describePlace(g: Game, seat: number, rivals: readonly PirateId[], to: PlaceId): readonly number[] {
  const t = g.tables;
  const { distances, richness } = watersOf(t);
  const ways = distances[to];
  const menaces = g.commissioner.map((commissioner, other) =>
    commissioner === NONE || other === seat || g.commissionerAt[other] === NONE ? 0 : nearness(ways[g.commissionerAt[other]]),
  );
  const merchants = isArea(to) ? t.areaPorts[to].filter((port) => g.merchantAt[port] !== NONE).length : 0;
  return [
    1,
    flag(isPort(to)),
    isArea(to) ? richness[to] : 0,
    isArea(to) ? (merchants * richness[to]) / 4 : 0,
    isArea(to) && g.warshipAt[to] !== NONE ? 1 : 0,
    Math.max(0, ...menaces),
    rivals.filter((pirate) => g.at[pirate] === to).length,
    Math.max(0, ...rivals.map((pirate) => (g.at[pirate] === NONE ? 0 : nearness(ways[g.at[pirate]])))),
  ];
}

function describePort(g: Game, pirate: PirateId | undefined, port: PortId): readonly number[] {
  const t = g.tables;
  const about = [1, t.portValue[port] / 3, t.portDefense[port] / 6];
  return pirate === undefined || !isAtSea(g, pirate)
    ? about
    : [
        ...about,
        raidPromise(g, pirate, port) / 3,
        conversionRate(portStatus(t, g, pirate, port)) / 100,
        flag(g.merchantAt[port] !== NONE && hasFound(g, pirate, port)),
      ];
}

/** A hold, a captive, a sum, another pirate: what the choice or the question names. */
function describePrize(
  g: Game,
  pirate: PirateId | undefined,
  choice: Choice,
  { holdsOf, doubloons, hits, target }: About,
): readonly number[] {
  const t = g.tables;
  const holder = holdsOf ?? pirate;
  const stowed = 'hold' in choice && holder !== undefined ? hold(g, holder, choice.hold) : null;
  const captive = 'hostage' in choice ? t.hostages[choice.hostage].value : 0;
  const other = 'target' in choice ? choice.target : target;
  return [
    stowed === null ? 0 : Math.max(0, stowed) / 2000,
    flag(stowed !== null && stowed < 0),
    (doubloons ?? 0) / 2000,
    'hits' in choice ? choice.hits / 3 : (hits ?? 0) / 3,
    captive / 5,
    other === undefined ? 0 : g.notoriety[other] / 10,
    other === undefined ? 0 : (g.combat[other] + t.pirates[other].ability) / 8,
    HOSTAGES.filter((hostage) => pirate !== undefined && g.hostageOf[hostage] === pirate).length / 2,
  ];
}

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, value) => sum + value, 0);
/** What the dice show so far: by how much a test succeeds, or one side of a contest leads. */
function describeRoll({ roll, contest }: About): readonly number[] {
  if (roll?.target !== undefined && roll.needed !== undefined) {
    const margin = marginOf(roll.needed, sumOf(roll.dice) + roll.modifier, roll.target);
    return [1, within(-1, 1, margin / 5), flag(margin >= 0), 0];
  }
  if (contest) {
    const totals = contest.sides.map(({ dice, modifier }) => sumOf(dice) + modifier);
    const own = totals[contest.side] ?? 0;
    return [0, within(-1, 1, (own - (totals[1 - contest.side] ?? 0)) / 5), flag(own > (totals[1 - contest.side] ?? 0)), 1];
  }
  return [flag(roll !== undefined), roll ? sumOf(roll.dice) / 10 : 0, 0, 0];
}

function describe(g: Game, legal: readonly Choice[]): readonly Float32Array[] {
  const asked = decision(g);
  if (!asked) return legal.map(() => new Float32Array(INPUTS));
  const { seat, ask, about } = asked;
  const habits = habitsAt(ask);
  const roll = describeRoll(about);
  const askInput = ASK_START + ASK_NAMES.indexOf(ask);
  const pirateInputs = memoize((key: number) => {
    const inputs = new Float32Array(PIRATE_FEATURES);
    const pirate = PIRATES[Math.floor(key / PLACES.length)];
    describePirate(g, pirate, inputs, 0, PLACES[key % PLACES.length]);
    return inputs;
  });
  const rivals = g.fleet.flatMap((fleet, other) => (other === seat ? [] : fleet)).filter((pirate) => g.fate[pirate] === IN_PLAY);
  const placeInputs = memoize((to: PlaceId) => describePlace(g, seat, rivals, to));
  return legal.map((choice) => {
    const inputs = new Float32Array(INPUTS);
    inputs[KIND_OF[choice.id]] = 1;
    inputs[askInput] = 1;
    const card = 'card' in choice ? choice.card : about.card;
    if (card !== undefined && TITLE_INDEX[card] >= 0) inputs[TITLE_START + TITLE_INDEX[card]] = 1;
    if ('ship' in choice) inputs[SHIP_START + choice.ship] = 1;
    const pirate = 'pirate' in choice ? choice.pirate : about.pirate;
    const to = 'to' in choice ? choice.to : about.place;
    if (pirate !== undefined && isAtSea(g, pirate)) {
      const at = 'pirate' in choice && 'to' in choice ? choice.to : g.at[pirate];
      inputs.set(pirateInputs(pirate * PLACES.length + at), PIRATE_START);
    }
    if (to !== undefined && to !== NONE) inputs.set(placeInputs(to), PLACE_START);
    const port = 'port' in choice ? choice.port : about.port;
    if (port !== undefined && port !== NONE) inputs.set(describePort(g, pirate, port), PORT_START);
    inputs.set(describePrize(g, pirate, choice, about), PRIZE_START);
    inputs.set(roll, ROLL_START);
    const habit = habits[choice.id];
    inputs.set([habit, Math.log(habit + 0.01) / 3, 1 / legal.length], HABIT_START);
    return inputs;
  });
}

/** The prior of the tree. */
export const PRIOR: ChoiceFeatures<GoldenAge> = {
  network: { inputs: INPUTS, first: 24, second: 8 },
  isDescribed: ({ ask }) => ask !== null,
  describe,
};
