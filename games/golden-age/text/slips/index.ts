/** Why a choice was a mistake, in one sentence. The texts of all languages come together, since only the analysis of a game loads them. */

import type { LanguageId } from '@bb/kernel';
import type { ChoiceContext } from '../consequences.ts';
import type { Names } from '../names.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Compared, slipReason } from './slip.ts';
import type { SlipWords } from './words.ts';

const WORDS: Readonly<Record<LanguageId, SlipWords>> = { en, de, fr };

/** @returns one sentence, or an empty text if no kind of reason fits these two choices */
export const whySlip = (compared: Compared, context: ChoiceContext, n: Names): string =>
  slipReason(compared, context, n, WORDS[n.language.id]);
