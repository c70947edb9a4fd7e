/** Stores the dice fingerprints that this browser saw before a game, so that the dice check finds a seed that was changed later. */
const KEY = 'blackbeard.fingerprints';
const MAX_TABLES = 200;

function storedFingerprints(): readonly (readonly [string, string])[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/** Stores the fingerprint of a table, unless one is stored. */
export function saveFingerprint(table: string, fingerprint: string): void {
  const stored = storedFingerprints();
  if (stored.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...stored, [table, fingerprint] as const].slice(-MAX_TABLES))));
  } catch {
    // Without storage there is nothing to compare later.
  }
}

/** @returns null if this browser has none of the table */
export const savedFingerprint = (table: string): string | null => storedFingerprints().find(([id]) => id === table)?.[1] ?? null;
