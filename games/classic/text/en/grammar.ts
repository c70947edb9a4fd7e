import { grouped } from '../figures.ts';

export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
export const count = (n: number, singular: string, several = `${singular}s`): string => `${n} ${n === 1 ? singular : several}`;
export const pounds = (n: number): string => `£${grouped(n, ',')}`;
/** @returns a noun with its indefinite article */
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
export const possessive = (name: string): string => `${name}’s`;
