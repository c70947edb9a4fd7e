/** The sentences of the rules, fetched when one is first wanted. */
import { words } from './words.ts';

let rules = $state.raw<typeof import('@bb/golden-age/text/rule-texts') | null>(null);

async function fetchRules(): Promise<void> {
  rules = await import('@bb/golden-age/text/rule-texts');
}

/** @returns the sentence for a rule number in the current language; null if there is none, or while it is being fetched. Components follow. */
export function ruleText(rule: string): string | null {
  if (rules) return rules.ruleText(rule, words());
  fetchRules().catch(() => undefined);
  return null;
}
