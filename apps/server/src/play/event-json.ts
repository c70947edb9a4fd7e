/** The events of a table as JSON for each viewer. Events that are the same for all are serialized once. */
import type { Game } from '@bb/kernel';
import type { Viewer } from './table-updates.ts';

/** Consecutive events: either visible to all, or one that is not. */
interface Run {
  readonly events: object[];
  readonly isOpen: boolean;
  text: string;
}

export class EventJson {
  readonly #game: Game;
  readonly #runs: Run[] = [];

  constructor(game: Game, events: readonly object[]) {
    this.#game = game;
    this.add(events);
  }

  /** Adds later events. */
  add(events: readonly object[]): void {
    for (const event of events) {
      const isOpen = this.#game.redact(event, null) === event;
      const last = this.#runs.at(-1);
      if (last?.isOpen && isOpen && last.text === '') last.events.push(event);
      else this.#runs.push({ events: [event], isOpen, text: '' });
    }
  }

  for(viewer: Viewer): string {
    return `[${this.#runs
      .map((run) => this.#text(run, viewer))
      .filter((text) => text !== '')
      .join()}]`;
  }

  #text(run: Run, viewer: Viewer): string {
    const shown = run.events.map((event) => this.#game.redact(event, viewer));
    if (shown.some((event, i) => event !== run.events[i])) return inside(shown.filter((event) => event !== null));
    run.text ||= inside(run.events);
    return run.text;
  }
}

const inside = (events: readonly object[]): string => JSON.stringify(events).slice(1, -1);
