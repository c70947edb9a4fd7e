/** @returns the token of a personal link, `#/table/ID?invitation=TOKEN`, or null if the address has none. A sentence may have put marks behind it. */
export const invitationToken = (hash: string): string | null => /\?invitation=([\w-]+)/.exec(hash)?.[1] ?? null;
