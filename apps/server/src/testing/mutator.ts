/** Mutates valid inputs for fuzz tests. Seeded, so that a failure can be repeated. */

import { isRecord, seeded } from '@bb/kernel';

const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 60,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "' or 1=1; drop table choices; --",
  '../../etc/passwd',
  '🏴‍☠️'.repeat(100),
  'x'.repeat(5000),
  [],
  {},
  [[[[[]]]]],
  { type: { type: 'pass' } },
  { toString: 7, length: -1 },
];

export class Mutator {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = seeded(seed);
  }

  below(count: number): number {
    return Math.floor(this.random() * count);
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new Error('there is nothing to pick');
    return picked;
  }

  /** @returns the value with something in it replaced, removed or added */
  mutate(value: unknown): unknown {
    if (!isRecord(value) || this.random() < 0.1) return ODD_VALUES[this.below(ODD_VALUES.length)];
    const fields = Object.entries(value);
    const at = this.below(fields.length + 1);
    const [name, was] = fields[at] ?? [String(this.pick(['more', 'id', '__proto__', 'type', 'seat', 'isAdmin'])), undefined];
    const others = fields.filter(([other]) => other !== name);
    if (this.random() < 0.2) return Object.fromEntries(others);
    return Object.fromEntries([...others, [name, this.mutate(was)]]);
  }

  /** @returns the value as JSON, mutated or broken */
  mutatedText(value: unknown): string {
    const text = JSON.stringify(value) ?? '';
    const at = this.below(text.length);
    switch (this.below(8)) {
      case 0:
        return text.slice(0, at);
      case 1:
        return text.slice(0, at) + String.fromCharCode(this.below(0x180)) + text.slice(at + 1);
      case 2:
        return text + text;
      case 3:
        return Array.from({ length: this.below(60) }, () => String.fromCharCode(this.below(0x180))).join('');
      default:
        return JSON.stringify(this.mutate(value)) ?? '';
    }
  }
}
