/** The result of a game as a picture, to share. */
import { glyphOf } from './seat-glyphs.ts';

export interface Result {
  /** The name of the game. */
  readonly game: string;
  /** The names of the winners, in a sentence. */
  readonly title: string;
  /** Why the game is over. */
  readonly reason: string;
  /** The best first. */
  readonly players: readonly { readonly seat: number; readonly name: string; readonly points: number }[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const [MARGIN, HEAD] = [70, 250];
const [MARK, BAR_LEFT, BAR_RIGHT] = [22, 430, 1030];

/** @param style  the computed style of the page, for its colors and fonts @throws Error if the browser can't draw */
export async function resultPicture({ game, title, reason, players }: Result, style: CSSStyleDeclaration): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const c = canvas.getContext('2d');
  if (!c) throw new Error('this browser can’t draw pictures');
  const of = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const write = (text: string, x: number, y: number, font: string, color: string, align: CanvasTextAlign = 'left', width = WIDTH): void => {
    Object.assign(c, { font, fillStyle: color, textAlign: align, textBaseline: 'alphabetic' });
    c.fillText(text, x, y, width);
  };

  const paper = c.createLinearGradient(0, 0, 0, HEIGHT);
  paper.addColorStop(0, of('sheet'));
  paper.addColorStop(1, of('sheet-deep'));
  c.fillStyle = paper;
  c.fillRect(0, 0, WIDTH, HEIGHT);
  c.strokeStyle = of('sheet-edge');
  for (const [inset, width] of [
    [18, 6],
    [30, 2],
  ] as const) {
    c.lineWidth = width;
    c.strokeRect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset);
  }
  write(game, MARGIN, 120, `64px ${of('font-name')}`, of('red'));
  write(title, MARGIN, 185, `52px ${of('font-title')}`, of('ink'), 'left', WIDTH - 2 * MARGIN);
  write(reason, MARGIN, 226, `italic 28px ${of('font-text')}`, of('ink-soft'), 'left', WIDTH - 2 * MARGIN);

  const row = Math.min(84, (HEIGHT - HEAD - 50) / players.length);
  const most = Math.max(1, ...players.map(({ points }) => points));
  for (const [i, { seat, name, points }] of players.entries()) {
    const y = HEAD + (i + 0.5) * row;
    const color = of(`seat-${seat}`);
    const size = Math.min(34, row * 0.6);
    c.fillStyle = color;
    c.beginPath();
    c.arc(MARGIN + MARK, y, Math.min(MARK, row * 0.4), 0, 2 * Math.PI);
    c.fill();
    write(glyphOf(seat), MARGIN + MARK, y + size * 0.3, `${size * 0.7}px ${of('font-text')}`, of('seat-ink'), 'center');
    write(name, MARGIN + 3 * MARK, y + size * 0.35, `${size}px ${of('font-text')}`, of('ink'), 'left', BAR_LEFT - MARGIN - 4 * MARK);
    c.fillStyle = color;
    c.fillRect(BAR_LEFT, y - row * 0.22, Math.max(3, ((BAR_RIGHT - BAR_LEFT) * Math.max(0, points)) / most), row * 0.44);
    write(String(points), WIDTH - MARGIN, y + size * 0.35, `${size}px ${of('font-title')}`, of('ink'), 'right');
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('this browser can’t make a picture');
  return blob;
}
