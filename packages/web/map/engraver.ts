/** Collects what is printed on the plate. */
import type { Mark, Pen, Shade } from '../src/board/plate.ts';
import type { Box } from './geo.ts';
import { type Lettering, letterBoxes, setLine } from './letters.ts';

export class Engraver {
  readonly shapes: Record<string, string> = {};
  readonly shades: Record<string, Shade> = {};
  readonly pens: Pen[] = [];
  readonly marks: Mark[] = [];
  /** Every line that was lettered, with a box around each letter. */
  readonly lettered: { text: string; boxes: Box[] }[] = [];
  private into: Mark[] = this.marks;
  private readonly known = new Map<string, number>();

  draw(d: string, pen: Pen, at?: [x: number, y: number, scale: number]): void {
    if (d !== '') this.into.push(at ? { d, pen: this.pen(pen), at } : { d, pen: this.pen(pen) });
  }

  /** Fills a shape and draws a line around it. */
  outlined(d: string, fill: string, line: Pen, at?: [x: number, y: number, scale: number]): void {
    this.draw(d, { fill }, at);
    this.draw(d, { round: true, ...line }, at);
  }

  within(clip: string, inner: () => void, at?: [x: number, y: number, scale: number]): void {
    const outer = this.into;
    const marks: Mark[] = [];
    outer.push(at ? { clip, at, marks } : { clip, marks });
    this.into = marks;
    inner();
    this.into = outer;
  }

  letter(line: Lettering, pen: Pen, from?: number): void {
    const { size, letters } = setLine(line);
    this.lettered.push({ text: line.text, boxes: letterBoxes(line) });
    this.into.push({ size, letters, pen: this.pen(pen), ...(from === undefined ? {} : { from }) });
  }

  grain(): void {
    this.into.push({ grain: true });
  }

  /** Every ink that the pens and shades name. */
  inks(): string[] {
    const named = [
      ...this.pens.flatMap(({ fill, stroke }) => [fill, stroke]),
      ...Object.values(this.shades).flatMap(({ stops }) => stops.map(([, ink]) => ink)),
      'plate-grain-opacity',
    ];
    return [...new Set(named)].filter((ink): ink is string => ink !== undefined && !(ink in this.shades)).sort();
  }

  private pen(pen: Pen): number {
    const key = JSON.stringify(pen);
    const index = this.known.get(key) ?? this.pens.push(pen) - 1;
    this.known.set(key, index);
    return index;
  }
}
