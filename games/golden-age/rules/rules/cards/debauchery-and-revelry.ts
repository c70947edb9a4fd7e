/** 17.2 #2 Debauchery & Revelry, played against a pirate in port. */

import { isPort, NONE, type PirateId, portAt } from '../../data/ids.ts';
import { isPiratePort } from '../../data/tables.ts';
import { endAlliance } from '../../effects/alliance.ts';
import { beginRevelry } from '../../effects/pirates.ts';
import { SOBER } from '../../state/position.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface DebaucheryAndRevelry extends Frame {
  proc: 'debaucheryAndRevelry';
  readonly pirate: PirateId;
}

export const debaucheryAndRevelry: Procedure<{ pirate: PirateId }, DebaucheryAndRevelry, { revel: undefined }> = {
  name: 'debaucheryAndRevelry',
  rule: '17.2 #2',
  enter: ({ pirate }) => ({ proc: 'debaucheryAndRevelry', at: 'revel', pirate }),
  steps: {
    /** The card ends an alliance, and is then resolved for each of the two (11.6). */
    revel(g, { pirate }) {
      const ally = g.ally[pirate];
      if (ally !== NONE) endAlliance(g, pirate, '11.6');
      const inPiratePort = isPiratePort(g.tables, portAt(g.at[pirate]));
      beginRevelry(g, pirate, false, inPiratePort, '17.2 #2');
      if (ally !== NONE) beginRevelry(g, ally, false, inPiratePort, '11.6');
      return DONE;
    },
  },
};

export const debaucheryAndRevelryCard: WindowCard = {
  title: 'debauchery-and-revelry',
  mayPlay: (b, pirate, { moment }) => moment === 'aftermath' && isPort(b.at[pirate]) && b.revelry[pirate] === SOBER,
  resolve: (g, { pirate }) => call(g, debaucheryAndRevelry, { pirate }, 'played'),
};
