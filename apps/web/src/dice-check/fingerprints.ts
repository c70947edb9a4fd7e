/** Keeps the dice fingerprints that this browser saw before a game, so that a seed changed later is found out. */
const KEY = 'blackbeard.fingerprints';
const MAX_TABLES = 200;

function seen(): readonly (readonly [string, string])[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/** Keeps the first fingerprint seen for a table. */
export function saveFingerprint(table: string, commitment: string): void {
  const known = seen();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known, [table, commitment] as const].slice(-MAX_TABLES))));
  } catch {
    // Without storage there is nothing to compare later.
  }
}

/** @returns null if this browser saw none */
export const savedFingerprint = (table: string): string | null => seen().find(([id]) => id === table)?.[1] ?? null;
