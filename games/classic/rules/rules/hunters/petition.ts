/** C18.1 A petition for a King's Commissioner, against a pirate of another player. */
import { CHANCE, COMMISSIONERS, type CommissionerId, NO_COMMISSIONER, PIRATES, type PirateId, type Seat } from '../../data/ids.ts';
import { grantCommissioner } from '../../effects/sea.ts';
import { judged, sumThrown } from '../../queries/dice-odds.ts';
import { boxesTowards, isInCup } from '../../queries/hunters.ts';
import { petitionRefusal, petitionsRefusal } from '../../queries/refusals/hunters.ts';
import { petitionTrial } from '../../queries/trials.ts';
import { type Choice, DRAW_COMMISSIONER, PETITION, START_AT } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { roll } from '../dice/roll.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Petition extends Frame {
  proc: 'petition';
  readonly seat: Seat;
  readonly pirate: PirateId;
  commissioner: CommissionerId;
}
type PetitionSteps = {
  plead: undefined;
  heard: number;
  drawCommissioner: Asks<'drawCommissioner'>;
  chooseBox: Asks<'startAt'>;
};

export function offerPetition(g: Game, seat: Seat, out: Choice[]): void {
  if (petitionsRefusal(g, seat) !== null) return;
  for (const pirate of PIRATES) if (petitionRefusal(g, seat, pirate) === null) out.push(PETITION[pirate]);
}

export const petition: Procedure<{ seat: Seat; pirate: PirateId }, Petition, PetitionSteps> = {
  name: 'petition',
  rule: 'C18.1',
  enter: ({ seat, pirate }) => ({ proc: 'petition', at: 'plead', seat, pirate, commissioner: NO_COMMISSIONER }),
  steps: {
    // [C42] Petitions can't be rerolled.
    plead: (g, { pirate }) => call(g, roll, { purpose: 'petition', count: 2, tens: true, modifier: -g.notoriety[pirate] }, 'heard'),

    heard(g, { seat, pirate }, dr66) {
      const notoriety = g.notoriety[pirate];
      const isGranted = judged(petitionTrial(notoriety), sumThrown(dr66)).outcome === 'granted';
      g.events?.push({ type: 'petitionMade', rule: 'C18.1', seat, pirate, dr66, notoriety, isGranted });
      return isGranted ? 'drawCommissioner' : DONE;
    },

    drawCommissioner: {
      ask: 'drawCommissioner',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const commissioner of COMMISSIONERS) if (isInCup(g, commissioner)) out.push(DRAW_COMMISSIONER[commissioner]);
      },
      choose(_g, f, { commissioner }) {
        f.commissioner = commissioner;
        return 'chooseBox';
      },
    },

    chooseBox: {
      ask: 'chooseBox',
      seat: (_g, { seat }) => seat,
      options(g, { pirate }, out) {
        for (const box of boxesTowards(g, pirate)) out.push(START_AT[box]);
      },
      choose(g, { seat, commissioner }, { to }) {
        grantCommissioner(g, commissioner, seat, to);
        return DONE;
      },
      about: (_g, { pirate, commissioner }) => ({ pirate, commissioner }),
    },
  },
};
