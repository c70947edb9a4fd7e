/** 17.2 #5 European Turmoil. */

import { AREAS } from '../../data/ids.ts';
import { recallCommissioner, recallWarship } from '../../effects/navy.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { NowCard } from './card.ts';

interface EuropeanTurmoil extends Frame {
  proc: 'europeanTurmoil';
}

export const europeanTurmoil: Procedure<undefined, EuropeanTurmoil, { recall: undefined }> = {
  name: 'europeanTurmoil',
  rule: '17.2 #5',
  enter: () => ({ proc: 'europeanTurmoil', at: 'recall' }),
  steps: {
    /** All King's Commissioners and warships go back to their pools. */
    recall(g) {
      for (const area of AREAS) recallWarship(g, area, '17.2 #5');
      for (let seat = 0; seat < g.players; seat++) recallCommissioner(g, seat, '17.2 #5');
      return DONE;
    },
  },
};

export const europeanTurmoilCard: NowCard = {
  title: 'european-turmoil',
  resolve: (g) => call(g, europeanTurmoil, undefined, 'resolved'),
};
