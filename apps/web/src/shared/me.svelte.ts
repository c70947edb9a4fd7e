/** The player of this browser, as the server knows them. */

import { rememberOwnName } from './own-name.ts';
import { ask, get, NoServer, Refused } from './server-api.ts';

export interface Player {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}
export interface Passkey {
  readonly id: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
export interface Account {
  readonly login: string;
  readonly email: string | null;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
}
interface MeState {
  readonly player: Player | null;
  readonly account: Account | null;
}

class Me {
  #state = $state.raw<MeState | null>(null);
  /** False once this address has turned out to have no game server. */
  hasServer = $state(true);

  get player(): Player | null {
    return this.#state?.player ?? null;
  }

  get account(): Account | null {
    return this.#state?.account ?? null;
  }

  /** Whether the server has answered yet. */
  get isLoaded(): boolean {
    return this.#state !== null;
  }

  /** @throws Refused, Unreachable */
  async refresh(): Promise<void> {
    const state = await get<MeState>('/api/me').catch((error: unknown) => {
      if (error instanceof NoServer) this.hasServer = false;
      throw error;
    });
    this.become(state);
  }

  /** Sends a request that signs the player in or changes who they are. @throws Refused, Unreachable */
  async request(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
    const before = this.player;
    this.become(await ask<MeState>(method, path, body));
    if (before === null && this.player && !navigator.cookieEnabled) await this.requireCookies();
  }

  /** Without a cookie the server has forgotten the player by the next request. @throws Refused `noCookies` if that is so */
  private async requireCookies(): Promise<void> {
    await this.refresh();
    if (this.player === null) throw new Refused('noCookies', 'the browser refuses cookies');
  }

  private become(state: MeState): void {
    this.#state = state;
    if (state.player) rememberOwnName(state.player.name);
    try {
      // `Home.svelte` reads it by this name: a module for both would be one more file of the first page.
      if (state.player) localStorage.setItem('blackbeard.online', '1');
      else localStorage.removeItem('blackbeard.online');
    } catch {
      // Without storage only the lobby shows the player's tables.
    }
  }

  /** Signs a stranger in as a guest; does nothing for a known player. @throws Refused, Unreachable */
  async playAsGuest(name: string): Promise<void> {
    if (this.player === null) await this.request('POST', '/api/guest', { name });
  }

  /** Ends this session, or all sessions of the player. @throws Refused, Unreachable */
  async signOut(everywhere: boolean): Promise<void> {
    await ask('POST', '/api/logout', { everywhere });
    this.become({ player: null, account: null });
  }

  /** Deletes the player and all their data. @throws Refused, Unreachable */
  async deleteAccount(password: string | undefined): Promise<void> {
    await ask('DELETE', '/api/me', password === undefined ? {} : { password });
    this.become({ player: null, account: null });
  }
}

export const me = new Me();
