/**
 * Weights as text for a source file: base64 of, for each layer of each network, its scale as a 32-bit float and its weights as 16-bit whole
 * numbers from -32,767 to 32,767, little-endian. A weight is its number times the scale.
 */
import { type Network, weightStartsOf } from './network.ts';

const MOST = 32_767;
const [SCALE_BYTES, WEIGHT_BYTES] = [4, 2] as const;

/** @returns by network, by layer: how many weights it has, with its biases */
const layersOf = (networks: readonly Network[]): readonly number[] =>
  networks.flatMap(({ inputs, first, second }) => [(inputs + 1) * first, (first + 1) * second, second + 1]);

export function weightsToText(networks: readonly Network[], weights: ArrayLike<number>): string {
  const layers = layersOf(networks);
  const bytes = new DataView(new ArrayBuffer(layers.reduce((sum, n) => sum + SCALE_BYTES + n * WEIGHT_BYTES, 0)));
  let [at, w] = [0, 0];
  for (const n of layers) {
    let most = 0;
    for (let i = 0; i < n; i++) most = Math.max(most, Math.abs(weights[w + i] ?? 0));
    const scale = Math.fround(most / MOST) || 1;
    bytes.setFloat32(at, scale, true);
    at += SCALE_BYTES;
    for (let i = 0; i < n; i++, w++, at += WEIGHT_BYTES)
      bytes.setInt16(at, Math.max(-MOST, Math.min(MOST, Math.round((weights[w] ?? 0) / scale))), true);
  }
  return btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''));
}

/** @throws RangeError if the text is not that of weights for these networks */
export function weightsFromText(networks: readonly Network[], text: string): Float64Array {
  const bytes = new DataView(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer);
  const weights = new Float64Array(weightStartsOf(networks).at(-1) ?? 0);
  let [at, w] = [0, 0];
  for (const n of layersOf(networks)) {
    const scale = bytes.getFloat32(at, true);
    at += SCALE_BYTES;
    for (let i = 0; i < n; i++, w++, at += WEIGHT_BYTES) weights[w] = bytes.getInt16(at, true) * scale;
  }
  if (at === bytes.byteLength) return weights;
  throw new RangeError(`the text has ${bytes.byteLength} bytes, the networks need ${at}`);
}

const CHARACTERS_PER_LINE = 130;

/** @returns the source of a module that exports the text as `TEXT`. @param sentence  what the weights are, and where they come from */
export function weightsModule(sentence: string, text: string): string {
  const lines = text.match(new RegExp(`.{1,${CHARACTERS_PER_LINE}}`, 'g')) ?? [''];
  return `/** ${sentence} */
export const TEXT =
  ${lines.map((line) => `'${line}'`).join(' +\n  ')};
`;
}
