import { type Choice, choiceFromJson, decision, legal, newGame, play, RECONSTRUCTED, tablesFor, view } from '@bb/engine';
import { namesFor } from '@bb/words';
import { describe, expect, test } from 'vitest';
import { inGroup, meansOf, onlyGroup, optionsOf } from './narrowing.ts';
import { targetsOf } from './targets.ts';

const names = namesFor(tablesFor({ players: 5 }), ['Holly', 'Arlo']);

/** A game at its first question to a person: two captains, four pirates each, all areas open. */
function deploying() {
  const g = newGame({ players: 2 });
  for (let i = 0; decision(g)?.ask !== 'deployFleet'; i++) {
    const choices = legal(g);
    const choice = choices[i % choices.length];
    if (choice) play(g, choice);
  }
  return g;
}

describe('many choices', () => {
  test('are grouped by pirate, and a group opens to its own', () => {
    const choices = legal(deploying());
    const options = optionsOf(choices, 'deployFleet', null, names);
    expect(options.map((option) => option.kind)).toEqual(['group', 'group', 'group', 'group']);
    const [first] = options;
    if (first?.kind !== 'group') throw new Error('no group');
    expect(first.count).toBe(10);
    const opened = optionsOf(choices, 'deployFleet', first.group, names);
    expect(opened).toHaveLength(10);
    expect(opened.every((option) => option.kind === 'choice' && inGroup(option.choice, first.group, 'deployFleet'))).toBe(true);
    expect(opened[0]?.label).toBe('Deploy in the North Atlantic');
  });

  test('a single group opens by itself, another pirate’s choices keep it shut', () => {
    const moves = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((to) =>
      choiceFromJson({ type: 'move', pirate: 'teach', to: RECONSTRUCTED.areas[to]?.id }),
    );
    expect(onlyGroup(moves, 'takeAction')).toEqual({ by: 'pirate', pirate: 19 });
    expect(onlyGroup([...moves, choiceFromJson({ type: 'endActions' })], 'takeAction')).toEqual({ by: 'pirate', pirate: 19 });
    expect(onlyGroup([...moves, choiceFromJson({ type: 'move', pirate: 'low', to: 'india' })], 'takeAction')).toBeNull();
  });

  test('a card with many uses is grouped again by pirate', () => {
    const uses = ['teach', 'low'].flatMap((pirate) =>
      RECONSTRUCTED.areas.map(({ id }) => choiceFromJson({ type: 'playFairWinds', card: 'fair-winds-1', pirate, to: id })),
    );
    const [card] = optionsOf(uses, 'playCard', null, names);
    if (card?.kind !== 'group') throw new Error('no group');
    const pirates = optionsOf(uses, 'playCard', card.group, names);
    expect(pirates.map(({ label }) => label)).toEqual(['Edward Teach', 'Edward Low']);
    const [teach] = pirates;
    if (teach?.kind !== 'group') throw new Error('no group');
    expect(optionsOf(uses, 'playCard', teach.group, names)).toHaveLength(10);
  });

  test('of two cards with one title the first is offered', () => {
    const [one, other] = [1, 2].map((copy) => choiceFromJson({ type: 'discardCard', card: `wear-and-tear-${copy}` }));
    if (!one || !other) throw new Error('no cards');
    const third = choiceFromJson({ type: 'discardCard', card: 'heavy-guns-1' });
    expect(optionsOf([one, other, third], 'discardToFate', null, names).map(({ label }) => label)).toEqual([
      'Discard Wear and Tear',
      'Discard Heavy Guns',
    ]);
  });

  test('business comes before sailing', () => {
    const choices: Choice[] = [
      choiceFromJson({ type: 'move', pirate: 'teach', to: 'india' }),
      choiceFromJson({ type: 'findMerchant', pirate: 'teach', port: 'bombay' }),
    ];
    expect(optionsOf(choices, 'takeAction', { by: 'pirate', pirate: 19 as never }, names).map((option) => option.label)).toEqual([
      'Find the merchant off Bombay',
      'Sail to India',
    ]);
  });
});

describe('in a window', () => {
  const moves = ['india', 'gold-coast', 'east-africa'].map((to) => choiceFromJson({ type: 'moveCommissioner', to }));
  const converts = ['teach', 'low', 'tew'].map((pirate) => choiceFromJson({ type: 'playConverts', card: 'pirate-converts-1', pirate }));
  const pass = choiceFromJson({ type: 'pass' });

  test('the ways of a Commissioner and of a card are put together', () => {
    const options = optionsOf([pass, ...converts, ...moves], 'antiPirateAction', null, names);
    expect(options.map(meansOf).toSorted()).toEqual(['cards', 'commissioner', 'pass']);
    const sailing = options.find((option) => meansOf(option) === 'commissioner');
    if (sailing?.kind !== 'group') throw new Error('no group');
    expect(optionsOf([pass, ...moves], 'antiPirateAction', sailing.group, names)).toHaveLength(4);
  });

  test('nothing opens by itself, and places on the map stand for what they name', () => {
    expect(onlyGroup([pass, ...moves], 'antiPirateAction')).toBeNull();
    const g = deploying();
    const targets = targetsOf(
      [
        pass,
        ...moves,
        choiceFromJson({ type: 'attackPiratePort', port: 'new-providence' }),
        choiceFromJson({ type: 'playResistance', card: 'local-resistance-1', port: 'havana' }),
      ],
      view(g, 0),
    );
    expect(targets.size).toBe(5);
  });
});

test('a port stands for the attack on it and for putting in', () => {
  const g = deploying();
  const choices = [
    choiceFromJson({ type: 'move', pirate: 'teach', to: 'havana' }),
    choiceFromJson({ type: 'attackPort', pirate: 'teach', port: 'havana' }),
  ];
  expect([...targetsOf(choices, view(g, 0)).values()]).toEqual([choices]);
});

test('a place on the map stands for all that can be chosen there', () => {
  const g = deploying();
  const targets = targetsOf(legal(g), view(g, decision(g)?.seat ?? 0));
  expect(targets.size).toBe(10);
  expect([...targets.values()].every((choices) => choices.length === 4)).toBe(true);
});
