/** The shapes of what is answered: for the description of the API. What clients need not look into is told by its name alone. */
import { MAX_SEATS } from '@bb/engine';
import { STAGES, WINDOWS } from '@bb/protocol';
import { type TSchema, Type } from 'typebox';
import { clientMessage } from '../live/client-message.ts';

const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const text = Type.String();
const moment = Type.Integer({ description: 'milliseconds since 1970' });
const seat = Type.Integer({ minimum: 0, maximum: MAX_SEATS - 1 });
const seq = Type.Integer({ minimum: 0 });
const flag = Type.Boolean();
/** Of the game: told by where it is defined. */
const ofGame = (description: string) => Type.Object({}, { additionalProperties: true, description });
const choice = Type.Object({ type: text }, { additionalProperties: true, description: 'a choice, as in a record' });
export const ref = (name: keyof typeof SHAPES) => Type.Unsafe<unknown>({ $ref: `#/components/schemas/${name}` });

const Player = Type.Object({ id: text, name: text, isGuest: flag });
const Passkey = Type.Object({ id: text, createdAt: moment, usedAt: orNull(moment) });
const Account = Type.Object({ login: text, email: orNull(text), hasPassword: flag, passkeys: Type.Array(Passkey) });
const standing = {
  seq: Type.Integer({ minimum: 0, description: 'choices made so far: the number of the one that is waited for' }),
  asked: orNull(ofGame('the question: seat, ask, rule, public facts')),
  window: Type.Array(seat, { description: 'who is asked side by side, under seal' }),
  choices: Type.Array(choice, { description: 'what may be chosen; only to whom it is that must choose' }),
  outcome: orNull(ofGame('how the game has ended')),
};
const table = text;
const key = text;

export const SHAPES = {
  Refusal: Type.Object({ error: Type.String({ description: 'a code' }), message: text }, { additionalProperties: true }),
  Me: Type.Object({ player: orNull(Player), account: orNull(Account) }),
  Token: Type.Object({ id: text, name: text, createdAt: moment, usedAt: orNull(moment) }),
  Session: Type.Object({
    id: text,
    device: Type.String({ description: 'browser and system, as `Firefox, Linux`; empty where that is not known' }),
    createdAt: moment,
    usedAt: moment,
    isThis: flag,
  }),
  NewToken: Type.Object({
    id: text,
    name: text,
    createdAt: moment,
    usedAt: orNull(moment),
    token: Type.String({ description: 'shown this once' }),
  }),
  TableCard: Type.Object({
    id: text,
    name: text,
    stage: Type.Enum([...STAGES]),
    isListed: flag,
    hasSpectators: flag,
    hasPassword: flag,
    windows: Type.Enum([...WINDOWS]),
    clock: orNull(ofGame('how long one may think')),
    isPaused: flag,
    votes: Type.Array(ofGame('a motion that is voted on')),
    lastVote: orNull(ofGame('the vote that has ended last')),
    rematch: orNull(text),
    options: ofGame('the options of a record'),
    components: text,
    seats: Type.Array(Type.Object({ kind: Type.Enum(['open', 'bot', 'person']), name: text, isReady: flag, replaces: orNull(text) })),
    you: orNull(seat),
    yours: orNull(seat),
    resigned: orNull(seat),
    isHost: flag,
    commitment: Type.String({ description: 'SHA-256 of the seed of its dice, in hex' }),
  }),
  TableState: Type.Object({
    type: Type.Literal('state'),
    protocol: Type.Integer(),
    table,
    options: ofGame('the options of a record'),
    seats: Type.Array(text),
    dice: ofGame('the seal of the dice; when the game is over, their proof'),
    ...standing,
    view: ofGame('View of packages/engine'),
    events: Type.Array(ofGame('GameEvent of packages/engine, as this seat may know it')),
  }),
  TableUpdate: Type.Object({
    type: Type.Literal('update'),
    table,
    from: Type.Integer({ minimum: 0, description: 'what seq was before' }),
    ...standing,
    patch: Type.Unknown({ description: 'what has changed in the view: patchView of packages/protocol' }),
    events: Type.Array(ofGame('GameEvent of packages/engine, as this seat may know it')),
  }),
  Answer: Type.Union([
    Type.Object({ taken: Type.Literal(true), seq }),
    Type.Object({ taken: Type.Literal(false), refusal: Type.Object({ why: text }, { additionalProperties: true }) }),
  ]),
  Record: Type.Object(
    { format: Type.Integer(), engine: text, choices: Type.Array(choice) },
    { description: 'GameRecord of packages/engine, with the proof of its dice' },
  ),
  TalkLine: Type.Object({ room: text, seq, at: moment, seat: orNull(seat), name: text, text, isYours: flag }),
  Note: Type.Object({ version: Type.Integer(), text }),
  Notice: Type.Object({
    id: text,
    kind: text,
    at: moment,
    table: orNull(Type.Object({ id: text, name: text })),
    dueAt: orNull(moment),
    isRead: flag,
  }),
  NoticeSettings: ofGame('what the player wants to be told, how, and what this server can'),
  Passkeys: ofGame('options for navigator.credentials, as WebAuthn has them'),
  OwnData: ofGame('all that is stored of a player'),
  ClientMessage: clientMessage,
  ServerMessage: Type.Union([
    Type.Object({ type: Type.Literal('table'), card: Type.Unsafe({ $ref: '#/components/schemas/TableCard' }) }),
    Type.Unsafe({ $ref: '#/components/schemas/TableState' }),
    Type.Unsafe({ $ref: '#/components/schemas/TableUpdate' }),
    Type.Object({ type: Type.Literal('talk'), table, lines: Type.Array(Type.Unsafe({ $ref: '#/components/schemas/TalkLine' })) }),
    Type.Object({ type: Type.Literal('notices'), unread: Type.Integer() }),
    Type.Object({ type: Type.Literal('taken'), table, key, seq, isSealed: flag }),
    Type.Object({
      type: Type.Literal('ordered'),
      table,
      key,
      own: ofGame('what the seat keeps to itself: its sealed answer, its standing order, what happens when its time is over'),
    }),
    Type.Object({ type: Type.Literal('refused'), table, key, refusal: Type.Object({ why: text }, { additionalProperties: true }) }),
    Type.Object({ type: Type.Literal('fault'), error: text, message: text }),
    Type.Object({ type: Type.Literal('pong') }),
  ]),
} as const;
