/** C21.2 Hits on an attack that an ally has helped in are shared; the odd one is the operating pirate's. */
import { NO_PIRATE, NONE, type PirateId } from '../../data/ids.ts';
import { isTogether } from '../../queries/allies.ts';
import { isActive } from '../../queries/pirates.ts';
import type { Cause } from '../../state/events.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { hits } from './hits.ts';

interface JointHits extends Frame {
  proc: 'jointHits';
  readonly pirate: PirateId;
  readonly hits: number;
  readonly cause: Cause;
  ally: PirateId;
}

export const jointHits: Procedure<{ pirate: PirateId; hits: number; cause: Cause }, JointHits, { share: undefined; allysPart: undefined }> =
  {
    name: 'jointHits',
    rule: 'C21.2',
    enter: ({ pirate, hits, cause }) => ({ proc: 'jointHits', at: 'share', pirate, hits, cause, ally: NO_PIRATE }),
    steps: {
      share(g, f) {
        if (isTogether(g, f.pirate)) f.ally = g.ally[f.pirate];
        const own = f.ally === NONE ? f.hits : Math.ceil(f.hits / 2);
        return call(g, hits, { pirate: f.pirate, hits: own, cause: f.cause }, 'allysPart');
      },
      allysPart(g, f) {
        const part = Math.floor(f.hits / 2);
        if (f.ally === NONE || part === 0 || !isActive(g, f.ally)) return DONE;
        return call(g, hits, { pirate: f.ally, hits: part, cause: f.cause }, 'done');
      },
    },
  };
