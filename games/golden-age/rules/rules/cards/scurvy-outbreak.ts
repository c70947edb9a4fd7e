/** 17.2 #18 Scurvy Outbreak. */

import { isPort, type PirateId } from '../../data/ids.ts';
import { changeOwnLoyalty, releaseHostage } from '../../effects/pirates.ts';
import { partners } from '../../queries/alliance.ts';
import { hostagesOf } from '../../queries/pirates.ts';
import type { Game } from '../../state/position.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface ScurvyOutbreak extends Frame {
  proc: 'scurvyOutbreak';
  readonly pirate: PirateId;
}

export const scurvyOutbreak: Procedure<{ pirate: PirateId }, ScurvyOutbreak, { strike: undefined }> = {
  name: 'scurvyOutbreak',
  rule: '17.2 #18',
  enter: ({ pirate }) => ({ proc: 'scurvyOutbreak', at: 'strike', pirate }),
  steps: {
    /** Both crews of an alliance fall ill (11.4); the card does nothing to one that is ill already. */
    strike(g, { pirate }) {
      for (const crew of partners(g, pirate)) if (g.scurvy[crew] === 0) fallIll(g, crew);
      return DONE;
    },
  },
};

/** The crew gets the marker and loses one Loyalty, and all hostages aboard die. */
function fallIll(g: Game, pirate: PirateId): void {
  g.scurvy[pirate] = 1;
  g.events?.push({ type: 'scurvyBrokeOut', rule: '17.2 #18', pirate });
  for (const hostage of hostagesOf(g, pirate)) {
    releaseHostage(g, hostage);
    g.events?.push({ type: 'hostageDied', rule: '17.2 #18', pirate, hostage });
  }
  changeOwnLoyalty(g, pirate, -1, 'scurvy', '17.2 #18');
}

export const scurvyOutbreakCard: WindowCard = {
  title: 'scurvy-outbreak',
  mayPlay: (b, pirate) => !isPort(b.at[pirate]) && b.scurvy[pirate] === 0,
  resolve: (g, { pirate }) => call(g, scurvyOutbreak, { pirate }, 'played'),
};
