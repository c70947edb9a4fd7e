/** C17.2, C23.1 Scurvy breaks out in an ocean, and in the transit boxes joined to it. */
import type { NONE, OceanId, PirateId } from '../../data/ids.ts';
import { NO_WOUND } from '../../data/tables.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { losePirate } from '../../effects/leaving.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { scurvyTrial } from '../../queries/trials.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { isAtSeaIn } from './storm.ts';

interface Scurvy extends Frame {
  proc: 'scurvy';
  readonly ocean: number;
  /** The pirates who have not rolled. */
  pirates: readonly PirateId[];
}

/** @returns the lowest die that makes the crew ill: 6 at the coast, 4 elsewhere */
const illFrom = (g: Game, pirate: PirateId): number => (g.tables.isCoastal[g.at[pirate]] ? 6 : 4);

export const scurvy: Procedure<{ ocean: OceanId | typeof NONE }, Scurvy, { begin: undefined; next: undefined; diced: number }> = {
  name: 'scurvy',
  rule: 'C17.2',
  enter: ({ ocean }) => ({ proc: 'scurvy', at: 'begin', ocean, pirates: [] }),
  steps: {
    /** Careened ones are safe. */
    begin(g, f) {
      f.pirates = g.fleet
        .flat()
        .filter((pirate) => isAtSeaIn(g, g.at[pirate], f.ocean) && g.careened[pirate] === 0 && g.scurvy[pirate] === 0);
      return 'next';
    },

    // [C42] Scurvy can't be rerolled.
    next: (g, { pirates: [pirate] }) =>
      pirate === undefined ? DONE : call(g, roll, { purpose: 'scurvy', count: 1, modifier: -illFrom(g, pirate) }, 'diced'),

    diced(g, f, die) {
      const pirate = f.pirates[0];
      f.pirates = f.pirates.slice(1);
      const from = illFrom(g, pirate);
      if (judged(scurvyTrial(from), sumThrown(die)).outcome === 'ill') fallIll(g, pirate, die, from);
      else g.events?.push({ type: 'scurvyEscaped', rule: 'C17.2', pirate, die, from });
      return 'next';
    },
  },
};

/** C17.1 Together with any wound it is fatal [C51]. */
function fallIll(g: Game, pirate: PirateId, die: number, from: number): void {
  const isFatal = g.wound[pirate] !== NO_WOUND || g.stunned[pirate] === 1;
  g.scurvy[pirate] = 1;
  g.events?.push({ type: 'scurvyBrokeOut', rule: 'C17.2', pirate, die, from, isFatal });
  if (isFatal) losePirate(g, pirate, 'wounds', 'C17.1');
  else changeUnrest(g, pirate, -2, 'scurvy', 'C17.2');
}
