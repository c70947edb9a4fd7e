/** 15.1 A grabber who wins the duel over a Booty Grab takes what he wants from the loser. */
import { NONE, type PirateId } from '../../data/ids.ts';
import { eliminate } from '../../effects/leaving.ts';
import { emptyOutHold } from '../../effects/pirates.ts';
import { moveOnto, takeHostage, takeInformation, takeLetter, takeTreasureMap } from '../../effects/spoils.ts';
import { hold, holdCount, hostagesOf, isInformed, ladenHolds } from '../../queries/pirates.ts';
import {
  type ChoiceOf,
  FINISH,
  JETTISON,
  TAKE_BOOTY,
  TAKE_HOSTAGE,
  TAKE_INFORMATION,
  TAKE_LETTER,
  TAKE_SHIP,
  TAKE_TREASURE_MAP,
} from '../../state/choices.ts';
import type { Game } from '../../state/position.ts';
import { stowBooty } from '../booty/stow-booty.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

interface Spoils extends Frame {
  proc: 'spoils';
  readonly pirate: PirateId;
  readonly loser: PirateId;
  /** Doubloons taken from the loser's ship so far. */
  doubloons: number;
  /** The winner has chosen to take the loser's ship. */
  boards: boolean;
  /** He keeps the rest of that ship's cargo, so any further room must come from his own holds. */
  cleared: boolean;
}
type Spoil = 'takeBooty' | 'takeHostage' | 'takeLetter' | 'takeInformation' | 'takeTreasureMap' | 'takeShip';
type Steps = {
  look: undefined;
  takeSpoils: Asks<Spoil | 'finish'>;
  makeRoom: undefined;
  clearPrize: Asks<'jettison' | 'finish'>;
  clearHolds: Asks<'jettison'>;
  part: undefined;
};

/** The winner takes one thing after another, and then the loser is eliminated. */
export const spoils: Procedure<{ pirate: PirateId; loser: PirateId }, Spoils, Steps> = {
  name: 'spoils',
  rule: '15.1',
  enter: ({ pirate, loser }) => ({ proc: 'spoils', at: 'look', pirate, loser, doubloons: 0, boards: false, cleared: false }),
  steps: {
    look: (g, f) => (onOffer(g, f).length > 0 ? 'takeSpoils' : 'makeRoom'),

    takeSpoils: {
      ask: 'takeSpoils',
      seat: (g, f) => g.owner[f.pirate],
      options(g, f, out) {
        out.push(...onOffer(g, f), FINISH);
      },
      choose(g, f, choice) {
        const { pirate, loser } = f;
        switch (choice.type) {
          case 'takeBooty': {
            const doubloons = hold(g, loser, choice.hold);
            f.doubloons += doubloons;
            emptyOutHold(g, loser, choice.hold);
            g.events?.push({ type: 'bootyTaken', rule: '15.1', pirate, from: loser, doubloons });
            return 'look';
          }
          case 'takeHostage':
            takeHostage(g, pirate, choice.hostage);
            return 'look';
          case 'takeLetter':
            takeLetter(g, pirate, loser);
            return 'look';
          case 'takeInformation':
            takeInformation(g, pirate, loser);
            return 'look';
          case 'takeTreasureMap':
            takeTreasureMap(g, pirate);
            return 'look';
          case 'takeShip':
            f.boards = true;
            return 'look';
          case 'finish':
            return 'makeRoom';
        }
      },
      about: (_g, f) => ({ pirate: f.pirate, target: f.loser, doubloons: f.doubloons }),
    },

    /** 15.1 Booty taken goes into one hold. On the loser's ship, he keeps the cargo of both ships as far as there is room [R66]. */
    makeRoom(g, f) {
      const { pirate, loser, doubloons } = f;
      if (doubloons > 0) return call(g, stowBooty, { pirate, doubloons, rule: '15.1' }, 'part');
      if (!f.boards) return 'part';
      if (ladenHolds(g, pirate).length + ladenHolds(g, loser).length > holdCount(g.tables, g, loser))
        return f.cleared ? 'clearHolds' : 'clearPrize';
      moveOnto(g, pirate, loser);
      return 'part';
    },

    /** He throws overboard the parts of the loser's cargo that he doesn't want. */
    clearPrize: {
      ask: 'clearPrize',
      seat: (g, f) => g.owner[f.pirate],
      options(g, { loser }, out) {
        for (const i of ladenHolds(g, loser)) out.push(JETTISON[i]);
        out.push(FINISH);
      },
      choose(g, f, choice) {
        if (choice.type === 'jettison') jettison(g, f.loser, choice.hold);
        else f.cleared = true;
        return 'makeRoom';
      },
      about: (_g, f) => ({ pirate: f.pirate, target: f.loser, holdsOf: f.loser }),
    },

    /** He leaves behind cargo of his own to make room. */
    clearHolds: {
      ask: 'clearHolds',
      seat: (g, f) => g.owner[f.pirate],
      options(g, { pirate }, out) {
        for (const i of ladenHolds(g, pirate)) out.push(JETTISON[i]);
      },
      choose(g, f, choice) {
        jettison(g, f.pirate, choice.hold);
        return 'makeRoom';
      },
      about: (_g, f) => ({ pirate: f.pirate, target: f.loser }),
    },

    /** 15.1, 18.12 B The loser is out of the game, with everything that was not taken. */
    part(g, { loser }) {
      eliminate(g, loser, 'duel', '15.1');
      return DONE;
    },
  },
};

/** 15.1 [R35, R66, R77] The winner may take booty or the ship that carries it, not both; a Letter only if he has none and no ally (11.5). */
function onOffer(g: Game, { pirate, loser, doubloons, boards }: Spoils): readonly ChoiceOf<Spoil>[] {
  const out: ChoiceOf<Spoil>[] = [];
  if (!boards) for (const i of ladenHolds(g, loser)) if (hold(g, loser, i) > 0) out.push(TAKE_BOOTY[i]);
  for (const hostage of hostagesOf(g, loser)) out.push(TAKE_HOSTAGE[hostage]);
  if (g.letter[loser] !== NONE && g.letter[pirate] === NONE && g.ally[pirate] === NONE) out.push(TAKE_LETTER);
  if (isInformed(g, loser)) out.push(TAKE_INFORMATION);
  if (g.treasureMapOf === loser) out.push(TAKE_TREASURE_MAP);
  if (!boards && doubloons === 0) out.push(TAKE_SHIP);
  return out;
}

function jettison(g: Game, pirate: PirateId, i: number): void {
  g.events?.push({ type: 'holdJettisoned', rule: '15.1', pirate, doubloons: hold(g, pirate, i) });
  emptyOutHold(g, pirate, i);
}
