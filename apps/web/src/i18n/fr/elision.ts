/** @example de('Teach') // “de Teach”; de('Avery') // “d’Avery” */
export const de = (name: string): string => (/^(?:[aeiou]|æ|œ)/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
