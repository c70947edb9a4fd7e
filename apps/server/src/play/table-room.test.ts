import type { ChoiceJson, Game, Seat } from '@bb/kernel';
import { checkDice, patchView, readDiceProof } from '@bb/protocol';
import { beforeAll, expect, test } from 'vitest';
import { Refused } from '../accounts/refused.ts';
import { GAMES } from '../games.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { openDatabase } from '../storage/database.ts';
import { TABLE_FORMAT } from '../tables/table-record.ts';
import { onEachDatabase } from '../testing/databases.ts';
import type { TableState, TableUpdate } from '../testing/messages.ts';
import { stateFor, updateOf } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { insertTable, testTableRecord } from '../testing/stored-table.ts';
import { useDatabase } from '../testing/test-database.ts';
import { refresh } from './room/catch-up.ts';
import { choose } from './room/choose.ts';
import { openRoom } from './room/open-room.ts';
import type { TableRoom } from './room/table-room.ts';
import type { Viewer } from './table-updates.ts';

const PLAYERS = 3;
/** The limit of an average update to one viewer. */
const MAX_MEAN_UPDATE_BYTES = 1024;

/** A client that knows a table only from its updates. */
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
    // An update without costs has none: those of the choices before it are gone.
    const { costs: _costs, ...before } = this.state;
    this.state = { ...before, ...rest, view: patchView(before.view, patch), events: [...before.events, ...events] };
  }
}

/** The same choice in the same position, for every seat and node. */
const answerOf = ({ choices, seq }: TableState): ChoiceJson => {
  const choice = choices[(seq * 7919) % choices.length];
  if (!choice) throw new Error('nothing may be chosen');
  return choice;
};

onEachDatabase('a live table', (kind) => {
  const base = useDatabase(kind);
  let choiceLog: ChoiceLog;
  beforeAll(async () => {
    choiceLog = new ChoiceLog(base);
  });
  const createTable = (id: string, game?: Game): Promise<void> =>
    insertTable(base.db, id, { ...testTableRecord(PLAYERS, game), windows: 'fast', clientSeeds: ['salt', null, null] });
  const open = (id: string, through = choiceLog) => openRoom(id, singleTableNode(base.db, through));
  /** The state of the seat that must choose. */
  async function asked(table: TableRoom): Promise<TableState & { readonly seat: Seat }> {
    const spectator = await stateFor(table, null);
    if (!spectator.asked) throw new Error('nobody is asked');
    return { ...(await stateFor(table, spectator.asked.seat)), seat: spectator.asked.seat };
  }

  test.each(GAMES.map(({ game }) => game))(
    'plays a whole game of $id that every seat and a spectator follow, with dice that match the seed',
    async (game) => {
      const { id } = game;
      await createTable(id, game);
      const table = await open(id);
      const eyes: readonly Viewer[] = [0, 1, 2, null];
      const followers = await Promise.all(eyes.map(async (viewer) => new Follower(await stateFor(table, viewer))));
      table.subscribers.listen((tell) => {
        for (const [i, viewer] of eyes.entries()) followers[i]?.take(updateOf(tell(viewer)));
      });
      for (let n = 0; followers[3]?.state.asked; n++) {
        const seat = followers[3].state.asked.seat;
        const mine = followers[seat]?.state;
        if (!mine) throw new Error('nobody follows there');
        expect(eyes.filter((_, i) => (followers[i]?.state.choices.length ?? 0) > 0)).toContain(seat);
        expect(await choose(table, seat, mine.seq, answerOf(mine), `k${n}`)).toMatchObject({ seq: mine.seq });
      }
      for (const [i, viewer] of eyes.entries()) {
        const { events, ...told } = followers[i]?.state ?? (await stateFor(table, viewer));
        const { events: all, ...whole } = await stateFor(table, viewer);
        expect(told).toEqual(JSON.parse(JSON.stringify(whole)));
        expect(events).toEqual(JSON.parse(JSON.stringify(all)));
      }
      const told = followers.reduce((sum, { bytes, updates }) => sum + bytes / updates / followers.length, 0);
      expect(told).toBeLessThan(MAX_MEAN_UPDATE_BYTES);
      const { dice, options, outcome } = await stateFor(table, null);
      const choices = (await choiceLog.read(id)).map(({ body }): ChoiceJson => JSON.parse(body));
      const { throws, wrong } = checkDice(game, { options, choices }, readDiceProof(dice));
      expect([wrong, throws.length > 50, outcome?.scores.length]).toEqual([[], true, PLAYERS]);
    },
  );

  test('sends the fields that the protocol names, and no others', async () => {
    await createTable('fields');
    const table = await open('fields');
    const told: object[] = [];
    table.subscribers.listen((tell) => void told.push(updateOf(tell(0))));
    const { seat, ...state } = await asked(table);
    await choose(table, seat, state.seq, answerOf(state), 'a');
    const standing = ['asked', 'choices', 'clock', 'events', 'outcome', 'own', 'passing', 'rewinds', 'seq', 'table', 'type', 'window'];
    expect(Object.keys(state).sort()).toEqual([...standing, 'dice', 'game', 'options', 'protocol', 'seats', 'version', 'view'].sort());
    expect(told.map((update) => Object.keys(update).sort())).toEqual([[...standing, 'from', 'patch'].sort()]);
  });

  test('keeps the seed secret until the end', async () => {
    await createTable('secret');
    const table = await open('secret');
    const told: string[] = [];
    table.subscribers.listen((tell) => void told.push(tell(0).text));
    for (let n = 0; n < 20; n++) {
      const { seat, ...state } = await asked(table);
      await choose(table, seat, state.seq, answerOf(state), `k${n}`);
      told.push(JSON.stringify(state));
    }
    expect(told.filter((text) => text.includes(testTableRecord(PLAYERS).seed))).toEqual([]);
    expect((await stateFor(table, 0)).dice).not.toHaveProperty('seed');
  });

  test('refuses an illegal choice with the reason, and changes nothing', async () => {
    await createTable('refused');
    const table = await open('refused');
    const { seat, seq, choices } = await asked(table);
    const [choice = { type: 'pass' }] = choices;
    const other = (seat + 1) % PLAYERS;
    await expect(choose(table, other, seq, choice, 'a')).rejects.toMatchObject({ code: 'notYours' });
    await expect(choose(table, -1, seq, choice, 'a')).rejects.toMatchObject({ code: 'notYours' });
    await expect(choose(table, seat, seq + 1, choice, 'a')).rejects.toMatchObject({ code: 'stale' });
    await expect(choose(table, seat, seq, { type: 'rollDie', face: 6 }, 'a')).rejects.toMatchObject({ code: 'illegal' });
    for (const json of [null, [], 'pass', { type: 'nothing' }, { type: '__proto__' }])
      await expect(choose(table, seat, seq, json as unknown as ChoiceJson, 'a')).rejects.toMatchObject({ code: 'malformed' });
    expect(table.reached.seq).toBe(seq);
    expect((await choiceLog.read('refused')).length).toBe(seq);
  });

  test('counts a repeated message once: at once, later, or after a restart', async () => {
    await createTable('twice');
    const table = await open('twice');
    const { seat, seq, ...state } = await asked(table);
    const choice = answerOf({ ...state, seq });
    const answers = await Promise.all([choose(table, seat, seq, choice, 'once'), choose(table, seat, seq, choice, 'once')]);
    const later = await choose(table, seat, seq, choice, 'once');
    const restarted = await choose(await open('twice'), seat, seq, choice, 'once');
    expect([...answers, later, restarted]).toEqual(Array.from({ length: 4 }, () => ({ seq, isSealed: false })));
    expect((await choiceLog.read('twice')).filter(({ key }) => key !== null)).toHaveLength(1);
  });

  test('stays one table with its seats on different nodes', async () => {
    await createTable('nodes');
    const other = await openDatabase(base.url);
    const nodes = [await open('nodes'), await openRoom('nodes', singleTableNode(other.db, new ChoiceLog(other)))];
    const follower = new Follower(await stateFor(nodes[0] ?? (await open('nodes')), null));
    nodes[0]?.subscribers.listen((tell) => follower.take(updateOf(tell(null))));
    for (let n = 0; n < 60; n++) {
      const node = nodes[n % 2];
      if (!node) throw new Error('there is no node');
      await refresh(node);
      const { seat, ...state } = await asked(node);
      // Both choose at once: one of them is too late.
      const answers = await Promise.allSettled(nodes.map((node, i) => choose(node, seat, state.seq, answerOf(state), `${n}/${i}`)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    if (nodes[0]) await refresh(nodes[0]);
    expect(follower.state.view).toEqual(JSON.parse(JSON.stringify((await stateFor(await open('nodes'), null)).view)));
    expect((await choiceLog.read('nodes')).map(({ seq }) => seq)).toEqual([...Array(follower.state.seq).keys()]);
    await other.close();
  });

  test('gives one clear error for a missing table, or one of a later format', async () => {
    await expect(open('nowhere')).rejects.toThrow(new Refused('noTable'));
    await base.db
      .insertInto('tables')
      .values({ id: 'new', created_at: 1, changed_at: 1, head: 0, stage: 'inProgress', is_listed: 1, body: '{"format":99}' })
      .execute();
    await expect(open('new')).rejects.toThrow(
      `This server can’t read this table. format: this program reads tables of formats 2 to ${TABLE_FORMAT}, not 99`,
    );
  });
});
