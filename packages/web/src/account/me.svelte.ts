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
interface Known {
  readonly player: Player | null;
  readonly account: Account | null;
}

class Me {
  #known = $state.raw<Known | null>(null);

  get player(): Player | null {
    return this.#known?.player ?? null;
  }

  get account(): Account | null {
    return this.#known?.account ?? null;
  }

  /** Whether it has been asked yet. */
  get isAsked(): boolean {
    return this.#known !== null;
  }

  /** @throws Refusal, Unreachable */
  async look(): Promise<void> {
    this.#known = await get<Known>('/api/me');
  }

  /** Asks for what makes him somebody else, or otherwise known. @throws Refusal, Unreachable */
  async become(method: 'POST' | 'PATCH', path: string, body: object): Promise<void> {
    this.#known = await ask<Known>(method, path, body);
  }

  /** With a name alone, unless he is known already. @throws Refusal, Unreachable */
  async enter(name: string): Promise<void> {
    if (this.player === null) await this.become('POST', '/api/guest', { name });
  }

  /** Ends this session, or all. @throws Refusal, Unreachable */
  async leave(everywhere: boolean): Promise<void> {
    await ask('POST', '/api/logout', { everywhere });
    this.#known = { player: null, account: null };
  }

  /** Deletes all that is stored of him. @throws Refusal, Unreachable */
  async vanish(password: string | undefined): Promise<void> {
    await ask('DELETE', '/api/me', password === undefined ? {} : { password });
    this.#known = { player: null, account: null };
  }
}

export const me = new Me();
