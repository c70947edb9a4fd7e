/** `scripts/sizes.mjs`: the sizes of a build against the files and limits of a visit. */
import { describe, expect, it } from 'vitest';

interface Compared {
  readonly files: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  readonly changes: readonly string[];
}

interface Sizes {
  compare(name: string, visit: object, built: ReadonlyMap<string, readonly number[]>): Compared;
  nameOf(path: string): string;
}

const { compare, nameOf }: Sizes = await import(new URL('../scripts/sizes.mjs', import.meta.url).href);

const visit = { limits: { script: 2, total: 3 }, files: { 'assets/page.js': 1500, 'assets/page.css': 900 } };

describe('the sizes of a build', () => {
  it('stay within the limits', () => {
    const built = new Map([
      ['assets/page.js', [1550]],
      ['assets/page.css', [900]],
      ['assets/other.js', [9000]],
    ]);
    expect(compare('first page', visit, built)).toEqual({
      files: { 'assets/page.js': 1550, 'assets/page.css': 900 },
      faults: [],
      changes: [],
    });
  });

  it('tell what grew, and which limit is passed', () => {
    const built = new Map([
      ['assets/page.js', [2100]],
      ['assets/page.css', [700]],
    ]);
    const { faults, changes } = compare('first page', visit, built);
    expect(faults).toEqual(['first page: 2.1 kB script, 2 kB are allowed']);
    expect(changes).toEqual([
      'first page: assets/page.js grew by 0.6 kB to 2.1 kB',
      'first page: assets/page.css shrank by 0.2 kB to 0.7 kB',
    ]);
  });

  it('count a worker in all, but not as script', () => {
    const built = new Map([['assets/art-worker.js', [3100]]]);
    const { faults } = compare('first page', { ...visit, files: { 'assets/art-worker.js': 3100 } }, built);
    expect(faults).toEqual(['first page: 3.1 kB total, 3 kB are allowed']);
  });

  it('are incomplete without a listed file', () => {
    const { faults } = compare('first page', visit, new Map([['assets/page.js', [1500]]]));
    expect(faults).toEqual([expect.stringMatching(/^first page: the build has no assets\/page\.css\./)]);
  });

  it('are compared by names without hashes', () => {
    expect(nameOf('/assets/golden-age.tutorial.Hints-Q7iK9A5W.js')).toBe('assets/golden-age.tutorial.Hints.js');
    expect(nameOf('index.html')).toBe('index.html');
  });
});
