import { words } from '../words.ts';

/** @param chance  from 0 to 1 @returns such as `58%`, as the language writes it */
export const percent = (chance: number): string => new Intl.NumberFormat(words().id, { style: 'percent' }).format(chance);
