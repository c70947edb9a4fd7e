/** The dialogs over the table, each with the key that opens and closes it. */
const SHEET_KEYS = { odds: '%', rules: '?', ports: ',', pirates: '.', map: '#', command: '/', settings: ';' } as const;

export type SheetName = keyof typeof SHEET_KEYS;

export const SHEETS: readonly SheetName[] = ['odds', 'rules', 'ports', 'pirates', 'map', 'command', 'settings'];

export const sheetOfKey = (key: string): SheetName | null => SHEETS.find((name) => SHEET_KEYS[name] === key) ?? null;
