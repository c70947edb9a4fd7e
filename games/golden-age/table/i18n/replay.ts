/** The texts of the history of a game, loaded with it. */
import { replay as english, type ReplayTexts } from './en/replay.ts';
import { translated } from './say.ts';

export const replay = (): ReplayTexts => translated()?.replay ?? english;
