/** 5.13, 5.15 An Action brings a pirate into play. */
import type { PirateId, PlaceId, Seat } from '../../data/ids.ts';
import { SCHOONER, SLOOP } from '../../data/ids.ts';
import { enlist } from '../../effects/leaving.ts';
import { giveShip } from '../../effects/pirates.ts';
import { chooseShip } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Asks, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Deploy extends Frame {
  proc: 'deploy';
  readonly seat: Seat;
  readonly pirate: PirateId;
  readonly to: PlaceId;
}

/** `pirate` must already be out of the hand. */
export const deploy: Procedure<
  { seat: Seat; pirate: PirateId; to: PlaceId },
  Deploy,
  { appear: undefined; chooseShip: Asks<'chooseShip'> }
> = {
  name: 'deploy',
  rule: '5.13',
  enter: ({ seat, pirate, to }) => ({ proc: 'deploy', at: 'appear', seat, pirate, to }),
  steps: {
    appear(g, f) {
      comeIntoPlay(g, f.seat, f.pirate, f.to);
      return 'chooseShip';
    },

    /** 6.21 The player chooses a Sloop or a Schooner. */
    chooseShip: {
      ask: 'chooseShip',
      seat: (_g, f) => f.seat,
      options(_g, f, out) {
        out.push(chooseShip(f.pirate, SLOOP), chooseShip(f.pirate, SCHOONER));
      },
      choose(g, _f, { pirate, ship }) {
        giveShip(g, pirate, ship);
        g.events?.push({ type: 'shipChosen', rule: '6.21', pirate, ship });
        return DONE;
      },
      about: (_g, f) => ({ pirate: f.pirate, place: f.to }),
    },
  },
};

/** Puts a pirate into play in a Sea Area, with the starting Loyalty. The ship is a placeholder until its player chooses one. */
export function comeIntoPlay(g: Game, seat: Seat, pirate: PirateId, to: PlaceId): void {
  enlist(g, seat, pirate);
  g.at[pirate] = to;
  g.loyalty[pirate] = g.tables.startLoyalty;
  g.deployedOn[pirate] = g.playerTurn;
  giveShip(g, pirate, SLOOP);
  g.events?.push({ type: 'pirateDeployed', rule: '5.13', seat, pirate, to });
}
