/** The panels, each fetched when its kind of question comes up for the first time. */
import type { Component } from 'svelte';
import type { PanelProps } from './panel-props.ts';
import type { PanelName } from './views.ts';

export const PANELS: Readonly<Record<PanelName, () => Promise<Component<PanelProps>>>> = {
  pirates: () => import('./PiratesPanel.svelte').then((module) => module.default),
  ships: () => import('./ShipsPanel.svelte').then((module) => module.default),
  holds: () => import('./HoldsPanel.svelte').then((module) => module.default),
  figures: () => import('./FiguresPanel.svelte').then((module) => module.default),
  stakes: () => import('./StakesPanel.svelte').then((module) => module.default),
  price: () => import('./PricePanel.svelte').then((module) => module.default),
};
