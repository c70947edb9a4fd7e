/** What speaks for a marked place, and what against it: what lies there and in its ports, and the odds. */
import { AREAS, type Choice, type Decision, PLACES, type PlaceId, placeOf, type View } from '@bb/golden-age/rules';
import { capital, choiceLabel, consequence, type Names } from '@bb/golden-age/text';
import type { Pointed } from '@bb/table-kit/map/map-marks.ts';
import type { PlaceFacts } from '@bb/table-kit/table/place-facts.ts';
import { describePlace, warshipsAt } from '../accessibility/place-description.ts';
import { say } from '../i18n/say.ts';
import type { TargetKey } from './choice-targets.ts';

/** @param choices  that the place stands for */
export function placeFacts(
  { place: key, take }: Pointed<TargetKey>,
  choices: readonly Choice[],
  { about }: Decision,
  view: View,
  names: Names,
): PlaceFacts | null {
  const place = PLACES.find((place) => key === `place-${place}`);
  const [only, ...others] = choices;
  if (place === undefined || only === undefined) return null;
  const isOne = others.length === 0;
  const then = isOne ? consequence(only, names, { view, about }) : '';
  return {
    title: isOne ? capital(choiceLabel(only, names)) : say().board.choicesAt(names.place(place), choices.length),
    lines: [...(then === '' ? [] : [{ text: capital(then) }]), ...linesOf(place, view, names)],
    act: say().board.chooseIt,
    take: take ?? undefined,
  };
}

function linesOf(place: PlaceId, view: View, names: Names): PlaceFacts['lines'] {
  const area = AREAS.find((area) => area === place);
  const ports = area === undefined ? [] : (names.tables.areaPorts[area] ?? []);
  return [
    { text: capital(describePlace(place, view, names)), isBad: warshipsAt(place, view, names).length > 0 },
    ...ports.map((port) => ({ text: capital(describePlace(placeOf(port), view, names)) })),
  ];
}
