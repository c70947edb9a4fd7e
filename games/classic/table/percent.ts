/** @returns a chance from 0 to 1 as a percentage, such as `58 %` with a narrow space */
export const percent = (chance: number): string => `${Math.round(chance * 100)}\u202f%`;
