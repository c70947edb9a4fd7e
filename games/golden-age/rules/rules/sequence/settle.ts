/** What must happen before play continues: crews that have come to Loyalty 0 mutiny (14.1); in a solitaire game 19.9 and 19.1 come first. */
import { PIRATES } from '../../data/ids.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { BLACKBEARD, SYSTEM_SEATS, solitaireEnding } from '../../queries/solitaire.ts';
import { mutiny } from '../mutiny/mutiny.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { DICE_AT_ONCE, disgrace } from '../solitaire/disgrace.ts';
import { newRival } from '../solitaire/new-rival.ts';
import { endSolitaire } from '../winning/end-game.ts';

interface Settle extends Frame {
  proc: 'settle';
}

export const settle: Procedure<undefined, Settle, { look: undefined }> = {
  name: 'settle',
  rule: '14.1',
  enter: () => ({ proc: 'settle', at: 'look' }),
  steps: {
    look(g) {
      if (g.tables.settings.solitaire) {
        const ending = solitaireEnding(g, g.pirateDeck.length);
        if (ending !== '') return endSolitaire(g, ending);
        const seat = SYSTEM_SEATS.find((seat) => g.fleet[seat].length === 0);
        if (seat !== undefined && g.pirateDeck.length > 0) return call(g, newRival, { seat, alone: false }, 'look');
        if ((g.mutinous & (1 << BLACKBEARD)) !== 0) {
          g.mutinous &= ~(1 << BLACKBEARD);
          return call(g, disgrace, { pirate: BLACKBEARD, count: DICE_AT_ONCE }, 'look');
        }
      }
      if (g.mutinous === 0) return DONE;
      for (const pirate of PIRATES) {
        if ((g.mutinous & (1 << pirate)) === 0) continue;
        if (isInPlay(g, pirate)) return call(g, mutiny, { pirate }, 'look');
        g.mutinous &= ~(1 << pirate);
      }
      return DONE;
    },
  },
};
