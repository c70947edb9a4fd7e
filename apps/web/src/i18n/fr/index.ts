/** French. */
import type { Catalogue } from '../en/index.ts';
import { pages } from './pages.ts';

export const fr: Catalogue = { pages };
