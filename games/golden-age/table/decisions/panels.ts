/** The panels, each loaded when it is first needed. */
import type { Component } from 'svelte';
import type { PanelName } from './ask-views.ts';
import type { PanelProps } from './panel-props.ts';

export const PANELS: Readonly<Record<PanelName, () => Promise<Component<PanelProps>>>> = {
  pirates: () => import('./PiratesPanel.svelte').then((module) => module.default),
  ships: () => import('./ShipsPanel.svelte').then((module) => module.default),
  holds: () => import('./HoldsPanel.svelte').then((module) => module.default),
  figures: () => import('./RatingsPanel.svelte').then((module) => module.default),
  stakes: () => import('./StakesPanel.svelte').then((module) => module.default),
  price: () => import('./PricePanel.svelte').then((module) => module.default),
};
