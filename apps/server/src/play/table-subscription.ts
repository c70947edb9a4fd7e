/** A player or spectator who follows one table. They get the table card, and from the start of the game each update. */

import type { ServerMessage } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Player } from '../tables/table-seats.ts';
import { clientErrorOf } from './client-error.ts';
import { renew } from './room/catch-up.ts';
import { messageFor } from './room/message-for.ts';
import { rewindsOf, viewerOf } from './room/table-room.ts';
import { SerialQueue } from './serial-queue.ts';
import type { TableRegistry } from './table-registry.ts';
import type { Viewer, ViewerMessage } from './table-updates.ts';

/** What the client knows already: choices and rewinds. */
export interface Known {
  readonly since?: number;
  readonly rewinds?: number;
}

interface Followed {
  readonly viewer: Viewer;
  /** The number of rewinds when the whole state was sent last. */
  rewinds: number;
  readonly stop: () => void;
}

export class TableSubscription {
  readonly #registry: TableRegistry;
  readonly #id: string;
  readonly #player: Player | null;
  readonly #say: (message: ServerMessage | ViewerMessage) => void;
  readonly #onFault: (error: unknown) => void;
  readonly #stops: readonly (() => void)[];
  #followed: Followed | null = null;
  readonly #turns = new SerialQueue();
  #isStopped = false;

  constructor(
    registry: TableRegistry,
    id: string,
    player: Player | null,
    say: (message: ServerMessage | ViewerMessage) => void,
    onFault: (error: unknown) => void,
  ) {
    this.#registry = registry;
    this.#id = id;
    this.#player = player;
    this.#say = say;
    this.#onFault = onFault;
    this.#stops = [
      registry.pubsub.listen(id, 'card', () => this.#refresh()),
      registry.pubsub.listen(id, 'busy', (seq) => {
        // A node that may have missed messages asks for all of them; this one is not stored.
        if (Number.isFinite(seq) && this.#followed) this.#say({ type: 'busy', table: id });
      }),
    ];
  }

  /** @throws Refused */
  begin(known: Known): Promise<void> {
    return this.#turns.do(() => this.#load(known));
  }

  stop(): void {
    this.#isStopped = true;
    for (const stop of this.#stops) stop();
    this.#unfollow();
  }

  #unfollow(): void {
    this.#followed?.stop();
    this.#followed = null;
  }

  #refresh(): void {
    this.#turns.do(() => this.#load()).catch((error: unknown) => this.#say(clientErrorOf(error, this.#onFault)));
  }

  async #load(known: Known = {}): Promise<void> {
    const card = await this.#registry.tables.card(this.#id, this.#player);
    if (this.#isStopped) return;
    this.#say({ type: 'table', card });
    if (card.stage !== 'waiting') await this.#follow(known);
  }

  async #follow({ since, rewinds: known }: Known): Promise<void> {
    const table = await this.#registry.table(this.#id);
    await renew(table);
    if (this.#isStopped) return;
    const viewer = viewerOf(table, this.#player);
    // The player may be allowed to watch from elsewhere, but not from this seat.
    if (this.#followed?.viewer !== viewer) this.#unfollow();
    if (viewer === undefined) throw new Refused('noSpectators');
    if (viewer === null) await this.#registry.tables.checkMayWatch(this.#id, this.#player);
    if (this.#isStopped) return;
    const rewinds = rewindsOf(table);
    if (this.#followed?.rewinds === rewinds) return;
    this.#unfollow();
    // Updates that arrive while the history is read are held back, and sent after it.
    const meanwhile: ViewerMessage[] = [];
    let isTold = false;
    const stop = table.subscribers.listen((tell) => {
      // No update leads across a rewind, nor to another seat's view.
      if (rewindsOf(table) !== followed.rewinds || viewerOf(table, this.#player) !== viewer) this.#refresh();
      else if (isTold) this.#say(tell(viewer));
      else meanwhile.push(tell(viewer));
    });
    const leave = viewer === null ? () => undefined : table.presence.arrive(viewer);
    const followed: Followed = {
      viewer,
      rewinds,
      stop() {
        stop();
        leave();
      },
    };
    this.#followed = followed;
    const first = await messageFor(table, viewer, since, known);
    followed.rewinds = first.rewinds;
    this.#say(first);
    for (const update of meanwhile) if (update.rewinds === first.rewinds && update.from >= first.seq) this.#say(update);
    isTold = true;
  }
}
