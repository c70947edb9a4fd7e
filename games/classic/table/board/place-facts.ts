/** What speaks for a marked place, and what against it: the way there, the odds, what is near. */
import {
  type Choice,
  COMMISSIONERS,
  directionOf,
  isPort,
  NONE,
  PIRATES,
  type PirateId,
  type PlaceId,
  portStatus,
  type Tables,
  type View,
} from '@bb/classic/rules';
import { capital, percent } from '@bb/classic/text';
import { isOnBoard } from '@bb/kernel';
import type { PlaceFacts } from '@bb/table-kit/table/place-facts.ts';
import type { Choosing } from '../choices/choosing.svelte.ts';
import type { DecisionContext } from '../choices/decision-context.ts';
import { inFull, oddsOf } from '../choices/odds-notes.ts';
import { boardWords } from '../i18n/board.ts';
import type { Session } from '../session.ts';
import { factsOf } from './describe.ts';
import { hunterNames, watchOf } from './hunters.ts';
import { type Reach, reachOf } from './reach.ts';

type Line = PlaceFacts['lines'][number];

/** A pirate comes about this far in his first move. */
const NEAR_HEXES = 4;
/** A port further away is not worth a word. */
const MAX_HEXES_TO_PORT = 12;

/** @returns null if the player points at no place that can be chosen, or come to by what moves */
export function placeFacts({ snapshot }: Session, { pointed, context }: Pick<Choosing, 'pointed' | 'context'>): PlaceFacts | null {
  if (!pointed || !context) return null;
  const { place, take } = pointed;
  const { view, names, language, decision } = context;
  const choice = context.choices.find((choice) => isOnBoard(decision.traits, choice) && 'to' in choice && choice.to === place);
  const reach = reachOf(snapshot, names.tables).get(place);
  if (!choice && !reach) return null;
  const said = boardWords();
  const pirate = PIRATES.find((pirate) => pirate === decision.about.pirate) ?? null;
  const isStart = choice?.type === 'startAt';
  return {
    title: capital(language.pieces.place(place)),
    lines: [
      ...(reach ? wayThere(place, reach, pirate, context) : []),
      ...(choice ? oddsLines(choice, context) : []),
      ...(isStart && pirate !== null ? startLines(place, pirate, context) : []),
      ...factsOf(place, view, names, pirate).map((text): Line => ({ text: capital(text) })),
    ],
    act: isStart ? said.start : said.goThere,
    take: take ?? undefined,
  };
}

/** The way, what it costs, the hunters on it, and the chance to get past all of them. */
function wayThere(
  place: PlaceId,
  { left, way, chance }: Reach,
  pirate: PirateId | null,
  { decision, view, sight, language: { pieces }, said: { directions } }: DecisionContext,
): readonly Line[] {
  const said = boardWords();
  const from = pirate === null ? undefined : view.at[pirate];
  const steps = way.map((to, i) => {
    const before = i === 0 ? from : way[i - 1];
    const direction = before === undefined ? null : directionOf(before, to);
    return direction === null ? '' : directions[direction];
  });
  const arrows = steps.filter((step) => step !== '').join(', ');
  const all = decision.about.points ?? 0;
  const cost = isPort(place) ? '' : said.cost(all - left, all);
  const hunts = way.flatMap((hex): readonly Line[] => {
    const watch = pirate === null ? null : watchOf(sight, pirate, hex);
    if (pirate === null || watch === null) return [];
    return [
      { text: said.hunters[watch.by](pieces.place(hex), hunterNames(sight, pirate, hex, pieces), percent(watch.chance)), isBad: true },
    ];
  });
  return [
    ...[[arrows === '' ? '' : said.route(arrows), cost].filter((part) => part !== '').join('. ')].flatMap((text) =>
      text === '' ? [] : [{ text }],
    ),
    ...hunts,
    ...(hunts.length > 1 ? [{ text: said.uncaught(percent(chance)), isBad: true }] : []),
  ];
}

const oddsLines = (choice: Choice, context: DecisionContext): readonly Line[] => {
  const text = inFull(oddsOf(choice, context));
  return text === '' ? [] : [{ text }];
};

/** C4.6 The nearest port, the merchants to hunt, and the hunters to fear. */
function startLines(place: PlaceId, pirate: PirateId, { view, sight: { tables }, language: { pieces } }: DecisionContext): readonly Line[] {
  const said = boardWords();
  const hexes = distancesFrom(place, tables);
  const near = (at: PlaceId | undefined): boolean => at !== undefined && (hexes.get(at) ?? Number.POSITIVE_INFINITY) <= NEAR_HEXES;
  const nearest = [...hexes].flatMap(([hex, distance]) => {
    const port = tables.portIn[hex];
    return port === undefined || port === NONE || view.destroyed.includes(port) ? [] : [{ port, distance }];
  })[0];
  const merchants = view.sightingAt.filter(near).length;
  const commissioners = COMMISSIONERS.filter(
    (commissioner) => isHunting(commissioner, pirate, view) && near(view.commissionerAt[commissioner]),
  ).length;
  const hunters = view.slotAt.filter(near).length + commissioners;
  const status = nearest && said.status[portStatus(tables, view, pirate, nearest.port)];
  return [
    ...(nearest && status !== undefined ? [{ text: capital(said.nearPort(pieces.port(nearest.port), status, nearest.distance)) }] : []),
    { text: said.prey(merchants, NEAR_HEXES) },
    hunters === 0 ? { text: said.safe(NEAR_HEXES) } : { text: said.danger(hunters, NEAR_HEXES), isBad: true },
  ];
}

function isHunting(one: (typeof COMMISSIONERS)[number], pirate: PirateId, { commissionerOf, owner }: View): boolean {
  const seat = commissionerOf[one] ?? NONE;
  return seat !== NONE && seat !== owner[pirate];
}

/** @returns the hexes around a place, the nearest first, with their distances */
function distancesFrom(place: PlaceId, { adjacent }: Tables): ReadonlyMap<PlaceId, number> {
  const found = new Map<PlaceId, number>([[place, 0]]);
  for (const [at, distance] of found) {
    if (distance === MAX_HEXES_TO_PORT) break;
    for (const next of adjacent[at] ?? []) if (!found.has(next)) found.set(next, distance + 1);
  }
  return found;
}
