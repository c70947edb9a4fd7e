/** What the player at the screen does with a question: what is open, what waits to be confirmed, and what is explained. */
import { untrack } from 'svelte';
import type { Pointed } from '../map/map-marks.ts';
import type { GameSession } from '../session/game-session.ts';
import type { SessionTypes } from '../session/session-game.ts';
import { tableWords } from './words.ts';

/** A line below the prompt, and the number of the rule it comes from. */
export interface Hint {
  readonly text: string;
  readonly rule: string | null;
}
/** @returns the hint why something can't be chosen */
export const whyNot = (what: string, why: string, rule: string | null): Hint => ({ text: tableWords().prompt.whyNot(what, why), rule });

/** Evaluated again when the language changes, or the session learns more. */
export type Reasons = () => readonly Hint[];
const NO_REASONS: Reasons = () => [];

/** A game says what its choices would waste, and which of them can't succeed. */
export abstract class Choosing<T extends SessionTypes, Group, Place> {
  /** The group of choices that the player has opened; null if all are shown. */
  opened = $state.raw<Group | null>(null);
  /** The choice that waits for a second press, because it would waste or cost something. */
  armed = $state.raw<T['choice'] | null>(null);
  /** The place on the map that the player points at. */
  pointed = $state.raw<Pointed<Place> | null>(null);
  private reasons = $state.raw<Reasons>(NO_REASONS);
  private readonly current: () => GameSession<T>;

  /** Made while its component is. @param current  the session that the component shows */
  constructor(current: () => GameSession<T>) {
    this.current = current;
    $effect(() => {
      void this.session.snapshot.choices;
      void this.session.snapshot.decision;
      this.begin();
    });
  }

  protected abstract isHopeless(choice: T['choice']): boolean;
  /** @returns why a choice is hopeless; null if nothing is asked any more */
  protected abstract whyHopeless(choice: T['choice']): Hint | null;
  /** @returns what a choice would waste or cost, in sentences; empty if it need not be confirmed */
  protected abstract warning(choice: T['choice']): string;

  protected get session(): GameSession<T> {
    return this.current();
  }

  /** What the prompt says below its line. */
  readonly hints = $derived.by(() => (this.session.isLoadingUses ? [] : this.reasons()));
  /** The choices that can't succeed. They stand with those that are unavailable. */
  readonly hopeless = $derived.by((): readonly T['choice'][] => this.session.snapshot.choices.filter((choice) => this.isHopeless(choice)));
  readonly sensible = $derived.by((): readonly T['choice'][] =>
    this.session.snapshot.choices.filter((choice) => !this.hopeless.includes(choice)),
  );

  /** Closes everything for a new question. */
  protected begin(): void {
    this.opened = null;
    this.explain(NO_REASONS);
    if (untrack(() => this.pointed?.take)) this.pointed = null;
  }

  readonly open = (group: Group | null): void => {
    this.opened = group;
  };

  readonly point = (pointed: Pointed<Place> | null): void => {
    this.pointed = pointed;
  };

  readonly explain = (reasons: Reasons): void => {
    this.armed = null;
    this.reasons = reasons;
  };

  readonly back = (): void => {
    const isExplaining = this.armed !== null || this.reasons !== NO_REASONS;
    this.explain(NO_REASONS);
    this.close(isExplaining);
  };

  /** Closes what was opened last. @param isExplaining  a hint was shown, and is gone now */
  protected close(isExplaining: boolean): void {
    if (!isExplaining) this.opened = null;
  }

  readonly explainHopeless = (choice: T['choice']): void => this.explain(() => [this.whyHopeless(choice) ?? []].flat());

  /** Makes the choice. One that would waste or cost something is made when it is chosen again; one that can't succeed is explained. */
  readonly choose = (choice: T['choice']): void => {
    if (this.isHopeless(choice)) {
      this.explainHopeless(choice);
      return;
    }
    const isSure = this.armed === choice || this.warning(choice) === '';
    this.explain(isSure ? NO_REASONS : () => [{ text: this.warning(choice), rule: null }]);
    if (isSure) this.make(choice);
    else this.armed = choice;
  };

  protected make(choice: T['choice']): void {
    void this.session.answer(choice);
  }
}
