/** Whole solitaire games to each of the five endings, with dice and choices that lead there. */

import { pick, type Random } from '@bb/kernel';
import { expect, test } from 'vitest';
import {
  BLACKBEARD,
  CHANCE,
  type Choice,
  type ChoiceKind,
  choiceToJson,
  type Ending,
  type Game,
  legal,
  newGame,
  newRecord,
  type Options,
  outcome,
  play,
  replay,
  seatToChoose,
  TITLE_OF,
} from '../rules/index.ts';
import { pickFor, xorshift } from './random-games.ts';

const OPTIONS: Options = { players: 4, solitaire: true };

/** @returns the choice that leads to the ending, or null where any will do */
type Lean = (g: Game, offered: readonly Choice[], random: Random) => Choice | null;

const prefer =
  (...kinds: readonly ChoiceKind[]): Lean =>
  (_g, offered) => {
    for (const kind of kinds) {
      const choice = offered.find(({ type }) => type === kind);
      if (choice) return choice;
    }
    return null;
  };

/** Blackbeard ends his Actions at once, so that he comes to no harm. */
const idle = prefer('endActions');

const isDie = (offered: readonly Choice[]): boolean => offered[0]?.type === 'face';
const face = (offered: readonly Choice[], n: number): Choice | null =>
  offered.find((choice) => choice.type === 'face' && choice.face === n) ?? null;

/** @returns the pirate whose die is thrown, as far as the frame says */
const throwerOf = (g: Game): number => {
  const top = g.stack.at(-1);
  if (top === undefined) return -1;
  if ('pirates' in top && Array.isArray(top.pirates) && 'side' in top && typeof top.side === 'number') return Number(top.pirates[top.side]);
  return 'pirate' in top && typeof top.pirate === 'number' ? top.pirate : -1;
};

const isPardon = (choice: Choice): boolean => choice.type === 'drawCard' && TITLE_OF[choice.card] === 'general-pardon';

/** Plays games with this lean until one ends this way, and checks that its record leads there again. */
function played(ending: Ending, lean: Lean): Game {
  for (let seed = 0; seed < 60; seed++) {
    const g = newGame(OPTIONS);
    const random = xorshift(seed);
    const choices: Choice[] = [];
    const offered: Choice[] = [];
    while (g.ask && choices.length < 5000) {
      legal(g, offered);
      const choice = lean(g, offered, random) ?? pickFor(1, g, offered, random);
      choices.push(choice);
      play(g, choice);
    }
    if (g.ending !== ending) continue;
    const record = newRecord(OPTIONS, choices.map(choiceToJson), outcome(g));
    expect(outcome(replay(JSON.parse(JSON.stringify(record))))).toEqual(outcome(g));
    return g;
  }
  throw new Error(`no game ends by ${ending}`);
}

test('19.9 Blackbeard retires', () => {
  const g = played('blackbeardRetired', (at, offered, random) => {
    const seat = seatToChoose(at);
    if (seat === CHANCE && isDie(offered)) return throwerOf(at) === BLACKBEARD ? face(offered, 6) : null;
    return seat === 0
      ? prefer('retireByLetter', 'playLetter', 'lootMerchant', 'seize', 'holdForRansom', 'sellHold')(at, offered, random)
      : null;
  });
  expect(g.playerTurn).toBeGreaterThan(4);
});

test('19.9 Blackbeard is killed', () => {
  const g = played('blackbeardLost', (at, offered) =>
    seatToChoose(at) === CHANCE && isDie(offered) && throwerOf(at) === BLACKBEARD ? face(offered, 1) : null,
  );
  expect(outcome(g)?.winners).toEqual([1, 2, 3]);
});

test('19.9 the System Player comes to 100 VP', () => {
  const g = played('rivalsScored', (at, offered, random) => {
    const seat = seatToChoose(at);
    if (seat === 0) return idle(at, offered, random);
    if (seat !== CHANCE)
      return prefer('retireByLetter', 'sackPort', 'lootMerchant', 'seize', 'attackPort', 'holdForRansom')(at, offered, random);
    if (isDie(offered)) return at.active > 0 && throwerOf(at) >= 0 ? face(offered, 6) : null;
    const others = offered.filter((choice) => !isPardon(choice));
    return others.length > 0 ? pick(others, random) : null;
  });
  expect(g.vp[1] + g.vp[2] + g.vp[3]).toBeGreaterThanOrEqual(100);
});

test('19.9 the System Player is out of pirates', () => {
  const g = played('rivalsGone', (at, offered, random) => {
    const seat = seatToChoose(at);
    if (seat === 0) return idle(at, offered, random);
    if (seat !== CHANCE) return prefer('attackPort', 'keepDice')(at, offered, random);
    if (isDie(offered)) return at.stack.some(({ proc }) => proc === 'attackPort') ? face(offered, throwerOf(at) >= 0 ? 1 : 6) : null;
    const others = offered.filter((choice) => !isPardon(choice));
    return others.length > 0 ? pick(others, random) : null;
  });
  expect([g.fleet.slice(1), g.pirateDeck]).toEqual([[[], [], []], []]);
  expect(outcome(g)?.winners).toEqual([0]);
});

test('19.9 the third General Pardon', () => {
  const g = played('generalPardon', (at, offered, random) => {
    const seat = seatToChoose(at);
    if (seat === 0) return idle(at, offered, random);
    return seat === CHANCE ? (offered.find(isPardon) ?? null) : null;
  });
  expect(g.pardons).toBe(3);
});
