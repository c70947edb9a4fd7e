/** Finds the elements of the page that animations move. */
import type { Place } from '../board/board.ts';
import type { Actor, Spot, Where } from './animation-spec.ts';

/** A counter at the time of the last call of `countersOnPage`. */
export interface CounterOnPage {
  readonly element: SVGGElement;
  readonly parent: Element | null;
  /** In board units. */
  readonly at: Place;
}

const find = (actor: Actor): Element | null => document.querySelector(`[data-actor="${actor}"]`);

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
    const box = boxOf(spot);
    if (box && box.width > 0) return clampToMap([box.x + box.width / 2, box.y + box.height / 2], spot);
  }
  return null;
}

function boxOf({ actor, part }: Spot): DOMRect | null {
  const element = find(actor);
  const wanted = part === null ? element : element?.querySelector(`[data-part="${part}"]`);
  return wanted?.getBoundingClientRect() ?? null;
}

/** Moves a counter that is scrolled out of the map to the map's edge. */
function clampToMap([x, y]: Place, { actor }: Spot): Place {
  const map = find('table')?.getBoundingClientRect();
  if (!map || !/^(pirate|merchant|governor|warship|commissioner)-/.test(actor)) return [x, y];
  return [Math.min(map.right, Math.max(map.left, x)), Math.min(map.bottom, Math.max(map.top, y))];
}
