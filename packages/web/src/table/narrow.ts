import { MediaQuery } from 'svelte/reactivity';

/** A phone, or a window as small: one panel at a time. The styles ask the same. */
export const narrow = new MediaQuery('(max-width: 62rem), (max-height: 36rem)');
