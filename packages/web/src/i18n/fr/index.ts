import type { Catalogue } from '../en/index.ts';
import { en } from '../en/index.ts';

export const fr: Catalogue = { ...en };
