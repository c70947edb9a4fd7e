/** C20.2, C20.3 A duel. */
import { NO_PIRATE, type PirateId } from '../../data/ids.ts';
import { changeUnrest, gainNotoriety } from '../../effects/crew.ts';
import { losePirate } from '../../effects/leaving.ts';
import type { Trial } from '../../queries/dice-odds.ts';
import { isActive, lastingRating, ratingOf } from '../../queries/pirates.ts';
import { duelTrial } from '../../queries/trials.ts';
import { BACK_OFF, FIGHT_ON } from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { contest, judgedDice, sidesOf } from '../dice/contest.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { wound } from '../wounds/wound.ts';

interface Duel extends Frame {
  proc: 'duel';
  readonly challenger: PirateId;
  readonly other: PirateId;
  /** Endurance left, of the challenger and of the other, in this duel alone. */
  endurance: readonly number[];
  /** In the first exchange of a round the challenger attacks, in the second the other. */
  exchange: number;
  /** Asked whether to back off: first the challenged one, then the challenger. */
  asked: PirateId;
}
type DuelSteps = {
  begin: undefined;
  exchange: undefined;
  diced: readonly number[];
  judge: undefined;
  backOff: Asks<'backOff' | 'fightOn'>;
};

/** C20.2 From this difference on the defender is wounded. */
const WOUNDED_FROM = 3;
const [VICTORY_UNREST, BACK_OFF_UNREST] = [2, -3] as const;

const attackerOf = (f: Duel): PirateId => (f.exchange % 2 === 0 ? f.challenger : f.other);
const defenderOf = (f: Duel): PirateId => (f.exchange % 2 === 0 ? f.other : f.challenger);
/** C25 Is it the pirate of the player whose turn it is, who decides first on rerolls? */
const decidesFirst = (g: Game, pirate: PirateId, f: Duel): boolean => (g.owner[f.other] === g.active) === (pirate === f.other);
const exchangeOf = (g: Game, f: Duel): Trial => duelTrial(g, attackerOf(f), defenderOf(f));
const enduranceOf = (f: Duel, pirate: PirateId): number => f.endurance[pirate === f.challenger ? 0 : 1];

function weaken(f: Duel, pirate: PirateId, by: number): void {
  f.endurance = f.endurance.map((left, i) => ((pirate === f.challenger ? 0 : 1) === i ? left - by : left));
}

/** Either may be out of the game afterwards. */
export const duel: Procedure<{ challenger: PirateId; other: PirateId }, Duel, DuelSteps> = {
  name: 'duel',
  rule: 'C20.2',
  enter: ({ challenger, other }) => ({ proc: 'duel', at: 'begin', challenger, other, endurance: [], exchange: 0, asked: NO_PIRATE }),
  steps: {
    /** [C64] A wounded one begins with at least 1 Endurance. */
    begin(g, f) {
      f.endurance = [f.challenger, f.other].map((pirate) => Math.max(1, ratingOf(g.tables, g, pirate, 'endurance')));
      g.events?.push({ type: 'duelBegan', rule: 'C20.2', pirate: f.challenger, other: f.other });
      return 'exchange';
    },

    exchange(g, f) {
      const sides = sidesOf(exchangeOf(g, f), attackerOf(f), defenderOf(f));
      const isReversed = !decidesFirst(g, attackerOf(f), f);
      return call(g, contest, { purpose: 'duel', sides: isReversed ? sides.toReversed() : sides, isReversed }, 'diced');
    },

    diced(g, f, dice) {
      const [attacker, defender] = [attackerOf(f), defenderOf(f)];
      const attackFirst = decidesFirst(g, attacker, f) ? dice : dice.toReversed();
      const { margin: difference, outcome, ownHits, otherHits } = judgedDice(exchangeOf(g, f), attackFirst);
      if (outcome === 'strikes') weaken(f, defender, otherHits);
      else weaken(f, attacker, ownHits);
      const { challenger, endurance } = f;
      g.events?.push({ type: 'duelExchange', rule: 'C20.2', pirate: attacker, other: defender, difference, challenger, endurance });
      return difference >= WOUNDED_FROM && enduranceOf(f, defender) > 0 ? call(g, wound, { pirate: defender }, 'judge') : 'judge';
    },

    judge(g, f) {
      for (const pirate of [f.challenger, f.other]) {
        if (isActive(g, pirate) && enduranceOf(f, pirate) > 0) continue;
        if (isActive(g, pirate)) losePirate(g, pirate, 'duel', 'C20.2');
        win(g, pirate === f.challenger ? f.other : f.challenger, pirate);
        return DONE;
      }
      f.exchange += 1;
      if (f.exchange % 2 === 1) return 'exchange';
      f.asked = f.other;
      return 'backOff';
    },

    /** After each round; the challenged one is asked first. */
    backOff: {
      ask: 'backOff',
      seat: (g, { asked }) => g.owner[asked],
      options: (_g, _f, out) => void out.push(FIGHT_ON, BACK_OFF),
      choose(g, f, choice) {
        if (choice.type === 'backOff') {
          changeUnrest(g, f.asked, BACK_OFF_UNREST, 'backedOff', 'C20.3');
          win(g, f.asked === f.challenger ? f.other : f.challenger, f.asked);
          return DONE;
        }
        if (f.asked === f.challenger) return 'exchange';
        f.asked = f.challenger;
        return 'backOff';
      },
      about: (_g, { asked, challenger, other }) => ({ pirate: asked, other: asked === challenger ? other : challenger }),
    },
  },
};

/** C20.3 The winner's fame is the loser's skill, without wounds that heal [C38]. */
function win(g: Game, winner: PirateId, loser: PirateId): void {
  const fame = (['endurance', 'duelAttack', 'duelDefense'] as const).reduce(
    (sum, value) => sum + lastingRating(g.tables, g, loser, value),
    0,
  );
  g.events?.push({ type: 'duelWon', rule: 'C20.3', pirate: winner, other: loser });
  gainNotoriety(g, winner, fame, 'duel', 'C20.3');
  changeUnrest(g, winner, VICTORY_UNREST, 'duel', 'C20.3');
}
