import { choiceFromJson, choiceToJson, decision, giveOrder, legal, PASS, type Seat, view } from '@bb/golden-age/rules';
import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { goldenAge } from '@bb/golden-age/table/session/session-game.ts';
import { seeded } from '@bb/golden-age/table/testing/seeded.ts';
import { refusal } from '@bb/kernel';
import type { Sent } from '@bb/web/online/connection.ts';
import { OnlineSession } from '@bb/web/online/online-session.svelte.ts';
import { departureText } from '@bb/web/playing/departures.ts';
import { fetchGame, standardGame } from '@bb/web/shared/listed-games.svelte.ts';
import type * as messages from '@bb/web/shared/messages.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedSeat, FakeTable } from './fake-table.ts';

type TableUpdate = messages.TableUpdate<GoldenAgeSession>;

beforeEach(async () => {
  localStorage.clear();
  await fetchGame(standardGame());
});

afterEach(() => vi.unstubAllGlobals());

/** Opens a session for this viewer; its messages wait until the test passes them on. */
function sitDown(table: FakeTable, eyes: Seat | null) {
  const said: Sent[] = [];
  const link = {
    asked: 0,
    own: 0,
    choose: (sent: Sent) => void said.push(sent),
    askAgain: () => void link.asked++,
    ownDataChanged: () => void link.own++,
  };
  const session = new OnlineSession(goldenAge, table.state(eyes), table.card, link);
  session.waitForAnimations = () => Promise.resolve();
  return { session, said, link };
}

/** Like `sitDown`, but messages reach the table at once. */
function playAt(table: FakeTable, seat: Seat) {
  const link = {
    choose(sent: Sent): void {
      queueMicrotask(() => session.onAnswer(sent, table.choose(seat, sent) ?? { isSealed: false }));
    },
    askAgain(): void {
      session.receive(table.state(seat));
    },
    ownDataChanged: () => undefined,
  };
  const session: OnlineSession<GoldenAgeSession> = new OnlineSession(goldenAge, table.state(seat), table.card, link);
  session.waitForAnimations = () => Promise.resolve();
  table.listen(seat, (update) => session.receive(update));
  return session;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Plays at random until `isEnough`, or to the end. */
async function playOn(
  table: FakeTable,
  sessions: readonly OnlineSession<GoldenAgeSession>[],
  seed: number,
  isEnough: () => boolean,
): Promise<void> {
  const random = seeded(seed);
  while (table.game.ending === '' && !isEnough()) {
    await settled();
    const asked = sessions[askedSeat(table.game)];
    const choices = asked?.snapshot.choices ?? [];
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice) await asked?.answer(choice);
  }
  await settled();
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('shows every viewer the server’s game to the end', async () => {
  const table = new FakeTable(2, 7);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  const { session: guest } = sitDown(table, null);
  table.listen(null, (update) => guest.receive(update));
  let looks = 0;
  await playOn(table, sessions, 3, () => {
    if (++looks % 25 === 0)
      for (const [eyes, session] of [...sessions.entries(), [null, guest] as const])
        if (session.length === table.seq) expect(plain(session.snapshot.view)).toEqual(plain(view(table.game, eyes)));
    return false;
  });
  expect(table.game.ending).not.toBe('');
  const outcomes = [...sessions, guest].map(({ snapshot }) => snapshot.outcome);
  expect(outcomes[0]).not.toBeNull();
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
  expect(guest.snapshot.choices).toEqual([]);
  expect(sessions.map(({ notice }) => notice)).toEqual(['', '']);
  // A viewer who comes later reads the same log.
  const late = new OnlineSession(goldenAge, table.state(null), table.card, {
    choose: () => undefined,
    askAgain: () => undefined,
    ownDataChanged: () => undefined,
  });
  expect(late.log.map(({ text }) => text)).toEqual(guest.log.map(({ text }) => text));
});

test('offers no other choice while one is on its way', async () => {
  const table = new FakeTable(2, 1);
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  table.listen(seat, (update) => session.receive(update));
  const [first, second] = session.snapshot.choices;
  if (!first || !second) throw new Error('nothing is offered');
  await session.answer(first);
  await session.answer(second);
  expect(said).toHaveLength(1);
  expect([session.sent, session.snapshot.choices]).toEqual([first, []]);
  const [sent] = said;
  if (sent) session.onAnswer(sent, table.choose(seat, sent) ?? { isSealed: false });
  await settled();
  expect([session.sent, session.length]).toEqual([null, table.seq]);
});

test('sends the number of rewinds with a choice, and forgets the choice after a rewind', async () => {
  const table = new FakeTable(2, 1);
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  session.receive({ ...table.state(seat), rewinds: 2 });
  const [first] = session.snapshot.choices;
  if (first) await session.answer(first);
  expect(said).toMatchObject([{ seq: table.seq, rewinds: 2 }]);
  session.receive({ ...table.state(seat), rewinds: 3 });
  expect([session.sent, session.snapshot.choices.length > 0]).toEqual([null, true]);
});

test('tells the server what to do when the player runs out of time', async () => {
  const { session } = sitDown(new FakeTable(2, 1), 0);
  const asked = serve(() => ({ own: { sealed: null, instead: [], order: null, passes: false, lapsed: null, whenLate: 'boatswain' } }));
  expect([session.whenLate, await session.sayWhenLate('boatswain'), session.whenLate]).toEqual(['pass', true, 'boatswain']);
  expect(asked.at(-1)).toBe('/api/tables/fake/late {"whenLate":"boatswain"}');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect([await session.sayWhenLate('pass'), session.whenLate]).toEqual([false, 'boatswain']);
});

test('offers a refused choice again, and says why', async () => {
  const table = new FakeTable(2, 1);
  const { session, said, link } = sitDown(table, askedSeat(table.game));
  const before = session.snapshot.choices;
  for (const refusal of [
    { error: 'notYours', message: '' },
    { error: 'illegal', rule: '4.6', message: 'x' },
    { error: 'stale', message: '', seq: 9 },
  ]) {
    const [choice] = session.snapshot.choices;
    if (choice) await session.answer(choice);
    const sent = said.at(-1);
    if (sent) session.onAnswer(sent, refusal);
    expect(session.notice).not.toBe('');
    expect([session.sent, session.snapshot.choices]).toEqual([null, before]);
  }
  expect(link.asked).toBe(3);
  expect(new Set(said.map(({ key }) => key)).size).toBe(3);
});

test('counts a repeated update once, and asks for a missing one', async () => {
  const table = new FakeTable(2, 5);
  const [a, b] = [playAt(table, 0), playAt(table, 1)];
  const { session, link } = sitDown(table, null);
  const updates: TableUpdate[] = [];
  table.listen(null, (update) => updates.push(update));
  await playOn(table, [a, b], 2, () => updates.length >= 4);
  const [first, second, third] = updates;
  if (!first || !second || !third) throw new Error('nothing has happened');
  for (const update of [first, first, third, first]) session.receive(update);
  await settled();
  expect([session.length, link.asked]).toEqual([first.seq, 1]);
  for (const update of [second, third]) session.receive(update);
  await settled();
  expect(session.length).toBe(third.seq);
});

test('shows the history it has seen, and offers no choices there', async () => {
  const table = new FakeTable(2, 9);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  const [me] = sessions;
  const seen = new Map<number, unknown>();
  await playOn(table, sessions, 4, () => {
    if (me) seen.set(me.length, plain(me.snapshot.view));
    return table.game.playerTurn >= 3;
  });
  if (!me) throw new Error('nobody sits there');
  expect(me.turns.map(({ turn }) => turn)).toEqual([1, 2, 3]);
  expect(me.stops.length).toBeGreaterThan(20);
  for (const stop of me.stops.slice(1)) {
    me.lookAt(stop);
    if (seen.has(stop)) expect(plain(me.snapshot.view)).toEqual(seen.get(stop));
    expect(me.snapshot.choices).toEqual([]);
    expect(me.log.length).toBeLessThanOrEqual(me.allEvents.length);
  }
  const turn = me.turns[1];
  const began = me.allEvents.find(({ event }) => event.type === 'turnBegan' && event.turn === 2);
  if (began) me.lookAtEvent(began.id);
  expect(me.replay?.at).toBe(turn?.at);
  me.leaveReplay();
  expect(plain(me.snapshot.view)).toEqual(plain(view(table.game, 0)));
});

test('shows what others did since the player’s last choice, also after a reload', async () => {
  const table = new FakeTable(2, 11);
  const me = playAt(table, 0);
  const random = seeded(6);
  let mine = 0;
  while (mine < 5 || me.allEvents.length < me.answeredAt + 20) {
    await settled();
    const seat = askedSeat(table.game);
    const offered = seat === 0 ? me.snapshot.choices : legal(table.game);
    const choice = offered[Math.floor(random() * offered.length)];
    if (!choice) continue;
    if (seat === 0) {
      mine += 1;
      await me.answer(choice);
    } else table.choose(1, { seq: table.seq, rewinds: 0, key: '', choice: choiceToJson(choice) });
  }
  await settled();
  const { recap } = sitDown(table, 0).session;
  expect(recap?.to).toBe(me.allEvents.length);
  expect(recap?.from).toBeGreaterThanOrEqual(me.answeredAt);
  me.updateRecap(0);
  expect(me.recap).toEqual(recap);
  me.updateRecap(me.allEvents.length);
  expect(me.recap).toEqual(recap);
  localStorage.clear();
  expect(sitDown(table, 0).session.recap).toBeNull();
});

test('shows a sealed answer, also after a reload, and names no one player to wait for', async () => {
  const table = new FakeTable(3, 1);
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  const [choice] = session.snapshot.choices;
  if (choice) await session.answer(choice);
  const [sent] = said;
  if (!sent || !choice) throw new Error('nothing was said');
  session.onAnswer(sent, { isSealed: true });
  expect([session.sent, session.sealed, session.snapshot.choices]).toEqual([null, choice, []]);
  const own = { sealed: choiceToJson(choice), instead: [], order: null, passes: false, lapsed: null, whenLate: 'pass' };
  const again = { ...table.state(seat), choices: [], own, window: [0, 1, 2] };
  session.receive(again);
  expect([session.sealed, session.asked]).toEqual([choice, [0, 1, 2]]);
  expect(
    new OnlineSession(goldenAge, again, table.card, { choose: () => undefined, askAgain: () => undefined, ownDataChanged: () => undefined })
      .sealed,
  ).toBe(choice);
  table.listen(seat, (update) => session.receive(update));
  table.choose(seat, sent);
  await settled();
  expect([session.sealed, session.sent, session.asked]).toEqual([null, null, [askedSeat(table.game)]]);
});

/** Requests besides the game, with the server's answers. */
function serve(answer: (path: string, body: { readonly choices: readonly object[] }) => unknown): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(answer(path, JSON.parse(body))) });
  });
  return asked;
}

test('asks which rule closes a choice only on demand, in one request per decision', async () => {
  const table = new FakeTable(2, 3);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  await playOn(table, sessions, 8, () => decision(table.game)?.ask === 'takeAction' && table.game.playerTurn > 2);
  const seat = askedSeat(table.game);
  const me = sessions[seat];
  const pirate = me?.snapshot.view.fleet[seat]?.[0];
  if (!me || pirate === undefined) throw new Error('nobody acts');
  const asked = serve((_path, { choices }) => ({
    rules: choices.map((json) => refusal(goldenAge.rules, table.game, choiceFromJson(json, 'choice'))?.rule ?? null),
  }));
  const open = me.uses({ kind: 'pirate', pirate });
  expect(open.every(({ rule }) => rule === null)).toBe(true);
  await Promise.resolve();
  expect(me.isLoadingUses).toBe(true);
  await settled();
  const uses = me.uses({ kind: 'pirate', pirate });
  expect([asked.length, me.isLoadingUses]).toEqual([1, false]);
  expect(uses.length).toBeGreaterThan(open.length);
  for (const { choice, rule } of uses) expect(rule).toBe(refusal(goldenAge.rules, table.game, choice)?.rule ?? null);
});

test('lets the player keep or replace a sealed answer until the window closes', async () => {
  const table = new FakeTable(3, 1);
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  const [first, second] = session.snapshot.choices;
  if (!first || !second) throw new Error('there is nothing to choose between');
  expect(session.mayReconsider).toBe(false);
  await session.answer(first);
  expect(session.mayReconsider).toBe(false);
  const seal = (): void => {
    const sent = said.at(-1);
    if (sent) session.onAnswer(sent, { isSealed: true });
  };
  seal();
  const offered = session.mayReconsider;
  session.reconsider();
  expect([offered, session.sealed, session.reconsidered, session.snapshot.choices.includes(second)]).toEqual([true, null, first, true]);
  session.letStand();
  expect([session.sealed, session.reconsidered, session.snapshot.choices]).toEqual([first, null, []]);
  session.reconsider();
  await session.answer(second);
  seal();
  expect([session.sealed, session.reconsidered, session.snapshot.choices]).toEqual([second, null, []]);
  expect(new Set(said.map(({ key }) => key)).size).toBe(2);

  // The window closes while the player reconsiders.
  session.reconsider();
  table.listen(seat, (update) => session.receive(update));
  const [sent] = said;
  if (sent) table.choose(seat, sent);
  await settled();
  expect([session.sealed, session.reconsidered, session.mayReconsider]).toEqual([null, null, false]);
});

test('lets the player replace a sealed answer after a reload', () => {
  const table = new FakeTable(3, 1);
  const seat = askedSeat(table.game);
  const { choices, own, ...rest } = table.state(seat);
  const [sealed, ...instead] = choices;
  if (!own || !sealed || instead.length === 0) throw new Error('there is nothing to choose between');
  const link = { choose: () => undefined, askAgain: () => undefined, ownDataChanged: () => undefined };
  const session = new OnlineSession(goldenAge, { ...rest, choices: [], own: { ...own, sealed, instead } }, table.card, link);
  expect([session.sealed, session.mayReconsider, session.snapshot.choices]).toEqual([choiceFromJson(sealed, ''), true, []]);
  session.reconsider();
  expect(session.snapshot.choices.map(choiceToJson)).toEqual(choices);
});

test('asks nobody in a paused or aborted game, and says so', () => {
  const table = new FakeTable(2, 5);
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  const offered = session.snapshot.choices;
  const [choice = PASS] = offered;
  expect([session.haltReason, session.asked, offered.length > 0]).toEqual(['', [seat], true]);
  session.card = { ...table.card, isPaused: true };
  expect([session.haltReason.startsWith('The game is paused.'), session.asked, session.snapshot.choices]).toEqual([true, [], []]);
  void session.answer(choice);
  expect(said).toEqual([]);
  session.card = { ...table.card, stage: 'aborted' };
  expect([session.haltReason.startsWith('The game was ended'), session.asked, session.snapshot.choices]).toEqual([true, [], []]);
  session.card = table.card;
  expect([session.haltReason, session.snapshot.choices]).toEqual(['', offered]);
});

test('tells the others of a player who resigned, but not of one who was replaced', () => {
  const { card } = new FakeTable(2, 5);
  const [first, second] = card.seats;
  if (!first || !second) throw new Error('there are two');
  const people = { ...card, you: 0, seats: [first, { ...second, kind: 'person' as const, name: 'Jack' }] };
  const after = (replaces: string | null) => ({
    ...people,
    seats: [first, { ...second, kind: 'bot' as const, name: 'captain', replaces }],
  });
  expect(departureText(people, after(null))).toBe('Jack has left. A bot (Captain) takes over.');
  expect([departureText(people, after('Jack')), departureText(people, people), departureText({ ...people, you: 1 }, after(null))]).toEqual([
    '',
    '',
    '',
  ]);
});

test('announces a rewind, but not to a viewer who came after it', async () => {
  const table = new FakeTable(2, 5);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  const state = { ...table.state(0), rewinds: 1 };
  await playOn(table, sessions, 2, () => table.seq > state.seq + 4);
  const { session } = sitDown(table, 0);
  expect(session.notice).toBe('');
  session.receive(state);
  expect(session.notice).toBe('The game was rewound.');
  expect(session.length).toBe(state.seq);
  expect(
    new OnlineSession(goldenAge, state, table.card, { choose: () => undefined, askAgain: () => undefined, ownDataChanged: () => undefined })
      .notice,
  ).toBe('');
});

test('sends an auto-pass to the server, and passes the current question unless the server has', async () => {
  const table = new FakeTable(2, 5);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  await playOn(table, sessions, 2, () => decision(table.game)?.traits.kind === 'window' && legal(table.game).includes(PASS));
  const seat = askedSeat(table.game);
  const { session, said, link } = sitDown(table, seat);
  const order = { span: 'turn' as const, except: [] };
  const standing = giveOrder(order, view(table.game, seat), seat, table.game.hands[seat] ?? []);
  const asked = serve((_path) => ({
    own: { sealed: null, instead: [], order: asked.length > 1 ? null : standing, passes: false, lapsed: null, whenLate: 'pass' },
  }));
  await session.passWithOrder(order);
  expect([session.standingOrder, said.map(({ choice }) => choice.type)]).toEqual([standing, ['pass']]);
  await session.cancelStandingOrder();
  expect(link.own).toBe(2);
  expect([session.standingOrder, asked.at(-1)]).toEqual([null, '/api/tables/fake/order {"order":null}']);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await session.setStandingOrder(order);
  expect(session.notice).not.toBe('');
});

test('offers nothing while an order passes, and the choices again when it is cancelled; tells the others only when asked to', async () => {
  const table = new FakeTable(2, 5);
  const sessions = [playAt(table, 0), playAt(table, 1)];
  await playOn(table, sessions, 2, () => decision(table.game)?.traits.kind === 'window' && legal(table.game).includes(PASS));
  const seat = askedSeat(table.game);
  const { session, said } = sitDown(table, seat);
  session.card = { ...session.card, windows: 'sealed' };
  const order = { span: 'turn' as const, except: [] };
  const standing = giveOrder(order, view(table.game, seat), seat, table.game.hands[seat] ?? []);
  let given: typeof standing | null = standing;
  const asked = serve(() => ({
    own: { sealed: null, instead: [], order: given, passes: given !== null, lapsed: null, whenLate: 'pass' },
  }));
  const { choices } = session.snapshot;
  expect([choices.length > 0, session.mayTell]).toEqual([true, false]);
  await session.setStandingOrder(order);
  expect([session.snapshot.choices, session.passes, said]).toEqual([[], true, []]);
  expect(session.mayTell).toBe(true);
  await session.tell();
  expect(asked.at(-1)).toBe('/api/tables/fake/order {"isOpen":true}');
  given = null;
  await session.cancelStandingOrder();
  expect([session.snapshot.choices, session.passes, session.mayTell]).toEqual([choices, false, false]);
  // A player who has told the others does so with later orders, too, where that tells nothing of the hand.
  given = standing;
  await session.setStandingOrder(order);
  expect(asked.at(-1)).toContain('"isOpen":true');
  await session.setStandingOrder({ span: 'turn', except: [{ kind: 'reaction' }] });
  expect(asked.at(-1)).toContain('"isOpen":false');
});
