import { grouped } from '../figures.ts';

export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
export const count = (n: number, singular: string, several: string): string => `${n} ${n === 1 ? singular : several}`;
export const pounds = (n: number): string => `${grouped(n, '.')} £`;
/** The genitive of a name: `Teachs`, `Roberts’`. */
export const s = (name: string): string => (/[sxzß]$/i.test(name) ? `${name}’` : `${name}s`);
