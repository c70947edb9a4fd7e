/** How much had happened at a table when the person here made his last choice: kept in this browser, to tell what he has missed. */
const keyOf = (table: string): string => `bb-answered-${table}`;

/** Null: it is not known. */
export function answeredAt(table: string): number | null {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** `events`: null when there is no more to miss. */
export function saveLastAnswer(table: string, events: number | null): void {
  try {
    if (events === null) localStorage.removeItem(keyOf(table));
    else localStorage.setItem(keyOf(table), String(events));
  } catch {
    // A browser that keeps nothing tells of no news.
  }
}
