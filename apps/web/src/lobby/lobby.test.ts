import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import CreateTable from '../create-table/CreateTable.svelte';
import { lobby } from '../i18n/lobby.ts';
import { standardGame } from '../shared/listed-games.svelte.ts';
import { me } from '../shared/me.svelte.ts';
import EditTable from '../table-page/EditTable.svelte';
import ReadyForm from '../table-page/ReadyForm.svelte';
import { waitingTable } from '../testing/cards.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import InvitePlayers from './InvitePlayers.svelte';
import Lobby from './Lobby.svelte';
import PendingInvitations from './PendingInvitations.svelte';
import SeatRow from './SeatRow.svelte';

const ANNE = { player: { id: 'anne', name: 'Anne', isGuest: true }, account: null };
const NO_TABLES = { tables: [], next: null };

beforeEach(async () => {
  location.hash = '';
});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
const alert = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

describe('the lobby', () => {
  const server = (tables: readonly object[]) =>
    fakeServer({
      'GET /api/me': ANNE,
      'GET /api/tables': { tables, next: null },
      'GET /api/me/tables': { ...NO_TABLES, invitations: [waitingTable({ id: 'b'.repeat(32), name: 'Nassau', isHost: false, you: null })] },
      'GET /api/me/notices': { notices: [], waiting: [] },
      [`POST /api/tables/${'b'.repeat(32)}/sit`]: refusal(409, 'full'),
    });

  test('lists open tables and invitations, and asks the server for those that the filters leave', async () => {
    const asked = server([waitingTable({ you: null, isHost: false })]);
    render(Lobby);
    expect(await screen.findByRole('button', { name: 'Tortuga' })).toBeTruthy();
    expect(button('Nassau')).toBeTruthy();
    const said = lobby().list;
    await fireEvent.change(screen.getByLabelText(said.stage), { target: { value: 'waiting' } });
    await fireEvent.change(screen.getByLabelText(said.name), { target: { value: ' tort ' } });
    await fireEvent.click(screen.getByLabelText(said.hasRoom));
    const last = () => new URLSearchParams(asked.findLast(({ path }) => path.startsWith('/api/tables?'))?.path.split('?')[1]);
    await waitFor(() => expect(Object.fromEntries(last())).toEqual({ stage: 'waiting', free: '1', text: 'tort' }));
  });

  test('shows the chosen table beside the list', async () => {
    server([waitingTable({ you: null, isHost: false })]);
    render(Lobby);
    const row = await screen.findByRole('button', { name: 'Tortuga' });
    expect(screen.getByRole('region', { name: 'Nassau' })).toBeTruthy();
    await fireEvent.click(row);
    const details = screen.getByRole('region', { name: 'Tortuga' });
    expect(details.textContent).toContain(lobby().table.whenJoined(0));
    expect(screen.queryByRole('region', { name: 'Nassau' })).toBeNull();
  });

  test('says that no table fits the filter', async () => {
    const table = waitingTable({ you: null, isHost: false });
    fakeServer({
      'GET /api/me': { player: null, account: null },
      'GET /api/tables': ({ path }: { readonly path: string }) => ({
        tables: path.includes('stage=inProgress') ? [] : [table],
        next: null,
      }),
    });
    render(Lobby);
    await fireEvent.change(await screen.findByLabelText(lobby().list.stage), { target: { value: 'inProgress' } });
    expect(await screen.findByText(lobby().list.noneLikeThat)).toBeTruthy();
  });

  test('says that the server can’t be reached, and tries again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    render(Lobby);
    expect(await alert()).toContain(lobby().list.unreachable.title);
    server([waitingTable({ you: null, isHost: false })]);
    await fireEvent.click(button(lobby().list.unreachable.retry));
    expect(await screen.findByText('Tortuga')).toBeTruthy();
  });
});

describe('a new table', () => {
  const fill = async (): Promise<void> => {
    render(CreateTable);
    await screen.findByRole('button', { name: lobby().createTable.create });
    await waitFor(() => expect(me.isLoaded).toBe(true));
  };

  test('is created with what the host chose, and opened', async () => {
    const table = waitingTable();
    const asked = fakeServer({ 'GET /api/me': ANNE, 'POST /api/tables': { table } });
    await fill();
    await type(lobby().createTable.name, 'Tortuga');
    await fireEvent.click(button(lobby().createTable.create));
    await waitFor(() => expect(location.hash).toBe(`#/table/${table.id}`));
    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path: '/api/tables',
      body: {
        name: 'Tortuga',
        options: { players: 4 },
        bots: [null, null, null, null],
        isListed: true,
        hasSpectators: true,
        password: null,
      },
    });
  });

  test('that the server refuses keeps what the host typed, and says why', async () => {
    fakeServer({ 'GET /api/me': ANNE, 'POST /api/tables': refusal(429, 'tooMany') });
    await fill();
    await type(lobby().createTable.name, 'Tortuga');
    await fireEvent.click(button(lobby().createTable.create));
    expect(await alert()).toBe(lobby().refusals.tooMany(null));
    expect(screen.getByLabelText(lobby().createTable.name)).toHaveProperty('value', 'Tortuga');
    expect([location.hash, button(lobby().createTable.create).hasAttribute('disabled')]).toEqual(['', false]);
  });
});

test('the host changes a waiting table', async () => {
  const card = waitingTable();
  const changed = waitingTable({ name: 'Nassau', isListed: false });
  const asked = fakeServer({ [`PATCH /api/tables/${card.id}`]: { table: changed } });
  const onchange = vi.fn();
  render(EditTable, { card, onchange });
  await type(lobby().createTable.name, 'Nassau');
  await fireEvent.click(button(lobby().table.change));
  await waitFor(() => expect(onchange).toHaveBeenCalledWith(changed));
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({ name: 'Nassau', isListed: true, hasSpectators: true, clock: null, windows: 'sealed' });
});

describe('a seat', () => {
  const [person, open] = waitingTable().seats;
  const seatOf = (seat: typeof person, more: object) => {
    if (!seat) throw new Error('there are two seats');
    const props = {
      game: standardGame().id,
      seat,
      number: 2,
      isYou: false,
      isHost: false,
      onsit: undefined,
      onbot: vi.fn(),
      onsendaway: vi.fn(),
      ...more,
    };
    render(SeatRow, props);
    return props;
  };

  test('that is open can be taken', async () => {
    const onsit = vi.fn();
    seatOf(open, { onsit });
    await fireEvent.click(button(lobby().table.sitOn(2)));
    expect(onsit).toHaveBeenCalledOnce();
  });

  test('shows who is ready, and only the host sends players away', async () => {
    seatOf(person, {});
    expect(screen.getByText(lobby().table.notReady)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    const { onsendaway } = seatOf(person, { isHost: true });
    await fireEvent.click(button(`${lobby().table.sendAway}: Anne`));
    expect(onsendaway).toHaveBeenCalledOnce();
  });
});

describe('invitations', () => {
  test('go to players by their login, or by a link that is shown once', async () => {
    const card = waitingTable();
    const asked = fakeServer({
      [`GET /api/tables/${card.id}/invitations`]: { invitations: [], players: [] },
      [`POST /api/tables/${card.id}/invitations`]: ({ body }) =>
        JSON.stringify(body) === '{}' ? { invitation: { token: 'secret' } } : { invitation: { token: null } },
    });
    render(InvitePlayers, { card });
    const said = lobby().table;
    await type(lobby().account.login, 'mary');
    await fireEvent.click(button(said.inviteByLogin));
    expect(await screen.findByText(said.invited('mary'))).toBeTruthy();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ login: 'mary' });
    await fireEvent.click(button(said.makeOwnLink));
    await waitFor(() => expect(screen.getByLabelText(said.invite)).toHaveProperty('value', expect.stringContaining('?invitation=secret')));
  });

  test('to an unknown player are refused, with the reason', async () => {
    const card = waitingTable();
    fakeServer({
      [`GET /api/tables/${card.id}/invitations`]: { invitations: [], players: [] },
      [`POST /api/tables/${card.id}/invitations`]: refusal(404, 'noSuchPlayer'),
    });
    render(InvitePlayers, { card });
    await type(lobby().account.login, 'nobody');
    await fireEvent.click(button(lobby().table.inviteByLogin));
    expect(await alert()).toBeTruthy();
  });

  test('can be taken back', async () => {
    const card = waitingTable();
    const path = `/api/tables/${card.id}/invitations`;
    let players: readonly object[] = [{ id: 'mary', name: 'Mary' }];
    const asked = fakeServer({
      [`GET ${path}`]: () => ({ invitations: [], players }),
      [`DELETE ${path}`]: () => {
        players = [];
        return {};
      },
    });
    render(PendingInvitations, { card, invitationCount: 0 });
    expect(await screen.findByText(lobby().table.isInvited('Mary'))).toBeTruthy();
    await fireEvent.click(button(lobby().table.uninvite('Mary')));
    await waitFor(() => expect(screen.queryByText(lobby().table.isInvited('Mary'))).toBeNull());
    expect(asked.find(({ method }) => method === 'DELETE')?.body).toEqual({ player: 'mary' });
  });
});

test('a player says that they are ready; a refusal is shown', async () => {
  const onready = vi.fn(() => Promise.resolve());
  const { rerender } = render(ReadyForm, { card: waitingTable(), isReady: false, onready });
  await fireEvent.click(button(lobby().table.iAmReady));
  expect(onready).toHaveBeenCalledOnce();
  onready.mockRejectedValueOnce(new Error('the table is gone'));
  await fireEvent.click(button(lobby().table.iAmReady));
  expect(await alert()).toBe('the table is gone');
  await rerender({ card: waitingTable(), isReady: true, onready });
  expect(screen.getByText(lobby().table.youAreReady, { exact: false }).textContent).toContain('Anne');
});
