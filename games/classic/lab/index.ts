/** The commands of `bb` that this game has in a version of its own. */
export { components } from './components.ts';
export { fuzz } from './fuzz.ts';
