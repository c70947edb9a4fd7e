/** The routes of chat and notes. */
import { ROOMS } from '@bb/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { requirePlayer } from '../accounts/require-player.ts';
import { key, table } from '../tables/message-fields.ts';
import type { Player } from '../tables/table-seats.ts';
import type { Chat } from './chat.ts';
import { MAX_LINE_CHARS, MAX_NOTE_BYTES } from './chat-text.ts';
import type { Notes } from './notes.ts';

const STRICT = { additionalProperties: false } as const;
const TableId = Type.Object({ id: table }, STRICT);
const number = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' }));
const LineQuery = Type.Object({ room: Type.Optional(Type.Enum([...ROOMS])), before: number, since: number }, STRICT);
/** More characters than allowed, so that `readLine` can refuse with its own error. */
const NewLine = Type.Object({ key, text: Type.String({ maxLength: 4 * MAX_LINE_CHARS }) }, STRICT);
const NewNote = Type.Object(
  { version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), text: Type.String({ maxLength: 2 * MAX_NOTE_BYTES }) },
  STRICT,
);

export function chatRoutes(plain: FastifyInstance, chat: Chat, notes: Notes): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;

  app.get(
    '/api/tables/:id/talk',
    { schema: { params, querystring: LineQuery } },
    async ({ player, params: { id }, query: { room = 'table', before, since } }) => {
      const { reads, writes } = await chat.access(id, player);
      const range = { ...(before !== undefined && { before: Number(before) }), ...(since !== undefined && { since: Number(since) }) };
      return { reads, writes, ...(await chat.read(id, player, room, range)) };
    },
  );

  app.post(
    '/api/tables/:id/talk',
    { bodyLimit: 16 * MAX_LINE_CHARS, schema: { params, body: NewLine } },
    async ({ player, params: { id }, body }, reply) => {
      const line = await chat.post(id, requirePlayer(player), body.key, body.text);
      return reply.code(201).send({ line });
    },
  );

  /** @returns the id of the player @throws Refused if the player may not watch the table */
  const requireReader = async (id: string, player: Player | null): Promise<string> => {
    const known = requirePlayer(player);
    await chat.access(id, known);
    return known.id;
  };

  app.get('/api/tables/:id/note', { schema: { params } }, async ({ player, params: { id } }) => ({
    note: await notes.read(id, await requireReader(id, player)),
  }));

  app.post(
    '/api/tables/:id/note',
    { bodyLimit: 8 * MAX_NOTE_BYTES, schema: { params, body: NewNote } },
    async ({ player, params: { id }, body: { version, text } }) => ({
      note: await notes.write(id, await requireReader(id, player), version, text),
    }),
  );
}
