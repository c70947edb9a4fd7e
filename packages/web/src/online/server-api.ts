/** What the server is asked over HTTP, and how it refuses. */

interface Sanction {
  readonly reason: string;
  /** Milliseconds since 1970; null: for good. */
  readonly until: number | null;
}

interface RefusalDetails {
  readonly retryAfter?: number | null;
  readonly sanction?: Sanction | null;
  readonly undoTo?: number | null;
}

/** The server says no: its code, and its own words for who knows no better. */
export class Refusal extends Error {
  readonly code: string;
  /** In how many seconds it may be granted; null: that is not said. */
  readonly retryAfter: number | null;
  /** The sanction that moderators have imposed on the player; null if that is not the reason. */
  readonly sanction: Sanction | null;
  /** For `noUndo`: the choice that a vote could take the game back to; null if there is none. */
  readonly undoTo: number | null;

  constructor(code: string, message: string, { retryAfter = null, sanction = null, undoTo = null }: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
    this.sanction = sanction;
    this.undoTo = undoTo;
  }
}

/** No server of this game answers. */
export class Unreachable extends Error {
  constructor() {
    super('no server answers');
    this.name = 'Unreachable';
  }
}

type Change = 'POST' | 'PATCH' | 'DELETE';

async function answerTo<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => {
    throw new Unreachable();
  });
  if (answer.status === 204) return answer.json().catch(() => undefined);
  const json = await answer.json().catch(() => null);
  if (answer.ok && json !== null) return json;
  if (typeof json?.error !== 'string' || typeof json.message !== 'string') throw new Unreachable();
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const { reason, until = null, undoTo } = json;
  throw new Refusal(json.error, json.message, {
    retryAfter: Number.isFinite(wait) ? wait : null,
    sanction: typeof reason === 'string' ? { reason, until } : null,
    undoTo: typeof undoTo === 'number' ? undoTo : null,
  });
}

/** @throws Refusal, Unreachable */
export const get = <T>(path: string): Promise<T> => answerTo(path, {});

/** Asks for a change, and yields what the server answers; nothing where it says no more than that it is done. @throws Refusal, Unreachable */
export const ask = <T = void>(method: Change, path: string, body: object = {}): Promise<T> =>
  answerTo(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
