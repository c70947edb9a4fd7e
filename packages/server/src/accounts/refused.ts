/** What is answered to a request that can't be granted: `{ error, message }`. */
import { BadInput } from '@bb/engine';
import { isOrphan } from '../storage/orphan.ts';

export const REFUSALS = {
  malformed: { status: 400, message: 'This request is not what is expected here.' },
  badName: { status: 400, message: 'A name has 1 to 24 characters that can be seen.' },
  badLogin: { status: 400, message: 'A login has 3 to 24 letters without accents, digits, dots and dashes.' },
  badPassword: { status: 400, message: 'A password has 8 characters or more.' },
  badLine: { status: 400, message: 'A line has 1 to 500 characters that can be seen.' },
  badNote: { status: 400, message: 'A note has at most 10,000 bytes, and nothing in it that can’t be seen.' },
  notLoggedIn: { status: 401, message: 'Log in first.' },
  wrongToken: { status: 401, message: 'This token is not known here, or has been taken back.' },
  wrongLogin: { status: 401, message: 'This login and this password don’t belong together.' },
  wrongPasskey: { status: 401, message: 'This passkey is not known here, or its time is over: try again.' },
  wrongLink: { status: 403, message: 'This link has been used already, or its time is over: ask for another one.' },
  wrongPassword: { status: 403, message: 'This is not your password.' },
  logInAgain: { status: 403, message: 'You have been logged in for a while: log in again first.' },
  notByToken: { status: 403, message: 'This takes a log-in: a token can’t do it.' },
  foreign: { status: 403, message: 'This request comes from another site.' },
  banned: { status: 403, message: 'You may not come here any more.' },
  muted: { status: 403, message: 'You may not speak here.' },
  notYet: { status: 403, message: 'Those who play don’t hear the gallery until the game is over.' },
  notModerator: { status: 403, message: 'Only moderators may do that.' },
  notHost: { status: 403, message: 'Only who has laid the table may do that.' },
  notSeated: { status: 403, message: 'You don’t sit at this table.' },
  noSpectators: { status: 403, message: 'This table has no spectators.' },
  noMails: { status: 404, message: 'This server sends no mails.' },
  noWay: { status: 404, message: 'This server does not send anything there.' },
  needsPassword: { status: 403, message: 'This table has a password.' },
  wrongTablePassword: { status: 403, message: 'This is not the password of this table.' },
  badInvitation: { status: 403, message: 'This invitation is not good any more.' },
  notReplaced: { status: 403, message: 'No bot plays for you here.' },
  notFound: { status: 404, message: 'There is nothing here.' },
  noPlayer: { status: 404, message: 'There is no such player.' },
  noReport: { status: 404, message: 'There is no such report, or it has been handled.' },
  noSanction: { status: 404, message: 'This has not been laid on this player.' },
  nobodyThere: { status: 404, message: 'Nobody sits there but you, a bot, or somebody who is gone.' },
  noLine: { status: 404, message: 'There is no such line.' },
  noTable: { status: 404, message: 'There is no such table.' },
  noVote: { status: 404, message: 'There is no such vote of yours, or it is over.' },
  notGathering: { status: 409, message: 'The game has begun, or the table is gone.' },
  otherRules: { status: 409, message: 'This server does not have the rules of this table.' },
  notPlaying: { status: 409, message: 'There is no game under way.' },
  notOver: { status: 409, message: 'The game is not over yet.' },
  paused: { status: 409, message: 'The game is paused.' },
  noMotion: { status: 409, message: 'There is nothing to vote on in this.' },
  hasVoted: { status: 409, message: 'You have voted on this already.' },
  noUndo: { status: 409, message: 'This can’t be taken back without a vote.' },
  notThere: { status: 409, message: 'There is nobody who could be meant.' },
  tooManyTables: { status: 409, message: 'You sit at as many tables as one may: finish a game first.' },
  tooManyInvitations: { status: 409, message: 'This table has as many invitations as one may have: take one back first.' },
  onVacation: { status: 409, message: 'You are on vacation already.' },
  noVacation: { status: 409, message: 'You are on no vacation, or have not so many days left.' },
  seated: { status: 409, message: 'You sit at this table already.' },
  seatTaken: { status: 409, message: 'This seat is taken.' },
  isModerator: { status: 409, message: 'This player is a moderator.' },
  alreadyKnown: { status: 409, message: 'You have a name here already: log out first.' },
  noAddress: { status: 409, message: 'Your account has no address yet.' },
  noAccount: { status: 409, message: 'You have no account yet.' },
  hasAccount: { status: 409, message: 'You have an account already.' },
  loginTaken: { status: 409, message: 'Somebody has this login already.' },
  tooManyTokens: { status: 409, message: 'You have as many tokens as one may have: take one back first.' },
  lastWayIn: { status: 409, message: 'Without this passkey you could not log in any more: set a password first.' },
  noteChanged: { status: 409, message: 'Your note has been changed elsewhere meanwhile.' },
  tooLarge: { status: 413, message: 'This request is too large.' },
  notJson: { status: 415, message: 'Requests are JSON here.' },
  tooMany: { status: 429, message: 'Too many tries: wait a little.' },
  tooManySockets: { status: 429, message: 'Too many connections from one address.' },
  draining: { status: 503, message: 'This server is about to restart: come back in a moment.' },
  broken: { status: 500, message: 'Something went wrong here; it has been noted.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export class Refused extends Error {
  readonly code: RefusalCode;
  /** In how many seconds it may be granted; null: that can't be said. */
  readonly retryAfter: number | null;
  /** What else is told of it. */
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

  get body(): { readonly error: RefusalCode; readonly message: string } {
    return { error: this.code, message: this.message, ...this.#more };
  }
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = { 404: 'notFound', 413: 'tooLarge', 415: 'notJson' };

/** What is answered to an error of any kind; only a `Refused` says more of itself than its status. */
export function refusalOf(error: Error & { readonly statusCode?: number }): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof BadInput) return new Refused('malformed', error.message);
  if (isOrphan(error)) return new Refused('notFound');
  const { statusCode = 500 } = error;
  return new Refused(statusCode >= 400 && statusCode < 500 ? (BY_STATUS[statusCode] ?? 'malformed') : 'broken');
}
