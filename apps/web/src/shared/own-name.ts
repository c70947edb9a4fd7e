/** The player's own name, as it was last typed in this browser. Forms offer it again. */
const KEY = 'blackbeard.name';

/** @returns an empty text if none is known */
export function ownName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function rememberOwnName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage it is typed again.
  }
}
