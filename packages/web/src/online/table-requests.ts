/** What a page asks of a table on a server besides the game itself. */
import { type Choice, choiceToJson } from '@bb/engine';
import type { Own, PassOrder, TableCard, WhenLate } from '@bb/protocol';
import { ask } from './server-api.ts';

async function post<T>(path: string, body: object): Promise<T | null> {
  const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : null;
}

/** By choice: the rule that forbids it at this question; null: it is another one by now. */
export const fetchRules = async (table: string, seq: number, choices: readonly Choice[]): Promise<readonly (string | null)[] | null> =>
  (await post<{ readonly rules: readonly (string | null)[] }>(`/api/tables/${table}/why`, { seq, choices: choices.map(choiceToJson) }))
    ?.rules ?? null;

/** Passes in advance; `order` null: no more. Null: the server does not take it. */
export const setStandingOrder = async (table: string, order: PassOrder | null): Promise<Own | null> =>
  (await post<{ readonly own: Own }>(`/api/tables/${table}/order`, { order }))?.own ?? null;

/** Null: the server does not take it. */
export const setWhenLate = async (table: string, whenLate: WhenLate): Promise<Own | null> =>
  (await post<{ readonly own: Own }>(`/api/tables/${table}/late`, { whenLate }))?.own ?? null;

/** Opens the rematch of a table whose game is over; creates it if nobody has yet. @throws Refusal, Unreachable */
export async function goToRematch(table: string): Promise<void> {
  const { table: next } = await ask<{ readonly table: TableCard }>('POST', `/api/tables/${table}/rematch`);
  location.hash = `#/table/${next.id}`;
}

/** The record of a finished game, kept as a table of this browser: with it comes all that needs the whole game. Yields its id. */
export async function importGame(table: string): Promise<string> {
  const [answer, { openRecord }] = await Promise.all([fetch(`/api/tables/${table}/record`), import('../session/record-file.ts')]);
  if (!answer.ok) throw new Error(answer.statusText);
  return openRecord(new File([await answer.text()], 'record.json'));
}
