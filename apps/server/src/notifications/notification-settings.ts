/** A player's notification settings: for all tables, and for single ones. */
import { BadInput, LANGUAGE_IDS } from '@bb/kernel';
import { CHANNELS, type Channel, NOTICE_KINDS, type NoticeKind } from '@bb/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Db } from '../storage/schema.ts';

const STRICT = { additionalProperties: false } as const;
const channels = Type.Optional(Type.Array(Type.Enum([...CHANNELS]), { maxItems: CHANNELS.length, uniqueItems: true }));
/** The channels of each kind of notification. A kind that is left out keeps its channels. */
export const ChannelsByKind = Type.Object(
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
export type ChannelsByKind = Static<typeof ChannelsByKind>;

export const digestHours = Type.Integer({ minimum: 1, maximum: 168 });
export const language = Type.Enum([...LANGUAGE_IDS]);
const Stored = Type.Object({ format: Type.Literal(1), wishes: ChannelsByKind, digestHours, language }, STRICT);
type Stored = Static<typeof Stored>;
const stored = Compile(Stored);

const ALL: readonly Channel[] = CHANNELS;
const DEFAULT_CHANNELS: Readonly<Record<NoticeKind, readonly Channel[]>> = {
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
const DEFAULT_SETTINGS: Stored = { format: 1, wishes: {}, digestHours: 6, language: 'en' };
/** The `table_id` of the settings for all tables. */
const ALL_TABLES = '';
/** Tables with settings of their own, per player. */
const MAX_TABLES = 200;

/** Settings to change. Those that are left out stay as they are. */
export interface SettingsChange {
  readonly wishes?: ChannelsByKind;
  readonly digestHours?: number;
  readonly language?: Stored['language'];
}

export interface PlayerSettings {
  readonly digestHours: number;
  readonly language: Stored['language'];
  channelsFor(kind: NoticeKind, table: string | null): readonly Channel[];
}

export class NotificationSettings {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async of(player: string): Promise<PlayerSettings> {
    const byTable = await this.#read(player);
    const { digestHours, language, wishes } = byTable.get(ALL_TABLES) ?? DEFAULT_SETTINGS;
    return {
      digestHours,
      language,
      channelsFor: (kind, table) => byTable.get(table ?? ALL_TABLES)?.wishes[kind] ?? wishes[kind] ?? DEFAULT_CHANNELS[kind],
    };
  }

  /** @returns the settings as the API shows them */
  async toJson(player: string) {
    const byTable = await this.#read(player);
    const { digestHours, language, channelsFor } = await this.of(player);
    const own = [...byTable].filter(([table]) => table !== ALL_TABLES);
    return {
      digestHours,
      language,
      wishes: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, channelsFor(kind, null)])),
      tables: Object.fromEntries(own.map(([table, { wishes }]) => [table, wishes])),
    };
  }

  /**
   * @param table  null changes the settings for all tables
   * @throws BadInput if too many tables have settings of their own
   */
  async change(player: string, table: string | null, { wishes, ...rest }: SettingsChange): Promise<void> {
    const byTable = await this.#read(player);
    const at = table ?? ALL_TABLES;
    if (!byTable.has(at) && byTable.size > MAX_TABLES)
      throw new BadInput('table', `no more than ${MAX_TABLES} tables have settings of their own`);
    const before = byTable.get(at) ?? DEFAULT_SETTINGS;
    const body = JSON.stringify({ ...before, ...rest, wishes: { ...before.wishes, ...wishes } } satisfies Stored);
    await this.#db
      .insertInto('notice_settings')
      .values({ player_id: player, table_id: at, body })
      .onConflict((conflict) => conflict.columns(['player_id', 'table_id']).doUpdateSet({ body }))
      .execute();
  }

  /** Removes the settings of a table: those for all tables apply to it again. */
  async dropTable(player: string, table: string): Promise<void> {
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
