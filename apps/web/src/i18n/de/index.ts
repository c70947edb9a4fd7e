/** German. */
import type { Catalogue } from '../en/index.ts';
import { pages } from './pages.ts';

export const de: Catalogue = { pages };
