/** Why something is not possible now, and what could be meant by a place. */
import type { CardId, Choice, PirateId, PlaceId, View } from '@bb/engine';
import { capital, choiceLabel, ruleText } from '@bb/words';
import { words as game, say } from '../i18n/say.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Thing, Use } from './possible.ts';

/** A line for the prompt, and the rule it comes from. */
export interface Hint {
  readonly text: string;
  readonly rule: string | null;
}

export const isClosed = ({ rule }: Use): boolean => rule !== null;

const textOf = (rule: string): string => ruleText(rule, game()) ?? say().prompting.notNow;
const closedUses = (session: Session, thing: Thing): readonly Use[] => session.uses(thing).filter(isClosed);

export const whyNot = ({ names }: Session, { choice, rule }: Use): Hint | null =>
  rule === null ? null : { text: say().prompting.whyNot(capital(choiceLabel(choice, names)), textOf(rule)), rule };

/** Why one's pirate can't do anything there now. */
export function whyNotThere(session: Session, place: PlaceId, pirate: PirateId): Hint | null {
  const { names, snapshot, person } = session;
  if (snapshot.view.owner[pirate] !== person) return null;
  const [first] = closedUses(session, { kind: 'place', place, pirate });
  if (!first || first.rule === null) return null;
  if (first.choice.type !== 'move') return whyNot(session, first);
  return { text: say().prompting.cantSail(names.pirate(pirate), names.place(place), textOf(first.rule)), rule: first.rule };
}

/** Why the card can't be played now. */
export function whyNoCard(session: Session, card: CardId): Hint {
  const words = say().prompting;
  const rule = closedUses(session, { kind: 'card', card })[0]?.rule;
  return rule ? { text: words.whyNot(session.names.card(card), textOf(rule)), rule } : { text: words.notYourTurn, rule: null };
}

/** What is closed where these choices lie. */
export function closedAt(session: Session, choices: readonly Choice[]): readonly Use[] {
  const thing = thingOf(choices, session.snapshot.view);
  return thing ? closedUses(session, thing) : [];
}

function thingOf([first]: readonly Choice[], view: View): Thing | null {
  const pirate = first && 'pirate' in first ? first.pirate : null;
  const place = first?.type === 'move' ? first.to : pirate === null ? undefined : view.at[pirate];
  if (pirate === null || !first || place === undefined) return null;
  return first.type === 'findMerchant' || first.type === 'lootMerchant'
    ? { kind: 'merchant', port: first.port, pirate }
    : { kind: 'place', place, pirate };
}
