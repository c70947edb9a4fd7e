import { seeded } from '@bb/bots';
import { ACTION_KINDS, CARD_TITLES, CHANCE, CHOICES, decision, type Game, legal, newGame, play, tablesFor } from '@bb/engine';
import { describe, expect, test } from 'vitest';
import { cardText, choiceLabel, choiceShort, namesFor, odds, prompt, ruleText, tell } from './index.ts';

const names = namesFor(tablesFor({ players: 5 }), ['Holly', 'Arlo', 'Marco', 'Todd', 'Nell']);

/** Events that other lines tell. */
const SILENT = ['actionAnnounced', 'caught', 'escaped', 'turnEnded'];

/** A whole random game; `look` sees it before each choice. */
function playThrough(players: number, seed: number, look: (g: Game) => void): void {
  const random = seeded(seed);
  const g = newGame({ players });
  g.events = [];
  while (g.ask) {
    look(g);
    const choices = legal(g);
    const choice = choices[Math.floor(random() * choices.length)];
    if (choice) play(g, choice);
  }
  look(g);
}

describe('in whole games', () => {
  test('every question put to a seat has a prompt of its own', () => {
    const wordless = new Set<string>();
    for (const players of [2, 3, 4, 5])
      playThrough(players, 40 + players, (g) => {
        const d = decision(g);
        if (d && d.seat !== CHANCE && prompt(d, names) === d.ask) wordless.add(d.ask);
      });
    expect([...wordless]).toEqual([]);
  });

  test('no event is told with a piece that is not known, and all but the silent ones have a line', () => {
    const silent = new Set<string>();
    playThrough(4, 7, (g) => {
      for (const event of g.events?.splice(0) ?? []) {
        const line = tell(event, names);
        if (line === '') silent.add(event.type);
        expect(line).not.toMatch(/undefined|NaN|\[object/);
      }
    });
    expect(SILENT).toEqual(expect.arrayContaining([...silent]));
  });

  test('no two choices of one question look alike', () => {
    playThrough(3, 11, (g) => {
      const d = decision(g);
      if (!d || d.seat === CHANCE) return;
      const labels = legal(g).map((choice) =>
        choice.type === 'playAgainst' || 'card' in choice ? `${choice.id}` : choiceLabel(choice, names),
      );
      expect(new Set(labels).size, `${d.ask}: ${labels.join(' | ')}`).toBe(labels.length);
    });
  });
});

test('every choice there is has a label', () => {
  for (const choice of CHOICES) {
    expect(choiceLabel(choice, names)).not.toMatch(/undefined|NaN|^$/);
    expect(choiceShort(choice, names)).not.toMatch(/undefined|NaN|^$/);
  }
});

test('every card and every Action has words', () => {
  for (const title of CARD_TITLES)
    expect([cardText(title).title, cardText(title).event, cardText(title).when].every((text) => text.length > 3)).toBe(true);
  for (const action of ACTION_KINDS) {
    const asked = prompt({ seat: 0, ask: 'antiPirateAction', rule: '4.6', path: [], about: { action, moment: 'announcement' } }, names);
    expect(asked).toMatch(/is about to \w+/);
  }
});

test('the odds of a test are exact', () => {
  const roll = (count: number, modifier: number, target: number, under = false) =>
    odds({ purpose: 'find', dice: [], count, modifier, target, under });
  expect(roll(1, 4, 7)).toEqual({ chance: 4 / 6, formula: 'd6 + 4 ≥ 7' });
  expect(roll(1, 0, 4, true)?.chance).toBeCloseTo(4 / 6);
  expect(roll(2, 0, 8)?.chance).toBeCloseTo(15 / 36);
  expect(roll(1, 6, 7)?.chance).toBe(1);
  expect(odds(undefined)).toBeNull();
});

test('a rule that forbids things has a sentence; a number that is none has not', () => {
  expect(ruleText('7.11')).toContain('Sea Area');
  expect(ruleText('99.9')).toBeNull();
});
