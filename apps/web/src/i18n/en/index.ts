/** All English texts of the page around the tables. */
import type { Said } from '@bb/table-kit/catalogue.svelte.ts';
import { pages } from './pages.ts';

export const en = { pages };

export type Catalogue = Said<typeof en>;
