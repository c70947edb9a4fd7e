/** What every handler of keys must know: whether a key is meant for it. `test/key-handlers.test.ts` finds handlers that don't ask. */

/** Inputs into which no text is typed. */
const NO_TEXT: readonly string[] = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const TEXT_ROLES = '[role="textbox"], [role="searchbox"], [role="combobox"]';
/** The key code of every key that an input method takes for itself, also after the composition has ended. */
const INPUT_METHOD = 229;

/** Whether an input method takes the key: it composes a sign of several keys, and Enter accepts what it offers. */
export const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean => composes || keyCode === INPUT_METHOD;

/** Whether the key goes into a text field, a list of options, an editable element or an input method, also within a shadow tree. */
export function isTyping(event: KeyboardEvent): boolean {
  if (isComposing(event)) return true;
  const [origin = event.target] = event.composedPath();
  if (origin instanceof HTMLInputElement) return !NO_TEXT.includes(origin.type);
  if (origin instanceof HTMLTextAreaElement || origin instanceof HTMLSelectElement) return true;
  return origin instanceof Element && (isEditable(origin) || origin.matches(TEXT_ROLES));
}

function isEditable(element: Element): boolean {
  const value = element.closest('[contenteditable]')?.getAttribute('contenteditable');
  return value !== null && value !== undefined && value !== 'false';
}

/** Whether a sign is typed with Option or AltGr, which type `[` and `]` on many keyboards. Windows reports AltGr as Ctrl and Alt. */
const isTypedSign = ({ key, altKey }: KeyboardEvent): boolean => altKey && /^[^\p{L}\p{N}\s]$/u.test(key);

/** Whether Ctrl, Alt or the command key is held, so that a key is meant for the browser. */
export const hasModifier = (event: KeyboardEvent): boolean => event.metaKey || ((event.ctrlKey || event.altKey) && !isTypedSign(event));

/** @returns the key as without Caps Lock */
export function keyOf(event: KeyboardEvent): string {
  const { key, shiftKey } = event;
  if (key.length !== 1 || !event.getModifierState('CapsLock')) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Whether the key presses a drawn button: Enter or Space. */
export const isPress = (event: KeyboardEvent): boolean =>
  !isTyping(event) && !hasModifier(event) && (event.key === 'Enter' || event.key === ' ');
