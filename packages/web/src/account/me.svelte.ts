/** Who sits before this browser, as the server knows him. */
import { ask, get } from '../online/server-api.ts';

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

  get player(): Player | null {
    return this.#state?.player ?? null;
  }

  get account(): Account | null {
    return this.#state?.account ?? null;
  }

  /** Whether it has been asked yet. */
  get isLoaded(): boolean {
    return this.#state !== null;
  }

  /** @throws Refusal, Unreachable */
  async refresh(): Promise<void> {
    this.#state = await get<MeState>('/api/me');
  }

  /** Asks for what makes him somebody else, or otherwise known. @throws Refusal, Unreachable */
  async request(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
    this.#state = await ask<MeState>(method, path, body);
  }

  /** With a name alone, unless he is known already. @throws Refusal, Unreachable */
  async playAsGuest(name: string): Promise<void> {
    if (this.player === null) await this.request('POST', '/api/guest', { name });
  }

  /** Ends this session, or all. @throws Refusal, Unreachable */
  async signOut(everywhere: boolean): Promise<void> {
    await ask('POST', '/api/logout', { everywhere });
    this.#state = { player: null, account: null };
  }

  /** Deletes all that is stored of him. @throws Refusal, Unreachable */
  async deleteAccount(password: string | undefined): Promise<void> {
    await ask('DELETE', '/api/me', password === undefined ? {} : { password });
    this.#state = { player: null, account: null };
  }
}

export const me = new Me();
