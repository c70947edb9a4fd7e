/**
 * Finds a position for each question of the game and stores them for the browser tests, as records that begin there.
 * Run by `node --conditions=bb-source scripts/gallery.ts`.
 */
import { writeFileSync } from 'node:fs';
import { CHANCE, type Choice, type Decision, decision, GAME_ID, type Game, type Save, save } from '@bb/golden-age/rules';
import type { GalleryRecord } from '../e2e/gallery.ts';

const GAMES = 48_000;
/** Of this many positions of a kind, the one with the most choices is taken. */
const LOOKS = 12;
const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato'];

interface Visit {
  readonly g: Game;
  readonly offered: readonly Choice[];
}
/** Loaded by its address: the games live with the engine's tests. */
const { playGame }: { playGame(game: { players: number; seed: number }, visit: (v: Visit) => void): Game } = await import(
  new URL('../games/golden-age/test/random-games.ts', import.meta.url).href
);

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
  readonly start: Save;
  readonly seat: number;
  readonly choices: number;
  readonly looks: number;
}
const found = new Map<string, Found>();

for (let i = 0; i < GAMES; i++) {
  const players = i % 11 === 10 ? 6 + (i % 5) : 2 + (i % 4);
  playGame({ players, seed: i }, ({ g, offered }) => {
    const d = decision(g);
    if (d === null || d.seat === CHANCE || offered.length < 2) return;
    const kind = kindOf(d, offered);
    if (kind === null) return;
    const best = found.get(kind);
    if (best && best.looks >= LOOKS) return;
    const isBetter = offered.length > (best?.choices ?? 0) && (best === undefined || offered.length <= 24);
    const looks = (best?.looks ?? 0) + 1;
    if (best && !isBetter) found.set(kind, { ...best, looks });
    else found.set(kind, { start: JSON.parse(JSON.stringify(save(g))), seat: d.seat, choices: offered.length, looks });
  });
}

const records = [...found]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, { start, seat }]): GalleryRecord => {
    const seats = NAMES.slice(0, start.options.players).map((own, i) => ({ name: own, kind: i === seat ? 'human' : 'captain' }));
    return {
      name,
      record: { format: 'what-if-1', game: GAME_ID, options: start.options, choices: [], result: null, start, whatIf: 1, seats },
    };
  });
writeFileSync(new URL('../e2e/gallery.json', import.meta.url), `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
for (const { name } of records) console.log(name, found.get(name)?.looks, found.get(name)?.choices);
