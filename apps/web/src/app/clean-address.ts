/** The address of a page behind the `#`, as it arrives: pasted, typed, or picked out of a sentence by a mail program. */

/** Marks that a sentence puts behind a link, and their escapes: `"`, `'`, `)`, `,`, `.`, `>`, `]`, `}`, `»`, `”`, `’`, `…`. */
const BEHIND_LINK = /(?:[\s.,;:!?"'()<>[\]{}*«»“”‘’…]|%(?:2[0279CE]|3[AC-F]|5[BD]|7[BD])|%C2%(?:A0|AB|BB)|%E2%80%(?:9[89C-E]|A6))+$/i;
/** The id of a table, online or in this browser. A game in an address is longer. */
const TABLE_ID = /^[0-9a-z]{1,32}$/i;

/** @returns the text without its escapes; as it is if they are broken */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param hash  an address from its `#` on
 * @returns the address as this page writes it: without marks behind it, names of pages and ids of tables in lower case, escapes whole. Tokens and
 * numbers of rules keep their case.
 */
export function cleanAddress(hash: string): string {
  const [path = '', query = ''] = hash
    .replace(/^#/, '')
    .replace(BEHIND_LINK, '')
    .split(/\?(.*)/s);
  const parts = path.split('/').filter((part) => part !== '');
  const clean = parts.map((part, i) => {
    const text = unescaped(part);
    return encodeURIComponent(i === 0 || (i < 3 && TABLE_ID.test(text)) ? text.toLowerCase() : text);
  });
  return `#/${clean.join('/')}${query === '' ? '' : `?${query}`}`;
}
