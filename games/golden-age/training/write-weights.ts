/** `node --conditions=bb-source training/write-weights.ts WEIGHTS` writes fitted weights into the source of the value function. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bytes = readFileSync(process.argv[2] ?? 'weights.f32');
const lines = bytes.toString('base64').match(/.{1,130}/g) ?? [];
writeFileSync(
  fileURLToPath(new URL('../bots/value/network-weights.ts', import.meta.url)),
  `/** The weights of the network, fitted by \`training/\`: 32-bit floats, little-endian, base64. See docs/bots.md. */
const TEXT =
  ${lines.map((line) => `'${line}'`).join(' +\n  ')};

const bytes = Uint8Array.from(atob(TEXT), (c) => c.charCodeAt(0));
export const WEIGHTS = Float64Array.from(new Float32Array(bytes.buffer));
`,
);
