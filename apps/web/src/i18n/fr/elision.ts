/** @example de('Teach') // “de Teach”; de('Avery') // “d’Avery” */
export const de = (name: string): string => (/^[aeiouàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`);
