/** What `bb` has of this game alone: its own command, and what `bb fuzz` needs. */
export { components } from './components.ts';
export { FUZZED } from './fuzz/fuzzed.ts';
export { OWN_ANALYSIS } from './own-analysis.ts';
