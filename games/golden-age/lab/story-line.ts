import type { StoryLine } from '@bb/golden-age/text';

/** A line of the story, indented by its depth; a new turn comes after an empty line. */
export function storyLine({ depth, text, events }: StoryLine, withRules = false): string {
  if (depth === 0) return `\n${text}`;
  return `${'  '.repeat(depth)}${text}${withRules ? `  [${rulesOf(events).join(', ')}]` : ''}`;
}

/** The rules of the events, without those of dice unless there are no others. */
function rulesOf(events: StoryLine['events']): readonly string[] {
  const others = events.filter(({ type }) => type !== 'rolled');
  return [...new Set((others.length === 0 ? events : others).map(({ rule }) => rule))];
}
