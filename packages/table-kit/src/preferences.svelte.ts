/** The player's preferences, stored in the browser. */

import { LANGUAGE_IDS, type LanguageId } from '@bb/kernel/language';
import { MediaQuery } from 'svelte/reactivity';

export const PACES = ['slow', 'normal', 'fast', 'none'] as const;
export type Pace = (typeof PACES)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
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

/** The first of the browser's preferred languages that the page has; else English. */
function languageOf(asked: readonly string[]): LanguageId {
  const known = asked.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag.split('-')[0]?.toLowerCase()));
  return known[0] ?? 'en';
}

class Preferences {
  pace = $state<Pace>('normal');
  theme = $state<Theme>('system');
  sound = $state(false);
  /** 0 to 1. */
  volume = $state(0.5);
  language = $state<LanguageId>('en');
  /** Explain things when they come up for the first time. */
  hints = $state(true);
  /** The hints that have been shown. */
  hintsSeen = $state.raw<readonly string[]>([]);
  /** What games let players switch on and off, by names of their own. */
  private switches = $state.raw<Readonly<Record<string, boolean>>>({});
  private readonly prefersDark = new MediaQuery('(prefers-color-scheme: dark)');

  constructor() {
    const { pace, theme, sound, volume, hints, hintsSeen, language, switches } = stored();
    this.pace = oneOf(PACES, pace, 'normal');
    this.theme = oneOf(THEMES, theme, 'system');
    this.sound = sound === true;
    if (typeof volume === 'number') this.volume = Math.min(1, Math.max(0, volume));
    this.language = oneOf(LANGUAGE_IDS, language, languageOf(navigator.languages));
    this.hints = hints !== false;
    if (Array.isArray(hintsSeen)) this.hintsSeen = hintsSeen.filter((hint) => typeof hint === 'string');
    const isSwitch = (entry: [string, unknown]): entry is [string, boolean] => typeof entry[1] === 'boolean';
    this.switches = Object.fromEntries(Object.entries(switches ?? {}).filter(isSwitch));
  }

  /** @param otherwise while the player has not chosen */
  isOn(name: string, otherwise: boolean): boolean {
    return this.switches[name] ?? otherwise;
  }

  switch(name: string, on: boolean): void {
    this.switches = { ...this.switches, [name]: on };
  }

  /** The color scheme of the page. */
  get colorScheme(): 'light' | 'dark' {
    return this.theme === 'system' ? (this.prefersDark.current ? 'dark' : 'light') : this.theme;
  }

  /** Stores the preferences and sets the color scheme. Call it inside an effect, so that it runs after each change. */
  save(): void {
    const { pace, theme, sound, volume, hints, hintsSeen, language, switches } = this;
    document.documentElement.dataset.theme = this.colorScheme;
    try {
      localStorage.setItem(KEY, JSON.stringify({ pace, theme, sound, volume, hints, hintsSeen, language, switches }));
    } catch {
      // Without storage, the preferences last as long as the page.
    }
  }
}

export const preferences = new Preferences();
