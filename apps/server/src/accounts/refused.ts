/** Why the server refuses a request or a message over a socket: codes, HTTP statuses, and texts in English. */
import { BadInput, type Refusal } from '@bb/kernel';

const POSTGRES_FOREIGN_KEY = '23503';
const SQLITE_FOREIGN_KEY = 787;

/** Whether a row refers to a player or a table that was deleted at the same moment. */
export const isForeignKeyError = (error: object): boolean =>
  ('errcode' in error && error.errcode === SQLITE_FOREIGN_KEY) || ('code' in error && error.code === POSTGRES_FOREIGN_KEY);

export const REFUSALS = {
  malformed: { status: 400, message: 'This request is malformed.' },
  badName: { status: 400, message: 'A name has 1 to 24 visible characters.' },
  badLogin: { status: 400, message: 'A username has 3 to 24 characters: letters without accents, digits, dots and dashes.' },
  badPassword: { status: 400, message: 'A password has 8 characters or more.' },
  badLine: { status: 400, message: 'A message has 1 to 500 visible characters.' },
  badNote: { status: 400, message: 'A note has at most 10,000 bytes, and no invisible characters.' },
  notLoggedIn: { status: 401, message: 'Sign in first.' },
  wrongToken: { status: 401, message: 'This token is unknown or was revoked.' },
  wrongLogin: { status: 401, message: 'Wrong username or password.' },
  wrongPasskey: { status: 401, message: 'This passkey is unknown, or took too long. Try again.' },
  wrongLink: { status: 403, message: 'This link was used or has expired. Request a new one.' },
  wrongPassword: { status: 403, message: 'Wrong password.' },
  logInAgain: { status: 403, message: 'You signed in some time ago. Sign in again first.' },
  notByToken: { status: 403, message: 'This needs a signed-in player. A token is not enough.' },
  foreign: { status: 403, message: 'This request comes from another site.' },
  banned: { status: 403, message: 'You are banned.' },
  muted: { status: 403, message: 'You are muted.' },
  notYet: { status: 403, message: 'Players can read the spectators’ chat when the game is over.' },
  notModerator: { status: 403, message: 'Only moderators can do that.' },
  notHost: { status: 403, message: 'Only the host can do that.' },
  notSeated: { status: 403, message: 'You have no seat at this table.' },
  noSpectators: { status: 403, message: 'This table has no spectators.' },
  noMails: { status: 404, message: 'This server sends no e-mail.' },
  noWay: { status: 404, message: 'This server does not offer this channel.' },
  needsPassword: { status: 403, message: 'This table has a password.' },
  wrongTablePassword: { status: 403, message: 'Wrong table password.' },
  badInvitation: { status: 403, message: 'This invitation was used, revoked, or has expired.' },
  notReplaced: { status: 403, message: 'No bot plays for you here.' },
  notFound: { status: 404, message: 'Not found.' },
  noPlayer: { status: 404, message: 'No such player.' },
  noReport: { status: 404, message: 'No such report, or it was handled.' },
  noSanction: { status: 404, message: 'No such sanction.' },
  nobodyThere: { status: 404, message: 'No other player is there: it is you, a bot, or a deleted account.' },
  noLine: { status: 404, message: 'No such message.' },
  noTable: { status: 404, message: 'No such table.' },
  noVote: { status: 404, message: 'You have no open vote here.' },
  notWaiting: { status: 409, message: 'The game has begun, or the table is closed.' },
  otherRules: { status: 409, message: 'This server does not have the game or the rules of this table.' },
  notInProgress: { status: 409, message: 'There is no game in progress.' },
  notOver: { status: 409, message: 'The game is not over yet.' },
  paused: { status: 409, message: 'The game is paused.' },
  stale: { status: 409, message: 'The game has gone on since.' },
  notYours: { status: 409, message: 'It is not your turn to choose.' },
  illegal: { status: 409, message: 'The rules don’t allow this choice now.' },
  noOrders: { status: 409, message: 'This game has no standing orders.' },
  noProposal: { status: 409, message: 'That can’t be put to a vote.' },
  hasVoted: { status: 409, message: 'You have voted on this already.' },
  noUndo: { status: 409, message: 'This can’t be taken back without a vote.' },
  notThere: { status: 409, message: 'No such player here.' },
  tooManyTables: { status: 409, message: 'You have reached the limit of tables. Finish a game first.' },
  tooManySearchingBots: {
    status: 409,
    message: 'You have reached the limit of searching bots. Finish a game first, or choose a bot that does not search.',
  },
  tooManyInvitations: { status: 409, message: 'This table has reached the limit of links. Revoke one first.' },
  onVacation: { status: 409, message: 'You are on vacation already.' },
  noVacation: { status: 409, message: 'You are not on vacation, or have too few days left.' },
  seated: { status: 409, message: 'You already have a seat at this table.' },
  seatTaken: { status: 409, message: 'This seat is taken.' },
  isModerator: { status: 409, message: 'This player is a moderator.' },
  alreadyKnown: { status: 409, message: 'You are signed in already. Sign out first.' },
  noAddress: { status: 409, message: 'Your account has no e-mail address. Add one first.' },
  noAccount: { status: 409, message: 'You have no account.' },
  hasAccount: { status: 409, message: 'You have an account already.' },
  loginTaken: { status: 409, message: 'This username is taken.' },
  tooManyTokens: { status: 409, message: 'You have reached the limit of tokens. Revoke one first.' },
  lastWayIn: { status: 409, message: 'Without this passkey you could not sign in. Set a password first.' },
  inProgress: { status: 409, message: 'The server is still working on this request. Try again in a moment.' },
  keyUsed: { status: 422, message: 'This idempotency key names another request. Use a new one.' },
  noteChanged: { status: 409, message: 'Your note was changed on another device.' },
  tooLarge: { status: 413, message: 'This request is too large.' },
  notJson: { status: 415, message: 'Requests must be JSON.' },
  tooMany: { status: 429, message: 'Too many attempts. Wait a little.' },
  tooManySockets: { status: 429, message: 'Too many connections from one address. Close some first.' },
  draining: { status: 503, message: 'This server is about to restart. Try again in a moment.' },
  unreadableTable: { status: 500, message: 'This server can’t read this table.' },
  broken: { status: 500, message: 'Something went wrong on the server. It has been logged.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export class Refused extends Error {
  readonly code: RefusalCode;
  /** The number of seconds after which the same request may be granted; null if unknown. */
  readonly retryAfter: number | null;
  /** Further fields of the answer. */
  readonly #more: object;

  constructor(code: RefusalCode, message: string = REFUSALS[code].message, retryAfter: number | null = null, more: object = {}) {
    super(message);
    this.#more = more;
    this.name = 'Refused';
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  get body(): Refusal & { readonly error: RefusalCode } {
    return { error: this.code, message: this.message, ...this.#more };
  }
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = { 404: 'notFound', 413: 'tooLarge', 415: 'notJson' };

/** The answer to an error of any kind. Only a `Refused` tells the client more than its status. */
export function refusalOf(error: Error & { readonly statusCode?: number }): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof BadInput) return new Refused('malformed', error.message);
  if (isForeignKeyError(error)) return new Refused('notFound');
  const { statusCode = 500 } = error;
  return new Refused(statusCode >= 400 && statusCode < 500 ? (BY_STATUS[statusCode] ?? 'malformed') : 'broken');
}
