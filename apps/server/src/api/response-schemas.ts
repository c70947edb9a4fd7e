/** The schemas of responses, for the OpenAPI description. Parts that clients need not read have only a description. */
import { STAGES, WINDOW_MODES } from '@bb/protocol';
import { type TSchema, Type } from 'typebox';
import { clientMessage } from '../play/client-message.ts';
import { MAX_SEATS } from '../tables/hosted-games.ts';

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const text = Type.String();
const moment = Type.Integer({ description: 'milliseconds since 1970' });
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });
const seq = Type.Integer({ minimum: 0 });
const flag = Type.Boolean();
/** An object without a schema, such as a type of the engine: the description says what it is. */
const described = (description: string) => Type.Object({}, { additionalProperties: true, description });
const choice = Type.Object({ type: text }, { additionalProperties: true, description: 'a choice, as in a record' });
export const ref = (name: keyof typeof SHAPES) => Type.Unsafe<unknown>({ $ref: `#/components/schemas/${name}` });

const Player = Type.Object({ id: text, name: text, isGuest: flag });
const Passkey = Type.Object({ id: text, createdAt: moment, usedAt: orNull(moment) });
const Account = Type.Object({ login: text, email: orNull(text), hasPassword: flag, passkeys: Type.Array(Passkey) });
const standing = {
  seq: Type.Integer({ minimum: 0, description: 'the number of choices made so far, which is the number of the next choice' }),
  asked: orNull(described('the decision that the game waits for: seat, ask, rule, public facts')),
  passing: Type.Array(seat, { description: 'the seats whose players have told everybody that they pass' }),
  window: Type.Array(seat, { description: 'the seats that are asked at the same time, and answer in secret' }),
  choices: Type.Array(choice, { description: 'the legal choices, for a player who must choose' }),
  costs: Type.Optional(
    Type.Array(
      Type.Object({
        choice: Type.Integer({ description: 'the place among the legal choices' }),
        costs: Type.Array(Type.Object({ kind: text, piece: Type.Integer(), amount: Type.Number() })),
      }),
      { description: 'what some of these choices cost for certain beyond what they are called' },
    ),
  ),
  outcome: orNull(described('how the game ended')),
};
const table = text;
const key = text;

export const SHAPES = {
  Refusal: Type.Object(
    {
      error: Type.String({ description: 'a code' }),
      message: text,
      rule: Type.Optional(Type.String({ description: 'the number of the rule that forbids a choice' })),
    },
    { additionalProperties: true },
  ),
  Game: Type.Object({
    id: text,
    version: Type.String({ description: 'of its rules' }),
    title: text,
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
    bots: Type.Array(Type.String({ description: 'the name of a level, weakest first' })),
  }),
  Me: Type.Object({ player: orNull(Player), account: orNull(Account) }),
  Token: Type.Object({ id: text, name: text, createdAt: moment, usedAt: orNull(moment) }),
  Session: Type.Object({
    id: text,
    device: Type.String({ description: 'browser and system, such as `Firefox, Linux`; empty if unknown' }),
    createdAt: moment,
    usedAt: moment,
    isThis: flag,
  }),
  NewToken: Type.Object({
    id: text,
    name: text,
    createdAt: moment,
    usedAt: orNull(moment),
    token: Type.String({ description: 'shown only here' }),
  }),
  TableCard: Type.Object({
    id: text,
    game: Type.String({ description: 'the id of the game' }),
    version: Type.String({ description: 'of its rules' }),
    name: text,
    stage: Type.Enum([...STAGES]),
    isListed: flag,
    hasSpectators: flag,
    hasPassword: flag,
    windows: Type.Enum([...WINDOW_MODES]),
    clock: orNull(described('time limits')),
    isPaused: flag,
    votes: Type.Array(described('an open vote')),
    lastVote: orNull(described('the last vote that ended')),
    rematch: orNull(text),
    options: described('the options of a record, without long parts'),
    seats: Type.Array(
      Type.Object({
        kind: Type.Enum(['open', 'bot', 'person']),
        name: text,
        isReady: flag,
        replaces: orNull(text),
        resigned: orNull(text),
      }),
    ),
    host: orNull(seat),
    you: orNull(seat),
    yours: orNull(seat),
    resigned: orNull(seat),
    isHost: flag,
    commitment: Type.String({ description: 'SHA-256 of the dice seed, in hex' }),
  }),
  TableState: Type.Object({
    type: Type.Literal('state'),
    protocol: Type.Integer(),
    table,
    game: text,
    version: text,
    options: described('the options of a record'),
    seats: Type.Array(text),
    dice: described('the commitment of the dice; when the game is over, their proof'),
    ...standing,
    view: described('what the seat sees, in the form of its game'),
    events: Type.Array(described('an event of the game, as this seat may know it')),
  }),
  TableUpdate: Type.Object({
    type: Type.Literal('update'),
    table,
    from: Type.Integer({ minimum: 0, description: 'seq before the update' }),
    ...standing,
    patch: Type.Unknown({ description: 'the changes of the view: patchView of packages/protocol' }),
    events: Type.Array(described('an event of the game, as this seat may know it')),
  }),
  TakenChoice: Type.Object({ seq, isSealed: flag }),
  Record: Type.Object(
    { format: Type.Integer(), game: text, version: text, choices: Type.Array(choice) },
    { description: 'the options, all choices and the outcome of a game, with the proof of the dice' },
  ),
  ChatLine: Type.Object({ room: text, seq, at: moment, seat: orNull(seat), name: text, text, isYours: flag }),
  Note: Type.Object({ version: Type.Integer(), text }),
  Notice: Type.Object({
    id: text,
    kind: text,
    at: moment,
    table: orNull(Type.Object({ id: text, name: text })),
    dueAt: orNull(moment),
    isRead: flag,
  }),
  NoticeSettings: described('the channels of each kind of notification, and the channels that this server has'),
  Passkeys: described('options for navigator.credentials: WebAuthn'),
  OwnData: described('all stored data of a player'),
  ClientMessage: clientMessage,
  ServerMessage: Type.Union([
    Type.Object({ type: Type.Literal('table'), card: Type.Unsafe({ $ref: '#/components/schemas/TableCard' }) }),
    Type.Unsafe({ $ref: '#/components/schemas/TableState' }),
    Type.Unsafe({ $ref: '#/components/schemas/TableUpdate' }),
    Type.Object({ type: Type.Literal('talk'), table, lines: Type.Array(Type.Unsafe({ $ref: '#/components/schemas/ChatLine' })) }),
    Type.Object({ type: Type.Literal('notices'), unread: Type.Integer() }),
    Type.Object({ type: Type.Literal('taken'), table, key, seq, isSealed: flag }),
    Type.Object({
      type: Type.Literal('ordered'),
      table,
      key,
      own: described('what only the seat may know: its secret answer, its standing order, what happens when its time runs out'),
    }),
    Type.Object({ type: Type.Literal('refused'), table, key, refusal: Type.Unsafe({ $ref: '#/components/schemas/Refusal' }) }),
    Type.Object({ type: Type.Literal('fault'), error: text, message: text, rule: Type.Optional(text) }),
    Type.Object({ type: Type.Literal('pong') }),
  ]),
} as const;
