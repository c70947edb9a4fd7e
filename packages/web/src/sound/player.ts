/** Plays cues while sound is wanted. Nothing is made before somebody has touched the page: browsers don't let it sound earlier. */
import { settings } from '../session/settings.svelte.ts';
import type { Cue } from './cues.ts';
import { VOICES } from './voices.ts';

/** The same again within these milliseconds is one sound. */
const ONCE_IN = 120;
/** Sounds that may begin within `CROWD_IN` milliseconds. */
const CROWD = 4;
const CROWD_IN = 300;

export class Player {
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  /** The last sounds and when they began; no more than `CROWD`. */
  private last: readonly { readonly cue: Cue; readonly when: number }[] = [];

  play(cue: Cue): void {
    if (!settings.sound || settings.volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
    const when = performance.now();
    this.last = this.last.filter((one) => when - one.when < CROWD_IN);
    if (this.last.length >= CROWD || this.last.some((one) => one.cue === cue && when - one.when < ONCE_IN)) return;
    this.last = [...this.last, { cue, when }];
    const { context, volume } = this.open();
    volume.gain.value = settings.volume;
    VOICES[cue]({ context, out: volume, at: context.currentTime + 0.01 });
  }

  private open(): { readonly context: AudioContext; readonly volume: GainNode } {
    if (this.context && this.volume) return { context: this.context, volume: this.volume };
    const context = new AudioContext();
    const volume = context.createGain();
    const limiter = context.createDynamicsCompressor();
    volume.connect(limiter);
    limiter.connect(context.destination);
    this.context = context;
    this.volume = volume;
    return { context, volume };
  }

  /** What sounds now dies away unheard. */
  hush(): void {
    void this.context?.suspend();
  }

  wake(): void {
    void this.context?.resume();
  }

  close(): void {
    void this.context?.close();
    this.context = null;
    this.volume = null;
  }
}
