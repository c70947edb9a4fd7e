/** Describes a place of the board in words, with everything that is visible there. */
import {
  COMMISSIONERS,
  FACE_DOWN,
  isArea,
  isPort,
  isProGovernor,
  isTransit,
  MERCHANTS,
  NONE,
  PIRATES,
  type PlaceId,
  type PortId,
  piratesAt,
  portAt,
  type Tables,
  UNFOUND,
  type View,
  WARSHIPS,
} from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import { say } from '../i18n/say.ts';

/** The place's name and kind, then what is there. */
export function describePlace(place: PlaceId, view: View, names: Names): string {
  return [kindOf(place, names), ...presentAt(place, view, names)].join('; ');
}

/** Lists the places that a Move leads to from here. */
export const describeMoves = (place: PlaceId, names: Names): string =>
  say().accessibility.ways((names.tables.moves[place] ?? []).map((to) => names.place(to)));

function kindOf(place: PlaceId, names: Names): string {
  const words = say().accessibility;
  const { tables } = names;
  if (isTransit(place)) return words.passage(names.place(place));
  if (!isPort(place)) return words.openSea(names.place(place));
  const port = portAt(place);
  return words.port(names.port(port), nationOf(tables, port, names), tables.portValue[port] ?? 0, tables.portDefense[port] ?? 0);
}

function nationOf(tables: Tables, port: PortId, names: Names): string {
  const nation = tables.portNation[port];
  return nation === undefined ? '' : names.nation(nation);
}

function presentAt(place: PlaceId, view: View, names: Names): readonly string[] {
  const words = say().accessibility;
  const there = [
    ...(isPort(place) ? inPort(portAt(place), view, names) : []),
    ...piratesAt(view, place).map((pirate) => words.pirate(names.pirateInFull(pirate), names.seat(view.owner[pirate] ?? NONE))),
    ...(isArea(place) ? warshipsAt(place, view, names) : []),
    ...view.commissionerAt.flatMap((at, seat) => {
      const commissioner = COMMISSIONERS.find((commissioner) => commissioner === view.commissioner[seat]);
      return at === place && commissioner !== undefined
        ? [words.commissioner(names.commissionerInFull(commissioner), names.seat(seat))]
        : [];
    }),
  ];
  return there.length === 0 ? [words.nothing] : there;
}

export function warshipsAt(place: PlaceId, view: View, names: Names): readonly string[] {
  return WARSHIPS.filter((warship) => view.warshipAt[place] === warship).map((warship) => names.warship(warship));
}

function inPort(port: PortId, view: View, names: Names): readonly string[] {
  const words = say().accessibility;
  if (view.destroyed[port] === 1) return [words.destroyed];
  const governor = view.governorAt[port];
  const merchant = view.merchantAt[port] ?? NONE;
  const found = MERCHANTS.find((one) => one === merchant && view.merchantSince[port] !== UNFOUND);
  const haven = PIRATES.find((pirate) => pirate === view.havenOf[port]);
  return [
    ...(governor === undefined || governor === NONE ? [] : [words.governor(names.governor(governor), isProGovernor(governor))]),
    ...(merchant === NONE
      ? []
      : [found === undefined || merchant === FACE_DOWN ? words.merchant : words.merchantFound(names.merchant(found))]),
    ...(haven === undefined ? [] : [words.haven(names.pirate(haven))]),
    ...(view.attacked[port] === 1 ? [words.attacked] : []),
  ];
}
