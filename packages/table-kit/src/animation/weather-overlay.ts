/** Weather over a part of the board: a tint, and streaks that cross it. */
import type { PreparedAnimation } from './animation-queue.ts';
import type { Weather } from './animation-spec.ts';
import { counterLayer } from './page-elements.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** One slanted streak, as path data, and the distance between two; in board units. */
const STREAK = 'l-26 60';
const STEP = 34;

function make(name: string, attributes: Readonly<Record<string, string>>, parent: Element): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent.append(element);
  return element;
}

function streaks({ width, height }: SVGRect): string {
  let d = '';
  for (let y = -60, row = 0; y < height; y += 70, row++)
    for (let x = row % 2 === 0 ? 0 : STEP / 2; x < width + 400; x += STEP) d += `M${x} ${y}${STREAK}`;
  return d;
}

/** @param outline  path data of the part, in board units */
export function sweep(outline: string, weather: Weather): PreparedAnimation | null {
  const layer = counterLayer();
  if (!layer) return null;
  let group: SVGElement | null = null;
  return {
    start(ms) {
      group = document.createElementNS(SVG, 'g');
      group.setAttribute('class', `weather ${weather}`);
      group.setAttribute('aria-hidden', 'true');
      const clip = make('clipPath', { id: 'weather-over' }, group);
      make('path', { d: outline }, clip);
      make('path', { class: 'tint', d: outline }, group);
      const inside = make('g', { 'clip-path': 'url(#weather-over)' }, group);
      const rain = make('path', { class: 'streaks', d: streaks(layer.viewBox.baseVal) }, inside);
      layer.prepend(group);
      group.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], {
        duration: ms,
        fill: 'both',
      });
      rain.animate([{ transform: 'translate(0, -60px)' }, { transform: 'translate(-180px, 60px)' }], { duration: ms, fill: 'both' });
    },
    end() {
      group?.remove();
      group = null;
    },
  };
}
