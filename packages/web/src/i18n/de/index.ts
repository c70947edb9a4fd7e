import type { Catalogue } from '../en/index.ts';
import { en } from '../en/index.ts';

export const de: Catalogue = { ...en };
