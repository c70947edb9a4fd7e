/** The commands of `bb` that this game has in a version of its own. */
export { fuzz } from './fuzz.ts';
