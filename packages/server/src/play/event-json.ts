/** The events of a table as JSON for each viewer. Events that are the same for all are serialized once. */
import type { GameEvent } from '@bb/golden-age/rules';
import type { Rules } from '../rules/current-rules.ts';
import type { Viewer } from './table-updates.ts';

/** Consecutive events: either visible to all, or one that is not. */
interface Run {
  readonly events: GameEvent[];
  readonly isOpen: boolean;
  text: string;
}

export class EventJson {
  readonly #rules: Rules;
  readonly #runs: Run[] = [];

  constructor(rules: Rules, events: readonly GameEvent[]) {
    this.#rules = rules;
    this.add(events);
  }

  /** Adds later events. */
  add(events: readonly GameEvent[]): void {
    for (const event of events) {
      const isOpen = this.#rules.redact(event, null) === event;
      const last = this.#runs.at(-1);
      if (last?.isOpen && isOpen && last.text === '') last.events.push(event);
      else this.#runs.push({ events: [event], isOpen, text: '' });
    }
  }

  for(viewer: Viewer): string {
    return `[${this.#runs.map((run) => this.#text(run, viewer)).join()}]`;
  }

  #text(run: Run, viewer: Viewer): string {
    const shown = run.events.map((event) => this.#rules.redact(event, viewer));
    if (shown.some((event, i) => event !== run.events[i])) return inside(shown);
    run.text ||= inside(run.events);
    return run.text;
  }
}

const inside = (events: readonly GameEvent[]): string => JSON.stringify(events).slice(1, -1);
