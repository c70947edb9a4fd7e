/** The schemas of requests about tables. */
import { Type } from '@fastify/type-provider-typebox';
import { MAX_SEATS } from './hosted-games.ts';
import { seq, table } from './message-fields.ts';

const STRICT = { additionalProperties: false } as const;
/** The game checks the other options, with the path of a fault. */
const Options = Type.Object({ players: Type.Integer() }, { additionalProperties: true, maxProperties: 20 });
const bot = Type.Union([Type.String({ maxLength: 40 }), Type.Null()]);
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });

const windows = Type.Union([Type.Literal('sealed'), Type.Literal('fast')]);
const seconds = Type.Integer({ minimum: 0 });
/** In characters: enough for any password, few enough to hash cheaply. */
const password = Type.String({ maxLength: 200 });
/** `readClock` checks the ranges. */
const clock = Type.Union([
  Type.Object({ kind: Type.Literal('live'), perDecision: seconds, bank: seconds }, STRICT),
  Type.Object({ kind: Type.Literal('turns'), perDecision: seconds }, STRICT),
  Type.Null(),
]);

const name = Type.String({ maxLength: 200 });
const game = Type.String({ maxLength: 60 });

export const NewTableBody = Type.Object(
  {
    game: Type.Optional(game),
    name,
    options: Options,
    bots: Type.Array(bot, { maxItems: MAX_SEATS }),
    isListed: Type.Boolean(),
    hasSpectators: Type.Boolean(),
    windows: Type.Optional(windows),
    clock: Type.Optional(clock),
    password: Type.Optional(Type.Union([password, Type.Null()])),
  },
  STRICT,
);
export const TableChanges = Type.Partial(
  Type.Object({
    name,
    options: Options,
    isListed: Type.Boolean(),
    hasSpectators: Type.Boolean(),
    windows,
    clock,
    password: Type.Union([password, Type.Null()]),
  }),
  STRICT,
);
const digits = Type.String({ pattern: '^[0-9]{1,2}$' });
const cursor = Type.String({ maxLength: 100 });
export const ListQuery = Type.Partial(
  Type.Object({
    stage: Type.Union([Type.Literal('waiting'), Type.Literal('inProgress')]),
    game,
    free: digits,
    players: digits,
    clock: Type.Union([Type.Literal('none'), Type.Literal('live'), Type.Literal('turns')]),
    text: name,
    after: cursor,
  }),
  STRICT,
);
export const PageQuery = Type.Partial(Type.Object({ after: cursor }), STRICT);
export const TableId = Type.Object({ id: table }, STRICT);
const token = Type.String({ maxLength: 100 });
const credentials = { password: Type.Optional(password), invitation: Type.Optional(token) };
export const EnterBody = Type.Object(credentials, STRICT);
export const JoinBody = Type.Object({ seat: Type.Optional(seat), ...credentials }, STRICT);
export const KickBody = Type.Object({ seat }, STRICT);
export const InvitationBody = Type.Partial(Type.Object({ seat, login: Type.String({ maxLength: 200 }) }), STRICT);
const id = Type.String({ pattern: '^[0-9a-f]{1,32}$' });
const player = Type.String({ pattern: '^[\\w-]{1,64}$' });
/** The id of a personal link or of an invited player. */
export const InvitationRef = Type.Union([Type.Object({ invitation: id }, STRICT), Type.Object({ player }, STRICT)]);
export const ProposalBody = Type.Object(
  {
    proposal: Type.Union([
      Type.Object({ kind: Type.Union([Type.Literal('abort'), Type.Literal('pause'), Type.Literal('resume')]) }, STRICT),
      Type.Object({ kind: Type.Literal('undo'), to: seq }, STRICT),
      Type.Object({ kind: Type.Literal('replace'), seat, bot }, STRICT),
    ]),
  },
  STRICT,
);
export const VoteBody = Type.Object({ vote: id, agrees: Type.Boolean() }, STRICT);
export const UndoBody = Type.Object({ seq }, STRICT);
export const VacationBody = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 30 }) }, STRICT);
export const ReadyBody = Type.Object({ clientSeed: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]) }, STRICT);
export const SeatBotBody = Type.Object({ seat, bot }, STRICT);
