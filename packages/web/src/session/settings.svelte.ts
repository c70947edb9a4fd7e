/** What a person prefers, kept in the browser. */
import type { LanguageId } from '@bb/words';
import { MediaQuery } from 'svelte/reactivity';

export const PACES = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export const LANGUAGE_IDS: readonly LanguageId[] = ['en', 'de', 'fr'];
type Theme = (typeof THEMES)[number];

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

/** The first that there is of those a browser asks for; else English. */
function languageOf(asked: readonly string[]): LanguageId {
  const known = asked.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag.split('-')[0]?.toLowerCase()));
  return known[0] ?? 'en';
}

class Settings {
  pace = $state<Pace>('normal');
  theme = $state<Theme>('system');
  cunningOnlyWhenUseful = $state(true);
  sound = $state(false);
  /** 0 to 1. */
  volume = $state(0.5);
  language = $state<LanguageId>('en');
  /** Things are explained when they come up for the first time. */
  hints = $state(true);
  /** What has been explained. */
  hintsSeen = $state.raw<readonly string[]>([]);
  private readonly night = new MediaQuery('(prefers-color-scheme: dark)');

  constructor() {
    const { pace, theme, cunningOnlyWhenUseful, sound, volume, hints, hintsSeen, language } = stored();
    this.pace = oneOf(PACES, pace, 'normal');
    this.theme = oneOf(THEMES, theme, 'system');
    this.cunningOnlyWhenUseful = cunningOnlyWhenUseful !== false;
    this.sound = sound === true;
    if (typeof volume === 'number') this.volume = Math.min(1, Math.max(0, volume));
    this.language = oneOf(LANGUAGE_IDS, language, languageOf(navigator.languages));
    this.hints = hints !== false;
    if (Array.isArray(hintsSeen)) this.hintsSeen = hintsSeen.filter((hint) => typeof hint === 'string');
  }

  /** What the page wears: `system` follows the system. */
  get light(): 'light' | 'dark' {
    return this.theme === 'system' ? (this.night.current ? 'dark' : 'light') : this.theme;
  }

  /** Call inside an effect: keeps every change, and dresses the page. */
  keep(): void {
    const { pace, theme, cunningOnlyWhenUseful, sound, volume, hints, hintsSeen, language } = this;
    document.documentElement.dataset.theme = this.light;
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, theme, cunningOnlyWhenUseful, sound, volume, hints, hintsSeen, language }));
    } catch {
      // A browser without storage forgets; nothing else depends on it.
    }
  }
}

export const settings = new Settings();
