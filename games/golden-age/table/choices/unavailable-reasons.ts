/** Explains why something is unavailable now. */
import { type CardId, isPort, type PirateId, PLACES, type PlaceId, PORTS, type PortId, type Thing } from '@bb/golden-age/rules';
import { capital, choiceLabel } from '@bb/golden-age/text';
import { type Hint, whyNot } from '@bb/table-kit/table/choosing.svelte.ts';
import { ruleText } from '../i18n/rule-text.svelte.ts';
import { say } from '../i18n/say.ts';
import type { Session, Use } from '../session/session.ts';
import { closedUses, type TargetKey, targetsOf } from './choice-targets.ts';

const textOf = (rule: string): string => ruleText(rule) ?? say().prompting.notNow;
const notAsked = (): readonly Hint[] => [{ text: say().prompting.notYourTurn, rule: null }];
/** The hint that the decision is about something else, with what to choose instead. */
const noAnswer = (session: Session, what: string, why = `${say().prompting.noAnswer} ${instead(session)}`): readonly Hint[] => [
  whyNot(what, why, session.snapshot.decision?.rule ?? null),
];

export const whyNotUse = ({ names }: Session, { choice, rule }: Use): readonly Hint[] =>
  rule === null ? [] : [whyNot(capital(choiceLabel(choice, names)), textOf(rule), rule)];

/** What answers the decision: places on the map, a card in the hand, or only the list. */
function instead({ snapshot: { choices, view } }: Session): string {
  const words = say().prompting.instead;
  // What a card does to a place is chosen after the card.
  const direct = choices.filter((choice) => !('card' in choice));
  const kinds = new Set([...targetsOf(direct, view).keys()].map(kindOf));
  const [only] = kinds;
  if (only !== undefined) return kinds.size === 1 ? words[only] : words.place;
  return choices.some((choice) => 'card' in choice) ? words.card : words.list;
}

function kindOf(key: TargetKey): 'sea' | 'port' {
  const { place } = metAt(key);
  return place === undefined || isPort(place) ? 'port' : 'sea';
}

/**
 * Why nothing can be done at a place now. It is explained for the pirate on show if he is the player's own, else for the one whose
 * Actions these are, else for any of the player's pirates.
 */
export function whyNotAt(session: Session, keys: readonly TargetKey[], shown: PirateId | null): readonly Hint[] {
  const { names, snapshot, person } = session;
  const { view } = snapshot;
  if (session.replay) return [];
  if (snapshot.choices.length === 0 || person === null) return notAsked();
  const pirate = [shown, view.actionsOf, ...view.fleet[person]].find((pirate) => pirate !== null && view.owner[pirate] === person) ?? null;
  const met = keys.map(metAt);
  const things = met.flatMap(({ place, port }): readonly Thing[] => {
    if (pirate === null) return [];
    return place !== undefined ? [{ kind: 'place', place, pirate }] : port !== undefined ? [{ kind: 'merchant', port, pirate }] : [];
  });
  const why = things.flatMap((thing) => closedUses(session, thing).slice(0, 1)).flatMap((use) => whyNotGo(session, use));
  if (why.length > 0) return why;
  const [{ place, port } = {}] = met;
  if (port !== undefined) return noAnswer(session, names.port(port));
  if (place === undefined) return [];
  const isThere = snapshot.decision?.ask === 'takeAction' && pirate !== null && view.at[pirate] === place;
  return noAnswer(session, names.place(place), isThere ? say().prompting.isThere(names.pirate(pirate)) : undefined);
}

function whyNotGo(session: Session, use: Use): readonly Hint[] {
  const { choice, rule } = use;
  if (rule === null || choice.type !== 'move') return whyNotUse(session, use);
  const { names } = session;
  return [{ text: say().prompting.cantSail(names.pirate(choice.pirate), names.place(choice.to), textOf(rule)), rule }];
}

/** The place of a target, or the port whose merchant it is. */
function metAt(key: TargetKey): { readonly place?: PlaceId | undefined; readonly port?: PortId | undefined } {
  const [kind, id] = key.split('-');
  return kind === 'merchant' ? { port: PORTS[Number(id)] } : { place: PLACES[Number(id)] };
}

/** Why the player's own pirate can't act now; empty for another player's pirate. */
export function whyNoPirate(session: Session, pirate: PirateId): readonly Hint[] {
  const { names, snapshot, person } = session;
  if (session.replay || snapshot.view.owner[pirate] !== person) return [];
  if (snapshot.choices.length === 0) return notAsked();
  const [first, ...rest] = closedUses(session, { kind: 'pirate', pirate });
  if (!first || first.rule === null) return noAnswer(session, names.pirateInFull(pirate));
  return rest.some(({ rule }) => rule !== first.rule)
    ? whyNotGo(session, first)
    : [whyNot(names.pirateInFull(pirate), textOf(first.rule), first.rule)];
}

/** Why the card can't be played now. */
export function whyNoCard(session: Session, card: CardId): readonly Hint[] {
  const name = session.names.card(card);
  const rule = closedUses(session, { kind: 'card', card })[0]?.rule;
  if (rule) return [whyNot(name, textOf(rule), rule)];
  return session.snapshot.choices.length > 0 ? noAnswer(session, name) : notAsked();
}
