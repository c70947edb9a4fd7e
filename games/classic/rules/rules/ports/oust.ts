/** C13.1 A pirate is put to sea. */
import { isPort, type PirateId, portAt } from '../../data/ids.ts';
import { loseCombat } from '../../effects/crew.ts';
import { endAlliance } from '../../effects/leaving.ts';
import { isActive } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
import { enterHex } from '../hunters/enter-hex.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Oust extends Frame {
  proc: 'oust';
  readonly pirate: PirateId;
  readonly hit: boolean;
  readonly barred: boolean;
}

/**
 * He lies in a port. Hunters outside try at once [C63]. He may be out of the game afterwards.
 *
 * `hit`: a point of Combat, which never sinks him [C26]; `barred`: he may not come back before he has been in another port [C52].
 */
export const oust: Procedure<{ pirate: PirateId; hit?: boolean; barred?: boolean }, Oust, { putToSea: undefined }> = {
  name: 'oust',
  rule: 'C13.1',
  enter: ({ pirate, hit = true, barred = true }) => ({ proc: 'oust', at: 'putToSea', pirate, hit, barred }),
  steps: {
    putToSea(g, { pirate, hit, barred }) {
      if (!isActive(g, pirate) || !isPort(g.at[pirate])) return DONE;
      putToSea(g, pirate, hit, barred);
      return call(g, enterHex, { pirate }, 'done');
    },
  },
};

/** Moves a pirate from his port into its hex, without a careen marker. He loses a port that he held. Hunters in the hex must try him next. */
export function putToSea(g: Game, pirate: PirateId, hit: boolean, barred: boolean): void {
  const port = portAt(g.at[pirate]);
  if (barred) {
    g.bars.push(pirate, port);
    // C21.4 An ousting parts allies.
    endAlliance(g, pirate, 'C21.4');
  }
  g.at[pirate] = g.tables.hexOf[g.at[pirate]];
  g.careened[pirate] = 0;
  g.holding[pirate] = 0;
  g.events?.push({ type: 'pirateOusted', rule: 'C13.1', pirate, port });
  if (hit && g.combat[pirate] > 1) loseCombat(g, pirate, 1, 'ousted', 'C13.1');
}
