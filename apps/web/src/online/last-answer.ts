/** Remembers in this browser how many events a table had at the player's last choice, to show what they have missed. */
const keyOf = (table: string): string => `bb-answered-${table}`;

/** @returns null if unknown */
export function answeredAt(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** `events` is null when the game is over. */
export function saveLastAnswer(table: string, events: number | null): void {
  try {
    if (events === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), String(events));
  } catch {
    // Without storage the player is shown no missed events.
  }
}
