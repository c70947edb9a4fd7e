/** The optional rules of a game. */
import { type Options, SETTING_VALUES, settingsOf } from '@bb/golden-age/rules';
import type { Language } from './language.ts';

/** @returns short texts for the options that differ from the standard rules: `Draft`, `Length: long`, `no Cunning` */
export function nonStandardOptions(
  options: Omit<Options, 'components'>,
  { options: texts, values, without, labelled }: Language,
): readonly string[] {
  const { draft, deployment, length, printedRatings, cunning, latePardon, retireInPiratePorts, solitaire } = settingsOf(options);
  const flag = (on: boolean, name: 'draft' | 'printedRatings' | 'latePardon' | 'retireInPiratePorts' | 'solitaire'): readonly string[] =>
    on ? [texts[name].title] : [];
  /** Nothing if the option has its first value, which is the standard. */
  const value = (name: 'deployment' | 'length', now: keyof Language['values']): readonly string[] =>
    now === SETTING_VALUES[name][0] ? [] : [labelled(texts[name].title, values[now].title)];
  return [
    ...flag(solitaire, 'solitaire'),
    ...flag(draft, 'draft'),
    ...value('deployment', deployment),
    ...value('length', length),
    ...flag(printedRatings, 'printedRatings'),
    ...(cunning ? [] : [without(texts.cunning.title)]),
    ...flag(latePardon, 'latePardon'),
    ...flag(retireInPiratePorts, 'retireInPiratePorts'),
  ];
}
