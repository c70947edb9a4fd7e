/** 17.2 #16 Pirate Converts: a retired pirate enters the King's service as the Ex-Pirate. */
import { EX_PIRATE, NONE, type PirateId, type PlaceId, type Seat } from '../../data/ids.ts';
import { commission } from '../../effects/navy.ts';
import { convertsAreas, mayConvertPirate } from '../../queries/anti-pirate.ts';
import { isInPlay } from '../../queries/pirates.ts';
import { isSystem } from '../../queries/solitaire.ts';
import { PLACE_COMMISSIONER } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import type { WindowCard } from './card.ts';

interface PirateConverts extends Frame {
  proc: 'pirateConverts';
  readonly pirate: PirateId;
  readonly by: Seat;
}

export const pirateConverts: Procedure<
  { pirate: PirateId; by: Seat },
  PirateConverts,
  { call: undefined; placeExPirate: Asks<'placeCommissioner'> }
> = {
  name: 'pirateConverts',
  rule: '17.2 #16',
  enter: ({ pirate, by }) => ({ proc: 'pirateConverts', at: 'call', pirate, by }),
  steps: {
    /** The System Player takes the first area. */
    call(g, { pirate, by }) {
      const areas = convertsAreas(g.tables, g);
      if (areas.length > 1 && !isSystem(g.tables, by)) return 'placeExPirate';
      for (const area of areas.slice(0, 1)) callExPirate(g, by, pirate, area);
      return DONE;
    },

    /** [R43] If the active pirate is in Bermuda, the card's player chooses between its two Sea Areas. */
    placeExPirate: {
      ask: 'placeCommissioner',
      seat: (_g, { by }) => by,
      options(g, _f, out) {
        for (const area of convertsAreas(g.tables, g)) out.push(PLACE_COMMISSIONER[area]);
      },
      choose(g, { pirate, by }, { to }) {
        callExPirate(g, by, pirate, to);
        return DONE;
      },
      about: (_g, { pirate }) => ({ pirate }),
    },
  },
};

function callExPirate(g: Game, seat: Seat, pirate: PirateId, area: PlaceId): void {
  g.exPirate = pirate;
  g.events?.push({ type: 'pirateConverted', rule: '17.2 #16', seat, pirate });
  commission(g, seat, EX_PIRATE, area, '17.2 #16');
}

export const pirateConvertsCard: WindowCard = {
  title: 'pirate-converts',
  isGeneral: true,
  mayPlay: (b, pirate, _o, t, seat) =>
    isInPlay(b, pirate) && b.commissioner[seat] === NONE && mayConvertPirate(b) && convertsAreas(t, b).length > 0,
  resolve: (g, { retired, by }) => call(g, pirateConverts, { pirate: retired, by }, 'played'),
};
