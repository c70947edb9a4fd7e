/** Plays the pictures of what happens in their order, and gives way as soon as somebody acts. */

import { type Tempo, tempoFor } from '../session/tempo.ts';
import type { Cue } from '../sound/cues.ts';
import type { Scene } from './scene.ts';

/** A picture made ready on the table: what it moves waits where it was. */
export interface Act {
  start(ms: number): void;
  /** Leaves the table as it is now; after `start` or instead of it. */
  end(): void;
}

/** What is shown and heard at one moment. */
export interface Beat {
  readonly scenes: readonly Scene[];
  readonly cues: readonly Cue[];
}

export interface Stage {
  /** Null if there is nothing of it on the page. */
  ready(scene: Scene): Act | null;
  sound(cue: Cue): void;
}

interface Turn {
  readonly acts: readonly Act[];
  readonly cues: readonly Cue[];
  /** A pause has its own length, a picture that of the tempo. */
  readonly pause: number | null;
  readonly done: () => void;
}

const NOTHING = (): void => undefined;

export class Director {
  private readonly stage: Stage;
  private queue: Turn[] = [];
  private playing: Turn | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How fast now: asked before each picture. */
  private readonly tempo: () => Tempo;

  constructor(stage: Stage, tempo: () => Tempo) {
    this.stage = stage;
    this.tempo = tempo;
  }

  /** How much is still to be shown. */
  get length(): number {
    return this.queue.length + (this.playing ? 1 : 0);
  }

  /** Without motion only the sounds are left. */
  add(beats: readonly Beat[]): void {
    if (this.tempo().scene === 0) {
      for (const cue of beats.flatMap(({ cues }) => cues)) this.stage.sound(cue);
      return;
    }
    for (const { scenes, cues } of beats) {
      this.queue.push({ acts: scenes.flatMap((scene) => this.stage.ready(scene) ?? []), cues, pause: null, done: NOTHING });
    }
    this.next();
  }

  /** Done when all before it has been shown and `ms` more have passed, or the time was skipped. */
  pause(ms: number): Promise<void> {
    if (ms === 0 && this.length === 0) return Promise.resolve();
    return new Promise((done) => {
      this.queue.push({ acts: [], cues: [], pause: ms, done });
      this.next();
    });
  }

  /** On to the next picture. */
  skip(): void {
    if (this.playing) this.close();
  }

  /** Shows the table as it is. */
  flush(): void {
    const rest = this.queue;
    this.queue = [];
    this.skip();
    for (const turn of rest) end(turn);
  }

  private next(): void {
    if (this.playing) return;
    const turn = this.queue.shift();
    if (!turn) return;
    this.playing = turn;
    const ms = turn.pause ?? (turn.acts.length === 0 ? 0 : tempoFor(this.tempo(), this.queue.length));
    for (const act of turn.acts) act.start(ms);
    for (const cue of turn.cues) this.stage.sound(cue);
    this.timer = setTimeout(() => this.close(), ms);
  }

  private close(): void {
    clearTimeout(this.timer);
    const turn = this.playing;
    this.playing = null;
    if (turn) end(turn);
    this.next();
  }
}

function end(turn: Turn): void {
  for (const act of turn.acts) act.end();
  turn.done();
}
