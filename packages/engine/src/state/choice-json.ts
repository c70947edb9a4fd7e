/** The readable form of a choice: `{"type":"move","pirate":"teach","to":"west-caribbean"}`. */

import { BadInput } from '@bb/kernel';
import { CARD_NAMES } from '../data/cards.ts';
import { isRecord } from '../data/check.ts';
import {
  COMMISSIONER_NAMES,
  GOVERNORS,
  HOSTAGES,
  MERCHANTS,
  PIRATE_NAMES,
  PLACE_NAMES,
  PORT_NAMES,
  SHIP_NAMES,
  WARSHIP_NAMES,
} from '../data/ids.ts';
import { CHOICES, type Choice } from './choice.ts';

/** A choice as JSON, with pieces by name and numbers as they are. */
export interface ChoiceJson {
  readonly type: Choice['type'];
  readonly [field: string]: string | number;
}

const numbered = (count: readonly unknown[]): readonly string[] => count.map((_, i) => String(i + 1));

/** The names of the pieces, by the field of a choice that holds one. Other fields are plain numbers. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  pirate: PIRATE_NAMES,
  target: PIRATE_NAMES,
  ally: PIRATE_NAMES,
  commissioner: COMMISSIONER_NAMES,
  warship: WARSHIP_NAMES,
  to: PLACE_NAMES,
  port: PORT_NAMES,
  card: CARD_NAMES,
  ship: SHIP_NAMES,
  merchant: numbered(MERCHANTS).map((n) => `merchant-${n}`),
  hostage: numbered(HOSTAGES).map((n) => `hostage-${n}`),
  governor: numbered(GOVERNORS).map((n) => `governor-${n}`),
};

function toJson(choice: Choice): ChoiceJson {
  const json: Record<string, string | number> & { type: Choice['type'] } = { type: choice.type };
  for (const [field, value] of Object.entries(choice)) {
    if (field === 'id' || field === 'type' || typeof value !== 'number') continue;
    json[field] = NAMES[field]?.[value] ?? value;
  }
  return Object.freeze(json);
}

/** Filled on demand: there are thousands of choices, and a game uses hundreds. */
const jsonOf: (ChoiceJson | undefined)[] = [];
const keysOf = new Map<string, ReadonlyMap<string, Choice>>();

const keyOf = (json: object): string =>
  Object.entries(json)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, value]) => `${field}=${String(value)}`)
    .join(' ');

export function choiceToJson(choice: Choice): ChoiceJson {
  const json = jsonOf[choice.id] ?? toJson(choice);
  jsonOf[choice.id] = json;
  return json;
}

function choicesByKey(type: string): ReadonlyMap<string, Choice> {
  const known = keysOf.get(type);
  if (known) return known;
  const choices = new Map(CHOICES.filter((choice) => choice.type === type).map((choice) => [keyOf(choiceToJson(choice)), choice]));
  if (choices.size > 0) keysOf.set(type, choices);
  return choices;
}

/** @throws BadInput if `json`, at `path` in the input, is not a choice of this game */
export function choiceFromJson(json: unknown, path = ''): Choice {
  if (!isRecord(json)) throw new BadInput(path, 'a choice must be an object');
  const choice = typeof json.type === 'string' ? choicesByKey(json.type).get(keyOf(json)) : undefined;
  if (choice) return choice;
  throw new BadInput(path, `no such choice: ${JSON.stringify(json).slice(0, 120)}`);
}
