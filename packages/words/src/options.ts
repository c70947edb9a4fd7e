/** The optional rules, for people who choose among them. */
import { type GameOptions, SETTING_VALUES, type Settings, settingsOf } from '@bb/engine';

export interface OptionText {
  readonly title: string;
  /** What it does, in a sentence. */
  readonly effect: string;
}

/** By option. */
export const OPTION_TEXTS: Readonly<Record<keyof Settings, OptionText>> = {
  draft: { title: 'Draft', effect: 'Pirates are chosen openly in turns, there and back again, instead of dealt.' },
  deployment: { title: 'First deployment', effect: 'How the first pirates come to their Sea Areas.' },
  length: { title: 'Length', effect: 'How often the event deck is played through.' },
  printedRatings: { title: 'Printed ratings', effect: 'Warships and Commissioners fight without the bonus of the living rules.' },
  cunning: { title: 'Cunning', effect: 'A point of Cunning rolls dice again. Without it, points only pay for Skull & Crossbones.' },
  latePardon: { title: 'Late Pardon', effect: 'After its second coming the General Pardon goes into the lower half of the deck.' },
  retireInPiratePorts: { title: 'Retire in pirate ports', effect: 'Pirates may retire in pirate ports too.' },
};

/** By value, for options that are not just on or off. */
export const VALUE_TEXTS: Readonly<Record<Settings['deployment'] | Settings['length'], OptionText>> = {
  open: { title: 'open', effect: 'One after the other, for all to see.' },
  secret: { title: 'secret', effect: 'All choose in secret, then reveal together.' },
  random: { title: 'random', effect: 'Dice send each pirate out.' },
  standard: { title: 'standard', effect: 'Once: the General Pardon ends the game at its third coming.' },
  long: { title: 'long', effect: 'Twice: the General Pardon joins the deck only for the second run.' },
};

/** What differs from the standard rules, as short as can be: `Draft`, `Length: long`, `no Cunning`. */
export function unusual(options: GameOptions): readonly string[] {
  const { draft, deployment, length, printedRatings, cunning, latePardon, retireInPiratePorts } = settingsOf(options);
  const flag = (on: boolean, name: 'draft' | 'printedRatings' | 'latePardon' | 'retireInPiratePorts'): readonly string[] =>
    on ? [OPTION_TEXTS[name].title] : [];
  const value = (name: 'deployment' | 'length', now: keyof typeof VALUE_TEXTS): readonly string[] =>
    now === SETTING_VALUES[name][0] ? [] : [`${OPTION_TEXTS[name].title}: ${VALUE_TEXTS[now].title}`];
  return [
    ...flag(draft, 'draft'),
    ...value('deployment', deployment),
    ...value('length', length),
    ...flag(printedRatings, 'printedRatings'),
    ...(cunning ? [] : [`no ${OPTION_TEXTS.cunning.title}`]),
    ...flag(latePardon, 'latePardon'),
    ...flag(retireInPiratePorts, 'retireInPiratePorts'),
  ];
}
