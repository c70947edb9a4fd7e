import {
  choiceToJson,
  decision,
  type Game,
  INVOLUNTARY,
  legal,
  newGame,
  PIRATES,
  type PirateId,
  PORTS,
  placeOf,
  play,
} from '@bb/golden-age/rules';
import { pick, seeded } from '@bb/kernel';
import { describe, expect, it } from 'vitest';
import { BOTS, type Situation, situationOf, TERMS, valuations } from '../index.ts';

const situation = (g: Game): Situation => {
  const at = situationOf(g);
  if (!at) throw new Error('no decision is pending');
  return at;
};

/** A solitaire game in which a pirate of the System Player must choose an Action. */
function acting(seed: string, wanted: (g: Game) => boolean = () => true): Game {
  for (let n = 0; n < 60; n++) {
    const g = newGame({ players: 4, solitaire: true });
    const chance = seeded(`${seed}/${n}`);
    for (let i = 0; i < 400 && g.ask; i++) {
      if (g.active > 0 && decision(g)?.ask === 'takeAction' && wanted(g)) return g;
      play(g, pick(legal(g), chance));
    }
  }
  throw new Error('no game came to such a position');
}

describe('19.17 the System Player', () => {
  it('takes the Action with the most gain to itself or damage to Blackbeard, the first of equals', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const at = situation(acting(seed));
      const all = valuations(at);
      expect(all.map(({ choice }) => choice)).toEqual(at.legal);
      const most = Math.max(...all.map(({ worth }) => worth));
      expect(BOTS.system.choose(at, seeded(1))).toBe(all.find(({ worth }) => worth === most)?.choice);
    }
  });

  it('gives terms for each worth that add up to it', () => {
    for (const seed of ['f', 'g', 'h'])
      for (const { goal, worth, terms } of valuations(situation(acting(seed)))) {
        expect(terms.length).toBeGreaterThan(0);
        expect(terms.reduce((sum, { amount }) => sum + amount, 0)).toBe(worth);
        for (const { name } of terms) expect(TERMS).toContain(name);
        expect(terms.some(({ name }) => name === 'voyage')).toBe(goal === 'itself');
      }
  });

  it('never chooses at random', () => {
    const at = situation(acting('same'));
    const first = BOTS.system.choose(at, seeded(1));
    for (let seed = 2; seed < 8; seed++) expect(choiceToJson(BOTS.system.choose(at, seeded(seed)))).toEqual(choiceToJson(first));
  });

  /** Blackbeard revels with this many doubloons aboard, in the port where the acting pirate is. */
  function beside(doubloons: number): Game {
    const teach: PirateId | undefined = PIRATES[19];
    const g = acting('grab', ({ actionsOf, actionsLeft, revelry, letter, keptLetter, active }) => {
      const has = letter[actionsOf] !== -1 || keptLetter[active] !== -1;
      return actionsLeft > 1 && revelry[actionsOf] === 0 && !has;
    });
    const port = PORTS.find((port) => g.destroyed[port] === 0 && g.governorAt[port] === -1) ?? PORTS[0];
    if (teach === undefined || port === undefined) throw new Error('nobody');
    for (const pirate of [teach, g.actionsOf]) g.at[pirate] = placeOf(port);
    g.revelry[teach] = INVOLUNTARY;
    g.holds[teach * 4] = doubloons;
    return g;
  }

  it('robs Blackbeard where he revels with a rich cargo, and gives that as the reason', () => {
    const at = situation(beside(9000));
    const chosen = BOTS.system.choose(at, seeded(1));
    expect(chosen.type).toBe('grabBooty');
    expect(valuations(at).find(({ choice }) => choice === chosen)).toMatchObject({ goal: 'blackbeard', terms: [{ name: 'grab' }] });
  });

  it('sails to where it can rob him in the same turn', () => {
    const g = beside(9000);
    const [area] = g.tables.moves[g.at[19] ?? 0] ?? [];
    if (area === undefined) throw new Error('nowhere');
    g.at[g.actionsOf] = area;
    const at = situation(g);
    const there = valuations(at).find(({ choice }) => choice.type === 'move' && choice.to === g.at[19]);
    expect(there).toMatchObject({ goal: 'blackbeard', terms: [{ name: 'pursuit' }] });
    g.actionsLeft = 1;
    expect(valuations(situation(g)).every(({ terms }) => terms.every(({ name }) => name !== 'pursuit'))).toBe(true);
  });

  it('values nothing at other decisions', () => {
    const g = newGame({ players: 4, solitaire: true });
    expect(valuations(situation(g))).toEqual([]);
  });
});
