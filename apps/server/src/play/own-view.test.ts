/**
 * What the server sends a seat depends only on that seat's view. Two tables play the same game, but in one of them everything that the seat
 * can't see is dealt anew. Both must send the seat the same bytes.
 */

import { CHANCE, type ChoiceJson, type Game, type Seat } from '@bb/kernel';
import { expect, test, vi } from 'vitest';
import { GAMES } from '../games.ts';
import { ChoiceLog } from '../storage/choice-log.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { TEST_DATABASES } from '../testing/databases.ts';
import { Mutator } from '../testing/mutator.ts';
import { stateFor } from '../testing/read-updates.ts';
import { singleTableNode } from '../testing/single-table-host.ts';
import { testTables } from '../testing/test-database.ts';
import { choose } from './room/choose.ts';
import { messageFor } from './room/message-for.ts';
import { openRoom } from './room/open-room.ts';
import type { TableRoom } from './room/table-room.ts';
import { isOver } from './room/table-room.ts';
import { tick } from './room/tick.ts';
import type { Viewer } from './table-updates.ts';

/** The number of players, or the nearest that the game takes. */
const PLAYERS = 3;
const playersOf = ({ players: [fewest, most] }: Game): number => Math.min(Math.max(PLAYERS, fewest), most);
/** Choices from one checked position to the next. */
const CHOICES_PER_CHECK = 13;
/** Choices made at a table in both worlds. */
const ROUNDS = 4;
/** After this time every window has closed. */
const WINDOW_MS = 60_000;
let now = 1_800_000_000_000;

/** By version of the rules: the position with which its tables begin. */
const { worlds } = vi.hoisted(() => ({ worlds: new Map<string, object>() }));
vi.mock(import('../games.ts'), async (original) => {
  const { GAMES } = await original();
  const inWorlds = GAMES.flatMap((game) =>
    ['here', 'there'].map((version) => ({
      ...game,
      game: { ...game.game, version, newGame: () => game.game.clone(worlds.get(version) ?? {}) },
    })),
  );
  return { GAMES: [...GAMES, ...inWorlds] };
});

const peopleAt = (game: Game) => Array.from({ length: playersOf(game) }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));

class World {
  readonly #base: Database;
  readonly #choiceLog: ChoiceLog;
  readonly game: Game;
  readonly name: string;

  constructor(base: Database, name: string, game: Game) {
    this.#base = base;
    this.#choiceLog = new ChoiceLog(base, () => now);
    this.name = name;
    this.game = game;
  }

  /** Creates the same table in each world. */
  async createTable(random: (size: number) => Buffer): Promise<string> {
    const { db } = this.#base;
    const tables = testTables(this.#base, () => now, random);
    const people = peopleAt(this.game);
    const [host] = people;
    if (!host) throw new Error('nobody is there');
    const settings = {
      game: this.game.id,
      name: 'N',
      options: { players: people.length },
      bots: people.map(() => null),
      isListed: false,
      hasSpectators: true,
      windows: 'sealed' as const,
    };
    const id = await tables.create(host, settings);
    for (const player of people) {
      if (player !== host) await tables.join(id, player);
      await tables.ready(id, player, null);
    }
    const { body } = await db.selectFrom('tables').select('body').where('id', '=', id).executeTakeFirstOrThrow();
    const other = JSON.stringify({ ...JSON.parse(body), version: this.name });
    await db.updateTable('tables').set({ body: other }).where('id', '=', id).execute();
    return id;
  }

  open(id: string): Promise<TableRoom> {
    return openRoom(
      id,
      singleTableNode(this.#base.db, this.#choiceLog, () => now),
    );
  }

  /** What the viewer may see of all choices, by the rules without the server. */
  async seen(id: string, viewer: Viewer): Promise<string> {
    const { game } = this;
    const p = game.newGame(game.parseOptions({ players: playersOf(game) }));
    const views = [game.view(p, viewer)];
    const events: object[] = [];
    for (const { body } of await this.#choiceLog.read(id)) {
      game.play(p, game.choices.fromJson(JSON.parse(body)), events);
      views.push(game.view(p, viewer));
    }
    return JSON.stringify([views[0], views.at(-1), views.length, events.map((event) => game.redact(event, viewer))]);
  }
}

/** The worlds are versions of the same rules. */
const sameVersion = (text: string): string => text.replace('"version":"there"', '"version":"here"');

/** @returns a choice that is legal in both positions, or undefined */
const common = (here: readonly ChoiceJson[], there: readonly ChoiceJson[], n: number): ChoiceJson | undefined => {
  const known = new Set(there.map((choice) => JSON.stringify(choice)));
  const both = here.filter((choice) => known.has(JSON.stringify(choice)));
  return both[n % both.length];
};

const isInWorld = (version: string): boolean => version === 'here' || version === 'there';
const EACH = GAMES.filter(({ game }) => !isInWorld(game.version)).map(({ game }) => game.id);
/** A game with fewer decisions is short: it has few pieces, so that a deal may come out the same, and most of its choices reveal something. */
const SHORT_DECISIONS = 300;
/** The games that are looked into whole, if they are long; of a short one as many as are enough. */
const LONG_GAMES = 2;
const MOST_GAMES = 100;
/** Enough of a short game. */
const [MANY_STATES, MANY_WINDOWS] = [110, 55];
/** How many of a hundred deals of a short game may be the same. */
const ALIKE = 5;
/** Whether a random game is short, and whether at least one in twenty of its questions is a window. */
function kindOf(game: Game): { readonly isShort: boolean; readonly isFull: boolean } {
  const garbler = new Mutator(1);
  let decisions = 0;
  const p = game.newGame(game.parseOptions({ players: playersOf(game) }));
  let [questions, windows] = [0, 0];
  for (let d = game.decision(p); d; d = game.decision(p)) {
    decisions += 1;
    if (d.seat !== CHANCE) questions += 1;
    if (d.traits.kind === 'window') windows += 1;
    game.play(p, garbler.pick(game.legal(p)));
  }
  return { isShort: decisions < SHORT_DECISIONS, isFull: windows * 20 >= questions };
}
test.each(EACH)('sends a seat of %s the same, whatever it can’t see', async (gameId) => {
  const game = GAMES.find((game) => game.game.id === gameId)?.game;
  const places = await Promise.all([TEST_DATABASES.sqlite(), TEST_DATABASES.sqlite()]);
  const bases = await Promise.all(places.map(({ url }) => openDatabase(url)));
  const [here, there] = bases.map((base, i) => {
    const name = i === 0 ? 'here' : 'there';
    const own = GAMES.find((game) => game.game.id === gameId && game.game.version === name)?.game;
    if (!own) throw new Error(`there is no world ${name}`);
    return new World(base, name, own);
  });
  if (!here || !there || !game) throw new Error('there are no worlds');
  const counts = { states: 0, updates: 0, otherwise: 0, windows: 0, differed: 0 };
  let tables = 0;

  async function compare(p: object, viewer: Viewer, garbler: Mutator): Promise<void> {
    if (!here || !there || !game) return;
    worlds.set('here', game.clone(p));
    const other = game.clone(p);
    game.resample(other, viewer, garbler.random);
    worlds.set('there', other);
    counts.differed += JSON.stringify(game.save(other)) === JSON.stringify(game.save(p)) ? 0 : 1;
    tables += 1;
    const random = (): ((size: number) => Buffer) => {
      let drawn = 0;
      return (size) => Buffer.alloc(size, `${tables}/${drawn++}`);
    };
    const [id = '', same] = await Promise.all([here, there].map((world) => world.createTable(random())));
    expect(same).toBe(id);
    const [a, b] = await Promise.all([here.open(id), there.open(id)]);
    if (!a || !b) return;
    const texts = async () => (await Promise.all([a, b].map((table) => messageFor(table, viewer)))).map(({ text }) => sameVersion(text));
    if ((await here.seen(id, viewer)) !== (await there.seen(id, viewer))) return;
    const [mine, theirs] = await texts();
    expect(theirs).toBe(mine);
    counts.states += 1;

    const told: [string[], string[]] = [[], []];
    a.subscribers.listen((tell) => void told[0].push(tell(viewer).text));
    b.subscribers.listen((tell) => void told[1].push(tell(viewer).text));
    for (let round = 0; round < ROUNDS && !isOver(a); round++) {
      const state = await stateFor(a, null);
      const seats: readonly Seat[] = state.window.length > 0 ? state.window : state.asked ? [state.asked.seat] : [];
      if (state.window.length > 0) counts.windows += 1;
      for (const seat of seats) {
        const [state, two] = await Promise.all([stateFor(a, seat), stateFor(b, seat)]);
        const choice = common(state.choices, two.choices, garbler.below(100));
        if (!choice) return;
        const answers = await Promise.allSettled([a, b].map((table) => choose(table, seat, state.seq, choice, `${round}/${seat}`)));
        if (seat === viewer) expect(answers[1]).toEqual(answers[0]);
        if (a.reached.seq !== state.seq || b.reached.seq !== state.seq) break;
      }
      // All windows close.
      now += WINDOW_MS;
      await Promise.all([tick(a), tick(b)]);
      // Something hidden was revealed, and differed.
      if ((await here.seen(id, viewer)) !== (await there.seen(id, viewer))) {
        counts.otherwise += 1;
        return;
      }
      counts.updates += 1;
      expect(told[1]).toEqual(told[0]);
      const [after, otherAfter] = await texts();
      expect(otherAfter).toBe(after);
    }
  }

  const { isShort, isFull } = kindOf(game);
  const isEnough = (): boolean => isShort && counts.states >= MANY_STATES && (!isFull || counts.windows >= MANY_WINDOWS);
  for (let seed = 1; seed <= (isShort ? MOST_GAMES : LONG_GAMES) && !isEnough(); seed++) {
    const garbler = new Mutator(seed);
    const p = game.newGame(game.parseOptions({ players: playersOf(game) }));
    for (let n = 0; game.seatToChoose(p) !== null && !isEnough(); n++) {
      if (n % CHOICES_PER_CHECK === 0 && game.seatToChoose(p) !== CHANCE)
        for (const viewer of [...peopleAt(game).keys(), null]) await compare(p, viewer, garbler);
      game.play(p, garbler.pick(game.legal(p)));
    }
  }
  await Promise.all(bases.map((base) => base.close()));
  await Promise.all(places.map((place) => place.drop()));
  const hidesNothing = game.ownFields.every((field) => field === 'you');
  if (!hidesNothing) expect(counts.states - counts.differed).toBeLessThanOrEqual((counts.states * (isShort ? ALIKE : 0)) / 100);
  expect(counts.states).toBeGreaterThan(100);
  if (isFull) expect(counts.windows).toBeGreaterThan(50);
  // Where windows are rare, a choice often reveals what was dealt anew.
  expect(counts.updates).toBeGreaterThan((isFull ? 4 : 1) * counts.otherwise);
});
