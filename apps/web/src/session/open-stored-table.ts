/** Opens stored tables to play on. */
import { BadInput, type ChoiceJson } from '@bb/kernel';
import { History } from '@bb/table-kit/session/history.ts';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import type { StoredTable } from '@bb/table-kit/session/stored-table.ts';
import { say } from '../i18n/say.ts';
import { lockTable } from '../offline/table-lock.ts';
import { LocalSession } from './local-session.svelte.ts';
import type { Halt } from './local-table.svelte.ts';
import { progressOf } from './progress.ts';
import { readStoredTable } from './read-stored-table.ts';
import { isPersistent } from './store.ts';
import { storeCopy } from './store-copy.ts';

/** The table is open in another tab of this browser. */
export class OpenInOtherTabError extends Error {}

/**
 * Opens a table in this tab alone. If the table has an illegal choice, it is left as it is: a copy up to that choice is opened, or, if the table
 * was played with other rules, the table up to that choice, where it stands still.
 * @param takeOver takes it from another tab
 * @throws BadInput if there is no such table, or it can't be read or played; OpenInOtherTabError
 */
export async function openStoredTable<T extends SessionTypes>(
  game: SessionGame<T>,
  id: string,
  takeOver = false,
): Promise<LocalSession<T>> {
  let session: LocalSession<T> | null = null;
  const release = await lockTable(id, { takeOver, onrelease: () => void session?.leave() });
  if (!release) throw new OpenInOtherTabError();
  try {
    const stored = await readStoredTable(id, game);
    if (!stored) throw new BadInput('', say().pages.noSuchTable);
    const { table, choices, entries, notes } = stored;
    const history = await beginOf(game, table);
    const fault = history.replayLegal(choices);
    const isOther = table.version !== game.rules.version;
    if (fault && !isOther) {
      release();
      return await openCopy<T>(game, table, history, choices.length);
    }
    const halt = isOther ? haltOf(game, table, history, choices) : null;
    const script = table.voyage && !halt ? ((await game.script?.()) ?? null) : null;
    // All choices fit: the game goes on with these rules. A game that is over stays what it was.
    const own = isOther && !halt && !table.over ? { ...table, version: game.rules.version } : table;
    session = new LocalSession<T>(game, { table: own, history, entries, notes, script, release, halt });
    session.notice = [
      ...(isOther && !halt ? [say().pages.otherRules.same(table.version, game.rules.version)] : []),
      ...((await isPersistent()) ? [] : [say().pages.keepsNothing]),
    ].join(' ');
    return session;
  } catch (error) {
    release();
    throw error;
  }
}

/** @returns the game before its first choice. @throws BadInput, which says if the rules are others than those of the table */
export async function beginOf<T extends SessionTypes>(
  game: SessionGame<T>,
  { options, origin, version }: StoredTable<T>,
): Promise<History<T>> {
  const { rules } = game;
  try {
    const isOther = version !== rules.version;
    const checked = isOther ? (await game.allRules()).parseOptions(options, 'options') : options;
    const start = origin ? await (await import('./what-if.ts')).startOf(game, checked, origin) : null;
    return new History<T>(game, checked, start);
  } catch (error) {
    if (!(error instanceof BadInput) || version === rules.version) throw error;
    throw new BadInput('', say().pages.otherRules.cannot(version, rules.version, error.message));
  }
}

/** @returns why a table of other rules stands still: by these rules it is another game. Null if it goes on */
export function haltOf<T extends SessionTypes>(
  game: SessionGame<T>,
  table: StoredTable<T>,
  history: History<T>,
  choices: readonly ChoiceJson[],
): Halt | null {
  const said = say().pages.otherRules;
  const [{ version }, own] = [table, game.rules.version];
  const original = { table, choices };
  if (history.length < choices.length) return { reason: said.from(version, own, history.length + 1, choices.length), original };
  const { over, progress } = progressOf(game, history.game);
  const hasSameEnd = over === table.over && (!over || isSame(progress?.scores, table.progress?.scores));
  return hasSameEnd ? null : { reason: said.result(version, own), original };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

async function openCopy<T extends SessionTypes>(
  game: SessionGame<T>,
  table: StoredTable<T>,
  history: History<T>,
  of: number,
): Promise<LocalSession<T>> {
  const copy = await storeCopy(game, table, history);
  let session: LocalSession<T> | null = null;
  const release = (await lockTable(copy.id, { takeOver: false, onrelease: () => void session?.leave() })) ?? (() => undefined);
  session = new LocalSession<T>(game, { table: copy, history, entries: history.length, notes: null, release });
  session.notice = say().pages.copyUpTo(history.length + 1, of);
  return session;
}
