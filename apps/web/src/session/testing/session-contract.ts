/** What every session keeps, of whatever game, on this device or on a server. */

import { seeded } from '@bb/kernel';
import type { GameSession } from '@bb/table-kit/session/game-session.ts';
import type { SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { describe, expect, test } from 'vitest';

/** A session of a new game, of a player who is asked first. */
export interface Opened<T extends SessionTypes> {
  readonly session: GameSession<T>;
  /** Resolves when the player is asked again, or the game is over. */
  settle(): Promise<void>;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Answers at random, until `isEnough` or the game is over. */
async function play<T extends SessionTypes>({ session, settle }: Opened<T>, isEnough: () => boolean): Promise<void> {
  const random = seeded(5);
  await settle();
  while (!session.snapshot.outcome && !isEnough()) {
    const { choices } = session.snapshot;
    const choice = choices[Math.floor(random() * choices.length)];
    if (!choice) throw new Error('nobody is asked');
    await session.answer(choice);
    await settle();
  }
}

/**
 * @param open opens a new game
 * @param order a standing order that holds at the first question; null for a session without orders
 * @param canUndo whether there is a choice in this game that can be undone
 */
export function checkSession<T extends SessionTypes>(
  name: string,
  open: () => Promise<Opened<T>>,
  order: T['order'] | null,
  canUndo: boolean,
): void {
  describe(`a session (${name})`, () => {
    test('begins with a question to its player, and nothing to say', async () => {
      const { session, settle } = await open();
      await settle();
      expect(session.person).not.toBeNull();
      expect(session.asked).toContain(session.person);
      expect(session.snapshot.choices.length).toBeGreaterThan(0);
      expect([session.haltReason, session.notice, session.recap, session.replay, session.sealed]).toEqual(['', '', null, null, null]);
      expect(session.seats.map(({ name: seat }, i) => session.names.seat(i) === seat)).not.toContain(false);
    });

    test('takes an answer once, and none that is not offered', async () => {
      const { session, settle } = await open();
      await settle();
      const [choice] = session.snapshot.choices;
      if (!choice) throw new Error('nobody is asked');
      const before = session.length;
      await session.answer({ ...choice });
      expect(session.length).toBe(before);
      const answering = session.answer(choice);
      await session.answer(choice);
      await answering;
      await settle();
      expect(session.length).toBeGreaterThan(before);
      expect(session.sent).toBeNull();
    });

    test('plays to the end, and says who has won', async () => {
      const opened = await open();
      await play(opened, () => false);
      const { session } = opened;
      expect(session.snapshot.outcome?.winners.length).toBeGreaterThan(0);
      expect([session.asked, session.snapshot.choices, session.snapshot.decision, session.notice]).toEqual([[], [], null, '']);
      expect(session.viewers).toContain(session.person);
    });

    test('logs what happens, in order, with a text for each line', async () => {
      const opened = await open();
      const { session } = opened;
      let seen: readonly { readonly id: number }[] = [];
      await play(opened, () => {
        expect(session.events.slice(0, seen.length)).toEqual(seen);
        seen = session.events;
        return session.length > 60;
      });
      const ids = session.events.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(3);
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      expect(session.log).toEqual(session.events.filter(({ text }) => text !== ''));
      expect(session.allEvents).toEqual(session.events);
      expect(session.answeredAt).toBeLessThanOrEqual((ids.at(-1) ?? 0) + 1);
    });

    test('shows each moment again as it was, takes no answer there, and comes back', async () => {
      const opened = await open();
      const { session } = opened;
      const seen = new Map<number, { readonly view: unknown; readonly events: number }>();
      await play(opened, () => {
        seen.set(session.length, { view: plain(session.snapshot.view), events: session.events.length });
        return seen.size >= 8;
      });
      const now = plain(session.snapshot);
      for (const [at, { view, events }] of seen) {
        session.lookAt(at);
        expect([session.replay?.at, plain(session.snapshot.view), session.events.length]).toEqual([at, view, events]);
        expect(session.snapshot.choices).toEqual([]);
        expect(session.log.every(({ id }) => id < (session.replay?.eventCount ?? 0))).toBe(true);
      }
      const { length } = session;
      session.leaveReplay();
      const [choice] = session.snapshot.choices;
      session.lookAt(0);
      if (choice) await session.answer(choice);
      expect(session.length).toBe(length);
      session.leaveReplay();
      expect([session.replay, plain(session.snapshot)]).toEqual([null, now]);
      expect(session.stops).toEqual([...new Set(session.stops)].toSorted((a, b) => a - b));
      for (const { at } of session.turns) expect(at).toBeLessThanOrEqual(length);
      const last = session.allEvents.at(-1);
      if (last) session.lookAtEvent(last.id);
      expect(session.events.some(({ id }) => id === last?.id)).toBe(true);
      session.leaveReplay();
    });

    test('keeps a notice until the player closes it', async () => {
      const { session, settle } = await open();
      session.notice = 'Wait.';
      await settle();
      expect(session.notice).toBe('Wait.');
      session.notice = '';
      expect(session.notice).toBe('');
    });

    test('keeps the player’s standing order until they cancel it', async () => {
      const { session, settle } = await open();
      await settle();
      if (order === null) return expect(session.standingOrder).toBeNull();
      await session.setStandingOrder(order);
      expect(session.standingOrder).toMatchObject(order);
      await session.cancelStandingOrder();
      expect([session.standingOrder, session.lapsed, session.notice]).toEqual([null, null, '']);
    });

    test('undoes the last answer, where it can', async () => {
      const opened = await open();
      const { session } = opened;
      const { undo } = session;
      // Between players of a server, the server and the others decide.
      if (!undo || 'vote' in undo.reach) return;
      await play(opened, () => 'to' in undo.reach);
      const { reach } = undo;
      expect('to' in reach).toBe(canUndo);
      if (!('to' in reach)) return;
      const eventsThen = session.events.filter(({ id }) => id < session.allEvents.length);
      await undo.take();
      await opened.settle();
      expect(session.length).toBe(reach.to);
      expect(session.events.length).toBeLessThanOrEqual(eventsThen.length);
      expect(session.snapshot.choices.length).toBeGreaterThan(0);
      expect(session.standingOrder).toBeNull();
    });
  });
}
