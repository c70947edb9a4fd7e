/**
 * Finds positions for the questions of the game, in as few games as it can, and stores them for the browser tests.
 * Run by `node --conditions=bb-source scripts/gallery.ts`.
 */
import { writeFileSync } from 'node:fs';
import {
  CHANCE,
  type Choice,
  type ChoiceJson,
  choiceToJson,
  type Decision,
  decision,
  type Game,
  type GameOptions,
  newRecord,
} from '@bb/golden-age/rules';

const GAMES = 48_000;
/** Panels with more choices than this are left to other tests. */
const MOST_CHOICES = 24;

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
const { playGame, optionsOf }: { playGame(game: RandomGame, visit: (v: Visit) => void): Game; optionsOf(game: RandomGame): GameOptions } =
  await import(new URL('../games/golden-age/test/random-games.ts', import.meta.url).href);

/** Rerolls that look different: alone and against others. */
const THROWS: readonly (string | undefined)[] = ['battle', 'duel', 'find', 'flight', 'oust', 'portAttack'];

/** @returns the kind of position to show, several for questions that look different in different circumstances; null for those that add nothing */
function kindOf({ ask, about }: Decision, offered: readonly Choice[]): string | null {
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

interface Found {
  readonly at: number;
  readonly seat: number;
  readonly choices: number;
}

const gameOf = (seed: number): RandomGame => ({ players: seed % 11 === 10 ? 6 + (seed % 5) : 2 + (seed % 4), seed });

/** Plays a game. @returns its choices, and the position of each kind that has the most of them */
function positionsIn(game: RandomGame): { readonly made: readonly Choice[]; readonly found: ReadonlyMap<string, Found> } {
  const made: Choice[] = [];
  const found = new Map<string, Found>();
  playGame(game, ({ g, next, offered }) => {
    const d = offered.length < 2 || offered.length > MOST_CHOICES ? null : decision(g);
    const kind = d && d.seat !== CHANCE ? kindOf(d, offered) : null;
    if (d && kind !== null && offered.length > (found.get(kind)?.choices ?? 0))
      found.set(kind, { at: made.length, seat: d.seat, choices: offered.length });
    if (next) made.push(next);
  });
  return { made, found };
}

/** By seed: the kinds of positions that each game has. */
const kinds = Array.from({ length: GAMES }, (_, seed) => [...positionsIn(gameOf(seed)).found.keys()]);
const missing = new Set(kinds.flat());
const games: object[] = [];
const positions: { readonly name: string; readonly game: number; readonly at: number; readonly seat: number }[] = [];
while (missing.size > 0) {
  const gain = kinds.map((has) => has.filter((kind) => missing.has(kind)).length);
  const game = gameOf(gain.indexOf(Math.max(...gain)));
  const { made, found } = positionsIn(game);
  const places = [...found].filter(([kind]) => missing.delete(kind));
  const choices: readonly ChoiceJson[] = made.slice(0, Math.max(...places.map(([, { at }]) => at))).map(choiceToJson);
  positions.push(...places.map(([name, { at, seat }]) => ({ name, game: games.length, at, seat })));
  games.push(newRecord(optionsOf(game), choices, null));
}
positions.sort((a, b) => (a.name < b.name ? -1 : 1));
const lines = (all: readonly object[]): string => all.map((one) => JSON.stringify(one)).join(',\n');
writeFileSync(new URL('../e2e/gallery.json', import.meta.url), `{"games":[\n${lines(games)}\n],\n"positions":[\n${lines(positions)}\n]}\n`);
console.log(`${positions.length} positions in ${games.length} games`);
