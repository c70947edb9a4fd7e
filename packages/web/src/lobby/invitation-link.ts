/** @returns the token of a personal link, `#/table/ID?invitation=TOKEN`, or null if the address has none */
export const invitationToken = (hash: string): string | null => /\?invitation=([\w-]+)$/.exec(hash)?.[1] ?? null;
