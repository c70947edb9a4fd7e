/** The texts of the history of a game, loaded with it. */
import { replay as english, type ReplayWords } from './i18n/en-replay.ts';
import { translated } from './words.ts';

export const replayWords = (): ReplayWords => translated()?.replay ?? english;
