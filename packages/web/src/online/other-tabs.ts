/** What a seat keeps to itself and nobody is told: the other tabs of this browser that show the table ask for it. */

const NAME = 'blackbeard.own';

export class OtherTabs {
  readonly #table: string;
  readonly #channel: BroadcastChannel;

  /** `onChange`: another tab has changed something of one's own at the table. */
  constructor(table: string, onChange: () => void) {
    this.#table = table;
    this.#channel = new BroadcastChannel(NAME);
    this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === table) onChange();
    };
  }

  /** Something has been changed here. */
  tell(): void {
    this.#channel.postMessage(this.#table);
  }

  close(): void {
    this.#channel.close();
  }
}
