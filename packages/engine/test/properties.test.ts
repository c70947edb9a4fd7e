/** What holds at every decision of every game. */
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  CHOICES,
  choose,
  clone,
  decision,
  type Game,
  GOVERNOR_COUNT,
  HOLD_COUNT,
  HOSTAGE_COUNT,
  inventory,
  isInPlay,
  legal,
  outcome,
  PIRATE_NAMES,
  PIRATES,
  save,
  view,
} from '../src/index.ts';
import { gamesEach, PATIENTLY, PLAYER_COUNTS, playGame, playGames, playOut, same, settingsOfSeed, textOf } from './random-games.ts';

describe.each(PLAYER_COUNTS)('%i players', PATIENTLY, (players) => {
  test('legal choices are there, different, and the game ends with all VP counted', () => {
    playGames(players, gamesEach(20), ({ g, next }) => {
      const choices = legal(g);
      if (new Set(choices).size !== choices.length) throw new Error('a choice is listed twice');
      for (const choice of choices) if (CHOICES[choice.id] !== choice) throw new Error(`a choice of its own: ${choice.type}`);
      const asked = decision(g);
      if (next !== null) {
        if (asked === null || choices.length === 0 || asked.seat < CHANCE || asked.seat >= players) throw new Error('nobody is asked');
        if (outcome(g) !== null) throw new Error('an outcome before the end');
        return;
      }
      expect(asked).toBeNull();
      expect(choices).toEqual([]);
      const result = outcome(g);
      expect(result?.vp).toHaveLength(players);
      expect(result?.winners.length).toBeGreaterThan(0);
      for (const seat of result?.winners ?? []) expect(result?.vp[seat]).toBe(Math.max(...(result?.vp ?? [])));
    });
  });

  test('asking changes nothing', () => {
    playGames(players, gamesEach(4), ({ g }) => {
      const before = textOf(g);
      legal(g);
      decision(g);
      for (let seat = 0; seat < players; seat++) view(g, seat);
      view(g, null);
      save(g);
      clone(g);
      outcome(g);
      same(textOf(g), before);
    });
  });

  test('the same choices make the same game', () => {
    for (let seed = 0; seed < gamesEach(3); seed++) {
      const texts: string[] = [];
      playGame({ players, seed, settings: settingsOfSeed(seed) }, ({ g }) => texts.push(textOf(g)));
      playGame({ players, seed, settings: settingsOfSeed(seed) }, ({ g, n }) => same(textOf(g), texts[n]));
    }
  });

  test('a muted game is the same as one that is listened to', () => {
    for (let seed = 0; seed < gamesEach(4); seed++) {
      let muted: Game | null = null;
      playGame({ players, seed, settings: settingsOfSeed(seed) }, ({ g, next }) => {
        muted ??= clone(g);
        same(textOf(muted), textOf(g));
        if (next !== null) choose(muted, next);
      });
    }
  });

  test('clones share nothing', () => {
    playGames(players, gamesEach(4), ({ g, n, random }) => {
      if (n % 37 !== 0) return;
      const before = textOf(g);
      const copy = clone(g);
      same(textOf(copy), before);
      playOut(copy, random);
      same(textOf(g), before);
    });
  });

  test('each piece is in one place', () => {
    playGames(players, gamesEach(20), ({ g }) => {
      for (const { what, count, found } of inventory(g))
        if (found.length !== count || new Set(found).size !== count) throw new Error(`${what}s: ${found.length} of ${count}`);
      const governors = [...g.governorPool, ...g.governorAt.filter((governor) => governor >= 0)];
      if (new Set(governors).size !== governors.length || governors.length > GOVERNOR_COUNT) throw new Error('a governor is in two places');
      if (g.hostageOf.length !== HOSTAGE_COUNT) throw new Error('a hostage has come or gone');
      g.hostageOf.forEach((pirate, hostage) => {
        if (pirate >= 0 && g.fate[pirate] !== 1) throw new Error(`hostage ${hostage} is aboard a ship that is gone`);
        if ((pirate === -1) !== (g.hostageNation[hostage] === -1)) throw new Error(`hostage ${hostage}: nationality`);
      });
    });
  });

  test('governors who are out of the game stay out', () => {
    for (let seed = 0; seed < gamesEach(4); seed++) {
      const gone = new Set<number>();
      let there = new Set<number>();
      playGame({ players, seed, settings: settingsOfSeed(seed) }, ({ g }) => {
        const now = new Set<number>([...g.governorPool, ...g.governorAt.filter((governor) => governor >= 0)]);
        for (const governor of there) if (!now.has(governor)) gone.add(governor);
        for (const governor of now) if (gone.has(governor)) throw new Error(`governor ${governor} has come back`);
        there = now;
      });
    }
  });

  test('pirates and ships stay on their tracks', () => {
    playGames(players, gamesEach(20), ({ g }) => {
      const t = g.tables;
      for (const pirate of PIRATES) {
        const name = PIRATE_NAMES[pirate];
        if (!isInPlay(g, pirate)) {
          if (g.at[pirate] !== -1 || g.ship[pirate] !== -1) throw new Error(`${name} is out of play and on the map`);
          if (g.loyalty[pirate] !== 0 || g.scurvy[pirate] !== 0 || g.revelry[pirate] !== 0) throw new Error(`${name} has left a crew`);
          continue;
        }
        const { combat, speed, holds } = t.ships[g.ship[pirate]];
        const between = (what: string, n: number, low: number, high: number): void => {
          if (!Number.isInteger(n) || n < low || n > high) throw new Error(`${name}: ${what} ${n} is not in ${low}..${high}`);
        };
        between('Loyalty', g.loyalty[pirate], 0, t.highestLoyalty);
        between('Combat', g.combat[pirate], t.lowestCombat, combat);
        between('Speed', g.speed[pirate], t.lowestSpeed, speed);
        between('Cunning', g.cunning[pirate], 0, t.pirates[pirate].cunning);
        between('Notoriety', g.notoriety[pirate], 0, 1000);
        between('Net Worth', g.netWorth[pirate], 0, 1_000_000);
        for (let i = 0; i < HOLD_COUNT; i++) between(`hold ${i}`, g.holds[pirate * HOLD_COUNT + i], -1, 1_000_000);
        if (g.stack.every((f) => f.proc !== 'lootMerchant'))
          for (let i = holds; i < HOLD_COUNT; i++) if (g.holds[pirate * HOLD_COUNT + i] !== -1) throw new Error(`${name}: too many holds`);
      }
    });
  });

  test('fleets, owners and fates agree', () => {
    playGames(players, gamesEach(10), ({ g }) => {
      for (const pirate of PIRATES) {
        const commanders = g.fleet.flatMap((fleet, seat) => (fleet.includes(pirate) ? [seat] : []));
        const due = isInPlay(g, pirate) ? [g.owner[pirate]] : [];
        if (commanders.join() !== due.join()) throw new Error(`${PIRATE_NAMES[pirate]} is in the fleets of ${commanders}, not of ${due}`);
      }
    });
  });
});
