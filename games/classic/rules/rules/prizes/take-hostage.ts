/** C9.7 A hostage from a prize, whose home port only his captor's player learns. */
import { HOSTAGES, type HostageId, NO_HOSTAGE, NONE, type PirateId, type Seat, type SightingId } from '../../data/ids.ts';
import { shareNotoriety } from '../../effects/history.ts';
import { takeHostage as take } from '../../effects/hostages.ts';
import { SPARE, TORTURE } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { cardNumbered, draw } from '../cards/draw-card.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { torture } from './torture.ts';

interface TakeHostage extends Frame {
  proc: 'takeHostage';
  readonly pirate: PirateId;
  readonly ally: PirateId;
  readonly sighting: SightingId;
  readonly defense: number;
  hostage: HostageId;
}
type TakeHostageSteps = {
  look: undefined;
  found: number;
  named: number;
  tortureHostage: Asks<'torture' | 'spare'>;
};

/** A hostage from this sum on. */
const HOSTAGE_FROM = 10;
const HOSTAGE_NOTORIETY = 5;

/** The seat that learns the home port; none, which is all, by the option (C27). */
const learnerOf = (g: Game, pirate: PirateId): Seat => (g.tables.settings.openHostages ? NONE : g.owner[pirate]);

export const takeHostage: Procedure<
  { pirate: PirateId; ally: PirateId; sighting: SightingId; defense: number },
  TakeHostage,
  TakeHostageSteps
> = {
  name: 'takeHostage',
  rule: 'C9.7',
  enter: ({ pirate, ally, sighting, defense }) => ({
    proc: 'takeHostage',
    at: 'look',
    pirate,
    ally,
    sighting,
    defense,
    hostage: NO_HOSTAGE,
  }),
  steps: {
    look: (g) => draw(g, { purpose: 'hostage' }, 'found'),

    found(g, { pirate, ally, defense }, card) {
      const ocean = g.tables.oceanOf[g.at[pirate]];
      const total = g.tables.cards[card].hostage + defense + g.tables.hostageModifier[ocean];
      if (total < HOSTAGE_FROM) {
        g.events?.push({ type: 'noHostage', rule: 'C9.7', pirate, total, need: HOSTAGE_FROM });
        return DONE;
      }
      shareNotoriety(g, pirate, ally, HOSTAGE_NOTORIETY, 'hostage', 'C9.7');
      return draw(g, { purpose: 'homePort', seat: learnerOf(g, pirate) }, 'named');
    },

    named(g, f, card) {
      const { pirate, sighting } = f;
      const hostage = take(g, pirate, cardNumbered(card), g.at[pirate], g.tables.merchantNation[g.merchantOn[sighting]]);
      if (hostage === NONE) return DONE;
      f.hostage = HOSTAGES[hostage];
      g.events?.push({
        type: 'hostageTaken',
        rule: 'C9.7',
        pirate,
        hostage: f.hostage,
        home: g.homePort[f.hostage],
        seat: learnerOf(g, pirate),
      });
      return 'tortureHostage';
    },

    tortureHostage: {
      ask: 'tortureHostage',
      rule: 'C9.8',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, { hostage }, out) => void out.push(SPARE, TORTURE[hostage]),
      choose: (g, { hostage }, choice) => (choice.type === 'spare' ? DONE : call(g, torture, { hostage }, 'done')),
      about: (_g, { pirate, hostage }) => ({ pirate, hostage }),
    },
  },
};
