/** 10.33–10.36 A King's Commissioner attacks a pirate. */
import { NONE, type PirateId, type Seat } from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { loseCommissioner, scoreKill } from '../../effects/navy.ts';
import { changeLoyalty, gainNotoriety } from '../../effects/pirates.ts';
import { letterOf } from '../../queries/ports.ts';
import { isBlackbeard } from '../../queries/solitaire.ts';
import { battleTrial, flightTrial } from '../../queries/trials.ts';
import { FIGHT, FLEE, SURRENDER } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { type Contender, compare, ofCommissioner, ofPirate, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { type Asks, call, end, type Frame, type Procedure } from '../procedure.ts';
import type { AttackOutcome } from './attack-outcome.ts';
import { surrender } from './surrender.ts';

interface CommissionerAttack extends Frame {
  proc: 'commissionerAttack';
  readonly pirate: PirateId;
  readonly seat: Seat;
  /** The Commissioner came from an adjacent Sea Area to react. */
  readonly moved: boolean;
}
type Steps = {
  fightOrFlee: Asks<'fight' | 'flee'>;
  pursued: readonly number[];
  intercepted: undefined;
  surrenderOrFight: Asks<'surrender' | 'fight'>;
  surrendered: undefined;
  fight: undefined;
  fought: readonly number[];
};

/** The Commissioner of `seat` attacks the pirate in his Sea Area. */
export const commissionerAttack: Procedure<{ pirate: PirateId; seat: Seat; moved: boolean }, CommissionerAttack, Steps, AttackOutcome> = {
  name: 'commissionerAttack',
  rule: '10.33',
  enter: ({ pirate, seat, moved }) => ({ proc: 'commissionerAttack', at: 'fightOrFlee', pirate, seat, moved }),
  steps: {
    fightOrFlee: {
      ask: 'fightOrFlee',
      seat: (g, f) => g.owner[f.pirate],
      options(_g, _f, out) {
        out.push(FIGHT, FLEE);
      },
      choose(g, f, choice) {
        if (choice.type === 'fight') {
          g.events?.push({ type: 'stoodToFight', rule: '10.33', pirate: f.pirate });
          return 'intercepted';
        }
        g.events?.push({ type: 'tookFlight', rule: '10.33', pirate: f.pirate });
        return call(g, contest, { purpose: 'flight', sides: sidesOf(chase(g, f)) }, 'pursued');
      },
      about: (g, f) => ({ pirate: f.pirate, commissioner: g.commissioner[f.seat], by: f.seat, fromAfar: f.moved }),
    },

    /** 10.33 The Commissioner intercepts him if he is strictly faster. */
    pursued(g, f, dice) {
      const escaped = compare(g, 'flight', '10.33', chase(g, f), dice) >= 0;
      g.events?.push({ type: escaped ? 'escaped' : 'caught', rule: '10.33', pirate: f.pirate });
      return escaped ? end(g, 'escaped') : 'intercepted';
    },

    /**
     * 10.34 A pirate with a Letter of Marque of any nation may retire on the spot, but not while he is allied (11.5), and never Blackbeard
     * (19.15).
     */
    intercepted: (g, { pirate }) => (letterOf(g, pirate) !== NONE && !isBlackbeard(g.tables, pirate) ? 'surrenderOrFight' : 'fight'),

    surrenderOrFight: {
      ask: 'surrenderOrFight',
      rule: '10.34',
      seat: (g, f) => g.owner[f.pirate],
      options(_g, _f, out) {
        out.push(SURRENDER, FIGHT);
      },
      choose(g, { pirate, seat }, choice) {
        return choice.type === 'fight'
          ? 'fight'
          : call(g, surrender, { pirate, seat, players: g.players, active: g.active }, 'surrendered');
      },
      about: (g, f) => ({ pirate: f.pirate, commissioner: g.commissioner[f.seat], by: f.seat }),
    },

    surrendered: (g) => end(g, 'gone'),

    /** 10.35 Both sides throw their dice. */
    fight: (g, f) => call(g, contest, { purpose: 'battle', sides: sidesOf(battle(g, f)) }, 'fought'),

    /** 10.35, 10.36 The pirate wins if he is strictly higher, and the Commissioner is out of the game for good (10.14); otherwise the pirate is lost. */
    fought(g, f, dice) {
      const { pirate, seat } = f;
      if (compare(g, 'battle', '10.35', battle(g, f), dice) <= 0) {
        killByCommissioner(g, pirate, seat);
        return end(g, 'gone');
      }
      const { combat } = g.tables.commissioners[g.commissioner[seat]];
      loseCommissioner(g, seat, pirate);
      gainNotoriety(g, pirate, 2 * combat, 'commissioner', '18.2');
      changeLoyalty(g, pirate, 1, 'commissioner', '10.35');
      return end(g, 'won');
    },
  },
};

/** 10.36, 18.12 C The pirate and his ally are lost [R36]. For each, the Commissioner's player scores half his Notoriety, rounded down. */
function killByCommissioner(g: Game, pirate: PirateId, seat: Seat): void {
  const ally = g.ally[pirate];
  for (const victim of ally === NONE ? [pirate] : [pirate, ally]) {
    scoreKill(g, seat, victim, g.notoriety[victim]);
    eliminate(g, victim, 'commissioner', '10.35');
  }
}

function chase(g: Game, { pirate, seat, moved }: CommissionerAttack): readonly Contender[] {
  const { speed } = g.tables.commissioners[g.commissioner[seat]];
  const [own, other] = flightTrial(g, pirate, speed, moved).sides;
  return [ofPirate(g, pirate, own), ofCommissioner(g, seat, other)];
}

function battle(g: Game, { pirate, seat }: CommissionerAttack): readonly Contender[] {
  const { combat } = g.tables.commissioners[g.commissioner[seat]];
  const [own, other] = battleTrial(g.tables, g, pirate, combat).sides;
  return [ofPirate(g, pirate, own), ofCommissioner(g, seat, other)];
}
