/** The optional rules of a game. */
import type { Options } from '../rules/index.ts';
import type { Language, OptionName } from './language.ts';

/** Those that a table may choose, in the order of the form. */
export const OPTIONS: readonly OptionName[] = ['short', 'blood', 'openHostages', 'strictBribes'];

/** @returns the titles of the optional rules that a game has */
export const optionsInUse = (options: Options, language: Language): readonly string[] =>
  OPTIONS.filter((name) => options[name]).map((name) => language.options[name].title);
