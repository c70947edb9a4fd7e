/** Seats are told apart by shape as well as by color. U+FE0E keeps a suit from becoming a picture. */
const GLYPHS = ['◆', '■', '▲', '●', '★', '▼', '✚', '♥\ufe0e', '♣\ufe0e', '▬'] as const;
export const glyphOf = (seat: number): string => GLYPHS[seat] ?? '';
