/** What a person prefers, kept in the browser. */
export const PACES = ['slow', 'normal', 'fast'] as const;
export type Pace = (typeof PACES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'blackbeard.settings';

function stored(): Readonly<Record<string, unknown>> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T => values.find((v) => v === value) ?? otherwise;

class Settings {
  pace = $state<Pace>('normal');
  theme = $state<Theme>('system');
  cunningOnlyWhenUseful = $state(true);

  constructor() {
    const { pace, theme, cunningOnlyWhenUseful } = stored();
    this.pace = oneOf(PACES, pace, 'normal');
    this.theme = oneOf(THEMES, theme, 'system');
    this.cunningOnlyWhenUseful = cunningOnlyWhenUseful !== false;
  }

  /** Call inside an effect: keeps every change, and dresses the page. */
  keep(): void {
    const { pace, theme, cunningOnlyWhenUseful } = this;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, theme, cunningOnlyWhenUseful }));
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  }
}

export const settings = new Settings();
