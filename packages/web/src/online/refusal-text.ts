import { words as game } from '@bb/golden-age/table/i18n/words.ts';
import { ruleText } from '@bb/golden-age/text';
import type { Refusal } from '@bb/protocol';
import { words } from './online-words.svelte.ts';

/** Tells the player why a choice was refused. */
export function refusalText(refusal: Refusal): string {
  const { refused } = words();
  if (refusal.why !== 'illegal') return refused[refusal.why];
  return refused.illegal(refusal.rule, ruleText(refusal.rule, game()) ?? '');
}
