/** What a seat sees, in lines. */

import type { SeatNames } from '@bb/kernel';
import {
  COMMISSIONERS,
  HOSTAGES,
  MAX_HOLDS,
  MERCHANTS,
  NATIONS,
  NO_MERCHANT,
  NO_PORT,
  NO_WARSHIP,
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
import { capital } from './figures.ts';
import type { PositionWords } from './language.ts';

/** @returns a line per pirate and Commissioner, by player, then what lies on the map */
export function position(view: View, names: SeatNames, words: PositionWords): readonly string[] {
  const lines = view.active === NONE ? [] : [words.turn(view.turn, names(view.active))];
  for (const [seat, fleet] of view.fleet.entries()) {
    lines.push(words.labelled(names(seat), words.fleet(fleet)));
    for (const pirate of fleet) lines.push(...aboutPirate(view, pirate, words));
    lines.push(...goneLines(view, seat, words), ...commissionerLines(view, seat, words));
  }
  return [...lines, ...portLines(view, words), ...merchantLines(view, words), ...warshipLines(view, words)];
}

function aboutPirate(view: View, pirate: PirateId, words: PositionWords): readonly string[] {
  if (view.ship[pirate] === NONE) return [];
  const lines = [`  ${capital(words.pirate(pirate, view))}`];
  const facts = [...troubles(view, pirate, words), ...cargo(view, pirate, words), ...hostages(view, pirate, words)];
  if (facts.length > 0) lines.push(`    ${facts.join(words.apart)}`);
  const standing = standingOf(view, pirate, words);
  if (standing.length > 0) lines.push(`    ${standing.join(words.apart)}`);
  return lines;
}

function troubles(view: View, pirate: PirateId, words: PositionWords): readonly string[] {
  const facts: string[] = [];
  if (view.revelry[pirate] === 1) facts.push(words.revelry);
  if (view.careened[pirate] === 1) facts.push(words.careened);
  if (view.scurvy[pirate] === 1) facts.push(words.scurvy);
  if (view.wound[pirate] > 0) facts.push(words.wound(view.wound[pirate]));
  if (view.stunned[pirate] === 1) facts.push(words.wound(1));
  if (view.holding[pirate] === 1) facts.push(words.holding);
  if (view.chasing[pirate] !== NONE) facts.push(words.chasing(view.chasing[pirate]));
  if (view.ally[pirate] !== NONE) facts.push(words.ally(view.ally[pirate]));
  return facts;
}

function cargo(view: View, pirate: PirateId, words: PositionWords): readonly string[] {
  const first = view.log[pirate] * MAX_HOLDS;
  return view.holds.slice(first, first + MAX_HOLDS).flatMap((worth, i) => (worth > 0 ? [words.cargo(view.goods[first + i], worth)] : []));
}

const hostages = (view: View, pirate: PirateId, words: PositionWords): readonly string[] =>
  HOSTAGES.filter((slot) => view.hostageOf[slot] === pirate).map((slot) =>
    words.hostage(slot, PORTS[view.homePort[slot]] ?? NO_PORT, view.tortured[slot] === 1),
  );

function standingOf(view: View, pirate: PirateId, words: PositionWords): readonly string[] {
  const facts: string[] = [];
  const attacked = NATIONS.filter((id) => (view.history[pirate] & (1 << id)) !== 0);
  if (attacked.length > 0) facts.push(words.attacked(attacked));
  if (view.letter[pirate] !== NONE) facts.push(words.letter(view.letter[pirate]));
  const havens = PORTS.filter((id) => view.havenOf[id] === pirate);
  if (havens.length > 0) facts.push(words.havens(havens));
  const stash = stashOf(view, pirate);
  if (stash > 0) facts.push(words.stash(stash));
  return facts;
}

/** Stashes are triples: pirate, port, pounds. */
const stashOf = (view: View, pirate: PirateId): number =>
  view.stashes.reduce((sum, worth, i) => (i % 3 === 2 && view.stashes[i - 2] === pirate ? sum + worth : sum), 0);

/** Pirates who are out of the game. Those who have retired keep what they had. */
function goneLines(view: View, seat: Seat, words: PositionWords): readonly string[] {
  const gone = PIRATES.filter((pirate) => view.owner[pirate] === seat && !view.fleet[seat].includes(pirate));
  return gone.map((pirate) =>
    view.fate[pirate] === RETIRED
      ? `  ${words.retired(pirate, view.netWorth[pirate] + stashOf(view, pirate), view.notoriety[pirate])}`
      : `  ${words.lost(pirate)}`,
  );
}

const commissionerLines = (view: View, seat: Seat, words: PositionWords): readonly string[] =>
  COMMISSIONERS.filter((commissioner) => view.commissionerOf[commissioner] === seat).map(
    (commissioner) => `  ${capital(words.commissioner(commissioner, view))}`,
  );

function portLines(view: View, words: PositionWords): readonly string[] {
  const governed = PORTS.filter((port) => view.governorAt[port] !== NONE).map((port) => words.governed(port, view));
  const offers = PORTS.filter((port) => view.letterOn[port] !== NONE).map((port) => words.offer(port, view.letterOn[port]));
  return [
    ...listed('governors', governed, words),
    ...listed('letters', offers, words),
    ...listed('destroyed', view.destroyed.map(words.port), words),
    ...listed('english', view.english.map(words.port), words),
  ];
}

const merchantLines = (view: View, words: PositionWords): readonly string[] =>
  listed(
    'merchants',
    SIGHTINGS.filter((sighting) => (view.sightingAt[sighting] ?? NONE) !== NONE).map((sighting) =>
      words.merchant(sighting, view.sightingAt[sighting], MERCHANTS[view.merchantOn[sighting]] ?? NO_MERCHANT),
    ),
    words,
  );

const warshipLines = (view: View, words: PositionWords): readonly string[] =>
  listed(
    'warships',
    SLOTS.filter((slot) => (view.slotAt[slot] ?? NONE) !== NONE).map((slot) =>
      words.warship(slot, view.slotAt[slot], WARSHIPS[view.warshipOn[slot]] ?? NO_WARSHIP),
    ),
    words,
  );

const listed = (list: keyof PositionWords['lists'], facts: readonly string[], words: PositionWords): readonly string[] =>
  facts.length === 0 ? [] : [words.labelled(words.lists[list], facts.join(words.apart))];
