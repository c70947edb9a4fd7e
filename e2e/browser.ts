/** How the browsers of the tests are started. */
import type { LaunchOptions } from '@playwright/test';

/**
 * Chromium reads its last `--disable-features` only, so this repeats what Playwright disables and matters here. The omnibox popups are two
 * hidden pages that each window of the tests would load.
 */
const DISABLED_FEATURES = ['PaintHolding', 'HttpsUpgrades', 'OptimizationHints', 'WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

export const browserAt = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${DISABLED_FEATURES.join()}`,
  ],
});

/** A browser with all that users have. The headless shell, with which most tests run, shows no notifications. */
export const WHOLE_BROWSER = browserAt(process.env.CHROMIUM_WHOLE || process.env.CHROMIUM || '/usr/bin/chromium');
