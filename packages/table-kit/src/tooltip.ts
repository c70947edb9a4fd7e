/**
 * Tooltips: text beside an element while the mouse rests on it or the keyboard has reached it. A finger gets none, and neither does a mouse that lies
 * still since the last press: what appears below it then, such as the next choice, is not what the player points at.
 */
import type { Attachment } from 'svelte/attachments';
import { isComposing } from './keys.ts';

/** Finds the text when it is needed. Empty or undefined: no tooltip. */
export type TooltipText = () => string | undefined | Promise<string>;

/** A tooltip appears after this time. */
const DELAY_MS = 500;
/** Distance from the element, and from the edges of the window. */
const GAP_PX = 6;
/** A mouse that has gone less far since the last press was shaken by it. In CSS pixels. */
const SHAKEN_PX = 4;
const ID = 'tooltip';

/** The element whose tooltip is shown or about to be shown. */
let owner: Element | null = null;
let timer = 0;
/** Undoes what the tooltip has changed at its owner. */
let restore: (() => void) | null = null;
/** Ends listening at the window, which lasts as long as there is an owner: hundreds of elements have tooltips. */
let watching: AbortController | null = null;

/** How far the mouse has gone since the last press of a button or key. */
let traveled = Number.POSITIVE_INFINITY;
/** The last press was a finger's or a pen's, so that the focus that follows it asks for nothing. */
let isTouched = false;

/** Follows the mouse for all tooltips, from the first one on. */
let isFollowing = false;
function followMouse(): void {
  if (isFollowing) return;
  isFollowing = true;
  const passive = { capture: true, passive: true };
  window.addEventListener(
    'pointermove',
    (event) => (traveled += isMouse(event) ? Math.hypot(event.movementX, event.movementY) : 0),
    passive,
  );
  window.addEventListener('pointerdown', (event) => ([traveled, isTouched] = [0, !isMouse(event)]), passive);
  window.addEventListener('keydown', onKey, passive);
}
const onKey = (): void => {
  [traveled, isTouched] = [0, false];
};
const isMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';

/** Regions of a page that screen readers list. All text belongs to one of them; what lies outside an open dialog can't be read. */
const REGIONS = 'dialog, main, aside, nav, section[aria-label], [role="main"], [role="region"], [role="complementary"]';

/** Moves the page's only tooltip into the region of an element, and makes it first. A popover lies above dialogs, too. @returns the tooltip */
function panelNear(element: Element): HTMLElement {
  const panel = document.getElementById(ID) ?? document.createElement('div');
  [panel.id, panel.className, panel.role, panel.popover] = [ID, 'tooltip', 'tooltip', 'manual'];
  const region = element.closest(REGIONS) ?? document.body;
  return panel.parentElement === region ? panel : region.appendChild(panel);
}

function hide(): void {
  clearTimeout(timer);
  restore?.();
  watching?.abort();
  [owner, restore, watching] = [null, null, null];
  const shown = document.getElementById(ID);
  if (shown?.matches(':popover-open')) shown.hidePopover();
}

/** Escape hides the tooltip, and so does scrolling its owner. */
function watchWindow(element: Element): AbortController {
  const watch = new AbortController();
  const on = (type: string, hides: (event: Event) => boolean): void =>
    window.addEventListener(type, (event) => hides(event) && hide(), { signal: watch.signal, capture: true });
  on('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && !isComposing(event));
  on('scroll', ({ target }) => target instanceof Node && target.contains(element));
  return watch;
}

async function show(element: Element, text: TooltipText): Promise<void> {
  hide();
  owner = element;
  watching = watchWindow(element);
  timer = window.setTimeout(() => owner === element && place(element), DELAY_MS);
  const words = (await text()) ?? '';
  if (owner !== element) return;
  if (words === '') return hide();
  panelNear(element).textContent = words;
  restore = describe(element, words);
}

/** Gives an element a description for screen readers, unless its name says the same. @returns what takes it away again */
function describe(element: Element, words: string): (() => void) | null {
  const [label, described] = [element.getAttribute('aria-label') ?? element.textContent, element.getAttribute('aria-describedby')];
  if (label.includes(words)) return null;
  element.setAttribute('aria-describedby', described === null ? ID : `${described} ${ID}`);
  return () => (described === null ? element.removeAttribute('aria-describedby') : element.setAttribute('aria-describedby', described));
}

/** Shows the tooltip above the element, or below it where there is no room above: in either case never under the pointer. */
function place(element: Element): void {
  const tip = panelNear(element);
  tip.showPopover();
  const [box, size] = [element.getBoundingClientRect(), tip.getBoundingClientRect()];
  const left = Math.min(box.left + box.width / 2 - size.width / 2, innerWidth - size.width - GAP_PX);
  const above = box.top - size.height - GAP_PX;
  tip.style.left = `${Math.max(GAP_PX, left)}px`;
  tip.style.top = `${above >= GAP_PX ? above : box.bottom + GAP_PX}px`;
}

/** Gives an element a tooltip: `{@attach tooltip(() => text)}`. */
export const tooltip =
  (text: TooltipText): Attachment<Element> =>
  (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const isOwner = (): boolean => owner === element;
    /** The mouse came to it without moving. */
    let isWaiting = false;
    const on = (type: string, listener: (event: Event) => void): void => element.addEventListener(type, listener, { signal });
    const onPointer = (event: Event): void => {
      if (!isMouse(event) || (event.type === 'pointermove' && !isWaiting)) return;
      isWaiting = traveled < SHAKEN_PX;
      if (!isWaiting) void show(element, text);
    };
    followMouse();
    on('pointerenter', onPointer);
    on('pointermove', onPointer);
    on('focusin', () => {
      if (!isTouched && element.matches(':focus-visible')) void show(element, text);
    });
    for (const type of ['pointerleave', 'pointerdown', 'focusout'])
      on(type, () => {
        if (type !== 'focusout') isWaiting = false;
        if (isOwner()) hide();
      });
    return () => {
      listening.abort();
      if (isOwner()) hide();
    };
  };
