/** The captain as Blackbeard: positions that show his goal in a solitaire game, and that other games are played as before. */
import {
  BLACKBEARD,
  type Choice,
  cardsOf,
  decision,
  ENGLISH,
  type Game,
  GOVERNORS,
  legal,
  type NationId,
  NO_NATION,
  newGame,
  PORT_NAMES,
  PORTS,
  placeOf,
  play,
  SPANISH,
} from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it, test } from 'vitest';
import { BOTS, situationOf } from '../index.ts';

const answer = (g: Game): Choice => {
  const at = situationOf(g);
  if (!at) throw new Error('no decision is pending');
  return BOTS.captain.choose(at, seeded('answer'));
};

/** Blackbeard’s turn, in this port, with two Actions and a Letter of Marque of this nation. */
function ashore(name: (typeof PORT_NAMES)[number], letter: NationId, notoriety: number, netWorth: number): Game {
  const chance = seeded('ashore');
  const g = newGame({ players: 4, solitaire: true });
  for (let asked = decision(g); asked && !(asked.ask === 'takeAction' && asked.seat === 0); asked = decision(g))
    play(g, pick(legal(g), chance));
  const port = PORTS[PORT_NAMES.indexOf(name)];
  g.at[BLACKBEARD] = placeOf(port);
  g.actionsOf = BLACKBEARD;
  g.actionsLeft = 2;
  g.revelry[BLACKBEARD] = 0;
  g.history[BLACKBEARD] = 0;
  g.letter[BLACKBEARD] = letter;
  g.notoriety[BLACKBEARD] = notoriety;
  g.netWorth[BLACKBEARD] = netWorth;
  return g;
}

describe('19.9 Blackbeard', () => {
  it('retires by Letter as soon as that wins', () => {
    expect(answer(ashore('port-royal', ENGLISH, 40, 5000)).type).toBe('retireByLetter');
  });

  it('does not retire with too few Victory Points', () => {
    for (const [notoriety, netWorth] of [
      [40, 4900],
      [10, 500],
    ] as const) {
      const g = ashore('port-royal', ENGLISH, notoriety, netWorth);
      expect(legal(g).some(({ type }) => type === 'retireByLetter')).toBe(true);
      expect(answer(g).type).not.toBe('retireByLetter');
    }
  });

  it('counts the Victory Points of his Commissioners', () => {
    const g = ashore('port-royal', ENGLISH, 40, 4900);
    g.vp[0] = 1;
    expect(answer(g).type).toBe('retireByLetter');
  });

  it('buys no haven, since he could not retire there', () => {
    const g = ashore('havana', NO_NATION, 10, 5000);
    const port = PORTS[PORT_NAMES.indexOf('havana')];
    g.governorAt[port] = GOVERNORS[0];
    g.holds[BLACKBEARD * 4] = 900;
    const choice = legal(g).find(({ type }) => type === 'doPortActivities');
    if (choice) play(g, choice);
    let offered = false;
    for (let asked = decision(g); asked && asked.ask !== 'takeAction' && asked.seat <= 0; asked = decision(g)) {
      offered ||= legal(g).some(({ type }) => type === 'buyHaven');
      const next = asked.seat < 0 ? pick(legal(g), seeded('haven')) : answer(g);
      expect(next.type).not.toBe('buyHaven');
      play(g, next);
    }
    expect(offered).toBe(true);
  });

  it('keeps a Letter of Marque in hand rather than play it for Actions, until he has one', () => {
    const [letter] = cardsOf('letter-of-marque');
    const [plain] = cardsOf('double-cross');
    const chance = seeded('card');
    const g = newGame({ players: 4, solitaire: true });
    for (let asked = decision(g); asked && !(asked.ask === 'playCard' && asked.seat === 0); asked = decision(g))
      play(g, pick(legal(g), chance));
    if (letter === undefined || plain === undefined) throw new Error('no such card');
    g.hands[0] = [letter, plain];
    g.letter[BLACKBEARD] = NO_NATION;
    const chosen = answer(g);
    expect('card' in chosen && chosen.card).toBe(plain);
    g.letter[BLACKBEARD] = SPANISH;
    g.hands[0] = [letter];
    expect(answer(g)).toMatchObject({ type: 'playForActions', card: letter });
  });
});

/** By number of players: a hash of the captain's choices in a game. Update it when you change how the captain plays. */
const ANSWERS = [
  [2, 2497605386],
  [3, 3284886678],
  [4, 777609482],
  [5, 3748007088],
] as const;
const DECISIONS = 600;

test.each(ANSWERS)('with %i players the captain plays as before', (players, answers) => {
  const g = newGame({ players });
  const chance = seeded(`golden/${players}`);
  let hash = 0x811c9dc5;
  for (let n = 0; g.ask && n < DECISIONS; n++) {
    const at = situationOf(g);
    if (at) hash = Math.imul(hash ^ BOTS.captain.choose(at, seeded(n)).id, 0x01000193) >>> 0;
    play(g, pick(legal(g), chance));
  }
  expect(hash).toBe(answers);
});
