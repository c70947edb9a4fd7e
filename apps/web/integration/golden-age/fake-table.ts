/** A fake server table for tests: the real game, with the messages that each viewer gets. */
import {
  CHANCE,
  choiceFromJson,
  choiceToJson,
  clone,
  decision,
  type Game,
  type GameEvent,
  legal,
  newGame,
  outcome,
  play,
  RULES_VERSION,
  redact,
  type Seat,
  seatToChoose,
  view,
} from '@bb/golden-age/rules';
import type { GoldenAgeSession } from '@bb/golden-age/table/session/session.ts';
import { seeded } from '@bb/golden-age/table/testing/seeded.ts';
import { type ChoiceRefusal, diffView, PROTOCOL } from '@bb/protocol';
import type { Sent } from '@bb/web/online/connection.ts';
import type * as messages from '@bb/web/shared/messages.ts';
import type { TableCard } from '@bb/web/shared/messages.ts';

type TableState = messages.TableState<GoldenAgeSession>;
type TableStatus = messages.TableStatus<GoldenAgeSession>;
type TableUpdate = messages.TableUpdate<GoldenAgeSession>;

type Eyes = Seat | null;

interface Change {
  readonly before: Game;
  readonly after: Game;
  readonly from: number;
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

/** The seat that must choose; Chance's once the game is over. */
export const askedSeat = (g: Game): number => seatToChoose(g) ?? CHANCE;

export class FakeTable {
  game: Game;
  seq = 0;
  readonly #players: number;
  readonly #random;
  readonly #events: GameEvent[] = [];
  readonly #listeners: { readonly eyes: Eyes; readonly hear: (update: TableUpdate) => void }[] = [];

  constructor(players: number, seed: number) {
    this.#players = players;
    this.#random = seeded(seed);
    this.game = newGame({ players });
    this.#move(() => undefined);
  }

  get card(): TableCard {
    return {
      id: 'fake',
      game: 'golden-age',
      version: RULES_VERSION,
      name: 'Tortuga',
      stage: 'inProgress',
      isListed: true,
      hasSpectators: true,
      hasPassword: false,
      windows: 'fast',
      clock: null,
      isPaused: false,
      votes: [],
      lastVote: null,
      rematch: null,
      options: { players: this.#players },
      seats: Array.from({ length: this.#players }, (_, i) => ({
        kind: 'person',
        name: `P${i}`,
        isReady: true,
        replaces: null,
        resigned: null,
      })),
      you: null,
      yours: null,
      resigned: null,
      host: null,
      isHost: false,
      commitment: '',
    };
  }

  listen(eyes: Eyes, hear: (update: TableUpdate) => void): void {
    this.#listeners.push({ eyes, hear });
  }

  choose(seat: Seat, { seq, choice: json }: Sent): ChoiceRefusal | null {
    if (seq !== this.seq) return { error: 'stale', message: '', seq: this.seq };
    if (askedSeat(this.game) !== seat) return { error: 'notYours', message: '' };
    const choice = choiceFromJson(json, 'choice');
    if (!legal(this.game).includes(choice)) return { error: 'illegal', rule: '4.6', message: '' };
    this.#move((g) => play(g, choice));
    return null;
  }

  /** Makes a choice, then Chance's choices. */
  #move(first: (g: Game) => void): void {
    const [before, from] = [this.game, this.seq];
    const g = clone(before);
    g.events = [];
    first(g);
    if (from > 0 || g.events.length > 0) this.seq += 1;
    while (g.ask && askedSeat(g) === CHANCE) {
      const offered = legal(g);
      const thrown = offered[Math.floor(this.#random() * offered.length)];
      if (thrown) play(g, thrown);
      this.seq += 1;
    }
    const { events } = g;
    g.events = null;
    this.game = g;
    this.#events.push(...events);
    const change: Change = { before, after: g, from, seq: this.seq, events };
    for (const { eyes, hear } of this.#listeners) hear(JSON.parse(JSON.stringify(this.#update(change, eyes))));
  }

  #update({ before, after, from, seq, events }: Change, eyes: Eyes): TableUpdate {
    return {
      type: 'update',
      table: 'fake',
      from,
      ...this.#standing(after, seq, eyes),
      patch: diffView(view(before, eyes), view(after, eyes)),
      events: events.map((event) => redact(event, eyes)),
    };
  }

  #standing(g: Game, seq: number, eyes: Eyes): TableStatus {
    const asked = decision(g);
    const own = eyes === null ? null : { sealed: null, instead: [], order: null, passes: false, lapsed: null, whenLate: 'pass' };
    const choices = asked?.seat === eyes ? legal(g).map(choiceToJson) : [];
    return { seq, rewinds: 0, asked, window: [], passing: [], choices, own, clock: null, outcome: outcome(g) };
  }

  state(eyes: Eyes): TableState {
    const state: TableState = {
      type: 'state',
      protocol: PROTOCOL,
      table: 'fake',
      game: 'golden-age',
      version: RULES_VERSION,
      options: { players: this.#players },
      seats: this.card.seats.map(({ name }) => name),
      dice: { formula: 1, table: 'fake', commitment: '', clientSeeds: [] },
      ...this.#standing(this.game, this.seq, eyes),
      view: view(this.game, eyes),
      events: this.#events.map((event) => redact(event, eyes)),
    };
    return JSON.parse(JSON.stringify(state));
  }
}
