/** Says beside a field, in the page's own words, why it can't be sent. The browser's own bubble stays away. */
import type { Attachment } from 'svelte/attachments';
import { kitWords } from './kit-words.ts';

const CLASS = 'field-fault';
let messageCount = 0;

/** @returns one sentence; empty if the field can be sent */
export function faultOf({ validity, minLength, min, max, validationMessage }: HTMLInputElement): string {
  const said = kitWords().faults;
  if (validity.valid) return '';
  if (validity.badInput || validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch) return said.range(min, max);
  if (validity.valueMissing) return said.missing;
  if (validity.tooShort) return said.short(minLength);
  return validity.typeMismatch ? said.email : validationMessage;
}

const isFirstFault = (input: HTMLInputElement): boolean => input.form?.querySelector(':is(input, select, textarea):invalid') === input;

/** Shows the fault after the field as soon as its form is to be sent, until it is mended: `<input required {@attach fieldFault} />`. */
export const fieldFault: Attachment<HTMLInputElement> = (input) => {
  const listening = new AbortController();
  const { signal } = listening;
  const described = input.getAttribute('aria-describedby');
  const message = document.createElement('span');
  messageCount += 1;
  [message.id, message.className] = [`${CLASS}-${messageCount}`, CLASS];

  function show(): void {
    const fault = faultOf(input);
    message.textContent = fault;
    if (fault === '') {
      message.remove();
      input.removeAttribute('aria-invalid');
      if (described === null) input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', described);
      return;
    }
    input.after(message);
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', described === null ? message.id : `${message.id} ${described}`);
  }

  input.addEventListener(
    'invalid',
    (event) => {
      event.preventDefault();
      show();
      // The page has taken the bubble away, and with it the browser's focus on the first fault.
      if (isFirstFault(input)) input.focus();
    },
    { signal },
  );
  input.addEventListener('input', () => message.isConnected && show(), { signal });
  return () => {
    listening.abort();
    message.remove();
  };
};
