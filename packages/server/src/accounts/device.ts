/** A browser in two words, so that its owner knows it again: of what it says of itself no more is kept. */

/** The first that fits: most claim to be others, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|\bCriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (names: readonly (readonly [RegExp, string])[], text: string): readonly string[] =>
  names
    .filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .map(([, name]) => name);

/** `Firefox, Linux`; empty: that can't be said. */
export const deviceOf = (userAgent = ''): string => [...first(BROWSERS, userAgent), ...first(SYSTEMS, userAgent)].join(', ');
