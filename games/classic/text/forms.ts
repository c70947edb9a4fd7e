/** The texts of forms: computer players and optional rules. */
import type { Settings } from '../rules/index.ts';

/** By level. */
export const BOT_TEXTS: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  random: { name: 'Landlubber', about: 'Makes any legal choice. He rarely lives long.' },
  'cabin-boy': { name: 'Cabin boy', about: 'Plays as the captain does, but makes any choice at three decisions in ten.' },
  captain: { name: 'Captain', about: 'Weighs what each operation earns against its dangers, and chooses at once. A fair opponent.' },
  commodore: { name: 'Commodore', about: 'Looks ahead from what the captain would do, for up to a quarter of a second.' },
};

/** The optional rules that a table may choose. The solitaire game has seats of its own. */
export const OPTION_TEXTS: readonly {
  readonly name: Exclude<keyof Settings, 'solitaire'>;
  readonly title: string;
  readonly effect: string;
}[] = [
  { name: 'short', title: 'Short game', effect: 'Each player has two pirates instead of three.' },
  { name: 'blood', title: 'Captain Blood', effect: 'Captain Blood, of the novels, is in the deck of pirates.' },
  { name: 'openHostages', title: 'Open hostages', effect: 'Everybody may know where a hostage comes from: for people around one screen.' },
  { name: 'strictBribes', title: 'Strict bribes', effect: 'A governor takes a bribe only after a sale.' },
];
