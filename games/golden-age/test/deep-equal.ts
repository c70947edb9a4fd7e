/** Compares plain data without converting it to text, because this runs at every decision of many games. */

type Json = Readonly<Record<string, unknown>>;
const isJson = (_value: object): _value is Json => true;

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  const { length } = a;
  if (b.length !== length) return false;
  for (let i = 0; i < length; i++) {
    const value = a[i];
    const other = b[i];
    if (value !== other && (typeof value !== 'object' || !equal(value, other))) return false;
  }
  return true;
}

function equalRecords(a: Json, b: Json): boolean {
  const fields = Object.keys(a);
  if (Object.keys(b).length !== fields.length) return false;
  for (const field of fields) {
    const value = a[field];
    const other = b[field];
    if (value !== other && (typeof value !== 'object' || !equal(value, other))) return false;
  }
  return true;
}

export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && equalLists(a, b);
  return isJson(a) && isJson(b) && equalRecords(a, b);
}

/** @returns the first field in which they differ, or null */
export function difference(a: object, b: object): string | null {
  if (!isJson(a) || !isJson(b)) return null;
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)]))
    if (!equal(a[field], b[field])) return `${field}: ${JSON.stringify(a[field])} and ${JSON.stringify(b[field])}`;
  return null;
}

/** @throws Error that names the first field in which they differ */
export function mustEqual(a: object | null, b: object | null, what: () => string): void {
  if (equal(a, b)) return;
  throw new Error(`${what()}: ${a === null || b === null ? 'only one of them is there' : difference(a, b)}`);
}
