/** The fingerprints of dice that this browser saw before the game: whoever changes the seed later is found out here, without anybody noting anything. */
const KEY = 'blackbeard.fingerprints';
/** Tables of which it is kept. */
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

/** The one that was seen first stays. */
export function saveFingerprint(table: string, commitment: string): void {
  const known = seen();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known, [table, commitment] as const].slice(-MAX_TABLES))));
  } catch {
    // A browser without storage can't compare.
  }
}

/** Null: this browser saw none. */
export const savedFingerprint = (table: string): string | null => seen().find(([id]) => id === table)?.[1] ?? null;
