/** The dialogs over the table, each with the key that opens and closes it. */
export const SHEET_KEYS = { answers: '!', odds: '%', rules: '?', ports: ',', navy: '.', chart: '#', command: '/', settings: ';' } as const;

export type SheetName = keyof typeof SHEET_KEYS;

const NAMES: readonly SheetName[] = ['answers', 'odds', 'rules', 'ports', 'navy', 'chart', 'command', 'settings'];

export const sheetOfKey = (key: string): SheetName | null => NAMES.find((name) => SHEET_KEYS[name] === key) ?? null;
