/** The sounds of the table, synthesized from noise and plain tones. None is longer than 1.2 seconds or loud enough to clip. */
import type { SoundName } from './sound-names.ts';
import type { Moment, PlaySound } from './sound-player.ts';

/** As good as silence: exponential ramps can't reach 0. */
const MUTE = 0.0001;

/** A gain that rises to `peak` within `attack` seconds and fades out after `seconds`. */
function envelope({ context, out, at }: Moment, peak: number, seconds: number, attack = 0.002): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(MUTE, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(MUTE, at + seconds);
  gain.connect(out);
  return gain;
}

/** A tone that glides between two frequencies in Hz. `peak`: the gain at its loudest. */
interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly peak: number;
  readonly seconds: number;
  readonly type?: OscillatorType;
}

function tone(moment: Moment, { from, to = from, peak, seconds, type = 'sine' }: Tone): void {
  const oscillator = moment.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, moment.at);
  oscillator.frequency.exponentialRampToValueAtTime(to, moment.at + seconds);
  oscillator.connect(envelope(moment, peak, seconds));
  oscillator.start(moment.at);
  oscillator.stop(moment.at + seconds);
}

/** Filtered noise. `from`, `to`: the filter's frequency in Hz; `q`: its quality; `attack`: seconds until the gain is `peak`. */
interface Hiss {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly peak: number;
  readonly seconds: number;
  readonly attack?: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One second of white noise, created once per context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

function hiss(moment: Moment, { filter, from, to = from, q = 1, peak, seconds, attack }: Hiss): void {
  const { context, at } = moment;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = filter;
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(band);
  band.connect(envelope(moment, peak, seconds, attack));
  source.start(at, Math.random() * 0.5);
  source.stop(at + seconds);
}

const later = (moment: Moment, seconds: number): Moment => ({ ...moment, at: moment.at + seconds });

export const SOUNDS: Readonly<Record<SoundName, PlaySound>> = {
  /** Five clicks of bone on wood, each softer than the last. */
  dice(moment) {
    for (const [i, after] of [0, 0.07, 0.12, 0.19, 0.27].entries()) {
      const hit = later(moment, after + Math.random() * 0.02);
      hiss(hit, { filter: 'bandpass', from: 2600 + Math.random() * 1200, q: 3, peak: 1.4 - i * 0.2, seconds: 0.045 });
      tone(hit, { from: 520 + Math.random() * 160, to: 320, peak: 0.4, seconds: 0.04, type: 'triangle' });
    }
  },
  coins(moment) {
    for (const [i, pitch] of [3950, 4480, 3620, 5020].entries()) {
      const clink = later(moment, i * 0.06 + Math.random() * 0.02);
      tone(clink, { from: pitch, peak: 0.16, seconds: 0.22 });
      tone(clink, { from: pitch * 1.47, peak: 0.08, seconds: 0.14 });
    }
  },
  /** A wave along the hull, and a creaking block. */
  sail(moment) {
    hiss(moment, { filter: 'lowpass', from: 300, to: 900, peak: 1.3, seconds: 0.8, attack: 0.3 });
    const creak = later(moment, 0.12);
    hiss(creak, { filter: 'bandpass', from: 420, to: 640, q: 18, peak: 3, seconds: 0.22, attack: 0.05 });
  },
  cannon(moment) {
    hiss(moment, { filter: 'lowpass', from: 1400, to: 60, peak: 0.5, seconds: 0.7 });
    tone(moment, { from: 95, to: 32, peak: 0.5, seconds: 0.55 });
  },
  /** Two strokes of the ship's bell. */
  bell(moment) {
    for (const after of [0, 0.28])
      for (const [partial, peak] of [
        [1, 0.28],
        [2.41, 0.16],
        [3.02, 0.1],
        [4.53, 0.05],
      ] as const)
        tone(later(moment, after), { from: 620 * partial, peak, seconds: 1.1 / Math.sqrt(partial) });
  },
  card(moment) {
    hiss(moment, { filter: 'highpass', from: 1800, to: 4200, peak: 0.5, seconds: 0.07, attack: 0.015 });
    hiss(later(moment, 0.075), { filter: 'bandpass', from: 1100, q: 1.5, peak: 0.7, seconds: 0.03 });
  },
  quill(moment) {
    for (const [i, after] of [0, 0.13, 0.24].entries())
      hiss(later(moment, after), { filter: 'bandpass', from: 3300 + i * 350, to: 4600, q: 5, peak: 1.8, seconds: 0.09, attack: 0.03 });
  },
  storm(moment) {
    hiss(moment, { filter: 'bandpass', from: 260, to: 900, q: 2.2, peak: 3, seconds: 1.2, attack: 0.45 });
    hiss(later(moment, 0.2), { filter: 'bandpass', from: 1100, to: 480, q: 4, peak: 1.2, seconds: 1, attack: 0.4 });
  },
  drum(moment) {
    for (const after of [0, 0.17, 0.34]) {
      const beat = later(moment, after);
      tone(beat, { from: 150, to: 62, peak: 0.5, seconds: 0.24 });
      hiss(beat, { filter: 'bandpass', from: 900, q: 0.8, peak: 0.2, seconds: 0.07 });
    }
  },
};
