/** Figures as they are written in every language. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const typographic = (text: string): string => text.replaceAll("'", '’');
/** A rating: 3, −1. */
export const rated = (value: number): string => (value < 0 ? `−${-value}` : String(value));
/** −2, +1. */
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
