/** The positions of the classic edition come from random games whose captains look for prizes, ports and fights. */
import { type Choice, type Classic, classic, decision, type Options } from '@bb/classic/rules';
import { type Random, seeded } from '@bb/kernel';
import type { Source } from './find-positions.ts';

/** Loaded by its address: the weights live with the engine's tests. */
const { GAMES, weighted }: { readonly GAMES: readonly Options[]; weighted(legal: readonly Choice[], random: Random): Choice } =
  await import(new URL('../../games/classic/rules/testing/weighted-choices.ts', import.meta.url).href);

/** Rerolls that look different: alone, against a figure, and against others. */
const ROLLS: readonly unknown[] = ['attack', 'battle', 'duel', 'evasion', 'move', 'mutiny', 'portAttack'];

const optionsOf = (seed: number): Options => GAMES[seed % GAMES.length] ?? { players: 4 };

function play(seed: number, visit: (g: Classic['position'], next: Choice | null, offered: readonly Choice[]) => void): void {
  const random = seeded(seed);
  const g = classic.newGame(optionsOf(seed));
  for (let offered = classic.legal(g); offered.length > 0; offered = classic.legal(g)) {
    const next = weighted(offered, random);
    visit(g, next, offered);
    classic.play(g, next);
  }
  visit(g, null, []);
}

function kindOf(g: Classic['position'], offered: readonly Choice[]): string | null {
  const d = decision(g);
  if (!d) return null;
  const { ask, about } = d;
  const has = (...types: Choice['type'][]): boolean => offered.some(({ type }) => types.includes(type));
  switch (ask) {
    case 'takeOperation':
      return `${ask}${has('doBusiness', 'careen') ? ' port' : has('moveCommissioner') ? ' commissioner' : ''}`;
    case 'moveStep':
    case 'endBattle':
      return `${ask} ${about.pirate !== undefined && g.owner[about.pirate] === d.seat ? 'pirate' : 'hunter'}`;
    case 'rerollWithCunning':
      return ROLLS.includes(about.roll?.purpose) ? `${ask} ${about.roll?.purpose}` : null;
    default:
      return ask;
  }
}

/** The hexes where a pirate may begin are folded by ocean. */
const FOLDED = ['chooseStart'];

export const classicSource: Source<Classic> = { game: classic, games: 12_000, optionsOf, play, kindOf, folded: FOLDED };
