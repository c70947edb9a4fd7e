/** C18.1 A petition for a King's Commissioner, against a pirate of another player. */
import { itemAt } from '@bb/kernel';
import {
  BOXES,
  CHANCE,
  COMMISSIONERS,
  type CommissionerId,
  isBox,
  NO_COMMISSIONER,
  PIRATES,
  type PirateId,
  type PlaceId,
  type Seat,
} from '../../data/ids.ts';
import { grantCommissioner } from '../../effects/sea.ts';
import { commissionersOf, isInCup } from '../../queries/hunters.ts';
import { isActive } from '../../queries/pirates.ts';
import { isDummy, mayHunt } from '../../queries/solitaire.ts';
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

/** C28 The Notoriety from which a dummy petitions against Blood. */
const BLOOD_IS_HUNTED_FROM = 15;

/** [C68] Without a Commissioner in the cup it is not offered. C28 A dummy asks for one at most, against Blood. */
export function offerPetition(g: Game, seat: Seat, out: Choice[]): void {
  const most = isDummy(g, seat) ? 1 : g.tables.commissionersEach;
  if (commissionersOf(g, seat).length >= most || !COMMISSIONERS.some((one) => isInCup(g, one))) return;
  for (const pirate of PIRATES) {
    if (!isActive(g, pirate) || !mayHunt(g, seat, itemAt(g.owner, pirate))) continue;
    if (!isDummy(g, seat) || itemAt(g.notoriety, pirate) >= BLOOD_IS_HUNTED_FROM) out.push(itemAt(PETITION, pirate));
  }
}

/** The boxes that lead to his ocean; [C35] if he is in a box himself, the other one. */
function boxesTowards(g: Game, pirate: PirateId): readonly PlaceId[] {
  const at = itemAt(g.at, pirate);
  return BOXES.filter((box) => (isBox(at) ? box !== at : (itemAt(g.tables.oceans, box) & itemAt(g.tables.oceans, at)) !== 0));
}

export const petition: Procedure<{ seat: Seat; pirate: PirateId }, Petition, PetitionSteps> = {
  name: 'petition',
  rule: 'C18.1',
  enter: ({ seat, pirate }) => ({ proc: 'petition', at: 'plead', seat, pirate, commissioner: NO_COMMISSIONER }),
  steps: {
    // [C42] Petitions can't be rerolled.
    plead: (g) => call(g, roll, { purpose: 'petition', count: 2, tens: true }, 'heard'),

    heard(g, { seat, pirate }, dr66) {
      const isGranted = dr66 <= itemAt(g.notoriety, pirate);
      g.events?.push({ type: 'petitionMade', rule: 'C18.1', seat, pirate, isGranted });
      return isGranted ? 'drawCommissioner' : DONE;
    },

    drawCommissioner: {
      ask: 'drawCommissioner',
      seat: () => CHANCE,
      options(g, _f, out) {
        for (const one of COMMISSIONERS) if (isInCup(g, one)) out.push(itemAt(DRAW_COMMISSIONER, one));
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
        for (const box of boxesTowards(g, pirate)) out.push(itemAt(START_AT, box));
      },
      choose(g, { seat, commissioner }, { to }) {
        grantCommissioner(g, commissioner, seat, to);
        return DONE;
      },
      about: (_g, { pirate, commissioner }) => ({ pirate, commissioner }),
    },
  },
};
