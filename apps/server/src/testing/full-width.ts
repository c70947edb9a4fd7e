/** ASCII from `!` on stands in this order, at this distance, among the full-width forms. */
const DISTANCE = 0xfee0;

/** @returns the text as a keyboard for an East Asian script writes it */
export const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + DISTANCE));
