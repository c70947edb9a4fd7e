import type { Said } from '../../catalogue.svelte.ts';

/** What the rules reference of all games says. */
export const reference = {
  title: 'Rules reference',
  search: 'Search words or a rule number',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  nothing: 'No matches.',
  chapters: 'Chapters',
  terms: 'Terms',
};

export type ReferenceWords = Said<typeof reference>;
