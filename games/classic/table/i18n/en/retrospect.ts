import type { Said } from '@bb/table-kit/catalogue.svelte.ts';

/** What the sheets about a finished game are called. */
export const retrospect = { chronicle: 'Chronicle', charts: 'Charts', analysis: 'Analysis' };

export type RetrospectTexts = Said<typeof retrospect>;
