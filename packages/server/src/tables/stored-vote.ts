/** What is stored of a vote. */
import type { Motion, PastVote, Vote } from '@bb/protocol';
import { field, isCount, isCounts, isFlag, isText, oneOf, orNull, record } from './fields.ts';

const MOTIONS = ['abort', 'undo', 'pause', 'resume', 'replace'] as const satisfies readonly Motion['kind'][];

/** @throws BadInput that names the place. */
export function readVote(json: unknown, path: string): Vote {
  const fields = record(json, path);
  const seats = (name: string) => field(fields, name, isCounts, 'a list of seats', `${path}.${name}`);
  return {
    id: field(fields, 'id', isText, 'a text', `${path}.id`),
    motion: readMotion(fields.motion, `${path}.motion`),
    by: field(fields, 'by', isCount, 'a seat', `${path}.by`),
    voters: seats('voters'),
    needed: field(fields, 'needed', isCount, 'a whole number', `${path}.needed`),
    ayes: seats('ayes'),
    noes: seats('noes'),
    until: field(fields, 'until', isCount, 'a moment', `${path}.until`),
  };
}

/** @throws BadInput that names the place. */
export function readPastVote(json: unknown, path: string): PastVote {
  const fields = record(json, path);
  return {
    ...readVote(json, path),
    isCarried: field(fields, 'isCarried', isFlag, 'true or false', `${path}.isCarried`),
    endedAt: field(fields, 'endedAt', isCount, 'a moment', `${path}.endedAt`),
  };
}

function readMotion(json: unknown, path: string): Motion {
  const fields = record(json, path);
  const kind = oneOf(MOTIONS, fields.kind, `${path}.kind`);
  switch (kind) {
    case 'undo':
      return { kind, to: field(fields, 'to', isCount, 'the number of a choice', `${path}.to`) };
    case 'replace':
      return {
        kind,
        seat: field(fields, 'seat', isCount, 'a seat', `${path}.seat`),
        bot: field(fields, 'bot', orNull(isText), 'the name of a bot, or null', `${path}.bot`),
      };
    case 'abort':
    case 'pause':
    case 'resume':
      return { kind };
  }
}
