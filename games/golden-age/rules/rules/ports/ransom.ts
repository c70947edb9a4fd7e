/** 9.42 Ransoming a hostage. */
import type { HostageId, PirateId } from '../../data/ids.ts';
import { releaseHostage } from '../../effects/pirates.ts';
import { stowBooty } from '../booty/stow-booty.ts';
import { roll } from '../cunning/roll.ts';
import { call, type Frame, type Procedure } from '../procedure.ts';

/** The doubloons for each point of Value times the dice. */
export const RANSOM_UNIT = 50;

interface Ransom extends Frame {
  proc: 'ransom';
  readonly pirate: PirateId;
  readonly hostage: HostageId;
}

export const ransom: Procedure<{ pirate: PirateId; hostage: HostageId }, Ransom, { bargain: undefined; agree: number }> = {
  name: 'ransom',
  rule: '9.42',
  enter: ({ pirate, hostage }) => ({ proc: 'ransom', at: 'bargain', pirate, hostage }),
  steps: {
    bargain: (g, { pirate }) => call(g, roll, { purpose: 'ransom', pirate, seat: g.active, count: 2 }, 'agree'),

    agree(g, { pirate, hostage }, dice) {
      const { value } = g.tables.hostages[hostage];
      const doubloons = dice * value * RANSOM_UNIT;
      releaseHostage(g, hostage);
      g.events?.push({ type: 'hostageRansomed', rule: '9.42', pirate, hostage, dice, value, doubloons });
      return call(g, stowBooty, { pirate, doubloons, rule: '9.42' }, 'done');
    },
  },
};
