/** Finds on the page what moves. */
import type { Place } from '../board/board.ts';
import type { Actor, Spot, Where } from './scene.ts';

/** A counter as it stood when it was last looked at. */
export interface Seen {
  readonly element: SVGGElement;
  readonly parent: Element | null;
  /** In board units. */
  readonly at: Place;
}

const find = (actor: Actor): Element | null => document.querySelector(`[data-actor="${actor}"]`);

/** The layer of the board on which the counters stand. */
export const counterLayer = (): SVGSVGElement | null => document.querySelector<SVGSVGElement>('svg[data-layer="counters"]');

/** Where it stands by the page's own markup, whatever moves it now. */
export function standsAt(element: SVGGElement): Place | null {
  const [, x, y] =
    /translate\(\s*(-?[\d.]+)(?:px)?[\s,]+(-?[\d.]+)/.exec(element.style.transform || (element.getAttribute('transform') ?? '')) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

/** Every counter on the board. */
export function survey(): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>();
  for (const element of counterLayer()?.querySelectorAll<SVGGElement>('g[data-actor]') ?? []) {
    const at = standsAt(element);
    if (at) seen.set(element.dataset.actor ?? '', { element, parent: element.parentElement, at });
  }
  return seen;
}

/** The middle of the first that is on the page, in its pixels. */
export function centerOf(where: Where): Place | null {
  for (const spot of where) {
    const box = boxOf(spot);
    if (box && box.width > 0) return within([box.x + box.width / 2, box.y + box.height / 2], spot);
  }
  return null;
}

function boxOf({ actor, part }: Spot): DOMRect | null {
  const element = find(actor);
  const wanted = part === null ? element : element?.querySelector(`[data-part="${part}"]`);
  return wanted?.getBoundingClientRect() ?? null;
}

/** A counter outside the window of the map counts as at its edge. */
function within([x, y]: Place, { actor }: Spot): Place {
  const window = find('table')?.getBoundingClientRect();
  if (!window || !/^(pirate|merchant|governor|warship|commissioner)-/.test(actor)) return [x, y];
  return [Math.min(window.right, Math.max(window.left, x)), Math.min(window.bottom, Math.max(window.top, y))];
}
