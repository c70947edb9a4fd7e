/** Every doubloon, every point and every piece is accounted for by an event. */
import { describe, test } from 'vitest';
import type { Tables } from '../src/index.ts';
import { equal } from './equal.ts';
import { enter, type Ledger, ledgerOf, openLedger } from './ledger.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, same, seedsFor } from './random-games.ts';

const FIELDS = Object.keys(openLedger(2));

/** Field by field, so that the fault names its place. */
function compare(kept: Ledger, read: Ledger): void {
  const a: Readonly<Record<string, unknown>> = { ...kept };
  const b: Readonly<Record<string, unknown>> = { ...read };
  for (const field of FIELDS)
    if (!equal(a[field], b[field]) && !equal(b[field], []))
      same(JSON.stringify(a[field]), JSON.stringify(b[field]), `${field}, kept and read,`);
}

const copyOf = (l: Ledger): Ledger => structuredClone(l);

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('the events tell the whole game', () => {
    for (const seed of seedsFor(players, gamesEach(6))) {
      const ledger = openLedger(players);
      let tables: Tables | null = null;
      playGame({ players, seed }, ({ g, events }) => {
        tables ??= g.tables;
        const before = events.some((event) => event.type === 'pirateTookCommand') ? copyOf(ledger) : ledger;
        for (const event of events) enter(ledger, tables, event, before);
        compare(ledger, ledgerOf(g));
      });
    }
  });
});
