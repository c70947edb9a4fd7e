/** Finds Actions that changed nothing, which a search may not: what one of many Actions is worth lies within its error. */
import { ASKS, type Choice, clone, type Game, play } from '@bb/golden-age/rules';

/** What changes with each Action, or only when the next Player-Turn begins. */
const PASSING = [
  'playerTurn',
  'active',
  'actionsLeft',
  'actionsOf',
  'activePirate',
  'actionSpent',
  'apSpent',
  'commissionerActed',
  'merchantFinders',
  'titlesSpent',
  'stack',
  'result',
  'tables',
  'ask',
  'events',
] as const;
/** Choices of `takeAction` that are no Actions, and an Action that draws what nobody knows. */
const NEVER: readonly Choice['type'][] = ['endActions', 'endAlliance', 'drawNewPirate'];

const lasting = (g: Game): string => JSON.stringify(Object.entries(g).filter(([key]) => !PASSING.some((field) => field === key)));

/**
 * @param before the position in which the choice was made. It is not changed.
 * @param choices all choices of the game, Chance's included
 * @param at which of them was made in `before`
 * @returns true if the choice began an Action that left everything as it was, without a die or a draw
 */
export function wastesAction(before: Game, choices: readonly Choice[], at: number): boolean {
  const choice = choices[at];
  if (before.ask?.ask !== 'takeAction' || choice === undefined || NEVER.includes(choice.type)) return false;
  const g = clone(before);
  g.events = null;
  for (const choice of choices.slice(at)) {
    play(g, choice);
    if (!g.ask) return false;
    const { ask } = g.ask;
    if (ask === 'takeAction' || ask === 'drawCard' || g.playerTurn !== before.playerTurn) return lasting(g) === lasting(before);
    if (ASKS[ask].kind === 'chance') return false;
  }
  return false;
}
