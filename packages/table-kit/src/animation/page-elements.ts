/** Finds the elements of the page that animations move. */
import type { Place } from '../map/geometry.ts';
import type { Spot, Where } from './animation-spec.ts';

/** A counter at the time of the last call of `countersOnPage`. */
export interface CounterOnPage {
  readonly element: SVGGElement;
  readonly parent: Element | null;
  /** In board units. */
  readonly at: Place;
}

const find = (actor: string): Element | null => document.querySelector(`[data-actor="${actor}"]`);

/** The SVG layer of the board that holds the counters. */
export const counterLayer = (): SVGSVGElement | null => document.querySelector<SVGSVGElement>('svg[data-layer="counters"]');

/** The counter's position according to its markup, regardless of running animations. */
export function positionOf(element: SVGGElement): Place | null {
  const [, x, y] =
    /translate\(\s*(-?[\d.]+)(?:px)?[\s,]+(-?[\d.]+)/.exec(element.style.transform || (element.getAttribute('transform') ?? '')) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

/** Every counter on the board, by its `data-actor`. */
export function countersOnPage(): ReadonlyMap<string, CounterOnPage> {
  const seen = new Map<string, CounterOnPage>();
  for (const element of counterLayer()?.querySelectorAll<SVGGElement>('g[data-actor]') ?? []) {
    const at = positionOf(element);
    if (at) seen.set(element.dataset.actor ?? '', { element, parent: element.parentElement, at });
  }
  return seen;
}

/** The center, in pixels of the window, of the first candidate that is on the page. */
export function centerOf(where: Where): Place | null {
  for (const spot of where) {
    const element = elementOf(spot);
    const box = element?.getBoundingClientRect();
    if (element && box && box.width > 0) return clampToMap([box.x + box.width / 2, box.y + box.height / 2], element);
  }
  return null;
}

function elementOf({ actor, part }: Spot): Element | null {
  const element = find(actor);
  return part === null ? element : (element?.querySelector(`[data-part="${part}"]`) ?? null);
}

/** The least distance from the edge of the map. */
const EDGE_PX = 24;

/** Moves a counter that is scrolled out of the map to the map's edge, so that what is shown there stays in the window. */
function clampToMap([x, y]: Place, element: Element): Place {
  const map = find('table')?.getBoundingClientRect();
  if (!map || !counterLayer()?.contains(element)) return [x, y];
  return [Math.min(map.right - EDGE_PX, Math.max(map.left + EDGE_PX, x)), Math.min(map.bottom - EDGE_PX, Math.max(map.top + EDGE_PX, y))];
}
