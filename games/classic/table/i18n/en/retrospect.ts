import type { Said } from '@bb/ui/catalogue.svelte.ts';

/** What the sheets about a finished game are called. */
export const retrospect = { chronicle: 'Chronicle', charts: 'Charts', analysis: 'Analysis' };

export type RetrospectTexts = Said<typeof retrospect>;
