import { BadInput, type ChoiceJson, type Seat } from '@bb/engine';
import { checkDice, patchView, readDiceProof, type TableState, type TableUpdate } from '@bb/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refused } from '../accounts/refused.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { Ledger } from '../storage/ledger.ts';
import { TABLE_FORMAT } from '../tables/table-body.ts';
import { aTable, insertTable } from '../testing/a-table.ts';
import { KINDS, onBoth, type TestDatabase } from '../testing/databases.ts';
import { nodeOn } from '../testing/node.ts';
import { stateFor, updateOf } from '../testing/read.ts';
import { LiveTable } from './live-table.ts';
import type { Viewer } from './telling.ts';

const PLAYERS = 3;
/** Bytes of what a choice sends to one pair of eyes, on average. */
const MEAN_BYTES = 1024;

/** A pair of eyes that follows a table by what it is told alone. */
class Follower {
  state: TableState;
  bytes = 0;
  updates = 0;
  constructor(state: TableState) {
    this.state = state;
  }
  take(update: TableUpdate): void {
    const text = JSON.stringify(update);
    this.bytes += text.length;
    this.updates++;
    const { from, patch, events, type: _type, ...rest }: TableUpdate = JSON.parse(text);
    expect(from).toBe(this.state.seq);
    this.state = { ...this.state, ...rest, view: patchView(this.state.view, patch), events: [...this.state.events, ...events] };
  }
}

/** The same answer at the same question, whoever asks. */
const answerOf = ({ choices, seq }: TableState): ChoiceJson => {
  const choice = choices[(seq * 7919) % choices.length];
  if (!choice) throw new Error('nothing may be chosen');
  return choice;
};

onBoth('a live table', (kind) => {
  let place: TestDatabase;
  let base: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    place = await KINDS[kind]();
    base = await openDatabase(place.url);
    ledger = new Ledger(base);
  });
  afterAll(async () => {
    await base.close();
    await place.drop();
  });
  const lay = (id: string): Promise<void> =>
    insertTable(base.db, id, { ...aTable(PLAYERS), windows: 'fast', pinches: ['salt', null, null] });
  const open = (id: string, through = ledger) => LiveTable.open(id, nodeOn(base.db, through));
  /** Whose turn it is, as the table tells him. */
  async function asked(table: LiveTable): Promise<TableState & { readonly seat: Seat }> {
    const spectator = await stateFor(table, null);
    if (!spectator.asked) throw new Error('nobody is asked');
    return { ...(await stateFor(table, spectator.asked.seat)), seat: spectator.asked.seat };
  }

  test('a whole game, followed from every seat and by a spectator, ends as its record says, every die as the seed gives it', async () => {
    await lay('whole');
    const table = await open('whole');
    const eyes: readonly Viewer[] = [0, 1, 2, null];
    const followers = await Promise.all(eyes.map(async (viewer) => new Follower(await stateFor(table, viewer))));
    table.listen((tell) => {
      for (const [i, viewer] of eyes.entries()) followers[i]?.take(updateOf(tell(viewer)));
    });
    for (let n = 0; followers[3]?.state.asked; n++) {
      const seat = followers[3].state.asked.seat;
      const mine = followers[seat]?.state;
      if (!mine) throw new Error('nobody follows there');
      expect(eyes.filter((_, i) => (followers[i]?.state.choices.length ?? 0) > 0)).toContain(seat);
      expect(await table.choose(seat, mine.seq, answerOf(mine), `k${n}`)).toMatchObject({ taken: true, seq: mine.seq });
    }
    for (const [i, viewer] of eyes.entries()) {
      const { events, ...told } = followers[i]?.state ?? (await stateFor(table, viewer));
      const { events: all, ...whole } = await stateFor(table, viewer);
      expect(told).toEqual(JSON.parse(JSON.stringify(whole)));
      expect(events).toEqual(JSON.parse(JSON.stringify(all)));
    }
    const told = followers.reduce((sum, { bytes, updates }) => sum + bytes / updates / followers.length, 0);
    expect(told).toBeLessThan(MEAN_BYTES);
    const { dice, options, outcome } = await stateFor(table, null);
    const choices = (await ledger.read('whole')).map(({ body }): ChoiceJson => JSON.parse(body));
    const { throws, wrong } = checkDice({ options, choices }, readDiceProof(dice));
    expect([wrong, throws.length > 200, outcome?.vp.length]).toEqual([[], true, PLAYERS]);
  });

  test('what is told has the fields that the protocol names, and no others', async () => {
    await lay('fields');
    const table = await open('fields');
    const told: object[] = [];
    table.listen((tell) => void told.push(updateOf(tell(0))));
    const { seat, ...state } = await asked(table);
    await table.choose(seat, state.seq, answerOf(state), 'a');
    const standing = ['asked', 'choices', 'clock', 'events', 'outcome', 'own', 'rewinds', 'seq', 'table', 'type', 'window'];
    expect(Object.keys(state).sort()).toEqual([...standing, 'dice', 'options', 'protocol', 'seats', 'view'].sort());
    expect(told.map((update) => Object.keys(update).sort())).toEqual([[...standing, 'from', 'patch'].sort()]);
  });

  test('before the end the seed is nobody’s', async () => {
    await lay('secret');
    const table = await open('secret');
    const told: string[] = [];
    table.listen((tell) => void told.push(tell(0).text));
    for (let n = 0; n < 20; n++) {
      const { seat, ...state } = await asked(table);
      await table.choose(seat, state.seq, answerOf(state), `k${n}`);
      told.push(JSON.stringify(state));
    }
    expect(told.filter((text) => text.includes(aTable(PLAYERS).seed))).toEqual([]);
    expect((await stateFor(table, 0)).dice).not.toHaveProperty('seed');
  });

  test('what may not be chosen is refused, says why, and changes nothing', async () => {
    await lay('refused');
    const table = await open('refused');
    const { seat, seq, choices } = await asked(table);
    const [choice = { type: 'pass' }] = choices;
    const other = (seat + 1) % PLAYERS;
    expect(await table.choose(other, seq, choice, 'a')).toMatchObject({ refusal: { why: 'notYours' } });
    expect(await table.choose(-1, seq, choice, 'a')).toMatchObject({ refusal: { why: 'notYours' } });
    expect(await table.choose(seat, seq + 1, choice, 'a')).toEqual({ taken: false, refusal: { why: 'stale', seq } });
    expect(await table.choose(seat, seq, { type: 'face', face: 6 }, 'a')).toMatchObject({ refusal: { why: 'illegal' } });
    for (const json of [null, [], 'pass', { type: 'nothing' }, { type: '__proto__' }])
      expect(await table.choose(seat, seq, json as unknown as ChoiceJson, 'a')).toMatchObject({ refusal: { why: 'malformed' } });
    expect(table.seq).toBe(seq);
    expect((await ledger.read('refused')).length).toBe(seq);
  });

  test('a message that comes twice, at once or later or after a restart, counts once', async () => {
    await lay('twice');
    const table = await open('twice');
    const { seat, seq, ...state } = await asked(table);
    const choice = answerOf({ ...state, seq });
    const answers = await Promise.all([table.choose(seat, seq, choice, 'once'), table.choose(seat, seq, choice, 'once')]);
    const later = await table.choose(seat, seq, choice, 'once');
    const restarted = await (await open('twice')).choose(seat, seq, choice, 'once');
    expect([...answers, later, restarted]).toEqual(Array.from({ length: 4 }, () => ({ taken: true, seq, isSealed: false })));
    expect((await ledger.read('twice')).filter(({ key }) => key !== null)).toHaveLength(1);
  });

  test('its seats on different nodes, each of which may be behind, it is one table', async () => {
    await lay('nodes');
    const other = await openDatabase(place.url);
    const nodes = [await open('nodes'), await LiveTable.open('nodes', nodeOn(other.db, new Ledger(other)))];
    const follower = new Follower(await stateFor(nodes[0] ?? (await open('nodes')), null));
    nodes[0]?.listen((tell) => follower.take(updateOf(tell(null))));
    for (let n = 0; n < 150; n++) {
      const node = nodes[n % 2];
      if (!node) throw new Error('there is no node');
      await node.refresh();
      const { seat, ...state } = await asked(node);
      // Both at once: one of them is too late.
      const answers = await Promise.all(nodes.map((one, i) => one.choose(seat, state.seq, answerOf(state), `${n}/${i}`)));
      expect(answers.filter(({ taken }) => taken)).toHaveLength(1);
    }
    await nodes[0]?.refresh();
    expect(follower.state.view).toEqual(JSON.parse(JSON.stringify((await stateFor(await open('nodes'), null)).view)));
    expect((await ledger.read('nodes')).map(({ seq }) => seq)).toEqual([...Array(follower.state.seq).keys()]);
    await other.close();
  });

  test('one that is not there, or is written in a form of the future, is one clear error', async () => {
    await expect(open('nowhere')).rejects.toThrow(new Refused('noTable'));
    await base.db
      .insertInto('tables')
      .values({ id: 'new', created_at: 1, changed_at: 1, head: 0, stage: 'playing', is_listed: 1, body: '{"format":99}' })
      .execute();
    await expect(open('new')).rejects.toThrow(new BadInput('format', `this server reads tables up to format ${TABLE_FORMAT}, not 99`));
  });
});
