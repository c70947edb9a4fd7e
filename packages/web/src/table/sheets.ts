/** What can lie over the table, each with the key that opens and closes it. */
export const SHEET_KEYS = { answers: '!', odds: '%', rules: '?', ports: ',', navy: '.', chart: '#', command: '/', settings: ';' } as const;

export type SheetName = keyof typeof SHEET_KEYS;

const NAMES: readonly SheetName[] = ['answers', 'odds', 'rules', 'ports', 'navy', 'chart', 'command', 'settings'];

export const sheetOfKey = (key: string): SheetName | null => NAMES.find((name) => SHEET_KEYS[name] === key) ?? null;

/** The number at the end of an address `#/table/ID/rules/NUMBER`; empty: the reference without a number; null: neither. */
export function ruleOfHash(hash: string): string | null {
  const [, table, , part, number = ''] = hash.split('/');
  return table === 'table' && part === 'rules' ? decodeURIComponent(number) : null;
}

/** The same table's address, with the reference open at this number, or without. */
export function hashWithRule(hash: string, number: string | null): string {
  const [root = '#', table = '', id = ''] = hash.split('/');
  return [root, table, id, ...(number === null ? [] : ['rules', encodeURIComponent(number)])].join('/');
}
