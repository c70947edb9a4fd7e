import type { ChoiceRefusal } from '@bb/protocol';
import type { SessionGame, SessionTypes } from '@bb/table-kit/session/session-game.ts';
import { online } from '../i18n/online.ts';

/** Tells the player why a choice was refused. */
export function refusalText<T extends SessionTypes>(
  { error, message, rule }: ChoiceRefusal,
  game: Pick<SessionGame<T>, 'ruleText'>,
): string {
  const { illegal, ...refused } = online().refused;
  if (error === 'illegal' && rule !== undefined) return illegal(rule, game.ruleText(rule) ?? '');
  return Object.entries({ ...refused, notSeated: refused.notYours }).find(([code]) => code === error)?.[1] ?? message;
}
