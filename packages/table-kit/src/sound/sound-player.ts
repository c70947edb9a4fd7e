/** Plays sounds if the player has turned them on, and fetches them only then. Creates no audio context before the first click or key: browsers allow no sound earlier. */
import { optional } from '../missing-parts.svelte.ts';
import { preferences } from '../preferences.svelte.ts';
import type { SoundName } from './sound-names.ts';

/** Where a sound goes (`out`) and when it starts (`at`, in seconds of the context's clock). */
export interface Moment {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}
export type PlaySound = (moment: Moment) => void;

/** A sound is not repeated within this time. */
const SAME_SOUND_MS = 120;
/** The most sounds that may start within `SOUND_WINDOW_MS`. */
const MAX_SOUNDS = 4;
const SOUND_WINDOW_MS = 300;

/** Plays each sound. */
type Sounds = Readonly<Record<SoundName, PlaySound>>;

function newContext(): AudioContext | null {
  try {
    return new AudioContext();
  } catch {
    return null;
  }
}

export class SoundPlayer {
  private sounds: Sounds | null = null;
  private context: AudioContext | null = null;
  private volume: GainNode | null = null;
  /** The sounds that started within the last `SOUND_WINDOW_MS`, at most `MAX_SOUNDS`, by `performance.now()`. */
  private last: readonly { readonly sound: SoundName; readonly when: number }[] = [];

  play(sound: SoundName): void {
    if (!preferences.sound || preferences.volume === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
    const when = performance.now();
    this.last = this.last.filter((one) => when - one.when < SOUND_WINDOW_MS);
    if (this.last.length >= MAX_SOUNDS || this.last.some((one) => one.sound === sound && when - one.when < SAME_SOUND_MS)) return;
    this.last = [...this.last, { sound, when }];
    if (this.sounds) this.start(this.sounds[sound]);
    else
      void optional(import('./synth.ts')).then((synth) => {
        // Without a network the table is silent.
        if (!synth) return;
        this.sounds = synth.SOUNDS;
        this.start(synth.SOUNDS[sound]);
      });
  }

  private start(sound: PlaySound): void {
    const opened = this.open();
    if (!opened) return;
    const { context, volume } = opened;
    volume.gain.value = preferences.volume;
    sound({ context, out: volume, at: context.currentTime + 0.01 });
  }

  /** @returns null if the browser refuses sound: then the table is silent */
  private open(): { readonly context: AudioContext; readonly volume: GainNode } | null {
    if (this.context && this.volume) return { context: this.context, volume: this.volume };
    const context = newContext();
    if (!context) return null;
    const volume = context.createGain();
    const limiter = context.createDynamicsCompressor();
    volume.connect(limiter);
    limiter.connect(context.destination);
    this.context = context;
    this.volume = volume;
    return { context, volume };
  }

  /** Silences the page until `wake`. */
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
