import type { StoryLine } from '@bb/words';

/** Turns apart, and below an Action what comes of it. */
export function storyLine({ depth, text, events }: StoryLine, withRules = false): string {
  if (depth === 0) return `\n${text}`;
  return `${'  '.repeat(depth)}${text}${withRules ? `  [${rulesOf(events).join(', ')}]` : ''}`;
}

/** Of dice only if there is nothing else. */
function rulesOf(events: StoryLine['events']): readonly string[] {
  const told = events.filter(({ type }) => type !== 'rolled');
  return [...new Set((told.length === 0 ? events : told).map(({ rule }) => rule))];
}
