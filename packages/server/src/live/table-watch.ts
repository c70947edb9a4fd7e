/** A player, or a spectator, who follows one table: told of who sits there, and from when the game begins of each choice. */
import type { ServerMessage } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Player } from '../tables/seats.ts';
import { faultOf } from './fault.ts';
import type { Harbor } from './harbor.ts';
import { InTurn } from './in-turn.ts';
import type { Told, Viewer } from './telling.ts';

/** What he knows already: so many choices, after so many rewinds. */
export interface Known {
  readonly since?: number;
  readonly rewinds?: number;
}

interface Followed {
  readonly viewer: Viewer;
  /** How often the table had been rewound when he was last told all of it. */
  rewinds: number;
  readonly stop: () => void;
}

export class TableWatch {
  readonly #harbor: Harbor;
  readonly #id: string;
  readonly #player: Player | null;
  readonly #say: (message: ServerMessage | Told) => void;
  readonly #onFault: (error: unknown) => void;
  readonly #stopCards: () => void;
  #followed: Followed | null = null;
  readonly #turns = new InTurn();
  #isStopped = false;

  constructor(
    harbor: Harbor,
    id: string,
    player: Player | null,
    say: (message: ServerMessage | Told) => void,
    onFault: (error: unknown) => void,
  ) {
    this.#harbor = harbor;
    this.#id = id;
    this.#player = player;
    this.#say = say;
    this.#onFault = onFault;
    this.#stopCards = harbor.bulletin.listen(id, 'card', () => this.#lookAgain());
  }

  /** @throws Refused */
  begin(known: Known): Promise<void> {
    return this.#turns.do(() => this.#look(known));
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopCards();
    this.#lookAway();
  }

  #lookAway(): void {
    this.#followed?.stop();
    this.#followed = null;
  }

  #lookAgain(): void {
    this.#turns.do(() => this.#look()).catch((error: unknown) => this.#say(faultOf(error, this.#onFault)));
  }

  async #look(known: Known = {}): Promise<void> {
    const card = await this.#harbor.tables.card(this.#id, this.#player);
    if (this.#isStopped) return;
    this.#say({ type: 'table', card });
    if (card.stage !== 'gathering') await this.#follow(known);
  }

  async #follow({ since, rewinds: known }: Known): Promise<void> {
    const table = await this.#harbor.table(this.#id);
    await table.renew();
    if (this.#isStopped) return;
    const viewer = table.viewerOf(this.#player);
    // Whether he may look on with other eyes, he can't with these.
    if (this.#followed?.viewer !== viewer) this.#lookAway();
    if (viewer === undefined) throw new Refused('noSpectators');
    if (viewer === null) await this.#harbor.tables.checkLooker(this.#id, this.#player);
    if (this.#isStopped) return;
    const { rewinds } = table;
    if (this.#followed?.rewinds === rewinds) return;
    this.#lookAway();
    // What happens while the past is read is kept back, and follows it.
    const meanwhile: Told[] = [];
    let isTold = false;
    const stop = table.listen((tell) => {
      // No update leads back, nor to other eyes.
      if (table.rewinds !== followed.rewinds || table.viewerOf(this.#player) !== viewer) this.#lookAgain();
      else if (isTold) this.#say(tell(viewer));
      else meanwhile.push(tell(viewer));
    });
    const leave = viewer === null ? () => undefined : table.lookers.sit(viewer);
    const followed: Followed = {
      viewer,
      rewinds,
      stop() {
        stop();
        leave();
      },
    };
    this.#followed = followed;
    const first = await table.told(viewer, since, known);
    followed.rewinds = first.rewinds;
    this.#say(first);
    for (const update of meanwhile) if (update.rewinds === first.rewinds && update.from >= first.seq) this.#say(update);
    isTold = true;
  }
}
