/** Lists and checks tables for the operator: their public facts, and whether their choices and dice are right. */
import { type ChoiceJson, type Outcome, refusal, type Seat } from '@bb/kernel';
import { checkDice, type Stage } from '@bb/protocol';
import { readChoices } from '../storage/choice-log.ts';
import type { Db } from '../storage/schema.ts';
import { type HostedGame, hostedGame } from '../tables/hosted-games.ts';
import { diceCommitmentOf, diceProofOf, readTableRecord, seatNameOf, type TableRecord } from '../tables/table-record.ts';
import { AdminError } from './dump.ts';

export interface TableSummary {
  readonly id: string;
  readonly stage: string;
  readonly head: number;
  readonly changedAt: string;
  /** Null if the table record can't be read; `inspectTable` says why. */
  readonly name: string | null;
  readonly game: string | null;
  readonly rules: string | null;
  readonly seats: readonly string[];
}

export interface Health {
  /** How many choices are stored, and whether they are numbered from 0 to the table's head without a gap. */
  readonly choices: number;
  readonly isWhole: boolean;
  /** The first choice that the rules refuse, and why; null if all choices are legal. */
  readonly fault: string | null;
  /** How many rolls follow from the dice seed, and how many don't; null if they can't be checked, because a choice is refused. */
  readonly dice: { readonly right: number; readonly wrong: number } | null;
}

export interface TableReport {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
  readonly game: string;
  readonly rules: string;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly head: number;
  readonly isListed: boolean;
  readonly seats: readonly { readonly seat: Seat; readonly kind: string; readonly name: string; readonly player: string | null }[];
  readonly commitment: string;
  readonly rewinds: readonly number[];
  readonly asked: { readonly seat: Seat; readonly ask: string } | null;
  readonly outcome: Outcome | null;
  readonly health: Health;
  /** Missing unless they were requested. */
  readonly hands?: readonly (readonly string[])[];
}

const isoTime = (at: number): string => new Date(at).toISOString();
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** @returns the tables of this stage, or all; the last changed first */
export async function listTables(db: Db, stage: string | null): Promise<readonly TableSummary[]> {
  const all = db.selectFrom('tables').select(['id', 'stage', 'head', 'changed_at', 'body']).orderBy('changed_at', 'desc').orderBy('id');
  const rows = await (stage === null ? all : all.where('stage', '=', stage)).execute();
  return rows.map(({ id, stage: at, head, changed_at, body: text }) => {
    const record = bodyOrNull(text);
    return {
      id,
      stage: at,
      head,
      changedAt: isoTime(changed_at),
      name: record?.name ?? null,
      game: record?.game ?? null,
      rules: record?.version ?? null,
      seats: record?.seats.map(seatNameOf) ?? [],
    };
  });
}

function bodyOrNull(text: string): TableRecord | null {
  try {
    return readTableRecord(text);
  } catch {
    return null;
  }
}

/**
 * @param showHands  adds the cards in all hands
 * @throws AdminError if there is no such table, or its record can't be read
 */
export async function inspectTable(db: Db, id: string, showHands: boolean): Promise<TableReport> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AdminError(`There is no table ${id}.`);
  let record: TableRecord;
  try {
    record = readTableRecord(row.body);
  } catch (error) {
    throw new AdminError(`The table ${id} can't be read: ${messageOf(error)}`);
  }
  const stored = await readChoices(db, id);
  const choices = stored.map((choice): ChoiceJson => JSON.parse(choice.body));
  const hosted = hostedGame(record.game, record.version);
  const { game } = hosted;
  const { position, fault } = replay(hosted, record, choices);
  const decision = game.decision(position);
  return {
    id,
    name: record.name,
    stage: record.stage,
    game: record.game,
    rules: record.version,
    createdAt: isoTime(row.created_at),
    changedAt: isoTime(row.changed_at),
    head: row.head,
    isListed: record.isListed,
    seats: record.seats.map((seat, i) => ({
      seat: i,
      kind: seat.kind,
      name: seatNameOf(seat),
      player: seat.kind === 'person' ? seat.player : null,
    })),
    commitment: diceCommitmentOf(id, record).commitment,
    rewinds: record.rewinds,
    asked: decision && { seat: decision.seat, ask: decision.ask },
    outcome: game.outcome(position),
    health: {
      choices: choices.length,
      isWhole: choices.length === row.head && stored.every(({ seq }, i) => seq === i),
      fault,
      dice: fault === null ? diceOf(hosted, id, record, choices) : null,
    },
    ...(showHands && { hands: record.seats.map((_, seat) => hosted.hand(game.view(position, seat))) }),
  };
}

/** Plays the choices, up to the first illegal one. */
function replay(
  { game }: HostedGame,
  { options }: TableRecord,
  choices: readonly ChoiceJson[],
): { readonly position: object; readonly fault: string | null } {
  const position = game.newGame(options);
  for (const [seq, json] of choices.entries())
    try {
      const choice = game.choices.fromJson(json, `choices[${seq}]`);
      const refused = refusal(game, position, choice);
      if (refused) throw refused;
      game.play(position, choice);
    } catch (error) {
      return { position, fault: `choice ${seq}: ${messageOf(error)}` };
    }
  return { position, fault: null };
}

function diceOf({ game }: HostedGame, id: string, record: TableRecord, choices: readonly ChoiceJson[]): Health['dice'] {
  const { throws, wrong } = checkDice(game, { options: record.options, choices }, diceProofOf(id, record));
  return { right: throws.length - wrong.length, wrong: wrong.length };
}
