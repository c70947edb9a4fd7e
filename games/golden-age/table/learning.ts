/** The table of the first voyage, with its guide. */
export { default as Table } from './Table.svelte';
export { default as Teacher } from './tutorial/Guide.svelte';
