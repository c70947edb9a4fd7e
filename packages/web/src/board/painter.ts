/** Paints the plate, or a part of it, at any scale. */
import type { Letters, Mark, Names, Palette, Pen, Plate, Shade } from './plate.ts';

/** A part of the plate in board units, and pixels to the unit. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Pixels of the screen to one of the page. */
  readonly pixels: number;
}

/** Names that can grow are at least so large: pixels of the page. */
const LEGIBLE = 11;

type Context = OffscreenCanvasRenderingContext2D;

export class Painter {
  private readonly paths = new Map<string, Path2D>();
  private readonly lines = new Map<Letters, Path2D>();
  private readonly plate: Plate;
  private readonly grain: ImageBitmap;

  constructor(plate: Plate, grain: ImageBitmap) {
    this.plate = plate;
    this.grain = grain;
  }

  paint(part: Part, palette: Palette, names: Names): ImageBitmap {
    const canvas = new OffscreenCanvas(Math.round(part.width * part.scale), Math.round(part.height * part.scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('this browser has no canvas');
    context.setTransform(part.scale, 0, 0, part.scale, -part.x * part.scale, -part.y * part.scale);
    const job = { palette, names, scale: part.scale, pixels: part.pixels, shades: new Map<string, CanvasGradient>() };
    for (const mark of this.plate.marks) this.mark(context, mark, job);
    return canvas.transferToImageBitmap();
  }

  private mark(context: Context, mark: Mark, job: Job): void {
    if ('grain' in mark) this.stain(context, job);
    else if ('clip' in mark) {
      context.save();
      if (mark.at) place(context, mark.at);
      context.clip(this.path(mark.clip));
      for (const inner of mark.marks) this.mark(context, inner, job);
      context.restore();
    } else if ('names' in mark) {
      for (const line of job.names.groups[mark.names] ?? []) this.letter(context, line, job);
    } else if ('letters' in mark) this.letter(context, mark, job);
    else if (mark.at) {
      context.save();
      place(context, mark.at);
      this.draw(context, this.path(mark.d), this.penOf(mark.pen), job);
      context.restore();
    } else this.draw(context, this.path(mark.d), this.penOf(mark.pen), job);
  }

  private letter(context: Context, line: Letters, job: Job): void {
    const { from = 0, grow, size, pen } = line;
    if (job.scale < from * job.pixels) return;
    const [x, y, most] = grow ?? [0, 0, 1];
    const larger = Math.max(1, Math.min(most, (LEGIBLE * job.pixels) / (size * job.scale)));
    context.save();
    place(context, [x - x * larger, y - y * larger, larger]);
    this.draw(context, this.line(line, job.names), this.penOf(pen), job);
    context.restore();
  }

  /** The stroke first: about letters it is a halo. A line around a shape is a pen of its own. */
  private draw(context: Context, path: Path2D, pen: Pen, job: Job): void {
    context.globalAlpha = pen.alpha ?? 1;
    if (pen.stroke) {
      context.strokeStyle = this.color(context, pen.stroke, job);
      context.lineWidth = pen.width ?? 1;
      context.lineCap = pen.round ? 'round' : 'butt';
      context.lineJoin = pen.round ? 'round' : 'miter';
      context.setLineDash(pen.dash ? [...pen.dash] : []);
      context.stroke(path);
    }
    if (pen.fill) {
      context.fillStyle = this.color(context, pen.fill, job);
      context.fill(path);
    }
    context.globalAlpha = 1;
  }

  private color(context: Context, name: string, { palette, shades }: Job): string | CanvasGradient {
    const shade = this.plate.shades[name];
    if (!shade) return palette[name] ?? 'transparent';
    const gradient = shades.get(name) ?? gradientOf(context, shade, palette);
    shades.set(name, gradient);
    return gradient;
  }

  private stain(context: Context, { palette }: Job): void {
    const pattern = context.createPattern(this.grain, 'repeat');
    if (!pattern) return;
    pattern.setTransform(new DOMMatrix().scale(GRAIN / this.grain.width));
    context.globalAlpha = Number(palette['plate-grain-opacity'] ?? 0);
    context.fillStyle = pattern;
    context.fillRect(0, 0, this.plate.width, this.plate.height);
    context.globalAlpha = 1;
  }

  private path(d: string): Path2D {
    const path = this.paths.get(d) ?? new Path2D(d.startsWith('#') ? this.plate.shapes[d.slice(1)] : d);
    this.paths.set(d, path);
    return path;
  }

  private line(mark: Letters, { outlines }: Names): Path2D {
    const known = this.lines.get(mark);
    if (known) return known;
    const path = new Path2D();
    const scale = mark.size / this.plate.em;
    for (const [outline, x, y, rotate] of mark.letters)
      path.addPath(
        this.path((outline < 0 ? outlines[-1 - outline] : this.plate.outlines[outline]) ?? ''),
        new DOMMatrix().translate(x, y).rotate(rotate).scale(scale),
      );
    this.lines.set(mark, path);
    return path;
  }

  private penOf(index: number): Pen {
    return this.plate.pens[index] ?? {};
  }
}

/** Board units that the tile of stained paper covers. */
const GRAIN = 420;

/** What is the same for all marks of one printing. */
interface Job {
  readonly palette: Palette;
  readonly names: Names;
  readonly scale: number;
  readonly pixels: number;
  readonly shades: Map<string, CanvasGradient>;
}

function place(context: Context, [x, y, scale]: readonly [number, number, number]): void {
  context.translate(x, y);
  context.scale(scale, scale);
}

function gradientOf(context: Context, { along, around, stops }: Shade, palette: Palette): CanvasGradient {
  const [x, y, radius] = around ?? [0, 0, 1];
  const gradient = along ? context.createLinearGradient(...along) : context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, ink] of stops) gradient.addColorStop(offset, palette[ink] ?? 'transparent');
  return gradient;
}
