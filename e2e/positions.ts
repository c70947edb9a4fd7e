/** Positions for the tests: records of random games up to a certain decision of the player in seat 1. */
import { BOTS, type BotName, situationOf } from '@bb/golden-age/bots';
import {
  type Choice,
  choiceToJson,
  type Decision,
  decision,
  type Game,
  LAST_PARDON,
  legal,
  newGame,
  newRecord,
  type Options,
  outcome,
  play,
} from '@bb/golden-age/rules';
import type { Page } from '@playwright/test';
import { seeded } from '../games/golden-age/table/testing/seeded.ts';

const NAMES = ['Holly', 'Anne', 'Jonathan', 'Mary', 'Israel', 'Grace', 'Ned', 'Bess', 'Tom', 'Cato'];
const GAMES = 400;
const MAX_CHOICES = 20_000;

export type Wanted = (d: Decision, choices: readonly Choice[], g: Game) => boolean;

/** @returns the record of a game up to Holly's first wanted decision; `others` play the other seats */
export function recordUpTo(wanted: Wanted, options: Options = { players: 3 }, others: BotName = 'random'): string {
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = seeded(seed);
    const g = newGame(options);
    const choices = [];
    for (let i = 0; i < MAX_CHOICES; i++) {
      const d = decision(g);
      if (!d) break;
      const offered = legal(g).slice();
      if (d.seat === 0 && wanted(d, offered, g)) {
        const seats = NAMES.slice(0, options.players).map((name, seat) => ({ name, kind: seat === 0 ? 'human' : others }));
        return JSON.stringify({ ...newRecord(options, choices, null), seats });
      }
      const at = others !== 'random' && d.seat > 0 ? situationOf(g) : null;
      const choice = at ? BOTS[others].choose(at, random) : offered[Math.floor(random() * offered.length)];
      if (!choice) break;
      choices.push(choiceToJson(choice));
      play(g, choice);
    }
  }
  throw new Error('no random game came to the wanted decision');
}

/** The next General Pardon ends the game when the deck has few more cards. */
const LAST_CARDS = 12;

/** @returns the record of a game for four that is nearly over; Holly chooses an Action */
export const recordNearEnd = (): string =>
  recordUpTo((d, _choices, g) => d.ask === 'takeAction' && g.pardons === LAST_PARDON - 1 && g.deck.length <= LAST_CARDS, { players: 4 });

/** @returns the record of a random game to its end, with Holly in seat 1 */
export function finishedRecord(options: Options = { players: 3 }): string {
  const random = seeded(7);
  const g = newGame(options);
  const choices = [];
  for (let offered = legal(g); offered.length > 0; offered = legal(g)) {
    const choice = offered[Math.floor(random() * offered.length)];
    if (!choice) break;
    choices.push(choiceToJson(choice));
    play(g, choice);
  }
  const seats = NAMES.slice(0, options.players).map((name, seat) => ({ name, kind: seat === 0 ? 'human' : 'random' }));
  return JSON.stringify({ ...newRecord(options, choices, outcome(g)), seats });
}

export async function openPosition(page: Page, record: string): Promise<void> {
  await page
    .getByLabel('Import a game:')
    .setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: Buffer.from(record) });
}
