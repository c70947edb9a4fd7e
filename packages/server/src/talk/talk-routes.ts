/** The routes of talk and of notes. */
import { ROOMS } from '@bb/protocol';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { knownPlayer } from '../accounts/known-player.ts';
import { key, table } from '../live/client-message.ts';
import type { Notes } from './notes.ts';
import type { Talk } from './talk.ts';
import { LONGEST_LINE, LONGEST_NOTE } from './text.ts';

const STRICT = { additionalProperties: false } as const;
const TableId = Type.Object({ id: table }, STRICT);
const number = Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$' }));
const Stretch = Type.Object({ room: Type.Optional(Type.Enum([...ROOMS])), before: number, since: number }, STRICT);
/** Longer than may be, so that what is wrong with it can be told. */
const Line = Type.Object({ key, text: Type.String({ maxLength: 4 * LONGEST_LINE }) }, STRICT);
const Note = Type.Object(
  { version: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), text: Type.String({ maxLength: 2 * LONGEST_NOTE }) },
  STRICT,
);

export function talkRoutes(plain: FastifyInstance, talk: Talk, notes: Notes): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const params = TableId;

  app.get(
    '/api/tables/:id/talk',
    { schema: { params, querystring: Stretch } },
    async ({ player, params: { id }, query: { room = 'table', before, since } }) => {
      const { reads, writes } = await talk.access(id, player);
      const stretch = { ...(before !== undefined && { before: Number(before) }), ...(since !== undefined && { since: Number(since) }) };
      return { reads, writes, ...(await talk.read(id, player, room, stretch)) };
    },
  );

  app.post(
    '/api/tables/:id/talk',
    { bodyLimit: 16 * LONGEST_LINE, schema: { params, body: Line } },
    async ({ player, params: { id }, body }, reply) => {
      const line = await talk.say(id, knownPlayer(player), body.key, body.text);
      return reply.code(201).send({ line });
    },
  );

  /** @throws Refused where he may not look: who can't see a table has nothing to note down there. */
  const noting = async (id: string, player: Parameters<typeof knownPlayer>[0]): Promise<string> => {
    const known = knownPlayer(player);
    await talk.access(id, known);
    return known.id;
  };

  app.get('/api/tables/:id/note', { schema: { params } }, async ({ player, params: { id } }) => ({
    note: await notes.read(id, await noting(id, player)),
  }));

  app.post(
    '/api/tables/:id/note',
    { bodyLimit: 8 * LONGEST_NOTE, schema: { params, body: Note } },
    async ({ player, params: { id }, body: { version, text } }) => ({
      note: await notes.write(id, await noting(id, player), version, text),
    }),
  );
}
