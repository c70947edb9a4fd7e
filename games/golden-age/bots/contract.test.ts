/** The contract that every bot must keep. */
import { type Choice, choiceToJson, clone, decision, type Game, legal, newGame, outcome, play, resample } from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, isBotName, LEVELS, newMemory, playerNamed, type Situation, situationOf } from './index.ts';

/** Plays a whole game. `see` is called with each position and choice before it is played. */
function playGame(
  players: number,
  seed: string,
  decide: (at: Situation, n: number) => Choice,
  see: (g: Game, chosen: Choice, n: number) => void,
): Game {
  const g = newGame({ players });
  const chance = seeded(seed);
  for (let n = 0; decision(g); n++) {
    const at = situationOf(g);
    if (!at) {
      play(g, pick(legal(g), chance));
      continue;
    }
    const chosen = decide(at, n);
    see(g, chosen, n);
    play(g, chosen);
  }
  return g;
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

const TABLES = [2, 3, 4, 5] as const;
const GAMES = 1;

/** The search is tested with a few iterations, since its levels stop by the clock. */
const PLAYERS = ['random', 'system', 'cabin-boy', 'captain', 'search:3@vindictive'];

describe.each(PLAYERS)('%s', (name) => {
  const bot = playerNamed(name) ?? expect.fail(`no ${name}`);

  it('has its own name', () => {
    expect(bot.name).toBe(name);
  });

  it.each(TABLES)('plays legal games of %i, and does not change the situation', (players) => {
    for (let i = 0; i < GAMES; i++) {
      const chance = seeded(`${name}/${i}`);
      const g = playGame(
        players,
        `whole/${i}`,
        (at) => bot.choose({ ...at, view: deepFreeze(at.view), decision: deepFreeze(at.decision), legal: deepFreeze(at.legal) }, chance),
        (position, chosen) => expect(legal(position)).toContain(chosen),
      );
      expect(outcome(g)?.scores).toHaveLength(players);
    }
  });

  it.each(TABLES)('chooses by the seed and by what its seat can see alone, with %i players', (players) => {
    let compared = 0;
    const dealt = seeded(`dealt/${players}`);
    const memories = Array.from({ length: players }, () => [newMemory(), newMemory()] as const);
    playGame(
      players,
      `hidden/${players}`,
      (at, n) => bot.choose(at, seeded(n), memories[at.decision.seat]?.[0]),
      (g, chosen, n) => {
        const other = clone(g);
        resample(other, decision(g)?.seat ?? null, dealt);
        const at = situationOf(other);
        if (!at) return;
        expect(choiceToJson(bot.choose(at, seeded(n), memories[at.decision.seat]?.[1]))).toEqual(choiceToJson(chosen));
        compared++;
      },
    );
    expect(compared).toBeGreaterThan(50);
  });
});

describe('names', () => {
  it('are recognized', () => {
    expect(isBotName('blackbeard')).toBe(false);
    expect(isBotName('toString')).toBe(false);
  });

  it('of every bot and level give a bot', () => {
    for (const name of [...BOT_NAMES, ...LEVELS]) expect(playerNamed(name)?.name).toBe(name);
  });

  it('of searching bots may carry a budget and a temperament', () => {
    for (const name of ['search:1', 'search:20ms', 'black-bart@bold', 'search:20@greedy']) expect(playerNamed(name)?.name).toBe(name);
    for (const name of [
      '',
      'search',
      'search:0',
      'search:-1',
      'search:1.5',
      'search:5s',
      'black-bart@',
      'black-bart@toString',
      'captain@bold',
      'a@b@c',
    ])
      expect(playerNamed(name), name).toBeNull();
  });
});
