/** Tables as who runs the server may look at them: what everybody may know, and whether all is well. */
import { CARD_NAMES, type ChoiceJson, ENGINE_VERSION, type Game, type Outcome, type Seat } from '@bb/engine';
import { checkDice, type Stage } from '@bb/protocol';
import { rulesOf } from '../rules/rules.ts';
import { readChoices } from '../storage/ledger.ts';
import type { Db } from '../storage/schema.ts';
import { nameOf, proofOf, readTableBody, sealOf, type TableBody } from '../tables/table-body.ts';
import { NoAdmin } from './dump.ts';

export interface Listed {
  readonly id: string;
  readonly stage: string;
  readonly head: number;
  readonly changedAt: string;
  /** Null: the table can't be read; `inspect` says why. */
  readonly name: string | null;
  readonly rules: string | null;
  readonly seats: readonly string[];
}

export interface Health {
  /** How many choices there are, and whether their numbers go from 0 to the table's head. */
  readonly choices: number;
  readonly isWhole: boolean;
  /** Null: the choices can be played, one after the other. */
  readonly fault: string | null;
  /** Throws that follow from the seed, and those that don't; null: this program has other rules than the table. */
  readonly dice: { readonly right: number; readonly wrong: number } | null;
}

export interface Inspected {
  readonly id: string;
  readonly name: string;
  readonly stage: Stage;
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
  /** Only where it is wished for. */
  readonly hands?: readonly (readonly string[])[];
}

const momentOf = (at: number): string => new Date(at).toISOString();
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The newest first. */
export async function listTables(db: Db, stage: string | null): Promise<readonly Listed[]> {
  const all = db.selectFrom('tables').select(['id', 'stage', 'head', 'changed_at', 'body']).orderBy('changed_at', 'desc').orderBy('id');
  const rows = await (stage === null ? all : all.where('stage', '=', stage)).execute();
  return rows.map(({ id, stage: at, head, changed_at, body: text }) => {
    const body = bodyOrNull(text);
    return {
      id,
      stage: at,
      head,
      changedAt: momentOf(changed_at),
      name: body?.name ?? null,
      rules: body?.engine ?? null,
      seats: body?.seats.map(nameOf) ?? [],
    };
  });
}

function bodyOrNull(text: string): TableBody | null {
  try {
    return readTableBody(text);
  } catch {
    return null;
  }
}

/** `reveals`: the hands, too. @throws NoAdmin */
export async function inspectTable(db: Db, id: string, reveals: boolean): Promise<Inspected> {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new NoAdmin(`There is no table ${id}.`);
  let body: TableBody;
  try {
    body = readTableBody(row.body);
  } catch (error) {
    throw new NoAdmin(`The table ${id} can't be read: ${messageOf(error)}`);
  }
  const stored = await readChoices(db, id);
  const choices = stored.map((choice): ChoiceJson => JSON.parse(choice.body));
  const { game, fault } = played(body, choices);
  const rules = rulesOf(body.engine);
  const asked = game.ask ? rules.decision(game) : null;
  return {
    id,
    name: body.name,
    stage: body.stage,
    rules: body.engine,
    createdAt: momentOf(row.created_at),
    changedAt: momentOf(row.changed_at),
    head: row.head,
    isListed: body.isListed,
    seats: body.seats.map((seat, i) => ({
      seat: i,
      kind: seat.kind,
      name: nameOf(seat),
      player: seat.kind === 'person' ? seat.player : null,
    })),
    commitment: sealOf(id, body).commitment,
    rewinds: body.rewinds,
    asked: asked && { seat: asked.seat, ask: asked.ask },
    outcome: rules.outcome(game),
    health: {
      choices: choices.length,
      isWhole: choices.length === row.head && stored.every(({ seq }, i) => seq === i),
      fault,
      dice: fault === null ? diceOf(id, body, choices) : null,
    },
    ...(reveals && { hands: game.hands.map((hand) => hand.map((card) => CARD_NAMES[card] ?? String(card))) }),
  };
}

/** As far as the choices can be played. */
function played({ engine, options }: TableBody, choices: readonly ChoiceJson[]): { readonly game: Game; readonly fault: string | null } {
  const { choiceFromJson, choose, newGame } = rulesOf(engine);
  const game = newGame(options);
  for (const [seq, json] of choices.entries())
    try {
      choose(game, choiceFromJson(json, `choices[${seq}]`));
    } catch (error) {
      return { game, fault: `choice ${seq}: ${messageOf(error)}` };
    }
  return { game, fault: null };
}

function diceOf(id: string, body: TableBody, choices: readonly ChoiceJson[]): Health['dice'] {
  if (body.engine !== ENGINE_VERSION) return null;
  const { throws, wrong } = checkDice({ options: body.options, choices }, proofOf(id, body));
  return { right: throws.length - wrong.length, wrong: wrong.length };
}
