/** Called for wheel, drag, pinch, double tap and fling, as pans and zooms. Coordinates are CSS pixels relative to the element. */
interface GestureHandler {
  pan(dx: number, dy: number): void;
  /** Zoom by a factor about a point. */
  zoom(factor: number, x: number, y: number): void;
  /** A double tap or double click. */
  doubleTap(x: number, y: number, out: boolean): void;
  /** All fingers are lifted; speeds in pixels per millisecond. */
  release(vx: number, vy: number): void;
}

/** Distance that a finger may move in a tap. */
const TAP_SLOP_PX = 6;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 26;
/** Logarithm of the zoom factor per pixel of the wheel. */
const ZOOM_PER_WHEEL_PX = 0.0016;
/** Pixels per line, for wheels that report lines. */
const PX_PER_WHEEL_LINE = 18;

/** Listens for gestures on an element. @returns a function that stops listening */
export function gestures(node: HTMLElement, handler: GestureHandler): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let moved = false;
  let speed = { x: 0, y: 0, at: 0 };
  let tap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    more?: AddEventListenerOptions,
  ): void => node.addEventListener(type, listener, { signal: stop.signal, ...more });
  const within = (event: MouseEvent): { x: number; y: number } => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const spanOf = (): { x: number; y: number; wide: number } => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return { x: a?.x ?? 0, y: a?.y ?? 0, wide: 0 };
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, wide: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  on('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const at = within(event);
    if (fingers.size === 0) [start, moved, speed] = [at, false, { x: 0, y: 0, at: event.timeStamp }];
    fingers.set(event.pointerId, at);
  });
  on('pointermove', (event) => {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const at = within(event);
    if (!moved && fingers.size === 1 && Math.hypot(at.x - start.x, at.y - start.y) < TAP_SLOP_PX) return;
    if (!moved) {
      moved = true;
      for (const finger of fingers.keys()) node.setPointerCapture(finger);
    }
    const before = spanOf();
    fingers.set(event.pointerId, at);
    const after = spanOf();
    handler.pan(after.x - before.x, after.y - before.y);
    if (before.wide > 0 && after.wide > 0) handler.zoom(after.wide / before.wide, after.x, after.y);
    const ms = Math.max(1, event.timeStamp - speed.at);
    const fresh = Math.min(1, ms / 40);
    speed = {
      x: speed.x * (1 - fresh) + ((after.x - before.x) / ms) * fresh,
      y: speed.y * (1 - fresh) + ((after.y - before.y) / ms) * fresh,
      at: event.timeStamp,
    };
  });
  const lift = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const still = event.timeStamp - speed.at > 80 || event.pointerType === 'mouse';
    if (moved) handler.release(still ? 0 : speed.x, still ? 0 : speed.y);
    if (moved || (event.target instanceof Element && event.target.closest('[role="button"], button'))) return;
    const at = within(event);
    if (event.timeStamp - tap.at < DOUBLE_TAP_MS && Math.hypot(at.x - tap.x, at.y - tap.y) < DOUBLE_TAP_PX) {
      handler.doubleTap(at.x, at.y, event.shiftKey);
      tap = { ...at, at: Number.NEGATIVE_INFINITY };
    } else tap = { ...at, at: event.timeStamp };
  };
  on('pointerup', lift);
  on('pointercancel', lift);
  // The end of a drag must not click what lies under the pointer.
  on(
    'click',
    (event) => {
      if (!moved) return;
      event.stopPropagation();
      event.preventDefault();
      moved = false;
    },
    { capture: true },
  );
  on(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = within(event);
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PX_PER_WHEEL_LINE : 1);
      // A pinch on a touchpad comes as a wheel with Ctrl, in small steps.
      handler.zoom(Math.exp(-pixels * ZOOM_PER_WHEEL_PX * (event.ctrlKey ? 5 : 1)), x, y);
    },
    { passive: false },
  );
  return () => stop.abort();
}
