/** Checks a save. A module of its own, because only tables that begin from a position need it. */
export { load } from '@bb/golden-age/rules';
