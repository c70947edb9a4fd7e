/** Where in the turn a question stands: `Anne’s turn ▸ Teach ▸ voyage`. */
import { type GameEvent, PIRATES } from '@bb/classic/rules';
import { familyName } from '@bb/classic/text';
import type { DecisionContext } from './decision-context.ts';

/**
 * @param events  up to the question
 * @returns the crumbs, outermost first
 */
export function breadcrumb({ decision, view, names, said }: DecisionContext, events: readonly GameEvent[]): readonly string[] {
  const { crumbs: words } = said;
  if (view.active < 0) return [words.setup];
  const crumbs = [words.turn(names.seat(view.active))];
  const operating = PIRATES.find((pirate) => pirate === view.operating);
  const began = events.findLastIndex(({ type }) => type === 'turnBegan');
  const ended = events.findLastIndex(({ type }) => type === 'lineRead');
  if (ended > began) crumbs.push(words.endOfTurn);
  else if (operating !== undefined && decision.ask !== 'takeOperation') crumbs.push(familyName(operating));
  const step = new Map(Object.entries(words.steps)).get(decision.ask);
  if (step !== undefined) crumbs.push(step);
  return crumbs;
}
