/** The bodies of jobs, stored as JSON. */

import { LANGUAGE_IDS } from '@bb/kernel';
import { CHANNELS, NOTICE_KINDS } from '@bb/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const STRICT = { additionalProperties: false } as const;
const seq = Type.Union([Type.Integer(), Type.Null()]);
/** A message for a channel, in the player's language. */
const Message = Type.Object(
  {
    /** Unique to this message, and the same when it is sent again. */
    id: Type.String(),
    kind: Type.Enum([...NOTICE_KINDS, 'digest']),
    /** Milliseconds since 1970. */
    at: Type.Integer(),
    title: Type.String(),
    lines: Type.Array(Type.String()),
    /** The path of the page that it links to. */
    path: Type.String(),
    language: Type.Enum([...LANGUAGE_IDS]),
  },
  STRICT,
);
export type Message = Static<typeof Message>;

const schema = Type.Union([
  /** Decides by which channels a notification is sent, unless it is outdated. */
  Type.Object({ do: Type.Literal('decide'), notice: Type.String(), seq }, STRICT),
  /** Sends the notifications that wait for a digest of this channel. */
  Type.Object({ do: Type.Literal('digest'), channel: Type.Enum([...CHANNELS]) }, STRICT),
  /** Sends a message to one subscription, address or webhook. With a `notice`, unless that notification is outdated by then. */
  Type.Object(
    {
      do: Type.Literal('send'),
      channel: Type.Enum([...CHANNELS]),
      target: Type.String(),
      message: Message,
      notice: Type.Union([Type.Object({ id: Type.String(), seq }, STRICT), Type.Null()]),
    },
    STRICT,
  ),
  /** Sends a link that confirms the address of an account. */
  Type.Object({ do: Type.Literal('verify'), email: Type.String() }, STRICT),
  /** Sends links that set a new password, to all accounts with this confirmed address. */
  Type.Object({ do: Type.Literal('reset'), email: Type.String() }, STRICT),
]);
export type JobBody = Static<typeof schema>;
const checked = Compile(schema);

export const jobText = (body: JobBody): string => JSON.stringify(body);

/** @returns null if this version of the server does not know the job */
export function readJob(text: string): JobBody | null {
  try {
    const json: unknown = JSON.parse(text);
    return checked.Check(json) ? json : null;
  } catch {
    return null;
  }
}
