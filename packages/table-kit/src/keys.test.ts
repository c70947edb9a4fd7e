import { afterEach, expect, test } from 'vitest';
import { hasModifier, isPress, isTyping, keyOf } from './keys.ts';

afterEach(() => document.body.replaceChildren());

/** Dispatches a key at an element. @returns the event as the window gets it */
function pressed(at: Element, init: KeyboardEventInit & { keyCode?: number } = {}): KeyboardEvent {
  let got: KeyboardEvent | null = null;
  let isText = false;
  const listen = (event: KeyboardEvent): void => {
    [got, isText] = [event, isTyping(event)];
  };
  addEventListener('keydown', listen);
  at.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true, ...init }));
  removeEventListener('keydown', listen);
  if (!got) throw new Error('no key came');
  return Object.assign(got, { isText });
}
const isText = (html: string, inner = '*'): boolean => {
  document.body.innerHTML = html;
  const found = document.body.querySelector(inner);
  if (!found) throw new Error(html);
  return Reflect.get(pressed(found), 'isText');
};

test('keys in fields for text are typed, and those on buttons, boxes and sliders are not', () => {
  for (const type of ['', 'text', 'search', 'password', 'email', 'number', 'url', 'date', 'time'])
    expect(isText(`<input type="${type}">`), type).toBe(true);
  for (const type of ['button', 'checkbox', 'radio', 'range', 'submit', 'file']) expect(isText(`<input type="${type}">`), type).toBe(false);
  expect(isText('<textarea></textarea>')).toBe(true);
  expect(isText('<select><option>a</option></select>')).toBe(true);
  expect(isText('<p contenteditable="true"><b>x</b></p>', 'b')).toBe(true);
  expect(isText('<p contenteditable><b>x</b></p>', 'b')).toBe(true);
  expect(isText('<p contenteditable="false"><b>x</b></p>', 'b')).toBe(false);
  expect(isText('<div role="textbox" tabindex="0"></div>')).toBe(true);
  expect(isText('<button>a</button>')).toBe(false);
});

test('a field within a shadow tree is a field', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const field = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('textarea'));
  expect(Reflect.get(pressed(field), 'isText')).toBe(true);
});

test('an input method keeps its keys wherever it is', () => {
  const button = document.body.appendChild(document.createElement('button'));
  expect(isTyping(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(true);
  expect(Reflect.get(pressed(button, { key: 'Enter', keyCode: 229 }), 'isText')).toBe(true);
  expect(isPress(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }))).toBe(false);
  expect(isPress(new KeyboardEvent('keydown', { key: 'Enter' }))).toBe(true);
});

test('a sign typed with Option or AltGr is that sign, and other keys with Alt or Ctrl are the browser’s', () => {
  const has = (init: KeyboardEventInit): boolean => hasModifier(new KeyboardEvent('keydown', init));
  expect(has({ key: '[', altKey: true })).toBe(false);
  expect(has({ key: ']', altKey: true, ctrlKey: true })).toBe(false);
  expect(has({ key: 'a', altKey: true })).toBe(true);
  expect(has({ key: '5', altKey: true })).toBe(true);
  expect(has({ key: '-', ctrlKey: true })).toBe(true);
  expect(has({ key: '[', metaKey: true })).toBe(true);
  expect(has({ key: '[', metaKey: true, altKey: true })).toBe(true);
});

test('Caps Lock changes no shortcut', () => {
  const locked = { getModifierState: (name: string): boolean => name === 'CapsLock' };
  const key = (init: KeyboardEventInit): string => keyOf(Object.assign(new KeyboardEvent('keydown', init), locked));
  expect(key({ key: 'U' })).toBe('u');
  expect(key({ key: 'u', shiftKey: true })).toBe('U');
  expect(key({ key: '[' })).toBe('[');
  expect(key({ key: 'Escape' })).toBe('Escape');
  expect(keyOf(new KeyboardEvent('keydown', { key: 'U', shiftKey: true }))).toBe('U');
});
