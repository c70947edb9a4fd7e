/** Collects the strokes and letters of the board art. */
import type { LanguageId } from '@bb/kernel';
import type { Gradient, Letters, MapNames, Mark, Pen } from '@bb/table-kit/map/art/board-art.ts';
import type { Box } from './geo.ts';
import { type Lettering, letterBoxes, OutlineTable, setLine } from './letters.ts';

/** A line of text in one language. */
export interface Named {
  readonly line: Lettering;
  readonly pen: Pen;
  /** The same as in `Letters`. */
  readonly from?: number;
}

export class ArtBuilder {
  /** Path data by name, for `#name` in `draw` and `within`. */
  readonly shapes: Record<string, string> = {};
  /** Gradients by name, for the `fill` of a pen. */
  readonly shades: Record<string, Gradient> = {};
  readonly pens: Pen[] = [];
  readonly marks: Mark[] = [];
  /** Every line drawn so far, with a box around each letter. */
  readonly lettered: { text: string; boxes: Box[] }[] = [];
  readonly outlineTable = new OutlineTable();
  private readonly named = new Map<string, (language: LanguageId) => readonly Named[]>();
  /** The list that marks are added to: `within` replaces it for a while. */
  private into: Mark[] = this.marks;
  /** The index of each pen, by its JSON. */
  private readonly penIndex = new Map<string, number>();

  /** Draws path data, or a shape named as `#name`, moved and scaled by `at`. An empty path is left out. */
  draw(d: string, pen: Pen, at?: [x: number, y: number, scale: number]): void {
    if (d !== '') this.into.push(at ? { d, pen: this.pen(pen), at } : { d, pen: this.pen(pen) });
  }

  /** Fills a shape and draws its outline. */
  outlined(d: string, fill: string, line: Pen, at?: [x: number, y: number, scale: number]): void {
    this.draw(d, { fill }, at);
    this.draw(d, { round: true, ...line }, at);
  }

  /** Draws what `inner` draws, clipped to path data or to a shape named as `#name`. */
  within(clip: string, inner: () => void, at?: [x: number, y: number, scale: number]): void {
    const outer = this.into;
    const marks: Mark[] = [];
    outer.push(at ? { clip, at, marks } : { clip, marks });
    this.into = marks;
    inner();
    this.into = outer;
  }

  /** Draws a line of text that is the same in every language. `from`: as in `Letters`. */
  letter(line: Lettering, pen: Pen, from?: number): void {
    this.lettered.push({ text: line.text, boxes: letterBoxes(line) });
    this.into.push(this.set(line, pen, from, this.outlineTable));
  }

  /** Adds a group of lines whose text depends on the language. */
  names(group: string, linesIn: (language: LanguageId) => readonly Named[]): void {
    this.into.push({ names: group });
    this.named.set(group, linesIn);
    const lines = linesIn('en');
    // The outlines of the English letters are part of the board art itself.
    this.setAll(lines, this.outlineTable);
    this.lettered.push(...lines.map(({ line }) => ({ text: line.text, boxes: letterBoxes(line) })));
  }

  /** The names in one language. Call when all of the art is drawn. */
  namesIn(language: LanguageId): MapNames {
    const outlineTable = new OutlineTable(this.outlineTable);
    const groups = [...this.named].map(([group, linesIn]) => [group, this.setAll(linesIn(language), outlineTable)] as const);
    return { outlines: outlineTable.outlines, groups: Object.fromEntries(groups) };
  }

  private setAll(lines: readonly Named[], outlineTable: OutlineTable): Letters[] {
    return lines.map(({ line, pen, from }) => this.set(line, pen, from, outlineTable));
  }

  private set(line: Lettering, pen: Pen, from: number | undefined, outlineTable: OutlineTable): Letters {
    const { size, letters } = setLine(line, outlineTable);
    return { size, letters, pen: this.pen(pen), ...(from === undefined ? {} : { from }) };
  }

  /** Covers everything drawn so far with paper grain. */
  grain(): void {
    this.into.push({ grain: true });
  }

  /** Every ink used by pens and shades. */
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
    const index = this.penIndex.get(key) ?? this.pens.push(pen) - 1;
    this.penIndex.set(key, index);
    return index;
  }
}
