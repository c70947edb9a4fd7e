/** Names a device by browser and system, so that players recognize their sessions. The rest of the user agent is not stored. */

/** The first match counts: most browsers also claim to be others. */
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

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string): readonly string[] =>
  names
    .filter(([pattern]) => pattern.test(text))
    .slice(0, 1)
    .map(([, name]) => name);

/** @returns for example `Firefox, Linux`; empty if unknown */
export const deviceNameOf = (userAgent = ''): string => [...firstMatch(BROWSERS, userAgent), ...firstMatch(SYSTEMS, userAgent)].join(', ');
