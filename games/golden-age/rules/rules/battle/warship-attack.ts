/** 6.4 A warship attacks. */
import { AREAS, type PirateId, type Seat, type WarshipId } from '../../data/ids.ts';
import { recallWarship } from '../../effects/navy.ts';
import { changeLoyalty, gainNotoriety } from '../../effects/pirates.ts';
import { battleTrial, flightTrial } from '../../queries/trials.ts';
import { FIGHT, FLEE } from '../../state/choices.ts';
import { type Game, WARSHIP_ATTACKED } from '../../state/position.ts';
import { type Contender, compare, ofPirate, ofWarship, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { combatHits } from './combat-hits.ts';

interface WarshipAttack extends Frame {
  proc: 'warshipAttack';
  readonly pirate: PirateId;
  readonly seat: Seat;
}
type Steps = {
  engage: undefined;
  fightOrFlee: Asks<'fight' | 'flee'>;
  pursued: readonly number[];
  fight: undefined;
  fought: readonly number[];
  victorious: undefined;
  defeated: undefined;
};

/** The warship on station attacks the pirate in its Sea Area. */
export const warshipAttack: Procedure<{ pirate: PirateId; seat: Seat }, WarshipAttack, Steps, AttackOutcome> = {
  name: 'warshipAttack',
  rule: '6.45',
  enter: ({ pirate, seat }) => ({ proc: 'warshipAttack', at: 'engage', pirate, seat }),
  steps: {
    /** 6.44 This is the one attack by a warship in the Action [R50]. */
    engage(g, { pirate, seat }) {
      g.actionSpent |= WARSHIP_ATTACKED;
      g.events?.push({ type: 'warshipAttacked', rule: '6.45', seat, warship: warshipAt(g, pirate), pirate });
      return 'fightOrFlee';
    },

    fightOrFlee: {
      ask: 'fightOrFlee',
      seat: (g, f) => g.owner[f.pirate],
      options(_g, _f, out) {
        out.push(FIGHT, FLEE);
      },
      choose(g, f, choice) {
        if (choice.type === 'fight') {
          g.events?.push({ type: 'stoodToFight', rule: '6.45', pirate: f.pirate });
          return 'fight';
        }
        g.events?.push({ type: 'tookFlight', rule: '6.45', pirate: f.pirate });
        return call(g, contest, { purpose: 'flight', sides: sidesOf(chase(g, f)) }, 'pursued');
      },
      about: (g, f) => ({ pirate: f.pirate, warship: warshipAt(g, f.pirate) }),
    },

    /**
     * 6.45 A warship brings him to battle only if it is strictly faster. If he escapes, he has lost the Action, and the warship stays [R51].
     */
    pursued(g, f, dice) {
      const escaped = compare(g, 'flight', '6.45', chase(g, f), dice) >= 0;
      g.events?.push({ type: escaped ? 'escaped' : 'caught', rule: '6.45', pirate: f.pirate });
      return escaped ? end(g, 'escaped') : 'fight';
    },

    /** 6.46 Both sides throw their dice. */
    fight: (g, f) => call(g, contest, { purpose: 'battle', sides: sidesOf(battle(g, f)) }, 'fought'),

    /**
     * 6.46, 6.47 If he is strictly higher, he wins, with one hit and the Notoriety together [R58]; otherwise he takes the difference in
     * hits.
     */
    fought(g, f, dice) {
      const { pirate } = f;
      const margin = compare(g, 'battle', '6.46', battle(g, f), dice);
      if (margin <= 0) {
        changeLoyalty(g, pirate, -1, 'warship', '6.47');
        return call(g, combatHits, { pirate, hits: Math.abs(margin), cause: 'warship' }, 'defeated');
      }
      gainNotoriety(g, pirate, g.tables.warships[warshipAt(g, pirate)].combat, 'warship', '18.2');
      recallWarship(g, AREAS[g.at[pirate]], '6.47');
      return call(g, combatHits, { pirate, hits: 1, cause: 'warship' }, 'victorious');
    },

    victorious: (g) => end(g, 'won'),

    defeated: (g) => end(g, 'beaten'),
  },
};

const warshipAt = (g: Game, pirate: PirateId): WarshipId => g.warshipAt[g.at[pirate]];

function chase(g: Game, { pirate, seat }: WarshipAttack): readonly Contender[] {
  const warship = warshipAt(g, pirate);
  const [own, other] = flightTrial(g, pirate, g.tables.warships[warship].speed, false).sides;
  return [ofPirate(g, pirate, own), ofWarship(warship, seat, other)];
}

function battle(g: Game, { pirate, seat }: WarshipAttack): readonly Contender[] {
  const warship = warshipAt(g, pirate);
  const [own, other] = battleTrial(g.tables, g, pirate, g.tables.warships[warship].combat).sides;
  return [ofPirate(g, pirate, own), ofWarship(warship, seat, other)];
}
