import { words as game } from '@bb/golden-age/table/i18n/words.ts';
import { ruleText } from '@bb/golden-age/text';
import type { ChoiceRefusal } from '@bb/protocol';
import { words } from './online-words.svelte.ts';

/** Tells the player why a choice was refused. */
export function refusalText({ error, message, rule }: ChoiceRefusal): string {
  const { illegal, ...refused } = words().refused;
  if (error === 'illegal' && rule !== undefined) return illegal(rule, ruleText(rule, game()) ?? '');
  return Object.entries({ ...refused, notSeated: refused.notYours }).find(([code]) => code === error)?.[1] ?? message;
}
