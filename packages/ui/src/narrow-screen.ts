import { MediaQuery } from 'svelte/reactivity';

/** Matches a phone or an equally small window, which shows one panel at a time. The styles use the same media query. */
export const narrowScreen = new MediaQuery('(max-width: 62rem), (max-height: 36rem)');
