/** Whether Ctrl, Alt or the command key is held, so that a key is meant for the browser. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
