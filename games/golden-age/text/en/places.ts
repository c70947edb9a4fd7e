/** Seas with the prepositions that sentences want: ships lie in an ocean, but off a coast. */
import { isArea, isTransit, PLACE_NAMES, type PlaceId, type PlaceName } from '@bb/golden-age/rules';
import type { Names } from '../names.ts';

interface Sea {
  readonly name: string;
  /** Where: `off the Gold Coast` */
  readonly where: string;
  /** As an object, and where to: `the Gold Coast` */
  readonly object: string;
  /** What a storm sweeps: `the waters off the Gold Coast` */
  readonly waters: string;
}

const ocean = (name: string): Sea => ({ name, where: `in the ${name}`, object: `the ${name}`, waters: `the ${name}` });
const coast = (name: string, object = name): Sea => ({ name, where: `off ${object}`, object, waters: `the waters off ${object}` });

const SEAS: { readonly [P in PlaceName]?: Sea } = {
  'north-atlantic': ocean('North Atlantic'),
  'central-atlantic': ocean('Central Atlantic'),
  'south-atlantic': ocean('South Atlantic'),
  'west-caribbean': ocean('West Caribbean'),
  'east-caribbean': ocean('East Caribbean'),
  'central-america': coast('Central America'),
  'south-america': coast('South America'),
  'gold-coast': coast('Gold Coast', 'the Gold Coast'),
  'east-africa': coast('East Africa'),
  india: coast('India'),
};

/** A place with a name of its own, from a component set, goes without an article. */
export function formsOf(place: PlaceId, name: string): Sea {
  const id = PLACE_NAMES[place];
  const known = id === undefined ? undefined : SEAS[id];
  if (known?.name === name) return known;
  const object = isTransit(place) ? `the Transit Box ${name}` : name;
  return { name, where: `${isArea(place) ? 'off' : 'in'} ${object}`, object, waters: object };
}

export const waters = (place: PlaceId, n: Names): string => formsOf(place, n.place(place)).waters;
