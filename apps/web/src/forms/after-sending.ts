/** @returns what a field shows when `sent` has reached the server: nothing, or what was typed meanwhile */
export const afterSending = (now: string, sent: string): string => (now === sent ? '' : now);
