/** What a player wants to be told, and how: for all his tables, and for one in particular. */
import { BadInput } from '@bb/engine';
import { CHANNELS, type Channel, NOTICE_KINDS, type NoticeKind } from '@bb/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '../storage/schema.ts';
import { LANGUAGES } from './words/words.ts';

const STRICT = { additionalProperties: false } as const;
const channels = Type.Optional(Type.Array(Type.Enum([...CHANNELS]), { maxItems: CHANNELS.length, uniqueItems: true }));
/** By kind: the channels. */
export const Wishes = Type.Object(
  {
    yourTurn: channels,
    halfTime: channels,
    timeOver: channels,
    invited: channels,
    began: channels,
    over: channels,
    voteAsked: channels,
    replaced: channels,
    talk: channels,
    webhookOff: channels,
  } satisfies Record<NoticeKind, unknown>,
  STRICT,
);
export type Wishes = Static<typeof Wishes>;

export const digestHours = Type.Integer({ minimum: 1, maximum: 168 });
export const language = Type.Enum([...LANGUAGES]);
const Stored = Type.Object({ format: Type.Literal(1), wishes: Wishes, digestHours, language }, STRICT);
type Stored = Static<typeof Stored>;
const stored = Compile(Stored);

const ALL: readonly Channel[] = CHANNELS;
const USUAL: Readonly<Record<NoticeKind, readonly Channel[]>> = {
  yourTurn: ALL,
  halfTime: ALL,
  timeOver: ALL,
  invited: ALL,
  began: ALL,
  over: ALL,
  voteAsked: ALL,
  replaced: ['page', 'mail', 'webhook'],
  talk: ['page', 'mail'],
  webhookOff: ['page', 'mail'],
};
const FRESH: Stored = { format: 1, wishes: {}, digestHours: 6, language: 'en' };
/** Where what holds for all tables is kept. */
const ALL_TABLES = '';
/** Tables with settings of their own. */
const MOST_TABLES = 200;

/** What is to be changed: a kind that is not named stays as it is. */
export interface Change {
  readonly wishes?: Wishes;
  readonly digestHours?: number;
  readonly language?: Stored['language'];
}

export interface Wanted {
  readonly digestHours: number;
  readonly language: Stored['language'];
  wants(kind: NoticeKind, table: string | null): readonly Channel[];
}

export class Settings {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(player: string): Promise<Wanted> {
    const byTable = await this.#read(player);
    const { digestHours, language, wishes } = byTable.get(ALL_TABLES) ?? FRESH;
    return {
      digestHours,
      language,
      wants: (kind, table) => byTable.get(table ?? ALL_TABLES)?.wishes[kind] ?? wishes[kind] ?? USUAL[kind],
    };
  }

  /** As they are shown to him. */
  async shown(player: string) {
    const byTable = await this.#read(player);
    const { digestHours, language, wants } = await this.of(player);
    const own = [...byTable].filter(([table]) => table !== ALL_TABLES);
    return {
      digestHours,
      language,
      wishes: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, wants(kind, null)])),
      tables: Object.fromEntries(own.map(([table, { wishes }]) => [table, wishes])),
    };
  }

  /** Of all tables, or of one. @throws BadInput */
  async change(player: string, table: string | null, { wishes, ...rest }: Change): Promise<void> {
    const byTable = await this.#read(player);
    const at = table ?? ALL_TABLES;
    if (!byTable.has(at) && byTable.size > MOST_TABLES)
      throw new BadInput('table', `no more than ${MOST_TABLES} tables have settings of their own`);
    const before = byTable.get(at) ?? FRESH;
    const body = JSON.stringify({ ...before, ...rest, wishes: { ...before.wishes, ...wishes } } satisfies Stored);
    await this.#db
      .insertInto('notice_settings')
      .values({ player_id: player, table_id: at, body })
      .onConflict((conflict) => conflict.columns(['player_id', 'table_id']).doUpdateSet({ body }))
      .execute();
  }

  /** What holds for all tables holds for this one again. */
  async drop(player: string, table: string): Promise<void> {
    await this.#db.deleteFrom('notice_settings').where('player_id', '=', player).where('table_id', '=', table).execute();
  }

  async #read(player: string): Promise<ReadonlyMap<string, Stored>> {
    const rows = await this.#db.selectFrom('notice_settings').select(['table_id', 'body']).where('player_id', '=', player).execute();
    return new Map(
      rows.flatMap(({ table_id, body }): [string, Stored][] => {
        const json: unknown = JSON.parse(body);
        return stored.Check(json) ? [[table_id, json]] : [];
      }),
    );
  }
}
