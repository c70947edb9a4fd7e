/** C9.8 Torture of a hostage, once each. */
import { type HostageId, NO_PIRATE, type PirateId } from '../../data/ids.ts';
import { changeUnrest } from '../../effects/crew.ts';
import { freeHostage } from '../../effects/hostages.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { hostagesOf } from '../../queries/hostages.ts';
import { tortureRefusal } from '../../queries/refusals/prizes.ts';
import { tortureTrial } from '../../queries/trials.ts';
import { type Choice, RELEASE, TORTURE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Torture extends Frame {
  proc: 'torture';
  readonly hostage: HostageId;
}

/** C5.4 Free acts: torture, and setting free. */
export function offerHostageActs(g: Game, pirate: PirateId, out: Choice[]): void {
  for (const hostage of hostagesOf(g, pirate)) {
    if (tortureRefusal(g, pirate, hostage) === null) out.push(TORTURE[hostage]);
    out.push(RELEASE[hostage]);
  }
}

/** A hostage leaves his ship: dead, ransomed or set free. What he has told is kept. */
export function dropHostage(g: Game, hostage: HostageId): void {
  g.hostageOf[hostage] = NO_PIRATE;
  freeHostage(g, hostage);
}

export const torture: Procedure<{ hostage: HostageId }, Torture, { question: undefined; answered: number }> = {
  name: 'torture',
  rule: 'C9.8',
  enter: ({ hostage }) => ({ proc: 'torture', at: 'question', hostage }),
  steps: {
    question(g, { hostage }) {
      const pirate = g.hostageOf[hostage];
      g.tortured[hostage] = 1;
      changeUnrest(g, pirate, 1, 'torture', 'C9.8');
      return call(g, roll, { purpose: 'torture', pirate, count: 1 }, 'answered');
    },

    /** Above Cruelty nothing, equal: information, below: information, and he dies. */
    answered(g, { hostage }, die) {
      const pirate = g.hostageOf[hostage];
      const { outcome } = judged(tortureTrial(g, pirate), sumThrown(die));
      const [tells, dies] = [outcome !== 'silent', outcome === 'tellsAndDies'];
      if (tells) g.toldTo[hostage] = pirate;
      g.events?.push({ type: 'hostageTortured', rule: 'C9.8', pirate, hostage, tells, dies });
      if (dies) dropHostage(g, hostage);
      return DONE;
    },
  },
};
