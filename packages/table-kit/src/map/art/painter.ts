/** Paints the board art, or an area of it, at any scale. */
import type { BoardArt, Gradient, Letters, MapNames, Mark, Palette, Pen } from './board-art.ts';

/** An area of the board in board units, and the scale in device pixels per unit. */
export interface RenderArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Device pixels per CSS pixel. */
  readonly pixels: number;
}

type Context = OffscreenCanvasRenderingContext2D;

export class Painter {
  private readonly paths = new Map<string, Path2D>();
  private readonly lines = new Map<Letters, Path2D>();
  private readonly art: BoardArt;
  private readonly grain: ImageBitmap;

  constructor(art: BoardArt, grain: ImageBitmap) {
    this.art = art;
    this.grain = grain;
  }

  paint(area: RenderArea, palette: Palette, names: MapNames): ImageBitmap {
    const canvas = new OffscreenCanvas(Math.round(area.width * area.scale), Math.round(area.height * area.scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new Error('this browser has no 2D canvas in workers');
    context.setTransform(area.scale, 0, 0, area.scale, -area.x * area.scale, -area.y * area.scale);
    const job = { palette, names, scale: area.scale, pixels: area.pixels, shades: new Map<string, CanvasGradient>() };
    for (const mark of this.art.marks) this.mark(context, mark, job);
    return canvas.transferToImageBitmap();
  }

  private mark(context: Context, mark: Mark, job: Job): void {
    if ('grain' in mark) this.paintGrain(context, job);
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
    if (job.scale >= (line.from ?? 0) * job.pixels) this.draw(context, this.line(line, job.names), this.penOf(line.pen), job);
  }

  /** Strokes before it fills, so that the stroke becomes a halo around letters. The outline of a shape has its own pen. */
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
    const shade = this.art.shades[name];
    if (!shade) return palette[name] ?? 'transparent';
    const gradient = shades.get(name) ?? gradientOf(context, shade, palette);
    shades.set(name, gradient);
    return gradient;
  }

  private paintGrain(context: Context, { palette }: Job): void {
    const pattern = context.createPattern(this.grain, 'repeat');
    if (!pattern) return;
    pattern.setTransform(new DOMMatrix().scale(GRAIN_TILE / this.grain.width));
    context.globalAlpha = Number(palette['plate-grain-opacity'] ?? 0);
    context.fillStyle = pattern;
    context.fillRect(0, 0, this.art.width, this.art.height);
    context.globalAlpha = 1;
  }

  private path(d: string): Path2D {
    const path = this.paths.get(d) ?? new Path2D(d.startsWith('#') ? this.art.shapes[d.slice(1)] : d);
    this.paths.set(d, path);
    return path;
  }

  private line(mark: Letters, { outlines }: MapNames): Path2D {
    const known = this.lines.get(mark);
    if (known) return known;
    const path = new Path2D();
    const scale = mark.size / this.art.em;
    for (const [outline, x, y, rotate] of mark.letters)
      path.addPath(
        this.path((outline < 0 ? outlines[-1 - outline] : this.art.outlines[outline]) ?? ''),
        new DOMMatrix().translate(x, y).rotate(rotate).scale(scale),
      );
    this.lines.set(mark, path);
    return path;
  }

  private penOf(index: number): Pen {
    return this.art.pens[index] ?? {};
  }
}

/** Size of the tile of paper grain, in board units. */
const GRAIN_TILE = 420;

/** What all marks of one painting share. */
interface Job {
  readonly palette: Palette;
  readonly names: MapNames;
  readonly scale: number;
  readonly pixels: number;
  readonly shades: Map<string, CanvasGradient>;
}

function place(context: Context, [x, y, scale]: readonly [number, number, number]): void {
  context.translate(x, y);
  context.scale(scale, scale);
}

function gradientOf(context: Context, { along, around, stops }: Gradient, palette: Palette): CanvasGradient {
  const [x, y, radius] = around ?? [0, 0, 1];
  const gradient = along ? context.createLinearGradient(...along) : context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, ink] of stops) gradient.addColorStop(offset, palette[ink] ?? 'transparent');
  return gradient;
}
