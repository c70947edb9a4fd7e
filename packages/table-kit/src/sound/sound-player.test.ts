import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '../preferences.svelte.ts';
import { SOUND_NAMES } from './sound-names.ts';
import { SoundPlayer } from './sound-player.ts';

/** Audio nodes that only record that they were created and started. */
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
  preferences.sound = true;
  preferences.volume = 0.5;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  started.mockClear();
  made.mockClear();
  preferences.sound = false;
});

test('creates no audio context before sound is on and the player has interacted with the page', async () => {
  const player = new SoundPlayer();
  preferences.sound = false;
  player.play('dice');
  preferences.sound = true;
  preferences.volume = 0;
  player.play('dice');
  preferences.volume = 0.5;
  activation.hasBeenActive = false;
  player.play('dice');
  await vi.dynamicImportSettled();
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  player.play('dice');
  await vi.dynamicImportSettled();
  expect(made).toHaveBeenCalledTimes(1);
});

test('plays nothing on a hidden page', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  new SoundPlayer().play('bell');
  await vi.dynamicImportSettled();
  expect(started).not.toHaveBeenCalled();
});

test.each(SOUND_NAMES)('plays %s', async (sound) => {
  now += 1000;
  new SoundPlayer().play(sound);
  await vi.dynamicImportSettled();
  expect(started).toHaveBeenCalled();
});

test('plays a repeated sound once, and limits how many start at once', async () => {
  const player = new SoundPlayer();
  now += 1000;
  player.play('card');
  await vi.dynamicImportSettled();
  const once = started.mock.calls.length;
  player.play('card');
  expect(started.mock.calls.length).toBe(once);
  for (const sound of SOUND_NAMES) player.play(sound);
  const few = started.mock.calls.length;
  player.play('drum');
  expect(started.mock.calls.length).toBe(few);
  now += 1000;
  player.play('drum');
  expect(started.mock.calls.length).toBeGreaterThan(few);
});

test('is silent in a browser that refuses sound', async () => {
  class Refused {
    constructor() {
      throw new DOMException('denied', 'NotAllowedError');
    }
  }
  vi.stubGlobal('AudioContext', Refused);
  now += 1000;
  new SoundPlayer().play('dice');
  await vi.dynamicImportSettled();
  await Promise.resolve();
  expect(started).not.toHaveBeenCalled();
});
