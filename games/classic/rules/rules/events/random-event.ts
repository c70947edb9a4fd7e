/** C22.4 A Random Event: a card says what happens; then hunters on arrow hexes enter their boxes, and meet the pirates there. */
import type { AnyProcedure } from '@bb/kernel';
import { COMMISSIONERS, isHex, NONE } from '../../data/ids.ts';
import { shuffleDeck } from '../../effects/decks.ts';
import { moveCommissioner, moveWarship } from '../../effects/sea.ts';
import { slotsIn } from '../../queries/hunters.ts';
import type { About } from '../../state/about.ts';
import type { AskName } from '../../state/asks.ts';
import type { Choice } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { cardNumbered, draw } from '../cards/draw-card.ts';
import { call, type Frame, type Procedure } from '../procedure.ts';
import { crewsGrumble, turmoil } from './at-once.ts';
import { disease } from './disease.ts';
import { earthquake } from './earthquake.ts';
import { governorRecalled, newGovernor } from './governors.ts';
import { letterOnOffer } from './letter-on-offer.ts';
import { meetInBoxes } from './meet-in-boxes.ts';
import { pardon } from './pardon.ts';
import { convoy, patrol } from './patrol.ts';
import { scurvy } from './scurvy.ts';
import { storm } from './storm.ts';

interface RandomEvent extends Frame {
  proc: 'randomEvent';
}

/** The order is that of the remarks [C50]. */
export const randomEvent: Procedure<undefined, RandomEvent, { draw: undefined; read: number; gather: undefined }> = {
  name: 'randomEvent',
  rule: 'C22.4',
  enter: () => ({ proc: 'randomEvent', at: 'draw' }),
  steps: {
    draw(g) {
      shuffleDeck(g);
      return draw(g, { purpose: 'randomEvent' }, 'read');
    },

    read(g, _f, number) {
      const card = cardNumbered(number);
      const { randomEvent: event, eventOcean: ocean } = g.tables.cards[card];
      g.events?.push({ type: 'randomEventRead', rule: 'C23.1', card, event, ocean });
      switch (event) {
        case 'storm':
          return call(g, storm, { ocean }, 'gather');
        case 'scurvy':
          return call(g, scurvy, { ocean }, 'gather');
        case 'new-governor':
          return call(g, newGovernor, undefined, 'gather');
        case 'governor-recalled':
          return call(g, governorRecalled, undefined, 'gather');
        case 'letter-of-marque':
          return call(g, letterOnOffer, undefined, 'gather');
        case 'convoy':
          return call(g, convoy, undefined, 'gather');
        case 'patrol':
          return call(g, patrol, {}, 'gather');
        case 'no-prey-no-pay':
          crewsGrumble(g);
          return 'gather';
        case 'turmoil':
          turmoil(g);
          return 'gather';
        case 'kings-pardon':
          return call(g, pardon, undefined, 'gather');
        case 'disease':
          return call(g, disease, undefined, 'gather');
        case 'earthquake':
          return call(g, earthquake, undefined, 'gather');
      }
    },

    gather(g) {
      enterBoxes(g);
      return call(g, meetInBoxes, undefined, 'done');
    },
  },
};

export const EVENT_PROCEDURES: Readonly<Record<string, AnyProcedure<Game, Choice, About, AskName>>> = {
  convoy,
  disease,
  earthquake,
  governorRecalled,
  letterOnOffer,
  meetInBoxes,
  newGovernor,
  pardon,
  patrol,
  randomEvent,
  scurvy,
  storm,
};

/** Every hunter on an arrow hex; a careened Commissioner stays. */
function enterBoxes(g: Game): void {
  const { boxOf } = g.tables;
  for (const slot of slotsIn(g)) {
    const at = g.slotAt[slot];
    if (isHex(at) && boxOf[at] !== NONE) moveWarship(g, slot, boxOf[at], 'C22.4');
  }
  for (const commissioner of COMMISSIONERS) {
    const at = g.commissionerAt[commissioner];
    if (isHex(at) && boxOf[at] !== NONE && g.ashore[commissioner] === 0) moveCommissioner(g, commissioner, boxOf[at], 'C22.4');
  }
}
