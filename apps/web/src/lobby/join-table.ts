/** The request to join a waiting table. */
import { me } from '../shared/me.svelte.ts';
import type { TableCard } from '../shared/messages.ts';
import { ask } from '../shared/server-api.ts';

interface Joining {
  /** The name that a stranger plays under. */
  readonly name: string;
  /** Empty if none is needed. */
  readonly password: string;
  /** The token of a personal link; null without one. */
  readonly invitation: string | null;
  /** The first open seat if undefined. */
  readonly seat?: number;
}

/** @returns the table, with the player in a seat @throws Refused, Unreachable */
export async function joinTable(id: string, { name, password, invitation, seat }: Joining): Promise<TableCard> {
  await me.playAsGuest(name);
  const body = { ...(seat !== undefined && { seat }), ...(password !== '' && { password }), ...(invitation !== null && { invitation }) };
  return (await ask<{ readonly table: TableCard }>('POST', `/api/tables/${id}/join`, body)).table;
}
