/** Plays animations one after another, and can be skipped as soon as the player acts. */

import { type AnimationTimes, sceneDuration } from './animation-pace.ts';

/** An animation ready to play. Until `start`, what it moves is shown at its old position. */
export interface PreparedAnimation {
  start(ms: number): void;
  /** Removes the animation, so that the page shows the current position. Called after `start` or instead of it. */
  end(): void;
}

/** Animations that play at the same time, and the sounds that start with them. */
export interface AnimationStep<Spec, Sound> {
  readonly animations: readonly Spec[];
  readonly sounds: readonly Sound[];
}

export interface Animator<Spec, Sound> {
  /** @returns null if the page shows none of the elements to animate */
  prepare(spec: Spec): PreparedAnimation | null;
  sound(sound: Sound): void;
}

interface Item<Sound> {
  readonly acts: readonly PreparedAnimation[];
  readonly sounds: readonly Sound[];
  /** Length of a pause in milliseconds; null for animations, whose length follows the preferences. */
  readonly pause: number | null;
  readonly done: () => void;
}

const NOTHING = (): void => undefined;

export class AnimationQueue<Spec, Sound> {
  private readonly animator: Animator<Spec, Sound>;
  private queue: Item<Sound>[] = [];
  private playing: Item<Sound> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Read before each step, so that a change of the setting takes effect at once. */
  private readonly times: () => AnimationTimes;

  constructor(animator: Animator<Spec, Sound>, times: () => AnimationTimes) {
    this.animator = animator;
    this.times = times;
  }

  /** The number of steps and pauses left, the playing one included. */
  get length(): number {
    return this.queue.length + (this.playing ? 1 : 0);
  }

  /** Queues steps. With animations turned off, plays their sounds at once. */
  add(steps: readonly AnimationStep<Spec, Sound>[]): void {
    if (this.times().sceneMs === 0) {
      for (const sound of steps.flatMap(({ sounds }) => sounds)) this.animator.sound(sound);
      return;
    }
    for (const { animations, sounds } of steps) {
      this.queue.push({ acts: animations.flatMap((spec) => this.animator.prepare(spec) ?? []), sounds, pause: null, done: NOTHING });
    }
    this.next();
  }

  /** Resolves when everything queued before has played and `ms` more have passed, or the pause was skipped. */
  pause(ms: number): Promise<void> {
    if (ms === 0 && this.length === 0) return Promise.resolve();
    return new Promise((done) => {
      this.queue.push({ acts: [], sounds: [], pause: ms, done });
      this.next();
    });
  }

  /** Ends the playing step and starts the next. */
  skip(): void {
    if (this.playing) this.close();
  }

  /** Ends everything queued, so that the page shows the current position. */
  flush(): void {
    const rest = this.queue;
    this.queue = [];
    this.skip();
    for (const item of rest) end(item);
  }

  private next(): void {
    if (this.playing) return;
    const item = this.queue.shift();
    if (!item) return;
    this.playing = item;
    const ms = item.pause ?? (item.acts.length === 0 ? 0 : sceneDuration(this.times(), this.queue.length));
    for (const act of item.acts) act.start(ms);
    for (const sound of item.sounds) this.animator.sound(sound);
    this.timer = setTimeout(() => this.close(), ms);
  }

  private close(): void {
    clearTimeout(this.timer);
    const item = this.playing;
    this.playing = null;
    if (item) end(item);
    this.next();
  }
}

function end(item: Item<unknown>): void {
  for (const act of item.acts) act.end();
  item.done();
}
