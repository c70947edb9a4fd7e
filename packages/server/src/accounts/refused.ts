/** What is answered to a request that can't be granted: `{ error, message }`. */
import { BadInput } from '@bb/engine';

const REFUSALS = {
  malformed: { status: 400, message: 'This request is not what is expected here.' },
  badName: { status: 400, message: 'A name has 1 to 24 characters that can be seen.' },
  badLogin: { status: 400, message: 'A login has 3 to 24 letters without accents, digits, dots and dashes.' },
  badPassword: { status: 400, message: 'A password has 8 characters or more.' },
  notLoggedIn: { status: 401, message: 'Log in first.' },
  wrongLogin: { status: 401, message: 'This login and this password don’t belong together.' },
  wrongPasskey: { status: 401, message: 'This passkey is not known here, or its time is over: try again.' },
  wrongPassword: { status: 403, message: 'This is not your password.' },
  logInAgain: { status: 403, message: 'You have been logged in for a while: log in again first.' },
  foreign: { status: 403, message: 'This request comes from another site.' },
  notHost: { status: 403, message: 'Only who has laid the table may do that.' },
  notSeated: { status: 403, message: 'You don’t sit at this table.' },
  noSpectators: { status: 403, message: 'This table has no spectators.' },
  notFound: { status: 404, message: 'There is nothing here.' },
  noTable: { status: 404, message: 'There is no such table.' },
  notGathering: { status: 409, message: 'The game has begun, or the table is gone.' },
  notPlaying: { status: 409, message: 'There is no game under way.' },
  seated: { status: 409, message: 'You sit at this table already.' },
  seatTaken: { status: 409, message: 'This seat is taken.' },
  alreadyKnown: { status: 409, message: 'You have a name here already: log out first.' },
  noAccount: { status: 409, message: 'You have no account yet.' },
  hasAccount: { status: 409, message: 'You have an account already.' },
  loginTaken: { status: 409, message: 'Somebody has this login already.' },
  lastWayIn: { status: 409, message: 'Without this passkey you could not log in any more: set a password first.' },
  tooLarge: { status: 413, message: 'This request is too large.' },
  notJson: { status: 415, message: 'Requests are JSON here.' },
  tooMany: { status: 429, message: 'Too many tries: wait a little.' },
  broken: { status: 500, message: 'Something went wrong here; it has been noted.' },
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export class Refused extends Error {
  readonly code: RefusalCode;
  /** In how many seconds it may be granted; null: that can't be said. */
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, message: string = REFUSALS[code].message, retryAfter: number | null = null) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return REFUSALS[this.code].status;
  }

  get body(): { readonly error: RefusalCode; readonly message: string } {
    return { error: this.code, message: this.message };
  }
}

const BY_STATUS: Readonly<Record<number, RefusalCode>> = { 404: 'notFound', 413: 'tooLarge', 415: 'notJson' };

/** What is answered to an error of any kind; only a `Refused` says more of itself than its status. */
export function refusalOf(error: Error & { readonly statusCode?: number }): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof BadInput) return new Refused('malformed', error.message);
  const { statusCode = 500 } = error;
  return new Refused(statusCode >= 400 && statusCode < 500 ? (BY_STATUS[statusCode] ?? 'malformed') : 'broken');
}
