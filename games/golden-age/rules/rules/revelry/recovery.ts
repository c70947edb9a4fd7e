/** 16, 13.24 D&R Recovery. */
import type { PirateId } from '../../data/ids.ts';
import { partners } from '../../queries/alliance.ts';
import { type Game, INVOLUNTARY, SOBER } from '../../state/position.ts';
import { DONE, type Frame, type Procedure } from '../procedure.ts';

/** The Recovery Actions in a row that an involuntary marker needs. */
const INVOLUNTARY_RECOVERY_ACTIONS = 2;

interface Recovery extends Frame {
  proc: 'recovery';
  readonly pirate: PirateId;
}

export const recovery: Procedure<{ pirate: PirateId }, Recovery, { soberUp: undefined }> = {
  name: 'recovery',
  rule: '13.24',
  enter: ({ pirate }) => ({ proc: 'recovery', at: 'soberUp', pirate }),
  steps: {
    /** A voluntary marker takes one Action, an involuntary one two, with no other Action of his in between [R61]. */
    soberUp(g, { pirate }) {
      for (const crew of partners(g, pirate)) if (g.revelry[crew] !== SOBER) recover(g, crew);
      return DONE;
    },
  },
};

function recover(g: Game, pirate: PirateId): void {
  g.recovery[pirate] += 1;
  const done = g.revelry[pirate] !== INVOLUNTARY || g.recovery[pirate] >= INVOLUNTARY_RECOVERY_ACTIONS;
  if (done) {
    g.revelry[pirate] = SOBER;
    g.recovery[pirate] = 0;
    g.feasted[pirate] = 0;
  }
  g.events?.push({ type: 'recovered', rule: '13.24', pirate, done });
}
