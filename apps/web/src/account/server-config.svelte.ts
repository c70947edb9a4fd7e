/** What this server offers. */
import { get } from '../shared/server-api.ts';

class ServerConfig {
  /** Whether the server sends e-mail: false until it has answered. */
  sendsMail = $state(false);
  #isLoaded = false;

  /** Asks the server once. @throws Refused, Unreachable */
  async load(): Promise<void> {
    if (this.#isLoaded) return;
    ({ sendsMail: this.sendsMail } = await get<{ readonly sendsMail: boolean }>('/api/config'));
    this.#isLoaded = true;
  }
}

export const serverConfig = new ServerConfig();
