/** What a link of one's own brings along: `#/table/ID?invitation=TOKEN`; null: nothing. */
export const invitationToken = (hash: string): string | null => /\?invitation=([\w-]+)$/.exec(hash)?.[1] ?? null;
