import { MediaQuery } from 'svelte/reactivity';

/** Matches a phone or an equally small window, which shows one panel at a time. The styles use the same media query. */
export const narrowScreen = new MediaQuery('(max-width: 46rem), (max-width: 62rem) and (max-height: 60rem), (max-height: 36rem)');

/** Matches a window so wide that the map leaves space beside it. The styles use the same media query. */
export const wideScreen = new MediaQuery('(min-width: 112.5rem) and (min-height: 60rem)');

/** Matches a window with room for a whole ship log below the map. The styles use the same media query. */
export const deskScreen = new MediaQuery('(min-width: 80rem) and (min-height: 36.05rem)');
