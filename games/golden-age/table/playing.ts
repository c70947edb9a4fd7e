/** The table with hints. Table and teacher come together, so that they are fetched at once. */
export { default as Table } from './Table.svelte';
export { default as Teacher } from './tutorial/Hints.svelte';
