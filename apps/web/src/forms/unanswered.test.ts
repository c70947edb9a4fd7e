/** Forms whose request gets no answer. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import ApiTokens from '../account/ApiTokens.svelte';
import Chat from '../chat/Chat.svelte';
import { TableChat } from '../chat/table-chat.svelte.ts';
import CreateTable from '../create-table/CreateTable.svelte';
import { lobby } from '../i18n/lobby.ts';
import PrivateNote from '../playing/PrivateNote.svelte';
import { me } from '../shared/me.svelte.ts';
import { ask, Unreachable } from '../shared/server-api.ts';
import { waitingTable } from '../testing/cards.ts';
import { refusal } from '../testing/fake-server.ts';

interface Sent {
  readonly request: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}
type Answer = (sent: Sent) => Response | Promise<Response>;

/** The network loses the answer. */
const lost = (): Promise<Response> => Promise.reject(new TypeError('network lost'));

/** @param answers by request, for each time it is sent; the last one for all later times @returns what was sent, without what only reads */
function server(answers: Readonly<Record<string, readonly Answer[]>>): readonly Sent[] {
  const all: Sent[] = [];
  const changes: Sent[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const request = `${method} ${path.split('?')[0]}`;
    const sent = { request, body: JSON.parse(String(body ?? '{}')), key: new Headers(headers).get('idempotency-key') ?? undefined };
    const times = all.filter((one) => one.request === request).length;
    all.push(sent);
    if (method !== 'GET') changes.push(sent);
    const known = answers[request] ?? [() => refusal(404, 'notFound')];
    return known[Math.min(times, known.length - 1)]?.(sent) ?? lost();
  });
  return changes;
}

/** An answer that comes when the test says so. */
function late(json: object): { readonly answer: Answer; arrive(): void } {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { answer: () => arrived.then(() => Response.json(json)), arrive: () => arrive() };
}

const ANNE = { player: { id: 'anne', name: 'Anne', isGuest: true }, account: null };
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const field = (name: string): HTMLElement => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(button(name));

afterEach(() => vi.unstubAllGlobals());

describe('a request without an answer', () => {
  const done: Answer = () => Response.json({});

  test('carries the same key when it is sent again, and another one after the answer', async () => {
    const sent = server({ 'POST /api/x': [lost, done, done], 'GET /api/x': [done] });
    await expect(ask('POST', '/api/x', { a: 1 })).rejects.toThrow(Unreachable);
    await ask('POST', '/api/x', { a: 1 });
    await ask('POST', '/api/x', { a: 1 });
    const [first, second, third] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('carries another key if it asks for something else, was refused, or something else was done since', async () => {
    const sent = server({
      'POST /api/x': [lost, done],
      'POST /api/y': [() => refusal(409, 'seatTaken'), done],
      'POST /api/z': [lost, () => refusal(409, 'inProgress'), done],
      'POST /api/w': [lost, done],
    });
    const tryTo = (path: string, body = {}) => ask('POST', path, body).catch(() => undefined);
    for (const path of ['/api/x', '/api/y', '/api/y', '/api/x', '/api/z', '/api/z', '/api/z', '/api/w']) await tryTo(path);
    await tryTo('/api/w', { other: true });
    const keysOf = (path: string) => sent.filter(({ request }) => request === `POST ${path}`).map(({ key }) => key);
    for (const path of ['/api/x', '/api/y', '/api/w']) expect(new Set(keysOf(path)).size, path).toBe(2);
    expect(new Set(keysOf('/api/z')).size).toBe(1);
  });
});

test('a table is created once, however often the button is pressed', async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const sent = server({
    'GET /api/me': [() => Response.json(ANNE)],
    'GET /api/games': [() => Response.json({ games: [] })],
    'POST /api/tables': [lost, () => Response.json({ table: waitingTable() }, { status: 201 })],
  });
  await me.refresh();
  render(CreateTable);
  const create = lobby().createTable.create;
  await type(lobby().createTable.name, 'Nassau');
  await press(create);
  expect((await screen.findByRole('alert')).textContent).toBe(lobby().unreachable);
  expect(field(lobby().createTable.name)).toHaveProperty('value', 'Nassau');
  await press(create);
  await waitFor(() => expect(location.hash).toBe(`#/table/${waitingTable().id}`));
  expect(sent.map(({ request }) => request)).toEqual(['POST /api/tables', 'POST /api/tables']);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

describe('the chat', () => {
  const ID = 'a'.repeat(32);
  const path = `/api/tables/${ID}/talk`;
  const line = { room: 'table', seq: 0, at: 1, seat: 0, name: 'Anne', text: 'Ahoy', isYours: true };
  const room = () => Response.json({ reads: ['table'], writes: 'table', lines: [], hasMore: false });

  async function open(answers: readonly Answer[]) {
    const sent = server({ [`GET ${path}`]: [room], [`POST ${path}`]: answers });
    render(Chat, { chat: new TableChat(ID) });
    await screen.findByLabelText(lobby().talk.sayAtTable);
    return sent;
  }
  async function say(text: string): Promise<void> {
    await type(lobby().talk.sayAtTable, text);
    await press(lobby().talk.say);
  }

  test('keeps what is typed while a message is sent', async () => {
    const { answer, arrive } = late({ line });
    await open([answer]);
    await say('Ahoy');
    expect(screen.getByText(lobby().talk.sending)).toBeTruthy();
    await type(lobby().talk.sayAtTable, 'Are you there?');
    arrive();
    await waitFor(() => expect(screen.queryByText(lobby().talk.sending)).toBeNull());
    expect(field(lobby().talk.sayAtTable)).toHaveProperty('value', 'Are you there?');
    expect(screen.getAllByText('Ahoy')).toHaveLength(1);
  });

  test('shows a message that was not sent, and sends it again as the same one', async () => {
    const sent = await open([lost, () => Response.json({ line })]);
    await say('Ahoy');
    await fireEvent.click(await screen.findByRole('button', { name: lobby().talk.sendAgain }));
    await waitFor(() => expect(screen.queryByText(lobby().talk.sendAgain)).toBeNull());
    expect(screen.getAllByText('Ahoy')).toHaveLength(1);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  test('drops a message that was not sent if the player says so', async () => {
    await open([lost]);
    await say('Ahoy');
    await fireEvent.click(await screen.findByRole('button', { name: lobby().talk.discard }));
    expect(screen.queryByText('Ahoy')).toBeNull();
  });
});

test('a form keeps what is typed while it is sent', async () => {
  const { answer, arrive } = late({ token: 'bbt_1' });
  server({ 'GET /api/me/tokens': [() => Response.json({ tokens: [] })], 'POST /api/me/tokens': [answer] });
  render(ApiTokens, { account: null });
  await type(lobby().tokens.name, 'first');
  await press(lobby().tokens.make);
  await type(lobby().tokens.name, 'second');
  arrive();
  expect(await screen.findByText('bbt_1')).toBeTruthy();
  expect(field(lobby().tokens.name)).toHaveProperty('value', 'second');
});

test('a note whose answer was lost is no conflict when more has been typed', async () => {
  let stored = { version: 1, text: 'Bury' };
  const write: Answer = ({ body }) => {
    if (body.version !== stored.version) return refusal(409, 'noteChanged');
    stored = { version: stored.version + 1, text: String(body.text) };
    return Response.json({ note: stored });
  };
  const path = '/api/tables/x/note';
  server({
    [`GET ${path}`]: [() => Response.json({ note: stored })],
    [`POST ${path}`]: [(sent) => Promise.resolve(write(sent)).then(lost), write],
  });
  render(PrivateNote, { table: 'x' });
  await waitFor(() => expect(field(lobby().note.label)).toHaveProperty('value', 'Bury'));
  const leave = () => fireEvent.blur(field(lobby().note.label));
  await type(lobby().note.label, 'Bury it');
  await leave();
  expect((await screen.findByRole('alert')).textContent).toContain(lobby().unreachable);
  await type(lobby().note.label, 'Bury it here');
  await leave();
  await waitFor(() => expect(stored.text).toBe('Bury it here'), { timeout: 5000 });
  expect(screen.queryByText(lobby().note.changed)).toBeNull();
});
