import type { RetrospectTexts } from '../en/retrospect.ts';

/** What the sheets about a finished game are called. */
export const retrospect: RetrospectTexts = { chronicle: 'Chronik', charts: 'Diagramme', analysis: 'Analyse' };
