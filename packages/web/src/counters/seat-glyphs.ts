/** Seats are told apart by shape as well as by color. */
const GLYPHS = ['◆', '■', '▲', '●', '★'] as const;
export const glyphOf = (seat: number): string => GLYPHS[seat] ?? '';
