/** The dialogs over the table, each with the key that opens and closes it. */
export const SHEET_KEYS = { odds: '%', rules: '?', ports: ',', pirates: '.' } as const;

export type SheetName = keyof typeof SHEET_KEYS;

export const SHEETS: readonly SheetName[] = ['odds', 'rules', 'ports', 'pirates'];

export const sheetOfKey = (key: string): SheetName | null => SHEETS.find((name) => SHEET_KEYS[name] === key) ?? null;

/** The rule number in an address `#/table/ID/rules/NUMBER`: empty if the reference is open without a number. @returns null if the reference is not open */
export function ruleOfHash(hash: string): string | null {
  const [, table, , part, number = ''] = hash.split('/');
  return table === 'table' && part === 'rules' ? decodeURIComponent(number) : null;
}

/** The address of the same table with the reference open at `number`, or closed if that is null. */
export function hashWithRule(hash: string, number: string | null): string {
  const [root = '#', table = '', id = ''] = hash.split('/');
  return [root, table, id, ...(number === null ? [] : ['rules', encodeURIComponent(number)])].join('/');
}
