/** What a thing could be used for if a rule did not forbid it now. */
import { type Choice, placeOf, type Thing, type View } from '@bb/golden-age/rules';
import type { Session, Use } from '../session/session.ts';

/** A line below the prompt, and the number of the rule it comes from. */
export interface Hint {
  readonly text: string;
  readonly rule: string | null;
}

export const isClosed = ({ rule }: Use): boolean => rule !== null;

export const closedUses = (session: Session, thing: Thing): readonly Use[] => session.uses(thing).filter(isClosed);

/** The unavailable choices at the places of these choices, for their pirates. */
export function closedAt(session: Session, choices: readonly Choice[]): readonly Use[] {
  const uses = new Map<number, Use>();
  for (const choice of choices)
    for (const thing of thingsOf(choice, session.snapshot.view)) for (const use of closedUses(session, thing)) uses.set(use.choice.id, use);
  return [...uses.values()];
}

function thingsOf(choice: Choice, view: View): readonly Thing[] {
  if (!('pirate' in choice)) return [];
  const { pirate } = choice;
  if (choice.type === 'findMerchant' || choice.type === 'lootMerchant') return [{ kind: 'merchant', port: choice.port, pirate }];
  const place = choice.type === 'move' ? choice.to : choice.type === 'attackPort' ? placeOf(choice.port) : view.at[pirate];
  return place === undefined ? [] : [{ kind: 'place', place, pirate }];
}
