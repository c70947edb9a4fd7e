import { en, gameText } from '@bb/classic/text';

/** @returns the game's texts in the current language */
export const words = () => en;
/** @returns what the game says in the current language */
export const text = () => gameText(words());
