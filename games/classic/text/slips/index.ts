/** Why a choice was a mistake, in one sentence. The texts of all languages come together, since only the analysis of a game loads them. */
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { type Compared, slipReason } from './slip.ts';
import type { SlipWords } from './words.ts';

const WORDS: Readonly<Record<Language['id'], SlipWords>> = { en, de, fr };

/** @returns one sentence, or an empty text if no kind of reason fits these two choices */
export const whySlip = (compared: Compared, language: Language): string => slipReason(compared, language, WORDS[language.id]);
