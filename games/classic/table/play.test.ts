import { classic, decision } from '@bb/classic/rules';
import { seeded } from '@bb/kernel';
import { expect, test } from 'vitest';
import { classicGame } from './play.ts';

test('a single choice is made for the player where the rules say so, and only there', () => {
  const made = new Set<string>();
  const asked = new Set<string>();
  for (let seed = 1; seed <= 6; seed++) {
    const random = seeded(seed);
    const p = classic.newGame(classic.parseOptions({ players: 3 }));
    for (let legal = classic.legal(p); legal.length > 0; legal = classic.legal(p)) {
      const d = decision(p);
      const answer = d && classicGame.automatic?.publicAnswer(d, legal);
      if (answer && d) made.add(d.ask);
      else if (d && legal.length === 1 && d.traits.kind === 'open') asked.add(d.ask);
      if (answer) expect(legal).toEqual([answer]);
      const choice = legal[Math.floor(random() * legal.length)];
      if (choice) classic.play(p, choice);
    }
  }
  expect([...made]).toEqual(expect.arrayContaining(['chooseQuarry', 'chooseShip']));
  expect([...asked]).toContain('doBusiness');
  expect([...made].filter((ask) => asked.has(ask))).toEqual([]);
});
