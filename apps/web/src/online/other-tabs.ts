/** Tells the player's other tabs when a seat's own data (sealed answer, auto-pass) has changed: the server does not send it. */
import { openChannel } from '../offline/open-channel.ts';

const NAME = 'blackbeard.own';

export class OtherTabs {
  readonly #table: string;
  /** Null if the browser allows none: then other tabs learn of the change when they reload. */
  readonly #channel: BroadcastChannel | null;

  /** `onChange` runs when another tab has changed the seat's own data. */
  constructor(table: string, onChange: () => void) {
    this.#table = table;
    this.#channel = openChannel(NAME);
    if (!this.#channel) return;
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === table) onChange();
    };
  }

  /** Tells the other tabs of a change. */
  tell(): void {
    this.#channel?.postMessage(this.#table);
  }

  close(): void {
    this.#channel?.close();
  }
}
