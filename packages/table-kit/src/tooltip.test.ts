import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tooltip } from './tooltip.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const send = (at: EventTarget, type: string, init: { readonly pointerType?: string; readonly movementX?: number } = {}): void => {
  const { pointerType = 'mouse', movementX = 0 } = init;
  const event = new PointerEvent(type, { bubbles: !type.endsWith('enter'), pointerType });
  at.dispatchEvent(Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } }));
};

/** A button of the next choices. */
function nextButton(): HTMLElement {
  const button = document.body.appendChild(document.createElement('button'));
  tooltip(() => 'What it does')(button);
  return button;
}
/** Whether a tooltip comes when the mouse rests. */
async function isExplained(button: HTMLElement): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(2000);
  return button.getAttribute('aria-describedby') !== null;
}

test('what appears under a mouse that lies still since the last press is explained only when the mouse moves', async () => {
  nextButton();
  for (const press of ['pointerdown', 'keydown']) {
    if (press === 'keydown') window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
    else send(document.body, 'pointerdown');
    const button = nextButton();
    send(button, 'pointerenter');
    expect(await isExplained(button), press).toBe(false);
    send(button, 'pointermove', { movementX: 1 });
    expect(await isExplained(button), press).toBe(false);
    send(button, 'pointermove', { movementX: 9 });
    expect(await isExplained(button), press).toBe(true);
    send(button, 'pointerleave');
    expect(await isExplained(button), press).toBe(false);
  }
});

test('a mouse that comes from elsewhere explains at once, and a finger never', async () => {
  const button = nextButton();
  send(document.body, 'pointermove', { movementX: 80 });
  send(button, 'pointerenter');
  expect(await isExplained(button)).toBe(true);
  send(button, 'pointerleave');
  send(button, 'pointerdown', { pointerType: 'touch' });
  send(button, 'pointerenter', { pointerType: 'touch' });
  send(button, 'pointermove', { pointerType: 'touch', movementX: 40 });
  Object.assign(button, { matches: () => true });
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(await isExplained(button)).toBe(false);
});
