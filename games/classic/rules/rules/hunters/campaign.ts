/** C18.4 An anti-pirate campaign: a Commissioner enters a pirate haven while another hunter waits outside. */
import { type CommissionerId, isPort, NONE, type PirateId, type PortId, portAt } from '../../data/ids.ts';
import { dismissGovernor, placeGovernor } from '../../effects/governors.ts';
import { moveCommissioner } from '../../effects/sea.ts';
import { opposingIn } from '../../queries/hunters.ts';
import { isActive } from '../../queries/pirates.ts';
import { HUNT } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { checkPort } from '../ports/check-port.ts';
import { drawGovernor, governorNumbered } from '../ports/draw-governor.ts';
import { putToSea } from '../ports/oust.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { enterHex } from './enter-hex.ts';

interface Campaign extends Frame {
  proc: 'campaign';
  readonly commissioner: CommissionerId;
  /** The pirates put to sea that the hunters outside have not tried. */
  toTry: readonly PirateId[];
}
type CampaignSteps = {
  begin: undefined;
  next: undefined;
  orderOusted: Asks<'hunt'>;
  tried: boolean;
  govern: undefined;
  drawn: number;
};

const portOf = (g: Game, { commissioner }: Campaign): PortId => portAt(g.commissionerAt[commissioner]);

/** He has just entered the haven. */
export const campaign: Procedure<{ commissioner: CommissionerId }, Campaign, CampaignSteps> = {
  name: 'campaign',
  rule: 'C18.4',
  enter: ({ commissioner }) => ({ proc: 'campaign', at: 'begin', commissioner, toTry: [] }),
  steps: {
    /** [C62] Pirates of his own player are spared. */
    begin(g, f) {
      const { commissioner } = f;
      g.events?.push({ type: 'campaignBegan', rule: 'C18.4', commissioner, port: portOf(g, f) });
      f.toTry = opposingIn(g, g.commissionerAt[commissioner], g.commissionerOf[commissioner]);
      for (const pirate of f.toTry) putToSea(g, pirate, true, true);
      return 'next';
    },

    next(g, f) {
      f.toTry = f.toTry.filter((pirate) => isActive(g, pirate));
      return f.toTry.length > 0 ? 'orderOusted' : 'govern';
    },

    orderOusted: {
      ask: 'orderOusted',
      seat: (g, { commissioner }) => g.commissionerOf[commissioner],
      options(_g, { toTry }, out) {
        for (const pirate of toTry) out.push(HUNT[pirate]);
      },
      choose(g, f, { pirate }) {
        f.toTry = f.toTry.filter((id) => id !== pirate);
        return call(g, enterHex, { pirate }, 'tried');
      },
      about: (_g, { commissioner }) => ({ commissioner }),
    },

    tried: () => 'next',

    /** [C68] Without a governor in the cup the haven stays one. */
    govern(g, f) {
      return g.governorPool.length > 0 ? call(g, drawGovernor, { port: portOf(g, f) }, 'drawn') : leaveHaven(g, f);
    },

    /** A pro governor is out of play; an anti one makes an English port of the haven, and whoever is still there is put out. */
    drawn(g, f, number) {
      const governor = governorNumbered(number);
      const port = portOf(g, f);
      if (g.tables.isPro[governor]) {
        dismissGovernor(g, port, governor, 'C18.4');
        return leaveHaven(g, f);
      }
      g.english.push(port);
      g.events?.push({ type: 'englishPortFounded', rule: 'C18.4', port });
      placeGovernor(g, port, governor, 'C18.4');
      return call(g, checkPort, { port }, 'done');
    },
  },
};

/** [C62] While the haven stays one, he lies in the hex again. */
function leaveHaven(g: Game, { commissioner }: Campaign) {
  const at = g.commissionerAt[commissioner];
  if (at !== NONE && isPort(at)) moveCommissioner(g, commissioner, g.tables.hexOf[at], 'C18.4');
  return DONE;
}
