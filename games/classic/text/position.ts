/** What a seat sees, in lines. */
import type { SeatNames } from '@bb/kernel';
import {
  COMMISSIONERS,
  HOSTAGES,
  isPort,
  MAX_HOLDS,
  MERCHANTS,
  NATIONS,
  NONE,
  PIRATES,
  type PirateId,
  PORTS,
  RETIRED,
  type Seat,
  SIGHTINGS,
  SLOTS,
  type View,
  WARSHIPS,
} from '../rules/index.ts';
import { WOUNDS } from './figures.ts';
import {
  commissioner,
  figure,
  goods,
  governor,
  hostage,
  letter,
  list,
  merchant,
  nation,
  pirate,
  place,
  port,
  pounds,
  ship,
  sideOf,
  sighting,
  slot,
  warship,
} from './names.ts';

/** @returns a line per pirate and Commissioner, by player, then what lies on the map */
export function position(view: View, names: SeatNames): readonly string[] {
  const lines = view.active === NONE ? [] : [`Turn ${view.turn}: ${names(view.active)}`];
  for (const [seat, fleet] of view.fleet.entries()) {
    lines.push(`${names(seat)}: ${fleet.length === 0 ? 'no pirate on the map' : list(fleet.map(pirate))}`);
    for (const one of fleet) lines.push(...aboutPirate(view, one));
    lines.push(...goneLines(view, seat), ...commissionerLines(view, seat));
  }
  return [...lines, ...portLines(view), ...merchantLines(view), ...warshipLines(view)];
}

function aboutPirate(view: View, one: PirateId): readonly string[] {
  if (view.ship[one] === NONE) return [];
  const lines = [
    `  ${pirate(one)}, ${ship(view.ship[one])} ${isPort(view.at[one]) ? 'in' : 'at'} ${place(view.at[one])}: Combat ${view.combat[one]}, ` +
      `Speed ${figure(view.speed[one])}, Crew Unrest ${view.unrest[one]}, Cunning ${view.cunning[one]}, ` +
      `Notoriety ${view.notoriety[one]}, ${pounds(view.netWorth[one])} on board`,
  ];
  const facts = [...troubles(view, one), ...cargo(view, one), ...hostages(view, one)];
  if (facts.length > 0) lines.push(`    ${facts.join('; ')}`);
  const standing = standingOf(view, one);
  if (standing.length > 0) lines.push(`    ${standing.join('; ')}`);
  return lines;
}

function troubles(view: View, one: PirateId): readonly string[] {
  const facts: string[] = [];
  if (view.revelry[one] === 1) facts.push('Debauchery & Revelry');
  if (view.careened[one] === 1) facts.push('careened');
  if (view.scurvy[one] === 1) facts.push('scurvy');
  if (view.wound[one] > 0) facts.push(`${WOUNDS[view.wound[one]]} wound`);
  if (view.stunned[one] === 1) facts.push(`${WOUNDS[1]} wound`);
  if (view.holding[one] === 1) facts.push('holds the port');
  if (view.chasing[one] !== NONE) facts.push(`chases ${sighting(view.chasing[one])}`);
  if (view.ally[one] !== NONE) facts.push(`allied with ${pirate(view.ally[one])}`);
  return facts;
}

function cargo(view: View, one: PirateId): readonly string[] {
  const first = view.log[one] * MAX_HOLDS;
  return view.holds
    .slice(first, first + MAX_HOLDS)
    .flatMap((worth, i) => (worth > 0 ? [`${goods(view.goods[first + i])} ${pounds(worth)}`] : []));
}

const hostages = (view: View, one: PirateId): readonly string[] =>
  HOSTAGES.filter((slotOf) => view.hostageOf[slotOf] === one).map((slotOf) => {
    const home = PORTS[view.homePort[slotOf]];
    const from = home === undefined ? '' : ` of ${port(home)}`;
    return `${hostage(slotOf)}${from}${view.tortured[slotOf] === 1 ? ' (tortured)' : ''}`;
  });

function standingOf(view: View, one: PirateId): readonly string[] {
  const facts: string[] = [];
  const attacked = NATIONS.filter((id) => (view.history[one] & (1 << id)) !== 0);
  if (attacked.length > 0) facts.push(`has attacked: ${list(attacked.map(nation))}`);
  if (view.letter[one] !== NONE) facts.push(letter(view.letter[one]));
  const havens = PORTS.filter((id) => view.havenOf[id] === one);
  if (havens.length > 0) facts.push(`safe haven: ${list(havens.map(port))}`);
  const stash = stashOf(view, one);
  if (stash > 0) facts.push(`stash: ${pounds(stash)}`);
  return facts;
}

/** Stashes are triples: pirate, port, pounds. */
const stashOf = (view: View, one: PirateId): number =>
  view.stashes.reduce((sum, worth, i) => (i % 3 === 2 && view.stashes[i - 2] === one ? sum + worth : sum), 0);

/** Pirates who are out of the game. Those who have retired keep what they had. */
function goneLines(view: View, seat: Seat): readonly string[] {
  const gone = PIRATES.filter((one) => view.owner[one] === seat && !view.fleet[seat].includes(one));
  return gone.map((one) =>
    view.fate[one] === RETIRED
      ? `  ${pirate(one)} has retired with ${pounds(view.netWorth[one] + stashOf(view, one))} and Notoriety ${view.notoriety[one]}`
      : `  ${pirate(one)} is lost`,
  );
}

const commissionerLines = (view: View, seat: Seat): readonly string[] =>
  COMMISSIONERS.filter((one) => view.commissionerOf[one] === seat).map(
    (one) =>
      `  Commissioner ${commissioner(one)} ${isPort(view.commissionerAt[one]) ? 'in' : 'at'} ${place(view.commissionerAt[one])}: ` +
      `movement ${view.movement[one]}, Combat ${view.strength[one]}${view.ashore[one] === 1 ? ', careened' : ''}`,
  );

function portLines(view: View): readonly string[] {
  const governed = PORTS.filter((one) => view.governorAt[one] !== NONE).map(
    (one) => `${port(one)} ${governor(view.governorAt[one])} (${sideOf(view.governorAt[one])})`,
  );
  const offers = PORTS.filter((one) => view.letterOn[one] !== NONE).map((one) => `${port(one)} ${letter(view.letterOn[one])}`);
  return [
    ...labeled('Governors', governed),
    ...labeled('Letters on offer', offers),
    ...labeled('Destroyed', view.destroyed.map(port)),
    ...labeled('English now', view.english.map(port)),
  ];
}

const merchantLines = (view: View): readonly string[] =>
  labeled(
    'Merchants',
    SIGHTINGS.filter((one) => (view.sightingAt[one] ?? NONE) !== NONE).map((one) => {
      const seen = MERCHANTS[view.merchantOn[one]];
      return `${sighting(one)} at ${place(view.sightingAt[one])}${seen === undefined ? '' : ` (${merchant(seen)})`}`;
    }),
  );

const warshipLines = (view: View): readonly string[] =>
  labeled(
    'Warships',
    SLOTS.filter((one) => (view.slotAt[one] ?? NONE) !== NONE).map((one) => {
      const seen = WARSHIPS[view.warshipOn[one]];
      return `${slot(one)} at ${place(view.slotAt[one])}${seen === undefined ? '' : ` (${warship(seen)})`}`;
    }),
  );

const labeled = (label: string, facts: readonly string[]): readonly string[] =>
  facts.length === 0 ? [] : [`${label}: ${facts.join('; ')}`];
