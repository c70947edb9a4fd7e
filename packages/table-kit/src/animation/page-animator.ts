/** Prepares animations of the counters on the page and of sprites over the table. */

import type { Place } from '../map/geometry.ts';
import type { SoundName } from '../sound/sound-names.ts';
import type { Animator, PreparedAnimation } from './animation-queue.ts';
import type { AnimationSpec } from './animation-spec.ts';
import { appear, flagLowered, type HeldAnimation, lean, leave, nowAt, rock, sail, turn, vanish } from './counter-animations.ts';
import { type CounterOnPage, countersOnPage } from './page-elements.ts';
import { card, coins, dice, pop } from './sprites.ts';
import { sweep } from './weather-overlay.ts';

/** What a game knows of its board and cards. */
export interface AnimatedBoard {
  /** @returns where a counter in this place may lie, in board units; null if it lies nowhere on the board */
  spotOf(place: number): Place | null;
  /** @returns the points of the way from `start` to `end`, both included */
  course(from: number, to: number, start: Place, end: Place): readonly Place[];
  /** Mounts the face of a card, or its back. @returns what removes it */
  showCard(card: number, holder: HTMLElement): () => void;
}

/** A counter's animation that has not ended yet. */
interface Waiting {
  readonly held: HeldAnimation;
  /** The counter's position afterwards. */
  readonly end: Place;
}

export class PageAnimator implements Animator<AnimationSpec, SoundName> {
  private readonly overlay: HTMLElement;
  readonly sound: (sound: SoundName) => void;
  /** The counters before the change that is being animated. */
  private before: ReadonlyMap<string, CounterOnPage> = countersOnPage();
  private now: ReadonlyMap<string, CounterOnPage> = this.before;
  /** Animations that have not ended, by counter. The first holds the counter in place. */
  private readonly waiting = new Map<string, Waiting[]>();
  private readonly board: AnimatedBoard;

  /** @param overlay gets the sprites that fly over the table */
  constructor(overlay: HTMLElement, board: AnimatedBoard, sound: (sound: SoundName) => void) {
    this.overlay = overlay;
    this.board = board;
    this.sound = sound;
  }

  /** Call after the page has changed, before preparing the animations of that change. */
  readPage(): void {
    this.before = this.now;
    this.now = countersOnPage();
  }

  prepare(spec: AnimationSpec): PreparedAnimation | null {
    switch (spec.kind) {
      case 'sail': {
        const seen = this.now.get(spec.actor);
        if (!seen) return null;
        const { board } = this;
        const start = this.lastPosition(spec.actor) ?? board.spotOf(spec.from) ?? seen.at;
        const end = (spec.goesOn ? board.spotOf(spec.to) : null) ?? seen.at;
        const moving = sail(seen, () => board.course(spec.from, spec.to, start, end));
        return this.hold(spec.actor, moving, end);
      }
      case 'leave': {
        const seen = this.now.get(spec.actor);
        const was = this.lastPosition(spec.actor);
        if (!seen || !was) return null;
        const going = this.hold(spec.actor, leave(seen, spec.how, was, nowAt(seen)), nowAt(seen));
        return spec.how === 'retired' ? going : both(going, flagLowered(was));
      }
      case 'appear':
      case 'turn':
      case 'rock': {
        const found = this.now.get(spec.actor);
        if (!found) return null;
        const seen = { ...found, at: this.lastPosition(spec.actor) ?? found.at };
        const animation = spec.kind === 'appear' ? appear(seen) : spec.kind === 'turn' ? turn(seen) : rock(seen);
        return this.hold(spec.actor, animation, seen.at);
      }
      case 'vanish': {
        const seen = this.now.has(spec.actor) ? null : this.before.get(spec.actor);
        const ghost = seen ? vanish(seen) : null;
        return seen && ghost ? this.hold(spec.actor, ghost, seen.at) : null;
      }
      case 'bond': {
        const one = this.now.get(spec.one);
        const other = this.now.get(spec.other);
        if (!one || !other) return null;
        return both(
          this.hold(spec.one, lean(one, other.at, spec.formed), one.at),
          this.hold(spec.other, lean(other, one.at, spec.formed), other.at),
        );
      }
      case 'coins':
        return coins(this.overlay, spec.from, spec.to, spec.coins);
      case 'dice':
        return dice(this.overlay, spec.by, spec.dice);
      case 'card':
        return card(this.overlay, (holder) => this.board.showCard(spec.card, holder), spec.from, spec.to);
      case 'pop':
        return pop(this.overlay, spec.at, spec.by);
      case 'sweep':
        return sweep(spec.outline, spec.weather);
    }
  }

  /** The counter's position after the animations that are waiting; where the player will see it last. */
  private lastPosition(actor: string): Place | null {
    return this.waiting.get(actor)?.at(-1)?.end ?? this.before.get(actor)?.at ?? null;
  }

  private hold(actor: string, held: HeldAnimation, end: Place): PreparedAnimation {
    const waiting = this.waiting.get(actor) ?? [];
    const mine: Waiting = { held, end };
    waiting.push(mine);
    this.waiting.set(actor, waiting);
    if (waiting.length === 1) held.hold();
    return {
      start: (ms) => held.start(ms),
      end: () => {
        held.end();
        const rest = (this.waiting.get(actor) ?? []).filter((one) => one !== mine);
        if (rest.length === 0) this.waiting.delete(actor);
        else {
          this.waiting.set(actor, rest);
          rest[0]?.held.hold();
        }
      },
    };
  }
}

function both(preparedAnimation: PreparedAnimation, other: PreparedAnimation | null): PreparedAnimation {
  if (!other) return preparedAnimation;
  return {
    start(ms) {
      preparedAnimation.start(ms);
      other.start(ms);
    },
    end() {
      preparedAnimation.end();
      other.end();
    },
  };
}
