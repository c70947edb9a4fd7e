/** Of each route: what it does, who may ask it, and what it answers when all is well. */
import { type TSchema, Type } from 'typebox';
import { ref } from './shapes.ts';

export interface Described {
  readonly summary: string;
  /** Anybody; whoever has a name here, by cookie or token; or only who has logged in, for whom no token will do. */
  readonly who: 'anybody' | 'player' | 'session';
  readonly status: number;
  /** Null: there is nothing to say. */
  readonly answer: TSchema | null;
  /** With this status the same says no. */
  readonly no?: number;
  /** With this status there may be nothing to say. */
  readonly silent?: number;
}

const route = (who: Described['who'], summary: string, answer: TSchema | null, status = answer ? 200 : 204): Described => ({
  who,
  summary,
  answer,
  status,
});

const card = Type.Object({ table: ref('TableCard') });
const me = ref('Me');
const mutes = Type.Object({ mutes: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })) });
const keepsOrder = Type.Object({ isModerator: Type.Boolean(), waiting: Type.Integer({ description: 'reports that are open' }) });
const sessions = Type.Object({ sessions: Type.Array(ref('Session')) });
const invitations = Type.Object({ invitations: Type.Array(Type.Unknown()), players: Type.Array(Type.Unknown()) });
const listed = (name: string) => Type.Object({ [name]: Type.Array(Type.Unknown()) });
const vacations = Type.Object({ vacations: Type.Array(Type.Unknown()), daysLeft: Type.Integer() });

export const ANSWERS: Readonly<Record<string, Described>> = {
  'GET /api/openapi.json': route('anybody', 'This description', Type.Object({ openapi: Type.String() }, { additionalProperties: true })),

  'POST /api/guest': route('anybody', 'Makes a guest, and logs him in', me, 201),
  'POST /api/account': route('anybody', 'Makes an account; a guest stays the player that he is', me, 201),
  'POST /api/login': route('anybody', 'Logs in', me),
  'POST /api/logout': route('anybody', 'Ends this session, or all sessions and tokens', null),
  'POST /api/login/passkey/options': route('anybody', 'What a passkey is to sign at a log-in', ref('Passkeys')),
  'POST /api/login/passkey': route('anybody', 'Logs in by a passkey', me),
  'GET /api/config': route('anybody', 'What this server offers', Type.Object({ sendsMail: Type.Boolean() })),
  'GET /api/me': route('anybody', 'Who asks', me),
  'PATCH /api/me': route('session', 'Changes name, address or password', me),
  'DELETE /api/me': route('session', 'Deletes the player and his account', null),
  'GET /api/me/export': route('session', 'All that is stored of who asks', ref('OwnData')),
  'POST /api/me/passkeys/options': route('session', 'What a new passkey is to sign', ref('Passkeys')),
  'POST /api/me/passkeys': route('session', 'Adds a passkey', me, 201),
  'DELETE /api/me/passkeys/:id': route('session', 'Takes a passkey away', null),
  'GET /api/me/sessions': route('session', 'Where one is logged in', sessions),
  'DELETE /api/me/sessions': route('session', 'Ends all other sessions', sessions),
  'DELETE /api/me/sessions/:id': route('session', 'Ends one of them', sessions),
  'GET /api/me/tokens': route('session', 'The tokens for programs', Type.Object({ tokens: Type.Array(ref('Token')) })),
  'POST /api/me/tokens': route('session', 'Makes a token for a program', ref('NewToken'), 201),
  'DELETE /api/me/tokens/:id': route('session', 'Takes a token back', null),

  'GET /api/me/notices': route(
    'player',
    'What there is to know',
    Type.Object({ unread: Type.Integer(), notices: Type.Array(ref('Notice')), waiting: Type.Array(Type.String()) }),
  ),
  'POST /api/me/notices/read': route('player', 'Some notices, or all, have been read', null),
  'GET /api/me/notices/settings': route('player', 'What one wants to be told, and how', ref('NoticeSettings')),
  'PATCH /api/me/notices/settings': route('player', 'Changes it', ref('NoticeSettings')),
  'PATCH /api/me/notices/settings/:id': route('player', 'Changes it for one table', ref('NoticeSettings')),
  'POST /api/me/push': route('session', 'Lets a browser take messages', Type.Object({ id: Type.String() }), 201),
  'DELETE /api/me/push/:id': route('session', 'Takes that back', null),
  'GET /api/me/webhooks': route('session', 'One’s webhooks', Type.Object({ webhooks: Type.Array(Type.Unknown()) })),
  'POST /api/me/webhooks': route('session', 'Adds a webhook', Type.Object({}, { additionalProperties: true }), 201),
  'DELETE /api/me/webhooks/:id': route('session', 'Takes a webhook away', null),
  'GET /api/me/email': route('session', 'Whether one’s address has been verified', Type.Object({ isVerified: Type.Boolean() })),
  'POST /api/me/email/verify': route('session', 'Sends a link to one’s address', Type.Object({}), 202),
  'POST /api/email/verify': route('anybody', 'Verifies an address by such a link', null),
  'POST /api/login/forgotten': route('anybody', 'Sends a link for a new password to the verified address of a login', Type.Object({}), 202),
  'POST /api/login/reset': route('anybody', 'Sets a new password by such a link, and logs in', me),
  'GET /api/me/vacations': route('player', 'One’s days without clocks', vacations),
  'POST /api/me/vacations': route('player', 'Begins some of them', vacations),
  'DELETE /api/me/vacations': route('player', 'Ends them', vacations),
  'GET /api/me/mutes': route('player', 'Whom one does not want to hear', mutes),
  'POST /api/me/mutes': route('player', 'Hears somebody no more', mutes),
  'DELETE /api/me/mutes/:id': route('player', 'Hears somebody again', mutes),
  'POST /api/reports': route('player', 'Reports a line, a name or a table', Type.Object({}), 201),

  'GET /api/moderation': route('session', 'Whether one keeps order here', keepsOrder),
  'GET /api/moderation/reports': route('session', 'What has been reported', listed('reports')),
  'GET /api/moderation/reports/:id': route('session', 'What was said around it', listed('lines')),
  'POST /api/moderation/reports/:id': route('session', 'Something has been done about it', null),
  'GET /api/moderation/sanctions': route('session', 'Who may not speak, or not come', listed('sanctions')),
  'POST /api/moderation/sanctions': route('session', 'Lets somebody not speak, or not come, for a time or for good', null),
  'DELETE /api/moderation/sanctions/:id': route('session', 'Lets him again', null),
  'GET /api/moderation/log': route('session', 'What moderators have done', listed('log')),

  'GET /api/me/tables': route(
    'player',
    'One’s own tables, and invitations to others',
    Type.Object({ tables: Type.Array(ref('TableCard')), invitations: Type.Array(Type.Unknown()) }),
  ),
  'GET /api/tables': route('anybody', 'Tables that are listed', Type.Object({ tables: Type.Array(ref('TableCard')) })),
  'POST /api/tables': route('player', 'Lays a table, and sits down at it', card, 201),
  'GET /api/tables/:id': route('anybody', 'A table, as everybody may know it', card),
  'PATCH /api/tables/:id': route('player', 'The host changes the table, before the game', card),
  'POST /api/tables/:id/enter': route('player', 'Comes in by a password or a link', card),
  'POST /api/tables/:id/kick': route('player', 'The host sends somebody away, before the game', card),
  'POST /api/tables/:id/why': route('player', 'Which rules forbid these choices, to who is asked', Type.Object({ rules: Type.Unknown() })),
  'POST /api/tables/:id/join': route('player', 'Sits down', card),
  'POST /api/tables/:id/leave': route('player', 'Gets up, before the game', card),
  'POST /api/tables/:id/ready': route('player', 'Is ready, with a pinch for the dice; when all are, the game begins', card),
  'POST /api/tables/:id/bot': route('player', 'Gives an open seat to a bot, or opens it again', card),
  'GET /api/tables/:id/game': route('anybody', 'The game, as who asks may see it', Type.Union([ref('TableState'), ref('TableUpdate')])),
  'GET /api/tables/:id/record': route('anybody', 'The record of a finished game', ref('Record')),
  'POST /api/tables/:id/choices': { ...route('player', 'Makes a choice', ref('Answer')), no: 409 },
  'POST /api/tables/:id/late': route('player', 'Says what is to happen when one’s time is over', Type.Object({ own: Type.Unknown() })),
  'POST /api/tables/:id/order': route('player', 'Passes in advance, under conditions', Type.Object({ own: Type.Unknown() })),
  'POST /api/tables/:id/votes': route('player', 'Proposes to abort, undo, pause, resume or replace', card),
  'POST /api/tables/:id/vote': route('player', 'Votes on it', card),
  'POST /api/tables/:id/undo': route('player', 'Takes back one’s own last choice', card),
  'POST /api/tables/:id/resign': route('player', 'Gives up: a bot plays on', card),
  'POST /api/tables/:id/return': route('player', 'Takes back the seat that a bot has kept', card),
  'POST /api/tables/:id/rematch': route('player', 'Lays a table for the same to play again', card),
  'GET /api/tables/:id/invitations': route('player', 'Links that let others in, and who is invited', invitations),
  'POST /api/tables/:id/invitations': {
    ...route('player', 'Makes such a link, or invites an account', Type.Object({ invitation: Type.Unknown() }), 201),
    silent: 204,
  },
  'DELETE /api/tables/:id/invitations': route('player', 'Takes a link back, or invites somebody no more', null),
  'POST /api/tables/:id/decline': route('player', 'Does not come, though invited', null),
  'GET /api/tables/:id/talk': route('anybody', 'What has been said', Type.Object({ lines: Type.Array(ref('TalkLine')) })),
  'POST /api/tables/:id/talk': route('player', 'Says something', Type.Object({ line: ref('TalkLine') }), 201),
  'GET /api/tables/:id/note': route('player', 'One’s own note on a table', Type.Object({ note: ref('Note') })),
  'POST /api/tables/:id/note': route('player', 'Writes it', Type.Object({ note: ref('Note') })),
};
