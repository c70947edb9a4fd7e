/** The dialogs over the table, each with the key that opens and closes it. */
const SHEET_KEYS = { answers: '!', odds: '%', rules: '?', ports: ',', navy: '.', chart: '#', command: '/', settings: ';' } as const;

export type SheetName = keyof typeof SHEET_KEYS;

export const SHEETS: readonly SheetName[] = ['answers', 'odds', 'rules', 'ports', 'navy', 'chart', 'command', 'settings'];

export const sheetOfKey = (key: string): SheetName | null => SHEETS.find((name) => SHEET_KEYS[name] === key) ?? null;
