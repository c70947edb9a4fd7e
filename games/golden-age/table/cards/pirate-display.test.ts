import {
  CARDS,
  choose,
  type Game,
  isInPlay,
  legal,
  newGame,
  PIRATES,
  type PirateId,
  TITLE_OF,
  tablesFor,
  view,
} from '@bb/golden-age/rules';
import { namesFor } from '@bb/golden-age/text';
import { render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import PirateDisplay from './PirateDisplay.svelte';

let g: Game;
let pirate: PirateId;
const names = namesFor(tablesFor({ players: 2 }), ['Holly', 'Anne']);

/** A game with a pirate on the map, played by a fixed sequence of random choices. */
beforeEach(() => {
  g = newGame({ players: 2 });
  let state = 1;
  const random = (count: number): number => {
    state = (state * 48271) % 0x7fffffff;
    return state % count;
  };
  while (!g.fleet.flat().some((one) => isInPlay(g, one))) {
    const choices = legal(g);
    const choice = choices[random(choices.length)];
    if (choice) choose(g, choice);
  }
  for (const one of PIRATES) if (isInPlay(g, one)) pirate = one;
});

const show = () => render(PirateDisplay, { view: view(g, 0), names, pirate, onpirate: () => undefined });

test('shows the value of each track', () => {
  g.combat[pirate] = 2;
  show();
  expect(screen.getByRole('img', { name: /^Combat 2 of/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: new RegExp(`^Loyalty ${g.loyalty[pirate]} of`) })).toBeTruthy();
});

test('shows what is in each hold', () => {
  show();
  const holds = within(screen.getByRole('group', { name: 'Holds' }));
  expect(holds.getAllByText('empty').length).toBeGreaterThan(0);
});

test('shows markers', () => {
  g.scurvy[pirate] = 1;
  show();
  expect(screen.getByText('Scurvy')).toBeTruthy();
});

test('19.18 shows the Letter that a pirate of the System Player has to get sealed', () => {
  const letter = CARDS.find((card) => TITLE_OF[card] === 'letter-of-marque');
  if (letter === undefined) throw new Error('no such card');
  g.keptLetter[g.owner[pirate] ?? 0] = letter;
  show();
  expect(screen.getByText('A Letter not yet sealed')).toBeTruthy();
});
