/** The panels beside a decision, each loaded when it is first needed. */
import type { Choice, Decision, View } from '@bb/golden-age/rules';
import type { Names } from '@bb/golden-age/text';
import type { Component } from 'svelte';
import type { AskWords } from '../i18n/asks.ts';
import type { PanelName } from './ask-views.ts';

/** What each panel gets: the decision, and what its seat sees. */
export interface PanelProps {
  readonly d: Decision;
  readonly view: View;
  readonly names: Names;
  /** Texts of the panels. */
  readonly said: AskWords;
  readonly choices: readonly Choice[];
  /** Leave out the second click of a double click (`detail` 2): it would answer the next question. */
  readonly onchoose: (choice: Choice) => void;
}
type Panel = () => Promise<{ readonly default: Component<PanelProps> }>;

export const PANELS: Readonly<Record<PanelName, Panel>> = {
  pirates: () => import('./PiratesPanel.svelte'),
  ships: () => import('./ShipsPanel.svelte'),
  holds: () => import('./HoldsPanel.svelte'),
  figures: () => import('./RatingsPanel.svelte'),
  stakes: () => import('./StakesPanel.svelte'),
  price: () => import('./PricePanel.svelte'),
};
