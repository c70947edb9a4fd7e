import { afterEach, expect, test, vi } from 'vitest';
import type { TableCard } from '../shared/messages.ts';
import { OnlineUndo } from './online-undo.svelte.ts';

afterEach(() => vi.unstubAllGlobals());

/** A session whose server gives these answers: a refusal, or null if it does what was asked. */
function sessionWith(...answers: readonly (object | null)[]) {
  const asked: string[] = [];
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push(`${path} ${body}`);
    const refusal = left.shift() ?? null;
    return Promise.resolve(new Response(JSON.stringify(refusal ?? { table: {} }), { status: refusal ? 409 : 200 }));
  });
  const card = { id: 't', stage: 'inProgress', isPaused: false, votes: [] } satisfies Partial<TableCard> as unknown as TableCard;
  const session = { card, length: 12, lastOwn: null as number | null, notice: '' };
  return { session, undo: new OnlineUndo(session), asked };
}

const NEEDS_VOTE = { error: 'noUndo', message: 'not by yourself', undoTo: 8 };

test('undoes at once where the server allows it', async () => {
  const { session, undo, asked } = sessionWith(null);
  session.lastOwn = 11;
  expect(undo.reach).toEqual({ vote: 'unneeded' });
  await undo.take();
  expect(asked).toEqual(['/api/tables/t/undo {"seq":12}']);
  expect(session.notice).toBe('');
});

test('says that a vote is needed when the server refuses, and asks for it only when it is pressed again', async () => {
  const { session, undo, asked } = sessionWith(NEEDS_VOTE, null);
  await undo.take();
  expect([undo.reach, asked.length]).toEqual([{ vote: 'needed' }, 1]);
  await undo.take();
  expect(asked.slice(1)).toEqual(['/api/tables/t/votes {"proposal":{"kind":"undo","to":8}}']);
  // The game goes on: the server has to be asked again.
  session.length = 13;
  expect(undo.reach).toEqual({ vote: 'unneeded' });
});

test('knows that a vote is needed once others have chosen, and asks for it at once', async () => {
  const { session, undo, asked } = sessionWith(NEEDS_VOTE, null);
  session.lastOwn = 8;
  expect(undo.reach).toEqual({ vote: 'needed' });
  await undo.take();
  expect(asked).toEqual(['/api/tables/t/undo {"seq":12}', '/api/tables/t/votes {"proposal":{"kind":"undo","to":8}}']);
});

test('has nothing to undo for a player who has not chosen yet, and none while the game is paused or over', async () => {
  const { session, undo } = sessionWith({ error: 'noUndo', message: 'nothing' });
  await undo.take();
  expect(undo.reach).toEqual({ barrier: 'nothing' });
  session.card = { ...session.card, isPaused: true };
  expect(undo.reach).toEqual({ barrier: 'paused' });
  session.card = { ...session.card, stage: 'finished' };
  expect(undo.reach).toEqual({ barrier: 'over' });
});

test('a failure is told', async () => {
  const { session, undo } = sessionWith({ error: 'notSeated', message: 'you have no seat' });
  await undo.take();
  expect(session.notice).not.toBe('');
});
