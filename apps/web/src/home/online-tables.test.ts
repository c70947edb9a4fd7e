import { render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lobby } from '../i18n/lobby.ts';
import { say } from '../i18n/say.ts';
import Lobby from '../lobby/Lobby.svelte';
import { gameNamed, offeredGames } from '../shared/listed-games.svelte.ts';
import { me } from '../shared/me.svelte.ts';
import EnterGame from '../table-page/EnterGame.svelte';
import { waitingTable } from '../testing/cards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import Home from './Home.svelte';
import OnlineTables from './OnlineTables.svelte';

const ANNE = { player: { id: 'anne', name: 'Anne', isGuest: true }, account: null };
const [ID, OTHER] = ['a'.repeat(32), 'b'.repeat(32)] as const;
const NAMES = { [ID]: 'Nassau', [OTHER]: 'Tortuga' };
const played = (id: string) => ({ ...waitingTable({ id, name: NAMES[id] ?? '' }), stage: 'inProgress' as const });
const server = (tables = [played(OTHER), played(ID)], waiting: readonly string[] = [ID]) =>
  fakeServer({
    'GET /api/me': ANNE,
    'GET /api/me/tables': { tables, next: null, invitations: [] },
    'GET /api/me/notices': { notices: [], waiting, unread: 0 },
    'GET /api/tables': { tables: [], next: null },
  });

beforeEach(async () => {
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('the first page asks no server for a visitor who has never played online', async () => {
  const asked = server();
  render(Home);
  await waitFor(() => expect(screen.getByText(say().pages.lobbyHint)).toBeTruthy());
  expect(asked).toEqual([]);
});

test('the first page shows a player their online tables, those that wait for them first', async () => {
  server();
  await me.refresh();
  render(Home);
  expect(await screen.findByText(lobby().list.mine)).toBeTruthy();
  const rows = screen.getAllByText(/Nassau|Tortuga/).map(({ textContent }) => textContent);
  expect(rows).toEqual(['Nassau', 'Tortuga']);
  expect(screen.getByText('Nassau').closest('a')?.getAttribute('href')).toBe(`#/table/${ID}`);
  await waitFor(() => expect(screen.getByText(lobby().list.turnAt(1))).toBeTruthy());
});

test('without online tables there is no list of them', async () => {
  const asked = server([], []);
  render(OnlineTables);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText(lobby().list.mine)).toBeNull();
});

test('the lobby shows filters when there is something to filter', async () => {
  server();
  const { unmount } = render(Lobby);
  expect(await screen.findByText(lobby().list.none)).toBeTruthy();
  expect(screen.queryByRole('group', { name: lobby().list.filters })).toBeNull();
  unmount();
  const open = { ...waitingTable({ id: OTHER, name: 'Tortuga' }), you: null, isHost: false };
  fakeServer({ 'GET /api/me': { player: null, account: null }, 'GET /api/tables': { tables: [open], next: null } });
  render(Lobby);
  expect(await screen.findByRole('group', { name: lobby().list.filters })).toBeTruthy();
});

test.each(offeredGames().map(({ id }) => id))('an invitation to %s says what it is, how long it takes and how it is played', (id) => {
  const card = { ...played(ID), game: id };
  render(EnterGame, { card, invitation: 'x', isSeatFree: true, onenter: () => undefined });
  expect(screen.getByText(gameNamed(id)?.offer().text ?? '')).toBeTruthy();
  expect(screen.getByText(say().pages.howToPlay).getAttribute('href')).toBe(`#/how-to-play?game=${id}`);
});
