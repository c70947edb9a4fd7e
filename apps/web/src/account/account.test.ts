import { NOTICE_KINDS } from '@bb/protocol';
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lobby } from '../i18n/lobby.ts';
import { type Account, me } from '../shared/me.svelte.ts';
import { fakeServer, refusal } from '../testing/fake-server.ts';
import ApiTokens from './ApiTokens.svelte';
import CreateAccount from './CreateAccount.svelte';
import NotificationSettings from './NotificationSettings.svelte';
import Passkeys from './Passkeys.svelte';
import SignIn from './SignIn.svelte';

const PASSKEY = { id: 'key-1', createdAt: 0, usedAt: null };
const ACCOUNT: Account = { login: 'anne', email: null, hasPassword: true, passkeys: [PASSKEY] };
const ANNE = { player: { id: 'anne', name: 'Anne', isGuest: false }, account: ACCOUNT };

beforeEach(async () => {});
afterEach(() => vi.unstubAllGlobals());

const button = (name: string): HTMLElement => screen.getByRole('button', { name, hidden: true });
const type = (name: string, value: string) => fireEvent.input(screen.getByLabelText(name), { target: { value } });
const alert = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

describe('signing in', () => {
  test('with login and password makes the player known', async () => {
    const asked = fakeServer({ 'POST /api/login': ANNE });
    render(SignIn);
    await type(lobby().account.login, 'anne');
    await type(lobby().account.password, 'black sails');
    await fireEvent.click(button(lobby().account.logIn));
    await waitFor(() => expect(me.account?.login).toBe('anne'));
    expect(asked).toEqual([{ method: 'POST', path: '/api/login', body: { login: 'anne', password: 'black sails' } }]);
  });

  test.each([
    ['wrongLogin', 401],
    ['tooMany', 429],
  ])('that the server refuses (%s) says why, and keeps the login', async (error, status) => {
    fakeServer({ 'POST /api/login': refusal(status, error) });
    render(SignIn);
    await type(lobby().account.login, 'anne');
    await type(lobby().account.password, 'black sails');
    await fireEvent.click(button(lobby().account.logIn));
    expect(await alert()).not.toBe('');
    expect(screen.getByLabelText(lobby().account.login)).toHaveProperty('value', 'anne');
    expect(button(lobby().account.logIn).hasAttribute('disabled')).toBe(false);
  });

  test('in a browser that keeps no cookie names the cause', async () => {
    const nobody = { player: null, account: null };
    fakeServer({ 'POST /api/logout': {}, 'POST /api/login': ANNE, 'GET /api/me': nobody });
    await me.signOut(false);
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    render(SignIn);
    await type(lobby().account.login, 'anne');
    await type(lobby().account.password, 'black sails');
    await fireEvent.click(button(lobby().account.logIn));
    expect(await alert()).toBe(lobby().refusals.known.noCookies);
    expect(me.player).toBeNull();
    vi.restoreAllMocks();
  });

  test('without a network says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    render(SignIn);
    await type(lobby().account.login, 'anne');
    await type(lobby().account.password, 'black sails');
    await fireEvent.click(button(lobby().account.logIn));
    expect(await alert()).toBe(lobby().unreachable);
  });
});

test('an account is created with a password, or with a passkey instead', async () => {
  const asked = fakeServer({ 'POST /api/account': ANNE });
  render(CreateAccount);
  await type(lobby().account.login, 'anne');
  await type(lobby().account.password, 'black sails');
  await fireEvent.click(button(lobby().account.make));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toEqual({ login: 'anne', password: 'black sails' });
  await fireEvent.click(screen.getByLabelText(lobby().account.withPasskey));
  expect(screen.queryByLabelText(lobby().account.password)).toBeNull();
  expect(screen.getByText(lobby().account.passkeyText)).toBeTruthy();
});

test('a passkey is removed with the password, and a wrong one is refused', async () => {
  let isRight = false;
  const asked = fakeServer({
    'DELETE /api/me/passkeys/key-1': () => (isRight ? {} : refusal(403, 'wrongPassword')),
    'GET /api/me': { ...ANNE, account: { ...ACCOUNT, passkeys: [] } },
  });
  render(Passkeys, { account: ACCOUNT });
  await type(lobby().account.ownPassword, 'black sails');
  await fireEvent.click(button(lobby().account.removePasskey(1)));
  expect(await alert()).not.toBe('');
  isRight = true;
  await fireEvent.click(button(lobby().account.removePasskey(1)));
  await waitFor(() => expect(me.account?.passkeys).toEqual([]));
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'DELETE /api/me/passkeys/key-1',
    'DELETE /api/me/passkeys/key-1',
    'GET /api/me',
  ]);
  expect(asked[0]?.body).toEqual({ password: 'black sails' });
});

describe('notifications', () => {
  const settings = { available: ['mail'], pushKey: null, digestHours: 24 };

  test('are switched on for a channel of a kind, and kept by the server', async () => {
    const [kind] = NOTICE_KINDS;
    if (!kind) throw new Error('there are kinds of notifications');
    const all = Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, ['page']]));
    const asked = fakeServer({
      'GET /api/me/notices/settings': { ...settings, wishes: all },
      'PATCH /api/me/notices/settings': { ...settings, wishes: { ...all, [kind]: ['page', 'mail'] } },
      'GET /api/me/webhooks': { webhooks: [] },
    });
    render(NotificationSettings);
    const label = `${lobby().notices.kinds[kind]}: ${lobby().notices.channels.mail}`;
    const box = await screen.findByLabelText(label);
    expect(box).toHaveProperty('checked', false);
    await fireEvent.click(box);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('checked', true));
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ wishes: { [kind]: ['page', 'mail'] } });
  });

  test('that the server does not give say why', async () => {
    fakeServer({ 'GET /api/me/notices/settings': refusal(401, 'notSignedIn') });
    render(NotificationSettings);
    expect(await alert()).not.toBe('');
  });
});

test('an API token is shown once, listed, and taken back', async () => {
  let tokens: readonly object[] = [];
  const asked = fakeServer({
    'GET /api/me/tokens': () => ({ tokens }),
    'POST /api/me/tokens': () => {
      tokens = [{ id: 't1', name: 'bot', createdAt: 0, usedAt: null }];
      return { token: 'bb_secret' };
    },
    'DELETE /api/me/tokens/t1': () => {
      tokens = [];
      return {};
    },
  });
  const { unmount } = render(ApiTokens, { account: ACCOUNT });
  const said = lobby().tokens;
  await type(said.name, 'bot');
  await type(lobby().account.ownPassword, 'black sails');
  await fireEvent.click(button(said.make));
  await waitFor(() => expect(document.body.innerHTML).toContain('bb_secret'));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'bot', password: 'black sails' });
  await waitFor(() => expect(button(said.takeBack('bot'))).toBeTruthy());
  unmount();
  render(ApiTokens, { account: ACCOUNT });
  await waitFor(() => expect(button(said.takeBack('bot'))).toBeTruthy());
  expect(document.body.innerHTML).not.toContain('bb_secret');
  await fireEvent.click(button(said.takeBack('bot')));
  await waitFor(() => expect(screen.queryByRole('button', { name: said.takeBack('bot'), hidden: true })).toBeNull());
});
