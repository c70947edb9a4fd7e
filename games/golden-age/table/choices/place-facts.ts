/** What speaks for a marked place, and what against it: what lies there and in its ports, and the odds. */
import { AREAS, PLACES, placeOf } from '@bb/golden-age/rules';
import { capital, choiceLabel, consequence } from '@bb/golden-age/text';
import { isOnBoard } from '@bb/kernel';
import type { PlaceFacts } from '@bb/table-kit/table/place-facts.ts';
import { describePlace, warshipsAt } from '../accessibility/place-description.ts';
import { say } from '../i18n/say.ts';
import type { Session } from '../session/session.ts';
import type { Choosing } from './choosing.svelte.ts';

/** @returns null if the player points at no place that can be chosen on the map */
export function placeFacts({ snapshot, names }: Session, { pointed, targets }: Pick<Choosing, 'pointed' | 'targets'>): PlaceFacts | null {
  const { decision, view } = snapshot;
  const place = PLACES.find((place) => pointed?.place === `place-${place}`);
  if (!pointed || !decision || place === undefined) return null;
  const choices = (targets.get(pointed.place) ?? []).filter((choice) => isOnBoard(decision.traits, choice));
  const [first, ...others] = choices;
  if (first === undefined) return null;
  const only = others.length === 0 ? first : null;
  const then = only ? consequence(only, names, { view, about: decision.about }) : '';
  const area = AREAS.find((area) => area === place);
  const ports = area === undefined ? [] : names.tables.areaPorts[area];
  return {
    title: only ? capital(choiceLabel(only, names)) : say().board.choicesAt(names.place(place), choices.length),
    lines: [
      ...(then === '' ? [] : [{ text: capital(then) }]),
      { text: capital(describePlace(place, view, names)), isBad: warshipsAt(place, view, names).length > 0 },
      ...ports.map((port) => ({ text: capital(describePlace(placeOf(port), view, names)) })),
    ],
    act: say().board.chooseIt,
    take: pointed.take ?? undefined,
  };
}
