/** The page as a stage: makes pictures ready on the counters and over the table. */
import type { Place } from '../board/board.ts';
import { spotOf } from '../counters/spots.ts';
import type { Cue } from '../sound/cues.ts';
import { type Seen, survey } from './actors.ts';
import { appear, flagLowered, type Held, lean, leave, nowAt, rock, sail, turn, vanish } from './counters.ts';
import type { Act, Stage } from './director.ts';
import type { Actor, Scene } from './scene.ts';
import { card, coins, dice, pop } from './sprites.ts';
import { sweep } from './weather.ts';

/** A picture of a counter that waits for its turn. */
interface Waiting {
  readonly held: Held;
  /** Where it leaves the counter. */
  readonly end: Place;
}

export class PageStage implements Stage {
  private readonly loft: HTMLElement;
  readonly sound: (cue: Cue) => void;
  /** The counters as they were before what is being made ready. */
  private before: ReadonlyMap<string, Seen> = survey();
  private now: ReadonlyMap<string, Seen> = this.before;
  /** By counter; the first of each holds it. */
  private readonly waiting = new Map<Actor, Waiting[]>();

  /** `loft`: what flies over the table hangs there. */
  constructor(loft: HTMLElement, sound: (cue: Cue) => void) {
    this.loft = loft;
    this.sound = sound;
  }

  /** Call when the page has changed, before the pictures of it are made ready. */
  look(): void {
    this.before = this.now;
    this.now = survey();
  }

  ready(scene: Scene): Act | null {
    switch (scene.kind) {
      case 'sail': {
        const seen = this.now.get(scene.actor);
        if (!seen) return null;
        const start = this.whereabouts(scene.actor) ?? spotOf(scene.from) ?? seen.at;
        const end = (scene.goesOn ? spotOf(scene.to) : null) ?? seen.at;
        return this.hold(scene.actor, sail(seen, scene, start, end), end);
      }
      case 'leave': {
        const seen = this.now.get(scene.actor);
        const was = this.whereabouts(scene.actor);
        if (!seen || !was) return null;
        const going = this.hold(scene.actor, leave(seen, scene.how, was, nowAt(seen)), nowAt(seen));
        return scene.how === 'retired' ? going : both(going, flagLowered(was));
      }
      case 'appear':
      case 'turn':
      case 'rock': {
        const found = this.now.get(scene.actor);
        if (!found) return null;
        const seen = { ...found, at: this.whereabouts(scene.actor) ?? found.at };
        const picture = scene.kind === 'appear' ? appear(seen) : scene.kind === 'turn' ? turn(seen) : rock(seen);
        return this.hold(scene.actor, picture, seen.at);
      }
      case 'vanish': {
        const seen = this.now.has(scene.actor) ? null : this.before.get(scene.actor);
        const ghost = seen ? vanish(seen) : null;
        return seen && ghost ? this.hold(scene.actor, ghost, seen.at) : null;
      }
      case 'bond': {
        const one = this.now.get(scene.one);
        const other = this.now.get(scene.other);
        if (!one || !other) return null;
        return both(
          this.hold(scene.one, lean(one, other.at, scene.formed), one.at),
          this.hold(scene.other, lean(other, one.at, scene.formed), other.at),
        );
      }
      case 'coins':
        return coins(this.loft, scene.from, scene.to, scene.doubloons);
      case 'dice':
        return dice(this.loft, scene.by, scene.dice);
      case 'card':
        return card(this.loft, scene.card, scene.from, scene.to);
      case 'pop':
        return pop(this.loft, scene.at, scene.by);
      case 'sweep':
        return sweep(scene.areas, scene.weather);
    }
  }

  /** Where the eye last saw the counter. */
  private whereabouts(actor: Actor): Place | null {
    return this.waiting.get(actor)?.at(-1)?.end ?? this.before.get(actor)?.at ?? null;
  }

  private hold(actor: Actor, held: Held, end: Place): Act {
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

function both(one: Act, other: Act | null): Act {
  if (!other) return one;
  return {
    start(ms) {
      one.start(ms);
      other.start(ms);
    },
    end() {
      one.end();
      other.end();
    },
  };
}
