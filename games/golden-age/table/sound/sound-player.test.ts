import { preferences } from '@bb/ui/preferences.svelte.ts';
import { SoundPlayer } from '@bb/ui/sound/sound-player.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOUND_NAMES } from './event-sounds.ts';
import { SOUNDS } from './synth.ts';

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

test('creates no audio context before sound is on and the player has interacted with the page', () => {
  const player = new SoundPlayer(SOUNDS);
  preferences.sound = false;
  player.play('dice');
  preferences.sound = true;
  preferences.volume = 0;
  player.play('dice');
  preferences.volume = 0.5;
  activation.hasBeenActive = false;
  player.play('dice');
  expect(made).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  player.play('dice');
  expect(made).toHaveBeenCalledTimes(1);
});

test('plays nothing on a hidden page', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  new SoundPlayer(SOUNDS).play('bell');
  expect(started).not.toHaveBeenCalled();
});

test.each(SOUND_NAMES)('plays %s', (sound) => {
  now += 1000;
  new SoundPlayer(SOUNDS).play(sound);
  expect(started).toHaveBeenCalled();
});

test('plays a repeated sound once, and limits how many start at once', () => {
  const player = new SoundPlayer(SOUNDS);
  now += 1000;
  player.play('card');
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
