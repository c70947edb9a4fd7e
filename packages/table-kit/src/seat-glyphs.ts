/** Shapes that identify seats without color. U+FE0E keeps a card suit from being shown as an emoji. */
const GLYPHS = ['◆', '■', '▲', '●', '★', '▼', '✚', '♥\ufe0e', '♣\ufe0e', '▬'] as const;
export const glyphOf = (seat: number): string => GLYPHS[seat] ?? '';
