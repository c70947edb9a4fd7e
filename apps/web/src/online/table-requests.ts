/** Requests about an online table besides choices. */
import type { ChoiceJson } from '@bb/kernel';
import type { WhenLate } from '@bb/protocol';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { OwnState, TableCard } from '../shared/messages.ts';
import { ask } from '../shared/server-api.ts';

async function post<T>(path: string, body: object): Promise<T | null> {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

/** @returns the rule that forbids each choice in decision `seq`; null if that decision is past */
export const fetchRules = async (table: string, seq: number, choices: readonly ChoiceJson[]): Promise<readonly (string | null)[] | null> =>
  (await post<{ readonly rules: readonly (string | null)[] }>(`/api/tables/${table}/why`, { seq, choices }))?.rules ?? null;

/** A change of the seat's auto-pass: an order, or null to remove it; without one the present order stays. `isOpen`: everybody is told. */
export interface OrderChange<T extends SessionTypes> {
  readonly order?: T['order'] | null;
  readonly isOpen?: boolean;
}

/** @returns null if the server refuses */
export const setStandingOrder = async <T extends SessionTypes>(table: string, change: OrderChange<T>): Promise<OwnState<T> | null> =>
  (await post<{ readonly own: OwnState<T> }>(`/api/tables/${table}/order`, change))?.own ?? null;

/** @returns null if the server refuses */
export const setWhenLate = async (table: string, whenLate: WhenLate): Promise<OwnState | null> =>
  (await post<{ readonly own: OwnState }>(`/api/tables/${table}/late`, { whenLate }))?.own ?? null;

/** Opens the rematch of a table whose game is over; creates it if nobody has yet. @throws Refused, Unreachable */
export async function goToRematch(table: string): Promise<void> {
  const { table: next } = await ask<{ readonly table: TableCard }>('POST', `/api/tables/${table}/rematch`);
  location.hash = `#/table/${next.id}`;
}

/** Saves the record of a finished game as a game of this browser, where it can be replayed and analyzed. @returns its id */
export async function importGame(table: string): Promise<string> {
  const [answer, { importRecord }] = await Promise.all([fetch(`/api/tables/${table}/record`), import('../session/records.ts')]);
  if (!answer.ok) throw new Error(answer.statusText);
  return importRecord(new File([await answer.text()], 'record.json'));
}
