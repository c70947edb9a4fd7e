/** The texts of the battle panel, loaded with it. */
import { type BattleTexts, battle as english } from './en/battle.ts';
import { translated } from './say.ts';

export const battle = (): BattleTexts => translated()?.battle ?? english;
