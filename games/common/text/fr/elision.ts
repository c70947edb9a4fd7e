/** French words that lose their vowel before a name that begins with one, accents and ligatures included. */
export const isElided = (name: string): boolean => /^(?:[aeiou]|æ|œ)/i.test(name.normalize('NFD'));
/** @example de('Teach') // “de Teach”; de('Avery') // “d’Avery” */
export const de = (name: string): string => (isElided(name) ? `d’${name}` : `de ${name}`);
/** @example que('Teach') // “que Teach”; que('Avery') // “qu’Avery” */
export const que = (name: string): string => (isElided(name) ? `qu’${name}` : `que ${name}`);
