/** Every route of the server, for routes.test.ts and fuzz.test.ts. List new routes here. */
import { TABLE_SETTINGS } from './test-players.ts';

export interface Route {
  /** Whether the route needs a session. */
  readonly who: 'anybody' | 'player';
  /** A valid body; undefined for routes without one. */
  readonly body?: object;
  /** The value of `:id` if it is not a table's. */
  readonly id?: string;
  /** The response to a stranger at a table in progress without spectators; 200 if it is public. */
  readonly outsider?: readonly [status: number, error?: string];
}

const NOT_WAITING = [409, 'notWaiting'] as const;
const CLOSED = [403, 'noSpectators'] as const;
const NOT_SEATED = [403, 'notSeated'] as const;
const passkey = { id: 'A', rawId: 'A', type: 'public-key' };
const signed = { ...passkey, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
const made = { ...passkey, response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' } };

export const ROUTES: Readonly<Record<string, Route>> = {
  'GET /*': { who: 'anybody' },
  'GET /healthz': { who: 'anybody' },
  'GET /metrics': { who: 'anybody' },
  'GET /api/live': { who: 'anybody' },
  'GET /api/openapi.json': { who: 'anybody' },

  'POST /api/guest': { who: 'anybody', body: { name: 'Mary' } },
  'POST /api/account': { who: 'anybody', body: { login: 'mary', password: 'a parrot, a plank' } },
  'POST /api/login': { who: 'anybody', body: { login: 'nobody', password: 'a parrot, a plank' } },
  'POST /api/logout': { who: 'anybody', body: {} },
  'POST /api/login/passkey/options': { who: 'anybody', body: {} },
  'POST /api/login/passkey': { who: 'anybody', body: { passkey: signed } },
  'GET /api/config': { who: 'anybody' },
  'GET /api/me': { who: 'anybody' },
  'PATCH /api/me': { who: 'player', body: { name: 'Mary' } },
  'DELETE /api/me': { who: 'player', body: {} },
  'GET /api/me/export': { who: 'player' },
  'GET /api/me/sessions': { who: 'player' },
  'DELETE /api/me/sessions': { who: 'player', body: {} },
  'DELETE /api/me/sessions/:id': { who: 'player', body: {}, id: '0'.repeat(16) },
  'GET /api/me/tokens': { who: 'player' },
  'POST /api/me/tokens': { who: 'player', body: { name: 'bot' } },
  'DELETE /api/me/tokens/:id': { who: 'player', body: {}, id: '0'.repeat(16) },
  'POST /api/me/passkeys/options': { who: 'player', body: {} },
  'POST /api/me/passkeys': { who: 'player', body: { passkey: made } },
  'DELETE /api/me/passkeys/:id': { who: 'player', body: {} },
  'GET /api/me/notices': { who: 'player' },
  'POST /api/me/notices/read': { who: 'player', body: { ids: null } },
  'GET /api/me/notices/settings': { who: 'player' },
  'PATCH /api/me/notices/settings': { who: 'player', body: {} },
  'PATCH /api/me/notices/settings/:id': { who: 'player', body: { wishes: null } },
  'POST /api/me/push': { who: 'player', body: { endpoint: 'https://push.example/', keys: { p256dh: 'AA', auth: 'AA' } } },
  'DELETE /api/me/push/:id': { who: 'player', body: {} },
  'GET /api/me/webhooks': { who: 'player' },
  'POST /api/me/webhooks': { who: 'player', body: { form: 'json', url: 'https://hooks.example/' } },
  'DELETE /api/me/webhooks/:id': { who: 'player', body: {} },
  'GET /api/me/email': { who: 'player' },
  'POST /api/me/email/verify': { who: 'player', body: {} },
  'POST /api/email/verify': { who: 'anybody', body: { token: 'AA' } },
  'POST /api/login/forgotten': { who: 'anybody', body: { email: 'mary@ship.example' } },
  'POST /api/login/reset': { who: 'anybody', body: { token: 'AA', newPassword: 'a parrot, a plank' } },
  'GET /api/me/mutes': { who: 'player' },
  'POST /api/me/mutes': { who: 'player', body: { table: 'x', seat: 0 } },
  'DELETE /api/me/mutes/:id': { who: 'player', body: {} },

  'POST /api/reports': { who: 'player', body: { table: 'x', reason: 'rude' } },
  'GET /api/moderation': { who: 'player' },
  'GET /api/moderation/reports': { who: 'player' },
  'GET /api/moderation/reports/:id': { who: 'player' },
  'POST /api/moderation/reports/:id': { who: 'player', body: {} },
  'GET /api/moderation/sanctions': { who: 'player' },
  'POST /api/moderation/sanctions': { who: 'player', body: { player: 'x', kind: 'mute', hours: 1, reason: 'rude' } },
  'DELETE /api/moderation/sanctions/:id': { who: 'player', body: { kind: 'mute' } },
  'GET /api/moderation/log': { who: 'player' },

  'GET /api/me/tables': { who: 'player' },
  'GET /api/me/vacations': { who: 'player' },
  'POST /api/me/vacations': { who: 'player', body: { days: 3 } },
  'DELETE /api/me/vacations': { who: 'player', body: {} },

  'GET /api/games': { who: 'anybody' },
  'GET /api/tables': { who: 'anybody' },
  'POST /api/tables': { who: 'player', body: TABLE_SETTINGS },
  'GET /api/tables/:id': { who: 'anybody', outsider: [200] },
  'POST /api/tables/:id/join': { who: 'player', body: {}, outsider: NOT_WAITING },
  'POST /api/tables/:id/leave': { who: 'player', body: {}, outsider: NOT_WAITING },
  'POST /api/tables/:id/ready': { who: 'player', body: { clientSeed: null }, outsider: NOT_WAITING },
  'POST /api/tables/:id/bot': { who: 'player', body: { seat: 1, bot: 'mate' }, outsider: NOT_WAITING },
  'PATCH /api/tables/:id': { who: 'player', body: { isListed: true }, outsider: NOT_WAITING },
  'POST /api/tables/:id/enter': { who: 'player', body: {}, outsider: [200] },
  'POST /api/tables/:id/kick': { who: 'player', body: { seat: 1 }, outsider: NOT_WAITING },
  'GET /api/tables/:id/invitations': { who: 'player', outsider: [403, 'notHost'] },
  'POST /api/tables/:id/invitations': { who: 'player', body: {}, outsider: [403, 'notHost'] },
  'DELETE /api/tables/:id/invitations': { who: 'player', body: { invitation: 'ab' }, outsider: [403, 'notHost'] },
  'POST /api/tables/:id/decline': { who: 'player', body: {}, outsider: [403, 'badInvitation'] },
  'POST /api/tables/:id/votes': { who: 'player', body: { proposal: { kind: 'abort' } }, outsider: NOT_SEATED },
  'POST /api/tables/:id/vote': { who: 'player', body: { vote: 'ab', agrees: true }, outsider: NOT_SEATED },
  'POST /api/tables/:id/undo': { who: 'player', body: { seq: 0 }, outsider: NOT_SEATED },
  'POST /api/tables/:id/resign': { who: 'player', body: {}, outsider: NOT_SEATED },
  'POST /api/tables/:id/return': { who: 'player', body: {}, outsider: [403, 'notReplaced'] },
  'POST /api/tables/:id/rematch': { who: 'player', body: {}, outsider: [409, 'notOver'] },
  'GET /api/tables/:id/game': { who: 'anybody', outsider: CLOSED },
  'GET /api/tables/:id/record': { who: 'anybody', outsider: CLOSED },
  'POST /api/tables/:id/why': { who: 'player', body: { seq: 0, choices: [{ type: 'pass' }] }, outsider: CLOSED },
  'POST /api/tables/:id/order': { who: 'player', body: { order: null }, outsider: CLOSED },
  'POST /api/tables/:id/late': { who: 'player', body: { whenLate: 'pass' }, outsider: CLOSED },
  'POST /api/tables/:id/choices': { who: 'player', body: { seq: 0, key: 'k', choice: { type: 'pass' } }, outsider: CLOSED },
  'GET /api/tables/:id/talk': { who: 'anybody', outsider: CLOSED },
  'POST /api/tables/:id/talk': { who: 'player', body: { key: 'k', text: 'Ahoy' }, outsider: CLOSED },
  'GET /api/tables/:id/note': { who: 'player', outsider: CLOSED },
  'POST /api/tables/:id/note': { who: 'player', body: { version: 0, text: 'Bury it' }, outsider: CLOSED },
};

/** Characters of indentation per level of the printed tree. */
const INDENT = 4;

/**
 * @param printed  the tree of `printRoutes()`
 * @returns the registered routes, such as `GET /api/me`; without HEAD, which every GET has
 */
export function registeredRoutes(printed: string): readonly string[] {
  const path: string[] = [];
  return printed.split('\n').flatMap((line) => {
    const [, branch = '', part = '', methods = ''] = /^((?:[│ ] {3})*[├└]── )(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    if (part === '') return [];
    const depth = branch.length / INDENT - 1;
    path.length = depth;
    path[depth] = part === '*' ? '/*' : part;
    const url = path.join('');
    return methods
      .split(', ')
      .filter((method) => method !== 'HEAD')
      .map((method) => `${method} ${url}`);
  });
}
