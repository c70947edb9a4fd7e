/** Paints the plate, or a part of it, at any scale. */
import type { Mark, Palette, Pen, Plate, Shade } from './plate.ts';

/** A part of the plate in board units, and pixels to the unit. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

type Context = OffscreenCanvasRenderingContext2D;

export class Painter {
  private readonly paths = new Map<string, Path2D>();
  private readonly lines = new Map<Mark, Path2D>();
  private readonly plate: Plate;
  private readonly grain: ImageBitmap;

  constructor(plate: Plate, grain: ImageBitmap) {
    this.plate = plate;
    this.grain = grain;
  }

  paint(part: Part, palette: Palette): ImageBitmap {
    const canvas = new OffscreenCanvas(Math.round(part.width * part.scale), Math.round(part.height * part.scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('this browser has no canvas');
    context.setTransform(part.scale, 0, 0, part.scale, -part.x * part.scale, -part.y * part.scale);
    const colors = { palette, shades: new Map<string, CanvasGradient>() };
    for (const mark of this.plate.marks) this.mark(context, mark, part.scale, colors);
    return canvas.transferToImageBitmap();
  }

  private mark(context: Context, mark: Mark, scale: number, colors: Colors): void {
    if ('grain' in mark) this.stain(context, colors);
    else if ('clip' in mark) {
      context.save();
      if (mark.at) place(context, mark.at);
      context.clip(this.path(mark.clip));
      for (const inner of mark.marks) this.mark(context, inner, scale, colors);
      context.restore();
    } else if ('letters' in mark) {
      if (scale >= (mark.from ?? 0)) this.draw(context, this.line(mark), this.penOf(mark.pen), colors);
    } else if (mark.at) {
      context.save();
      place(context, mark.at);
      this.draw(context, this.path(mark.d), this.penOf(mark.pen), colors);
      context.restore();
    } else this.draw(context, this.path(mark.d), this.penOf(mark.pen), colors);
  }

  /** The stroke first: about letters it is a halo. A line around a shape is a pen of its own. */
  private draw(context: Context, path: Path2D, pen: Pen, colors: Colors): void {
    context.globalAlpha = pen.alpha ?? 1;
    if (pen.stroke) {
      context.strokeStyle = this.color(context, pen.stroke, colors);
      context.lineWidth = pen.width ?? 1;
      context.lineCap = pen.round ? 'round' : 'butt';
      context.lineJoin = pen.round ? 'round' : 'miter';
      context.setLineDash(pen.dash ? [...pen.dash] : []);
      context.stroke(path);
    }
    if (pen.fill) {
      context.fillStyle = this.color(context, pen.fill, colors);
      context.fill(path);
    }
    context.globalAlpha = 1;
  }

  private color(context: Context, name: string, { palette, shades }: Colors): string | CanvasGradient {
    const shade = this.plate.shades[name];
    if (!shade) return palette[name] ?? 'transparent';
    const gradient = shades.get(name) ?? gradientOf(context, shade, palette);
    shades.set(name, gradient);
    return gradient;
  }

  private stain(context: Context, { palette }: Colors): void {
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

  private line(mark: Extract<Mark, { letters: unknown }>): Path2D {
    const known = this.lines.get(mark);
    if (known) return known;
    const path = new Path2D();
    const scale = mark.size / this.plate.em;
    for (const [outline, x, y, rotate] of mark.letters)
      path.addPath(this.path(this.plate.outlines[outline] ?? ''), new DOMMatrix().translate(x, y).rotate(rotate).scale(scale));
    this.lines.set(mark, path);
    return path;
  }

  private penOf(index: number): Pen {
    return this.plate.pens[index] ?? {};
  }
}

/** Board units that the tile of stained paper covers. */
const GRAIN = 420;

interface Colors {
  readonly palette: Palette;
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
