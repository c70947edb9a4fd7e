/** What stands in a job. */
import { CHANNELS, NOTICE_KINDS } from '@bb/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { LANGUAGES } from './words/words.ts';

const STRICT = { additionalProperties: false } as const;
const seq = Type.Union([Type.Integer(), Type.Null()]);
/** Words that leave the server, ready to be shown. */
const Message = Type.Object(
  {
    /** The same, however often it is sent. */
    id: Type.String(),
    kind: Type.Enum([...NOTICE_KINDS, 'digest']),
    at: Type.Integer(),
    title: Type.String(),
    lines: Type.Array(Type.String()),
    /** Where one is led by it: a path of the page. */
    path: Type.String(),
    language: Type.Enum([...LANGUAGES]),
  },
  STRICT,
);
export type Message = Static<typeof Message>;

const schema = Type.Union([
  /** By which channels a notice leaves the page, if it is still of use. */
  Type.Object({ do: Type.Literal('decide'), notice: Type.String(), seq }, STRICT),
  /** What has been gathered for a channel goes as one. */
  Type.Object({ do: Type.Literal('digest'), channel: Type.Enum([...CHANNELS]) }, STRICT),
  /** To one subscription, address or webhook; `notice`: only as long as that one is of use. */
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
  /** The link by which somebody shows that an address is his. */
  Type.Object({ do: Type.Literal('verify'), email: Type.String() }, STRICT),
  /** The links by which a new password is set, to an address that somebody says is his. */
  Type.Object({ do: Type.Literal('reset'), email: Type.String() }, STRICT),
]);
export type JobBody = Static<typeof schema>;
const checked = Compile(schema);

export const jobText = (body: JobBody): string => JSON.stringify(body);

/** Null: it is none that this server knows. */
export function readJob(text: string): JobBody | null {
  try {
    const json: unknown = JSON.parse(text);
    return checked.Check(json) ? json : null;
  } catch {
    return null;
  }
}
