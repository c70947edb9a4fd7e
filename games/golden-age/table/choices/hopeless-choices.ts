/** Choices that can't succeed: they stand with those that are unavailable, and say why. */
import type { Choice } from '@bb/golden-age/rules';
import { capital, choiceLabel, consequence, isHopeless } from '@bb/golden-age/text';
import { say } from '../i18n/say.ts';
import type { Session } from '../session/session.ts';
import type { Hint } from './closed-uses.ts';

export const isHopelessAt = ({ snapshot: { decision, view }, names }: Session, choice: Choice): boolean =>
  decision !== null && isHopeless(choice, names, { view, about: decision.about });

/** @returns why it can't succeed */
export function hopelessHint({ snapshot: { decision, view }, names }: Session, choice: Choice): Hint {
  const { whyNot, warnings } = say().prompting;
  const odds = decision ? consequence(choice, names, { view, about: decision.about }) : '';
  const why = choice.type === 'bribeToRetire' || choice.type === 'buyHaven' ? warnings.bribe : warnings.hopeless(odds);
  return { text: whyNot(capital(choiceLabel(choice, names)), why), rule: decision?.rule ?? null };
}
