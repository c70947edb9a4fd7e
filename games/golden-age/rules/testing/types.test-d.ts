/** Mistakes that the compiler must catch. Nothing runs this file: `npm test -- types` checks it. */
import type { AskTable } from '@bb/kernel';
import { NONE, PIRATES, type PirateId, type PlaceId, PORTS, type PortId, placeOf } from '../data/ids.ts';
import { roll } from '../rules/cunning/roll.ts';
import { mutiny } from '../rules/mutiny/mutiny.ts';
import { type Asks, call, DONE, end, type Frame, type Procedure } from '../rules/procedure.ts';
import { type ChoiceKind, type ChoiceOf, DECLINE, PASS, PAY, PLAY_AGAINST } from '../state/choices.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import type { Game } from '../state/position.ts';
import type { View } from '../state/views.ts';

interface Example extends Frame {
  proc: 'example';
  readonly pirate: PirateId;
}
type Steps = { begin: undefined; wantsDice: number; wantsFlag: boolean; wantsNothing: undefined };
const enter = ({ pirate }: { pirate: PirateId }): Example => ({ proc: 'example', at: 'begin', pirate });
const dice = { purpose: 'find', pirate: PIRATES[0], seat: 0, count: 1 } as const;

export const right: Procedure<{ pirate: PirateId }, Example, Steps, boolean> = {
  name: 'example',
  rule: '0',
  enter,
  steps: {
    begin: (g) => call(g, roll, dice, 'wantsDice'),
    wantsDice: (g, { pirate }, die) => (die > 3 ? 'wantsNothing' : call(g, mutiny, { pirate }, 'wantsNothing')),
    wantsFlag: (g, _f, flag) => end(g, flag),
    wantsNothing: (g) => end(g, true),
  },
};

export const wrongReturns: Procedure<{ pirate: PirateId }, Example, Steps, boolean> = {
  name: 'example',
  rule: '0',
  enter,
  steps: {
    // @ts-expect-error resumes a step that wants a flag with dice
    begin: (g) => call(g, roll, dice, 'wantsFlag'),
    // @ts-expect-error no such step
    wantsDice: () => 'nowhere',
    // @ts-expect-error returns a number from a procedure of booleans
    wantsFlag: (g) => end(g, 7),
    // @ts-expect-error returns nothing from a procedure of booleans
    wantsNothing: () => DONE,
  },
};

export const wrongJumps: Procedure<{ pirate: PirateId }, Example, Steps, boolean> = {
  name: 'example',
  rule: '0',
  enter,
  steps: {
    // @ts-expect-error jumps to a step that wants a value without a call
    begin: () => 'wantsDice',
    // @ts-expect-error resumes a step that wants dice with nothing
    wantsDice: (g, { pirate }) => call(g, mutiny, { pirate }, 'wantsDice'),
    // @ts-expect-error misspells an argument
    wantsFlag: (g) => call(g, roll, { ...dice, purpose: 'find', cuont: 1 }, 'wantsDice'),
    // @ts-expect-error forgets an argument
    wantsNothing: (g) => call(g, mutiny, {}, 'wantsNothing'),
  },
};

export const wrongName: Procedure<{ pirate: PirateId }, Example, Steps, boolean> = {
  // @ts-expect-error is registered under another name than its frames carry
  name: 'exampel',
  rule: '0',
  enter,
  steps: right.steps,
};

// @ts-expect-error leaves out a step of its table
export const wrongTable: Procedure<{ pirate: PirateId }, Example, Steps, boolean>['steps'] = {
  begin: right.steps.begin,
  wantsDice: right.steps.wantsDice,
  wantsFlag: right.steps.wantsFlag,
};

export const wrongAsk: Procedure<{ pirate: PirateId }, Example, { begin: Asks<'pass' | 'pay'> }, boolean> = {
  name: 'example',
  rule: '0',
  enter,
  steps: {
    begin: {
      ask: 'payToRetire',
      seat: () => 0,
      options(_g, _f, out) {
        out.push(PASS, PAY);
        // @ts-expect-error offers a choice that the table does not list
        out.push(DECLINE);
        // @ts-expect-error offers a card where none is played
        out.push(PLAY_AGAINST[0]);
      },
      // @ts-expect-error forgets one of the listed choices
      choose(g, _f, choice) {
        switch (choice.type) {
          case 'pass':
            return end(g, false);
        }
      },
    },
  },
};

const takesPirate = (_pirate: PirateId): void => undefined;
const takesPlace = (_place: PlaceId): void => undefined;
const takesPort = (_port: PortId): void => undefined;

export function ids(): void {
  takesPirate(PIRATES[0]);
  takesPlace(placeOf(PORTS[0]));
  // @ts-expect-error a port is not a pirate
  takesPirate(PORTS[0]);
  // @ts-expect-error a port is not a place until `placeOf` converts it
  takesPlace(PORTS[0]);
  // @ts-expect-error a place is not a port
  takesPort(placeOf(PORTS[0]));
  // @ts-expect-error a bare number is not an id
  takesPirate(3);
  // @ts-expect-error NONE is not a pirate; NO_PIRATE is
  takesPirate(NONE);
}

export function state(g: Game, other: Game, v: View, move: ChoiceOf<'move'>): void {
  g.loyalty[move.pirate] = 7;
  // @ts-expect-error choices are frozen
  move.to = placeOf(PORTS[0]);
  // @ts-expect-error a move names no card
  void move.card;
  // @ts-expect-error a view has the size of the deck only
  void v.deck;
  // @ts-expect-error a view does not have other hands
  void v.hands;
  // @ts-expect-error there is no such ending
  g.ending = 'boredom';
  // @ts-expect-error the tables of a game are fixed
  g.tables = other.tables;
}

export function events(): readonly GameEvent[] {
  const found: EventOf<'merchantMissed'> = { type: 'merchantMissed', rule: '8.14', pirate: PIRATES[0], port: PORTS[0] };
  return [
    found,
    // @ts-expect-error every event carries its rule
    { type: 'merchantMissed', pirate: PIRATES[0], port: PORTS[0] },
    // @ts-expect-error no such event
    { type: 'merchantMislaid', rule: '8.14', pirate: PIRATES[0], port: PORTS[0] },
    // @ts-expect-error no such cause
    { type: 'loyaltyChanged', rule: '8.32', pirate: PIRATES[0], by: 1, now: 8, cause: 'weather' },
  ];
}

/** An ask must be in `ASKS`. */
export const unlistedAsk: Procedure<undefined, Example, { begin: Asks<'pass'> }> = {
  name: 'example',
  rule: '0',
  enter: () => enter({ pirate: PIRATES[0] }),
  steps: {
    begin: {
      // @ts-expect-error asks what no table lists
      ask: 'whisper',
      seat: () => 0,
      options: (_g, _f, out) => void out.push(PASS),
      choose: () => DONE,
    },
  },
};

export const wrongTraits = {
  // @ts-expect-error a window whose quiet answer is no choice of the game
  whisper: { kind: 'window', quiet: 'hush', inAdvance: false },
  // @ts-expect-error an open ask that could be answered in advance
  shout: { kind: 'open', single: 'ask', inAdvance: true },
} as const satisfies AskTable<ChoiceKind>;
