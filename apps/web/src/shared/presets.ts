/** Compares the settings of a form with those of a preset. */

const sorted = (options: object): string => JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));

export const hasOptions = (options: object, wanted: object): boolean => sorted(options) === sorted(wanted);
