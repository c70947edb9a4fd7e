/** Reads and changes the games saved in the browser's database, without the page's code. */
import type { Page } from '@playwright/test';

type Row = Readonly<Record<string, unknown>>;
type Store = 'choice' | 'table';
/** A table's id, alone or with the number of a choice. */
type Key = string | [table: string, choice: number];

/** @param key  left out for a table, which carries its own */
export const putInBrowser = (page: Page, store: Store, value: Row, key?: Key): Promise<void> =>
  page.evaluate(
    ([at, what, under]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('blackbeard');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(at, 'readwrite');
          tx.objectStore(at).put(what, under);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [store, value, key] as const,
  );

/** @returns what is stored under the keys `from` to `to`, both included */
export const readFromBrowser = (page: Page, store: Store, from: Key, to: Key = from): Promise<readonly Row[]> =>
  page.evaluate(
    ([at, lower, upper]) =>
      new Promise<readonly Row[]>((done, fail) => {
        const opening = indexedDB.open('blackbeard');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction(at).objectStore(at).getAll(IDBKeyRange.bound(lower, upper));
          reading.onsuccess = () => {
            opening.result.close();
            done(reading.result);
          };
        };
      }),
    [store, from, to] as const,
  );
