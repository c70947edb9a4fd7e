/** The contract that every bot must keep. */
import { pick, type Random, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { type Choice, classic, type Game, type Options } from '../rules/index.ts';
import { classicBots } from './index.ts';

/** Plays the first decisions of a game, or all. `see` is called with each position and choice before it is played. */
function playGame(
  options: Options,
  seed: string,
  decisions: number,
  decide: (g: Game, n: number) => Choice,
  see: (g: Game, chosen: Choice, n: number) => void,
) {
  const g = classic.newGame(options);
  const chance = seeded(seed);
  for (let n = 0; n < decisions; n++) {
    const seat = classic.seatToChoose(g);
    if (seat === null) break;
    const chosen = seat < 0 ? pick(classic.legal(g), chance) : decide(g, n);
    if (seat >= 0) see(g, chosen, n);
    classic.play(g, chosen);
  }
  return g;
}

const TABLES: readonly Options[] = [
  { players: 2 },
  { players: 3, solitaire: true },
  { players: 4, short: true },
  { players: 6, strictBribes: true },
];
/** Captains end every game; the search plays the first decisions alone, since it is slow. */
const WHOLE_GAME = 100_000;
const PLAYERS = [
  { name: 'random', decisions: WHOLE_GAME },
  { name: 'captain', decisions: WHOLE_GAME },
  { name: 'search:8', decisions: 600 },
];

describe.each(PLAYERS)('$name', ({ name, decisions }) => {
  const bot = classicBots.player(name) ?? expect.fail(`no ${name}`);

  it.each(TABLES)('plays legal games with %j', (options) => {
    const chance: Random = seeded(name);
    const g = playGame(
      options,
      'whole',
      decisions,
      (p) => bot.choose(p, chance),
      (p, chosen) => expect(classic.legal(p)).toContain(chosen),
    );
    if (decisions === WHOLE_GAME) expect(classic.outcome(g)).not.toBeNull();
  });

  it.each(TABLES)('chooses by the seed and by what its seat can see alone, with %j', (options) => {
    let compared = 0;
    const dealt = seeded('dealt');
    playGame(
      options,
      'hidden',
      Math.min(decisions, 3000),
      (g, n) => bot.choose(g, seeded(n)),
      (g, chosen, n) => {
        const other = classic.clone(g);
        classic.resample(other, classic.seatToChoose(g), dealt);
        expect(classic.choices.toJson(bot.choose(other, seeded(n)))).toEqual(classic.choices.toJson(chosen));
        compared++;
      },
    );
    expect(compared).toBeGreaterThan(100);
  });
});

describe('names', () => {
  it('of every level give a player, weakest first, and a substitute who does not search', () => {
    expect(classicBots.levels).toEqual(['random', 'cabin-boy', 'captain', 'commodore', 'black-bart']);
    for (const name of classicBots.levels) expect(classicBots.player(name), name).not.toBeNull();
    expect(classicBots.levels.filter(classicBots.isSearching)).toEqual(['commodore', 'black-bart']);
    expect(classicBots.isSearching(classicBots.substitute)).toBe(false);
  });

  it('of others give none', () => {
    for (const name of ['', 'toString', 'search', 'search:0', 'search:1.5', 'captain@bold'])
      expect(classicBots.player(name), name).toBeNull();
  });
});
