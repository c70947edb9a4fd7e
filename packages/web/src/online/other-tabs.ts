/** Tells the player's other tabs when a seat's own data (sealed answer, auto-pass) has changed: the server does not send it. */

const NAME = 'blackbeard.own';

export class OtherTabs {
  readonly #table: string;
  readonly #channel: BroadcastChannel;

  /** `onChange` runs when another tab has changed the seat's own data. */
  constructor(table: string, onChange: () => void) {
    this.#table = table;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === table) onChange();
    };
  }

  /** Tells the other tabs of a change. */
  tell(): void {
    this.#channel.postMessage(this.#table);
  }

  close(): void {
    this.#channel.close();
  }
}
