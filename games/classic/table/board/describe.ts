/** What lies at a place, in words: for tooltips and screen readers. */
import {
  COMMISSIONERS,
  GOVERNORS,
  isBox,
  isHaven,
  isHex,
  isPort,
  LETTERS,
  MERCHANTS,
  NO_MERCHANT,
  NO_WARSHIP,
  NONE,
  nationOfPort,
  PIRATES,
  type PirateId,
  type PlaceId,
  type PortId,
  placeOf,
  portAt,
  portStatus,
  portValue,
  SIGHTINGS,
  SLOTS,
  type View,
  WARSHIPS,
} from '@bb/classic/rules';
import { laneAt, laneText } from '../cards/card-text.ts';
import { boardWords } from '../i18n/board.ts';
import { cards } from '../i18n/cards.ts';
import type { Names } from '../session.ts';
import { words } from '../words.ts';

/** @returns a port's figures, what it is to this pirate, and its marks */
export function describePort(port: PortId, view: View, { tables }: Names, pirate: PirateId | null): string {
  const { pieces } = words();
  const said = boardWords();
  const name = pieces.port(port);
  const isPirateHaven = isHaven(tables, view, port);
  const nation = pieces.nation(nationOfPort(tables, view, port));
  const facts = [
    isPirateHaven ? said.pirateHaven(name) : said.port(name, nation, portValue(tables, view, port), tables.portDefense[port] ?? 0),
  ];
  if ((view.worn[port] ?? 0) > 0) facts.push(said.worn(tables.portValue[port] ?? 0));
  const governor = GOVERNORS[view.governorAt[port] ?? NONE];
  if (governor !== undefined) facts.push(said.governor(pieces.governor(governor), pieces.sideOf(governor)));
  const haven = PIRATES[view.havenOf[port] ?? NONE];
  if (haven !== undefined) facts.push(said.havenOf(pieces.pirate(haven)));
  const letter = LETTERS[view.letterOn[port] ?? NONE];
  if (letter !== undefined) facts.push(said.letter(pieces.letter(letter)));
  if (view.destroyed.includes(port)) facts.push(said.destroyed);
  else if (pirate !== null && !isPirateHaven)
    facts.push(said.statusFor(pieces.pirate(pirate), said.status[portStatus(tables, view, pirate, port)]));
  return facts.join('; ');
}

/** @returns the pieces at a place, each in few words */
export function piecesAt(place: PlaceId, view: View): readonly string[] {
  const { position } = words();
  return [
    ...view.fleet
      .flat()
      .filter((pirate) => view.at[pirate] === place)
      .map((pirate) => position.pirate(pirate, view)),
    ...COMMISSIONERS.filter(
      (commissioner) => (view.commissionerOf[commissioner] ?? NONE) !== NONE && view.commissionerAt[commissioner] === place,
    ).map((commissioner) => position.commissioner(commissioner, view)),
    ...SLOTS.filter((slot) => view.slotAt[slot] === place).map((slot) =>
      position.warship(slot, place, WARSHIPS[view.warshipOn[slot] ?? NONE] ?? NO_WARSHIP),
    ),
    ...SIGHTINGS.filter((sighting) => view.sightingAt[sighting] === place).map((sighting) =>
      position.merchant(sighting, place, MERCHANTS[view.merchantOn[sighting] ?? NONE] ?? NO_MERCHANT),
    ),
  ];
}

/** @returns a hex, a box or a port, and what lies there */
export function describePlace(place: PlaceId, view: View, names: Names, pirate: PirateId | null): string {
  const [kind, ...rest] = factsOf(place, view, names, pirate);
  const name = isPort(place) ? '' : words().pieces.place(place);
  return [[name, kind].filter((part) => part).join(', '), ...rest].join('. ');
}

/** @returns what kind of place it is, and what lies there; the name is that of a port alone */
export function factsOf(place: PlaceId, view: View, names: Names, pirate: PirateId | null): readonly string[] {
  const { pieces } = words();
  const said = boardWords();
  if (isPort(place)) return [describePort(portAt(place), view, names, pirate), ...piecesAt(place, view)];
  const facts: string[] = [];
  if (isHex(place)) {
    const { tables } = names;
    facts.push(tables.isCoastal[place] ? said.coastal : said.openSea);
    const lane = laneAt(tables, place);
    if (lane) facts.push(said.lane(laneText(lane, cards())));
    const box = tables.boxOf[place];
    if (box !== undefined && isBox(box)) facts.push(said.arrow(pieces.place(box)));
  }
  const port = names.tables.portIn[place];
  const inHex = port !== undefined && port !== NONE ? [describePort(port, view, names, pirate), ...piecesAt(placeOf(port), view)] : [];
  return [facts.join(', '), ...inHex, ...piecesAt(place, view)];
}
