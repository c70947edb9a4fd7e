/** The table of the 2008 edition. */
import type { GameOptions } from '@bb/golden-age/rules';
import type { GameTable } from '@bb/ui/game-table.ts';
import type { Session } from '@bb/web/session/session.ts';

export const goldenAgeTable: GameTable<Session, GameOptions> = {
  table: () => import('./playing.ts'),
  tutorial: {
    begin: async () => (await import('./tutorial/voyage.ts')).beginVoyage(),
    table: () => import('./learning.ts'),
  },
  newGame: () => import('./new-game/NewGameFields.svelte'),
  async howToPlay(language) {
    const { FIGURES, howToPlayIn } = await import('./i18n/how-to-play.ts');
    return (await howToPlayIn(language)).sections(FIGURES);
  },
};
