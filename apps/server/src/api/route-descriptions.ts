/** What each route does, who may use it, and what a successful answer contains. */
import { type TSchema, Type } from 'typebox';
import { ref } from './response-schemas.ts';

export interface Described {
  readonly summary: string;
  /** `player`: needs a session cookie or an API token. `session`: needs a session cookie. */
  readonly who: 'anybody' | 'player' | 'session';
  readonly status: number;
  /** The schema of the answer; null if it has no body. */
  readonly answer: TSchema | null;
  /** The status of a refusal with the same body. */
  readonly no?: number;
  /** The status of an answer without a body. */
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
const moderatorStatus = Type.Object({ isModerator: Type.Boolean(), waiting: Type.Integer({ description: 'the number of open reports' }) });
const sessions = Type.Object({ sessions: Type.Array(ref('Session')) });
const invitations = Type.Object({ invitations: Type.Array(Type.Unknown()), players: Type.Array(Type.Unknown()) });
const listed = (name: string) => Type.Object({ [name]: Type.Array(Type.Unknown()) });
const vacations = Type.Object({ vacations: Type.Array(Type.Unknown()), daysLeft: Type.Integer() });

export const ANSWERS: Readonly<Record<string, Described>> = {
  'GET /api/openapi.json': route('anybody', 'This description', Type.Object({ openapi: Type.String() }, { additionalProperties: true })),

  'POST /api/guest': route('anybody', 'Creates a guest, and logs in', me, 201),
  'POST /api/account': route('anybody', 'Creates an account; a guest stays the same player', me, 201),
  'POST /api/login': route('anybody', 'Logs in', me),
  'POST /api/logout': route('anybody', 'Ends this session, or all sessions and API tokens', null),
  'POST /api/login/passkey/options': route('anybody', 'Options for navigator.credentials.get()', ref('Passkeys')),
  'POST /api/login/passkey': route('anybody', 'Logs in with a passkey', me),
  'GET /api/config': route('anybody', 'What this server offers', Type.Object({ sendsMail: Type.Boolean() })),
  'GET /api/me': route('anybody', 'The player and their account', me),
  'PATCH /api/me': route('session', 'Changes name, address or password', me),
  'DELETE /api/me': route('session', 'Deletes the player and the account', null),
  'GET /api/me/export': route('session', 'All stored data of the player', ref('OwnData')),
  'POST /api/me/passkeys/options': route('session', 'Options for navigator.credentials.create()', ref('Passkeys')),
  'POST /api/me/passkeys': route('session', 'Adds a passkey', me, 201),
  'DELETE /api/me/passkeys/:id': route('session', 'Removes a passkey', null),
  'GET /api/me/sessions': route('session', 'The sessions of the player', sessions),
  'DELETE /api/me/sessions': route('session', 'Ends all other sessions', sessions),
  'DELETE /api/me/sessions/:id': route('session', 'Ends another session', sessions),
  'GET /api/me/tokens': route('session', 'API tokens', Type.Object({ tokens: Type.Array(ref('Token')) })),
  'POST /api/me/tokens': route('session', 'Creates an API token', ref('NewToken'), 201),
  'DELETE /api/me/tokens/:id': route('session', 'Revokes an API token', null),

  'GET /api/me/notices': route(
    'player',
    'Notifications',
    Type.Object({ unread: Type.Integer(), notices: Type.Array(ref('Notice')), waiting: Type.Array(Type.String()) }),
  ),
  'POST /api/me/notices/read': route('player', 'Marks some or all notifications as read', null),
  'GET /api/me/notices/settings': route('player', 'Notification settings', ref('NoticeSettings')),
  'PATCH /api/me/notices/settings': route('player', 'Changes notification settings', ref('NoticeSettings')),
  'PATCH /api/me/notices/settings/:id': route('player', 'Changes the notification settings of a table', ref('NoticeSettings')),
  'POST /api/me/push': route('session', 'Subscribes a browser to web push', Type.Object({ id: Type.String() }), 201),
  'DELETE /api/me/push/:id': route('session', 'Unsubscribes a browser', null),
  'GET /api/me/webhooks': route('session', 'Webhooks', Type.Object({ webhooks: Type.Array(Type.Unknown()) })),
  'POST /api/me/webhooks': route('session', 'Adds a webhook', Type.Object({}, { additionalProperties: true }), 201),
  'DELETE /api/me/webhooks/:id': route('session', 'Removes a webhook', null),
  'GET /api/me/email': route('session', 'Whether the mail address is verified', Type.Object({ isVerified: Type.Boolean() })),
  'POST /api/me/email/verify': route('session', 'Sends a mail with a link that verifies the address', Type.Object({}), 202),
  'POST /api/email/verify': route('anybody', 'Verifies a mail address by the link', null),
  'POST /api/login/forgotten': route(
    'anybody',
    'Sends a mail with links that set a new password, if the address is verified',
    Type.Object({}),
    202,
  ),
  'POST /api/login/reset': route('anybody', 'Sets a new password by the link, and logs in', me),
  'GET /api/me/vacations': route('player', 'Vacations', vacations),
  'POST /api/me/vacations': route('player', 'Begins a vacation', vacations),
  'DELETE /api/me/vacations': route('player', 'Ends the vacation', vacations),
  'GET /api/me/mutes': route('player', 'Muted players', mutes),
  'POST /api/me/mutes': route('player', 'Mutes a player', mutes),
  'DELETE /api/me/mutes/:id': route('player', 'Unmutes a player', mutes),
  'POST /api/reports': route('player', 'Reports a line, a name or a table', Type.Object({}), 201),

  'GET /api/moderation': route('session', 'Whether the player is a moderator', moderatorStatus),
  'GET /api/moderation/reports': route('session', 'Reports', listed('reports')),
  'GET /api/moderation/reports/:id': route('session', 'The chat lines around what was reported', listed('lines')),
  'POST /api/moderation/reports/:id': route('session', 'Marks a report as handled', null),
  'GET /api/moderation/sanctions': route('session', 'Mutes and bans in force', listed('sanctions')),
  'POST /api/moderation/sanctions': route('session', 'Mutes or bans a player, for a time or permanently', null),
  'DELETE /api/moderation/sanctions/:id': route('session', 'Lifts a mute or ban', null),
  'GET /api/moderation/log': route('session', 'The moderation log', listed('log')),

  'GET /api/me/tables': route(
    'player',
    'The player’s tables and invitations',
    Type.Object({ tables: Type.Array(ref('TableCard')), invitations: Type.Array(Type.Unknown()) }),
  ),
  'GET /api/games': route('anybody', 'The games of new tables; the first is the default', Type.Object({ games: Type.Array(ref('Game')) })),
  'GET /api/tables': route('anybody', 'Tables listed in the lobby', Type.Object({ tables: Type.Array(ref('TableCard')) })),
  'POST /api/tables': route('player', 'Creates a table with the player in its first seat', card, 201),
  'GET /api/tables/:id': route('anybody', 'The public facts of a table', card),
  'PATCH /api/tables/:id': route('player', 'Changes the settings before the game; only the host can', card),
  'POST /api/tables/:id/enter': route('player', 'Enters by password or personal link, to watch or join', card),
  'POST /api/tables/:id/kick': route('player', 'Removes a player before the game; only the host can', card),
  'POST /api/tables/:id/why': route(
    'player',
    'The rules that forbid these choices; only the player who must choose can ask',
    Type.Object({ rules: Type.Unknown() }),
  ),
  'POST /api/tables/:id/join': route('player', 'Joins', card),
  'POST /api/tables/:id/leave': route('player', 'Leaves before the game', card),
  'POST /api/tables/:id/ready': route(
    'player',
    'Confirms, with a client seed for the dice or none; when all are ready, the game begins',
    card,
  ),
  'POST /api/tables/:id/bot': route('player', 'Gives an open seat to a bot, or opens the seat of a bot', card),
  'GET /api/tables/:id/game': route(
    'anybody',
    'The state of the game, or what is new, as the player may see it',
    Type.Union([ref('TableState'), ref('TableUpdate')]),
  ),
  'GET /api/tables/:id/record': route('anybody', 'The record of a game that is over or was ended early', ref('Record')),
  'POST /api/tables/:id/choices': route('player', 'Makes a choice', ref('TakenChoice')),
  'POST /api/tables/:id/late': route('player', 'Sets what happens when the player runs out of time', Type.Object({ own: Type.Unknown() })),
  'POST /api/tables/:id/order': route('player', 'Sets or cancels the standing order', Type.Object({ own: Type.Unknown() })),
  'POST /api/tables/:id/votes': route('player', 'Proposes to abort, rewind, pause, resume or replace a player', card),
  'POST /api/tables/:id/vote': route('player', 'Votes on a proposal', card),
  'POST /api/tables/:id/undo': route('player', 'Undoes the player’s own last choice', card),
  'POST /api/tables/:id/resign': route('player', 'Resigns: a bot plays on', card),
  'POST /api/tables/:id/return': route('player', 'Takes back the seat in which a bot plays for the player', card),
  'POST /api/tables/:id/rematch': route('player', 'Creates a rematch table, or returns the existing one', card),
  'GET /api/tables/:id/invitations': route('player', 'Personal links and invited players', invitations),
  'POST /api/tables/:id/invitations': {
    ...route('player', 'Creates a personal link, or invites a player by login', Type.Object({ invitation: Type.Unknown() }), 201),
    silent: 204,
  },
  'DELETE /api/tables/:id/invitations': route('player', 'Revokes a personal link, or cancels an invitation', null),
  'POST /api/tables/:id/decline': route('player', 'Declines an invitation', null),
  'GET /api/tables/:id/talk': route('anybody', 'Chat messages', Type.Object({ lines: Type.Array(ref('ChatLine')) })),
  'POST /api/tables/:id/talk': route('player', 'Sends a chat message', Type.Object({ line: ref('ChatLine') }), 201),
  'GET /api/tables/:id/note': route('player', 'The player’s private note at a table', Type.Object({ note: ref('Note') })),
  'POST /api/tables/:id/note': route('player', 'Changes the note', Type.Object({ note: ref('Note') })),
};
