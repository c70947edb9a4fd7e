/** What requests about tables may carry. */
import { MAX_SEATS } from '@bb/engine';
import { Type } from '@fastify/type-provider-typebox';
import { key, seq, table } from '../live/client-message.ts';

const STRICT = { additionalProperties: false } as const;
/** The engine says which options there are, and names the place of a fault. */
const Options = Type.Object({ players: Type.Integer() }, { additionalProperties: true, maxProperties: 20 });
const bot = Type.Union([Type.String({ maxLength: 40 }), Type.Null()]);
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });

export const TableWish = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    options: Options,
    bots: Type.Array(bot, { maxItems: MAX_SEATS }),
    isListed: Type.Boolean(),
    hasSpectators: Type.Boolean(),
  },
  STRICT,
);
export const TableId = Type.Object({ id: table }, STRICT);
export const Join = Type.Object({ seat: Type.Optional(seat) }, STRICT);
export const Ready = Type.Object({ pinch: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]) }, STRICT);
export const SeatBot = Type.Object({ seat, bot }, STRICT);
export const Since = Type.Object({ since: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })) }, STRICT);
export const Answer = Type.Object(
  {
    seq,
    key,
    choice: Type.Object({ type: Type.String({ maxLength: 40 }) }, { additionalProperties: true, maxProperties: 8 }),
  },
  STRICT,
);
