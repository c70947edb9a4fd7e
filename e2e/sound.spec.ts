/** Renders and measures every sound. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { SOUND_NAMES } from '../packages/table-kit/src/sound/sound-names.ts';
import { expect, type Page, test } from './test.ts';

/** The synthesizer, as a script without exports. */
const SOURCE = ts
  .transpileModule(readFileSync(new URL('../packages/table-kit/src/sound/synth.ts', import.meta.url), 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  })
  .outputText.replaceAll(/^export /gm, '');

interface Measured {
  readonly cue: string;
  /** Seconds until the sound stays below a hundredth of its peak. */
  readonly seconds: number;
  readonly peak: number;
  readonly mean: number;
  /** The distribution of its energy over time and pitch, as a vector of length 1. */
  readonly shape: readonly number[];
}

/** Measures the sounds at full volume, before the limiter. */
const measure = (page: Page, cues: readonly string[]): Promise<readonly Measured[]> =>
  page.evaluate(
    `(async () => {
      ${SOURCE}
      // The same noise each time.
      let seed = 1;
      Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      const RATE = 44100;
      const all = [];
      for (const cue of ${JSON.stringify(cues)}) {
        const context = new OfflineAudioContext(1, 2 * RATE, RATE);
        SOUNDS[cue]({ context, out: context.destination, at: 0 });
        const samples = (await context.startRendering()).getChannelData(0);
        let peak = 0, sum = 0, last = 0;
        for (const sample of samples) { peak = Math.max(peak, Math.abs(sample)); sum += sample; }
        samples.forEach((sample, i) => { if (Math.abs(sample) > peak / 100) last = i; });
        const slices = Array.from({ length: 24 }, (_, i) => {
          const part = samples.subarray(Math.floor((i * RATE) / 20), Math.floor(((i + 1) * RATE) / 20));
          return Math.sqrt(part.reduce((energy, sample) => energy + sample * sample, 0));
        });
        const pitches = [80, 160, 320, 640, 1280, 2560, 5120, 10240].map((hertz) => {
          let energy = 0;
          for (let start = 0; start < last; start += 2048) {
            let re = 0, im = 0;
            for (let i = start; i < start + 2048; i++) {
              const turn = (2 * Math.PI * hertz * i) / RATE;
              re += samples[i] * Math.cos(turn);
              im += samples[i] * Math.sin(turn);
            }
            energy += Math.hypot(re, im);
          }
          return energy;
        });
        const unit = (values) => { const length = Math.hypot(...values) || 1; return values.map((value) => value / length / Math.SQRT2); };
        all.push({ cue, seconds: last / RATE, peak, mean: sum / samples.length, shape: [...unit(slices), ...unit(pitches)] });
      }
      return all;
    })()`,
  );

/** @returns a number up to 1, which means the same */
const likeness = (a: Measured, b: Measured): number => a.shape.reduce((sum, value, i) => sum + value * (b.shape[i] ?? 0), 0);

test('each sound is short, neither silent nor clipped, centered, and like no other', async ({ page }) => {
  const sounds = await measure(page, SOUND_NAMES);
  for (const { cue, seconds, peak, mean } of sounds) {
    expect.soft(seconds, `${cue}: seconds`).toBeLessThanOrEqual(1.2);
    expect.soft(seconds, `${cue}: seconds`).toBeGreaterThan(0.03);
    expect.soft(peak, `${cue}: peak`).toBeGreaterThan(0.05);
    expect.soft(peak, `${cue}: peak`).toBeLessThan(0.9);
    expect.soft(Math.abs(mean), `${cue}: offset`).toBeLessThan(0.002);
  }
  for (const [i, sound] of sounds.entries())
    for (const other of sounds.slice(i + 1)) expect.soft(likeness(sound, other), `${sound.cue} and ${other.cue}`).toBeLessThan(0.93);
});
