/** 4.5 G, 9.5 Attack Port. */
import { NONE, type PirateId, type PortId, placeOf } from '../../data/ids.ts';
import { changeLoyalty, gainNotoriety, placePirate, putInHold } from '../../effects/pirates.ts';
import { enterHistory } from '../../effects/ports.ts';
import { partners, share } from '../../queries/alliance.ts';
import { emptyHold, hold, holdCount, isInPlay } from '../../queries/pirates.ts';
import { hasAttackedNation, NOTORIETY_PER_PORT_VALUE } from '../../queries/ports.ts';
import { turnsInRound } from '../../queries/solitaire.ts';
import { portAttackTrial } from '../../queries/trials.ts';
import { ABANDON_CARGO, TAKE_CARGO } from '../../state/choices.ts';
import { EMPTY_HOLD, type Game, leftOf } from '../../state/position.ts';
import { combatHits } from '../battle/combat-hits.ts';
import { type Contender, compare, ofPirate, ofPort, sidesOf } from '../cunning/contenders.ts';
import { contest } from '../cunning/contest.ts';
import { roll } from '../cunning/roll.ts';
import { enterPort } from '../movement/move.ts';
import { type Asks, call, DONE, type Frame, type Procedure } from '../procedure.ts';

/** 9.53 The Combat hits that a successful attack costs. */
const SUCCESSFUL_ATTACK_HITS = 1;
/** 9.53 The doubloons for each point of the dice. */
const PLUNDER_UNIT = 100;

interface AttackPort extends Frame {
  proc: 'attackPort';
  readonly pirate: PirateId;
  readonly port: PortId;
  doubloons: number;
  /** The pirates who have yet to stow their part of the plunder. */
  ships: readonly PirateId[];
}
type Steps = {
  assail: undefined;
  fought: readonly number[];
  taken: undefined;
  plunder: number;
  nextShip: undefined;
  stowPlunder: Asks<'takeCargo' | 'abandonCargo'>;
};

export const attackPort: Procedure<{ pirate: PirateId; port: PortId }, AttackPort, Steps> = {
  name: 'attackPort',
  rule: '9.51',
  enter: ({ pirate, port }) => ({ proc: 'attackPort', at: 'assail', pirate, port, doubloons: 0, ships: [] }),
  steps: {
    /** 9.52 The player on the left throws for the port. */
    assail: (g, f) => call(g, contest, { purpose: 'portAttack', sides: sidesOf(sides(g, f)) }, 'fought'),

    /**
     * 9.53, 9.58, 9.59 If he is strictly higher, he enters the port, with one hit and the Notoriety together [R58]; 9.54 otherwise he takes
     * the difference in hits, and stays at sea.
     */
    fought(g, f, dice) {
      const { pirate, port } = f;
      const margin = compare(g, 'portAttack', '9.52', sides(g, f), dice);
      const newcomers = partners(g, pirate).filter((partner) => !hasAttackedNation(g, partner, g.tables.portNation[port]));
      g.attacked[port] = 1;
      g.events?.push({ type: 'portAttacked', rule: '9.58', pirate, port });
      for (const partner of partners(g, pirate)) enterHistory(g, partner, port);
      if (margin <= 0) {
        g.events?.push({ type: 'portHeld', rule: '9.54', pirate, port });
        return call(g, combatHits, { pirate, hits: Math.abs(margin), cause: 'portAttack' }, 'done');
      }
      g.events?.push({ type: 'portTaken', rule: '9.53', pirate, port });
      for (const partner of partners(g, pirate)) enterByForce(g, partner, port, newcomers.includes(partner));
      gainNotoriety(g, pirate, NOTORIETY_PER_PORT_VALUE * g.tables.portValue[port], 'portAttack', '18.2');
      changeLoyalty(g, pirate, 1, 'portAttack', '9.53');
      return call(g, combatHits, { pirate, hits: SUCCESSFUL_ATTACK_HITS, cause: 'portAttack' }, 'taken');
    },

    /** 9.53 The plunder is rolled with a number of dice equal to the port's Value; a sunk ship carries nothing away [R58]. */
    taken(g, { pirate, port }) {
      if (!isInPlay(g, pirate)) return DONE;
      return call(g, roll, { purpose: 'portBooty', pirate, seat: g.owner[pirate], count: g.tables.portValue[port] }, 'plunder');
    },

    plunder(g, f, dice) {
      const { pirate, port } = f;
      f.doubloons = dice * PLUNDER_UNIT;
      f.ships = partners(g, pirate);
      g.events?.push({ type: 'portPlundered', rule: '9.53', pirate, port, dice, doubloons: f.doubloons });
      return 'nextShip';
    },

    /** 9.53 The plunder goes into a hold of its own; allies share it (11.3). */
    nextShip(g, f) {
      const [ship] = f.ships;
      if (ship === undefined) return DONE;
      const empty = emptyHold(g.tables, g, ship);
      if (empty === NONE) return 'stowPlunder';
      load(g, f, ship, empty);
      return 'nextShip';
    },

    /** 9.53 Without an empty hold he may throw a cargo overboard for it, or leave it behind. */
    stowPlunder: {
      ask: 'stowPlunder',
      rule: '9.53',
      seat: (g, f) => g.owner[f.pirate],
      options(g, { ships: [ship] }, out) {
        for (let i = 0; i < holdCount(g.tables, g, ship); i++) out.push(TAKE_CARGO[i]);
        out.push(ABANDON_CARGO);
      },
      choose(g, f, choice) {
        const [ship] = f.ships;
        if (choice.type === 'takeCargo') load(g, f, ship, choice.hold);
        else {
          g.events?.push({ type: 'cargoAbandoned', rule: '9.53', pirate: ship, doubloons: partOf(g, f, ship) });
          f.ships = f.ships.slice(1);
        }
        return 'nextShip';
      },
      about: (g, f) => ({ pirate: f.ships[0], port: f.port, doubloons: partOf(g, f, f.ships[0]) }),
    },
  },
};

function sides(g: Game, { pirate, port }: AttackPort): readonly Contender[] {
  const [own, other] = portAttackTrial(g.tables, g, pirate, port).sides;
  return [ofPirate(g, pirate, own), ofPort(port, leftOf(g, g.active), other)];
}

/**
 * 9.51, 9.55 He may sack the port until the end of his player's next Player-Turn [R37]. It keeps its status for him if he is new to that
 * nation [R34].
 */
function enterByForce(g: Game, pirate: PirateId, port: PortId, isNewcomer: boolean): void {
  const from = g.at[pirate];
  placePirate(g, pirate, placeOf(port));
  g.taken[pirate] = isNewcomer ? 1 : 0;
  g.sackThrough[pirate] = g.playerTurn + turnsInRound(g.tables, g);
  g.events?.push({ type: 'pirateMoved', rule: '9.51', pirate, from, to: placeOf(port) });
  enterPort(g, pirate);
}

const partOf = (g: Game, f: AttackPort, ship: PirateId): number => (g.ally[ship] === NONE ? f.doubloons : share(g, ship, f.doubloons));

/** Loads plunder into a hold; booty in it goes overboard. */
function load(g: Game, f: AttackPort, ship: PirateId, into: number): void {
  const doubloons = partOf(g, f, ship);
  if (hold(g, ship, into) !== EMPTY_HOLD)
    g.events?.push({ type: 'holdJettisoned', rule: '9.53', pirate: ship, doubloons: hold(g, ship, into) });
  putInHold(g, ship, into, doubloons);
  g.events?.push({ type: 'bootyStowed', rule: '9.53', pirate: ship, hold: into, doubloons });
  f.ships = f.ships.slice(1);
}
