import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../session/settings.svelte.ts';
import { CUE_NAMES } from './cues.ts';
import { Player } from './player.ts';

/** Nodes that remember only that they were made. */
const started = vi.fn();
const made = vi.fn();
const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
const node = () => ({ connect: vi.fn(), gain: param(), frequency: param(), Q: param(), start: started, stop: vi.fn() });
class FakeContext {
  sampleRate = 8;
  currentTime = 0;
  destination = {};
  constructor() {
    made();
  }
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createDynamicsCompressor = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
  close = vi.fn();
  suspend = vi.fn();
  resume = vi.fn();
}

const activation = { hasBeenActive: true };
let now = 0;

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  activation.hasBeenActive = true;
  settings.sound = true;
  settings.volume = 0.5;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  started.mockClear();
  made.mockClear();
  settings.sound = false;
});

test('nothing is made before sound is wanted and the page was touched', () => {
  const player = new Player();
  settings.sound = false;
  player.play('dice');
  settings.sound = true;
  settings.volume = 0;
  player.play('dice');
  settings.volume = 0.5;
  activation.hasBeenActive = false;
  player.play('dice');
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  player.play('dice');
  expect(made).toHaveBeenCalledTimes(1);
});

test('a hidden page is quiet', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  new Player().play('bell');
  expect(started).not.toHaveBeenCalled();
});

test.each(CUE_NAMES)('%s has a voice', (cue) => {
  now += 1000;
  new Player().play(cue);
  expect(started).toHaveBeenCalled();
});

test('the same at once is one sound, and a crowd is no din', () => {
  const player = new Player();
  now += 1000;
  player.play('card');
  const once = started.mock.calls.length;
  player.play('card');
  expect(started.mock.calls.length).toBe(once);
  for (const cue of CUE_NAMES) player.play(cue);
  const few = started.mock.calls.length;
  player.play('drum');
  expect(started.mock.calls.length).toBe(few);
  now += 1000;
  player.play('drum');
  expect(started.mock.calls.length).toBeGreaterThan(few);
});
