/** Makes records of tables, and tables of records. Fetched when the first one is wanted. */
import {
  type AnyRecord,
  BadInput,
  type ChoiceJson,
  type Game,
  isRecord,
  isWhatIf,
  readRecord,
  readWhatIf,
  recordOf,
  replay,
  type WhatIf,
  whatIfOf,
  whatIfStart,
} from '@bb/kernel';
import { parseJson } from '@bb/ui/parse-json.ts';
import { History } from '@bb/ui/session/history.ts';
import { HUMAN, isHuman, parseSeat, type SeatSetup } from '@bb/ui/session/seat-setup.ts';
import type { SessionGame, SessionTypes } from '@bb/ui/session/session-game.ts';
import type { StoredTable } from '@bb/ui/session/stored-table.ts';
import { fetchGame, gameNamed, standardGame } from '../app/listed-games.svelte.ts';
import { say } from '../i18n/say.ts';
import { storeNewGame } from './new-game.ts';
import { progressOf } from './progress.ts';

/** A record with the names and kinds of the seats. */
export type RecordWithSeats = (AnyRecord | WhatIf) & { readonly seats: readonly SeatSetup[] };
type Recorded<T extends SessionTypes> = Pick<StoredTable<T>, 'options' | 'seats' | 'origin'>;

export const recordWithSeats = <T extends SessionTypes>(
  rules: Game<T>,
  { options, origin, seats }: Recorded<T>,
  choices: readonly ChoiceJson[],
  p: T['position'],
): RecordWithSeats => ({ ...(origin ? whatIfOf(rules, options, origin, choices, p) : recordOf(rules, options, choices, p)), seats });

/** The record of a stored table. If its choices can't be replayed, the record has them as they are. */
export async function storedRecord<T extends SessionTypes>(
  game: SessionGame<T>,
  table: Recorded<T>,
  choices: readonly ChoiceJson[],
): Promise<RecordWithSeats> {
  const rules = await game.allRules();
  const { options, origin, seats } = table;
  try {
    const history = new History(game, options, origin ? whatIfStart(rules, options, origin) : null);
    history.replay(choices);
    return recordWithSeats(rules, table, history.choices, history.game);
  } catch {
    return { ...recordOf(rules, options, choices, rules.newGame(options)), seats };
  }
}

const MAX_FILE_BYTES = 20_000_000;

/** Checks the file and stores it as a new table. @returns the table's id. @throws BadInput that names the fault */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new BadInput('', say().pages.tooLarge(file.size));
  const json = parseJson(await file.text());
  if (!isRecord(json)) throw new BadInput('', 'a record must be an object');
  // The reader of any game says what is wrong with a file that names none.
  const listed = typeof json.game === 'string' ? gameNamed(json.game) : standardGame();
  if (!listed) throw new BadInput('', say().pages.recordOfOtherGame(String(json.game)));
  return storeRecord(await fetchGame(listed), json);
}

async function storeRecord<T extends SessionTypes>(game: SessionGame<T>, json: object): Promise<string> {
  const rules = await game.allRules();
  const whatIf = isWhatIf(json) ? readWhatIf(rules, json) : null;
  const record = whatIf ?? readRecord(rules, json);
  const { options, choices } = record;
  const progress = progressOf(game, replay(rules, record));
  const seats = seatsOf(game, json, options);
  const skipIdle = seats.filter(isHuman).length <= 1;
  const from = whatIf && { origin: whatIf.origin, whatIf: game.turnNumber(whatIf.start) };
  return storeNewGame(game, { options, seats, skipIdle, ...progress, ...from }, choices);
}

/** A record from another program may name no seats: then a person plays the first, and bots play the others. */
function seatsOf<T extends SessionTypes>({ bots }: SessionGame<T>, json: object, options: T['options']): readonly SeatSetup[] {
  const given = 'seats' in json && Array.isArray(json.seats) ? json.seats : [];
  const rival = bots?.rivalIn(options) ?? HUMAN;
  return Array.from({ length: options.players }, (_, i) =>
    parseSeat(given[i], say().pages.seatNumber(i + 1), i === 0 ? HUMAN : rival, (bot) => bots?.has(bot) ?? false),
  );
}
