/** What has happened, as text in JSON, to each as he may know it. What all may know is written once. */
import type { GameEvent } from '@bb/engine';
import type { Rules } from '../rules/today.ts';
import type { Viewer } from './telling.ts';

/** Events that lie one after the other: such as all may know, or one that not everybody may. */
interface Run {
  readonly events: GameEvent[];
  readonly isOpen: boolean;
  text: string;
}

export class EventTexts {
  readonly #rules: Rules;
  readonly #runs: Run[] = [];

  constructor(rules: Rules, events: readonly GameEvent[]) {
    this.#rules = rules;
    this.add(events);
  }

  /** What has happened since. */
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
