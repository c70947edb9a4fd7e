import { type Choice, choiceFromJson, decision, legal, newGame, play, RECONSTRUCTED, tablesFor, view } from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { describe, expect, test } from 'vitest';
import { inGroup, meansOf, onlyGroup, optionFor, optionsOf, otherPirates, rowsOf } from './choice-groups.ts';
import { targetsOf } from './choice-targets.ts';

const names = namesFor(tablesFor({ players: 5 }), ['Holly', 'Arlo']);

/** A game at its first decision: two players with four pirates each, and all Sea Areas open. */
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
  test('groups choices by pirate, and shows a group’s own when it is open', () => {
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

  test('opens a single group automatically, but not beside another pirate’s choices', () => {
    const moves = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((to) =>
      choiceFromJson({ type: 'move', pirate: 'teach', to: RECONSTRUCTED.areas[to]?.id }),
    );
    expect(onlyGroup(moves, 'takeAction')).toEqual({ by: 'pirate', pirate: 19 });
    expect(onlyGroup([...moves, choiceFromJson({ type: 'endActions' })], 'takeAction')).toEqual({ by: 'pirate', pirate: 19 });
    expect(onlyGroup([...moves, choiceFromJson({ type: 'move', pirate: 'low', to: 'india' })], 'takeAction')).toBeNull();
  });

  test('groups a card with many uses again by pirate', () => {
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

  test('offers only the first of two cards with the same title', () => {
    const [one, other] = [1, 2].map((copy) => choiceFromJson({ type: 'discardCard', card: `wear-and-tear-${copy}` }));
    if (!one || !other) throw new Error('no cards');
    const third = choiceFromJson({ type: 'discardCard', card: 'heavy-guns-1' });
    expect(optionsOf([one, other, third], 'discardToFate', null, names).map(({ label }) => label)).toEqual([
      'Discard Wear and Tear',
      'Discard Heavy Guns',
    ]);
  });

  test('lists port activities before moves', () => {
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

  test('groups the uses of a card, and puts the voyages of a Commissioner in a row', () => {
    const options = optionsOf([pass, ...converts, ...moves], 'antiPirateAction', null, names);
    expect(options.map(meansOf).toSorted()).toEqual(['cards', 'commissioner', 'commissioner', 'commissioner', 'pass']);
    const rows = rowsOf(options, (option) => (option.kind === 'choice' ? option.verb : ''));
    expect(rows.map(({ title, options: own }) => [title, own.length])).toEqual([
      ['', 2],
      ['Sail your Commissioner to', 3],
    ]);
    const [card] = options;
    if (card?.kind !== 'group') throw new Error('no group');
    // An open card leaves only its own uses, and the way to pass.
    expect(optionsOf([pass, ...converts, ...moves], 'antiPirateAction', card.group, names)).toHaveLength(4);
  });

  test('opens no group automatically, and gives places on the map their choices', () => {
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

describe('a row of places', () => {
  const g = deploying();
  const now = { view: view(g, 0), about: {} };

  test('shows the place and the odds, and keeps the whole sentence', () => {
    const attack = choiceFromJson({ type: 'attackPort', pirate: 'teach', port: 'havana' });
    const { verb, brief, label } = optionFor(attack, { by: 'pirate', pirate: 19 as never }, names, now);
    expect([verb, brief]).toEqual(['Attack', expect.stringMatching(/^Havana \d+\s%$/)]);
    expect(label).toMatch(/^Attack Havana \(\d+\s% to take it: .*>.*\)$/);
  });

  test('names the pirate unless he is the open group', () => {
    const enter = choiceFromJson({ type: 'move', pirate: 'teach', to: 'havana' });
    expect(optionFor(enter, null, names).verb).toBe('Teach: put in at');
    expect(optionFor(enter, { by: 'pirate', pirate: 19 as never }, names).verb).toBe('Put in at');
  });

  test('leaves the groups of the other pirates in reach', () => {
    const choices = legal(g);
    const [first, ...others] = optionsOf(choices, 'deployFleet', null, names);
    if (first?.kind !== 'group') throw new Error('no group');
    expect(otherPirates(choices, 'deployFleet', first.group, names).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(otherPirates(choices.slice(0, 8), 'deployFleet', first.group, names)).toEqual([]);
  });
});

test('a port stands for attacking it and for sailing into it', () => {
  const g = deploying();
  const choices = [
    choiceFromJson({ type: 'move', pirate: 'teach', to: 'havana' }),
    choiceFromJson({ type: 'attackPort', pirate: 'teach', port: 'havana' }),
  ];
  expect([...targetsOf(choices, view(g, 0)).values()]).toEqual([choices]);
});

test('a place on the map stands for all choices there', () => {
  const g = deploying();
  const targets = targetsOf(legal(g), view(g, decision(g)?.seat ?? 0));
  expect(targets.size).toBe(10);
  expect([...targets.values()].every((choices) => choices.length === 4)).toBe(true);
});
