/** The texts of the rules reference, loaded with it. */
import { reference as english, type ReferenceWords } from '../i18n/en-reference.ts';
import { translated } from '../words.ts';

export const referenceWords = (): ReferenceWords => translated()?.reference ?? english;
