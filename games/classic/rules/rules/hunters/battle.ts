/** C16.4 A battle with one hunter, or with several of one nation. */
import { type CommissionerId, type NationId, NONE, type PirateId, type Seat, type SlotId } from '../../data/ids.ts';
import { gainNotoriety } from '../../effects/crew.ts';
import { removeCommissioner, removeWarship } from '../../effects/sea.ts';
import type { Trial } from '../../queries/dice-odds.ts';
import { isActive } from '../../queries/pirates.ts';
import { nationOfLetter } from '../../queries/ports.ts';
import { battleTrial } from '../../queries/trials.ts';
import { END_BATTLE, FIGHT_ON, SURRENDER } from '../../state/choices.ts';
import { type Game, leftOf } from '../../state/position.ts';
import { contest, judgedDice, sidesOf } from '../dice/contest.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';
import { surrender } from '../retiring/surrender.ts';
import { hits } from '../wounds/hits.ts';

interface Battle extends Frame {
  proc: 'battle';
  readonly pirate: PirateId;
  readonly nation: NationId;
  /** The hunters afloat. */
  slots: readonly SlotId[];
  commissioners: readonly CommissionerId[];
  /** [C32] The current Combat of each warship in `slots`. */
  strength: readonly number[];
  round: number;
  /** The margin of the last round: above 0 the pirate was higher. */
  margin: number;
  /** Notoriety for the hunters sunk in this round. */
  sunk: number;
}
type BattleSteps = {
  begin: undefined;
  round: undefined;
  surrenderOrFight: Asks<'surrender' | 'fightOn'>;
  roll: undefined;
  diced: readonly number[];
  struck: undefined;
  endBattle: Asks<'endBattle' | 'fightOn'>;
};

const strengthOf = (g: Game, f: Battle): number =>
  f.strength.reduce((sum, value) => sum + value, 0) + f.commissioners.reduce((sum, commissioner) => sum + g.strength[commissioner], 0);

const roundOf = (g: Game, f: Battle): Trial => battleTrial(g, f.pirate, strengthOf(g, f));

/** C16.4 [C31] [C59] The seat that speaks for the hunters. */
function commanderOf(g: Game, { pirate, commissioners }: Battle): Seat {
  if (commissioners.length === 0) return leftOf(g, g.owner[pirate]);
  const strongest = commissioners.reduce((best, commissioner) => (g.strength[commissioner] > g.strength[best] ? commissioner : best));
  return g.commissionerOf[strongest];
}

export const battle: Procedure<
  { pirate: PirateId; nation: NationId; slots: readonly SlotId[]; commissioners: readonly CommissionerId[] },
  Battle,
  BattleSteps
> = {
  name: 'battle',
  rule: 'C16.4',
  enter: ({ pirate, nation, slots, commissioners }) => ({
    proc: 'battle',
    at: 'begin',
    pirate,
    nation,
    slots,
    commissioners,
    strength: [],
    round: 0,
    margin: 0,
    sunk: 0,
  }),
  steps: {
    begin(g, f) {
      f.strength = f.slots.map((slot) => g.tables.warshipCombat[g.warshipOn[slot]]);
      g.events?.push({ type: 'battleBegan', rule: 'C16.4', pirate: f.pirate, nation: f.nation, combat: strengthOf(g, f) });
      return 'round';
    },

    round(g, f) {
      f.round += 1;
      return f.round > 1 && nationOfLetter(g.tables, g, f.pirate) === f.nation ? 'surrenderOrFight' : 'roll';
    },

    /** C24.3 With a letter of the hunters' nation he may surrender. */
    surrenderOrFight: {
      ask: 'surrenderOrFight',
      seat: (g, { pirate }) => g.owner[pirate],
      options: (_g, _f, out) => void out.push(SURRENDER, FIGHT_ON),
      choose: (g, { pirate }, choice) => (choice.type === 'surrender' ? call(g, surrender, { pirate }, 'done') : 'roll'),
      about: (g, f) => ({ pirate: f.pirate, combat: strengthOf(g, f) }),
    },

    /** C21.3 With an ally beside him he throws two pairs, and the higher counts. */
    roll(g, f) {
      return call(g, contest, { purpose: 'battle', sides: sidesOf(roundOf(g, f), f.pirate) }, 'diced');
    },

    diced(g, f, dice) {
      const { margin, ownHits, otherHits } = judgedDice(roundOf(g, f), dice);
      f.margin = margin;
      g.events?.push({ type: 'battleRound', rule: 'C16.4', pirate: f.pirate, margin });
      damageHunters(g, f, otherHits);
      return call(g, hits, { pirate: f.pirate, hits: ownHits, cause: 'battle' }, 'struck');
    },

    /** [C58] Notoriety is for the living. */
    struck(g, f) {
      if (!isActive(g, f.pirate)) return DONE;
      gainNotoriety(g, f.pirate, f.sunk, 'battle', 'C16.4');
      f.sunk = 0;
      if (f.slots.length + f.commissioners.length === 0) return DONE;
      // [C30] Nobody was higher.
      return f.margin === 0 ? 'round' : 'endBattle';
    },

    /** The side that was higher may end it. */
    endBattle: {
      ask: 'endBattle',
      seat: (g, f) => (f.margin > 0 ? g.owner[f.pirate] : commanderOf(g, f)),
      options: (_g, _f, out) => void out.push(END_BATTLE, FIGHT_ON),
      choose(g, { pirate }, choice) {
        if (choice.type === 'fightOn') return 'round';
        gainNotoriety(g, pirate, ESCAPE_NOTORIETY, 'escape', 'C16.4');
        return DONE;
      },
      about: (g, f) => ({ pirate: f.pirate, combat: strengthOf(g, f) }),
    },
  },
};

const ESCAPE_NOTORIETY = 5;

/** C16.4 Hits go to the strongest first. A hunter without Combat goes to its cup. */
function damageHunters(g: Game, f: Battle, count: number): void {
  const strength = [...f.strength];
  for (let left = count; left > 0; ) {
    const warship = strength.indexOf(Math.max(...strength));
    const strongest = f.commissioners.reduce<CommissionerId | typeof NONE>(
      (best, next) => (g.strength[next] > (best === NONE ? 0 : g.strength[best]) ? next : best),
      NONE,
    );
    const ofWarship = warship < 0 ? 0 : strength[warship];
    const ofCommissioner = strongest === NONE ? 0 : g.strength[strongest];
    const most = Math.max(ofWarship, ofCommissioner);
    if (most <= 0) break;
    const taken = Math.min(left, most);
    left -= taken;
    if (strongest !== NONE && ofCommissioner >= ofWarship) g.strength[strongest] = g.strength[strongest] - taken;
    else strength[warship] = strength[warship] - taken;
  }
  for (const [i, slot] of f.slots.entries())
    if (strength[i] === 0) {
      f.sunk += g.tables.warshipCombat[g.warshipOn[slot]];
      removeWarship(g, slot, 'C16.4');
    }
  for (const commissioner of f.commissioners)
    if (g.strength[commissioner] === 0) {
      f.sunk += g.tables.commissioners[commissioner].combat;
      removeCommissioner(g, commissioner, 'C16.4');
    }
  f.slots = f.slots.filter((_, i) => strength[i] > 0);
  f.strength = strength.filter((left) => left > 0);
  f.commissioners = f.commissioners.filter((commissioner) => g.strength[commissioner] > 0);
}
