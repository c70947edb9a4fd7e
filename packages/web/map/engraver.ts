/** Collects what is printed on the plate. */
import type { LanguageId } from '@bb/words';
import type { Letters, Mark, Names, Pen, Shade } from '../src/board/plate.ts';
import type { Box } from './geo.ts';
import { Case, type Lettering, letterBoxes, setLine } from './letters.ts';

/** A line that is printed in a language. */
export interface Named {
  readonly line: Lettering;
  readonly pen: Pen;
  readonly from?: number;
  readonly grow?: NonNullable<Letters['grow']>;
}

export class Engraver {
  readonly shapes: Record<string, string> = {};
  readonly shades: Record<string, Shade> = {};
  readonly pens: Pen[] = [];
  readonly marks: Mark[] = [];
  /** Every line that was lettered, with a box around each letter. */
  readonly lettered: { text: string; boxes: Box[] }[] = [];
  readonly letterCase = new Case();
  private readonly named = new Map<string, (language: LanguageId) => readonly Named[]>();
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
    this.lettered.push({ text: line.text, boxes: letterBoxes(line) });
    this.into.push(this.set(line, pen, from, undefined, this.letterCase));
  }

  /** Lines that each language has its own words for. */
  names(group: string, linesIn: (language: LanguageId) => readonly Named[]): void {
    this.into.push({ names: group });
    this.named.set(group, linesIn);
    const lines = linesIn('en');
    // The letters of the English ones are in the plate's own case.
    this.setAll(lines, this.letterCase);
    this.lettered.push(...lines.map(({ line }) => ({ text: line.text, boxes: letterBoxes(line) })));
  }

  /** When all of the plate is engraved. */
  namesIn(language: LanguageId): Names {
    const letterCase = new Case(this.letterCase);
    const groups = [...this.named].map(([group, linesIn]) => [group, this.setAll(linesIn(language), letterCase)] as const);
    return { outlines: letterCase.outlines, groups: Object.fromEntries(groups) };
  }

  private setAll(lines: readonly Named[], letterCase: Case): Letters[] {
    return lines.map(({ line, pen, from, grow }) => this.set(line, pen, from, grow, letterCase));
  }

  private set(line: Lettering, pen: Pen, from: number | undefined, grow: Letters['grow'], letterCase: Case): Letters {
    const { size, letters } = setLine(line, letterCase);
    return { size, letters, pen: this.pen(pen), ...(from === undefined ? {} : { from }), ...(grow ? { grow } : {}) };
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
