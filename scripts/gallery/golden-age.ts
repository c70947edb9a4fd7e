/** The positions of the golden-age edition come from the random games of its tests. */
import { type Choice, decision, type Game, type GoldenAge, goldenAge, type Options } from '@bb/golden-age/rules';
import type { Source } from './find-positions.ts';

interface Visit {
  readonly g: Game;
  readonly next: Choice | null;
  readonly offered: readonly Choice[];
}
interface RandomGame {
  readonly players: number;
  readonly seed: number;
}
/** Loaded by its address: the games live with the engine's tests. */
const { playGame, optionsOf }: { playGame(game: RandomGame, visit: (v: Visit) => void): Game; optionsOf(game: RandomGame): Options } =
  await import(new URL('../../games/golden-age/test/random-games.ts', import.meta.url).href);

/** Rerolls that look different: alone and against others. */
const THROWS: readonly unknown[] = ['battle', 'duel', 'find', 'flight', 'oust', 'portAttack'];

const gameOf = (seed: number): RandomGame => ({ players: seed % 11 === 10 ? 6 + (seed % 5) : 2 + (seed % 4), seed });

function kindOf(g: Game, offered: readonly Choice[]): string | null {
  const d = decision(g);
  if (!d) return null;
  const { ask, about } = d;
  const has = (type: Choice['type']): boolean => offered.some((choice) => choice.type === type);
  switch (ask) {
    case 'antiPirateAction':
      return `${ask} ${about.moment ?? ''}${has('useWarship') ? ' warship' : has('moveCommissioner') || has('react') ? ' commissioner' : ''}`;
    case 'rerollWithCunning': {
      const purpose = about.contest?.purpose ?? about.roll?.purpose;
      return THROWS.includes(purpose) ? `${ask} ${purpose}` : null;
    }
    case 'fightOrFlee':
      return `${ask} ${about.warship !== undefined && about.warship >= 0 ? 'warship' : 'commissioner'}`;
    case 'chooseArea':
      return `${ask} ${about.port === undefined ? 'enter' : 'ousted'}`;
    default:
      return ask;
  }
}

export const goldenAgeSource: Source<GoldenAge> = {
  game: goldenAge,
  games: 48_000,
  optionsOf: (seed) => optionsOf(gameOf(seed)),
  play: (seed, visit) => void playGame(gameOf(seed), ({ g, next, offered }) => visit(g, next, offered)),
  kindOf,
};
