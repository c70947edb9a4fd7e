/** Reads stored votes. */
import type { PastVote, Proposal, Vote } from '@bb/protocol';
import { field, isCount, isCounts, isFlag, isText, oneOf, orNull, readObject } from './json-fields.ts';

const PROPOSAL_KINDS = ['abort', 'undo', 'pause', 'resume', 'replace'] as const satisfies readonly Proposal['kind'][];

/** @throws BadInput with the path of the fault */
export function readVote(json: unknown, path: string): Vote {
  const fields = readObject(json, path);
  const seats = (name: string) => field(fields, name, isCounts, 'a list of seats', `${path}.${name}`);
  return {
    id: field(fields, 'id', isText, 'a text', `${path}.id`),
    proposal: readProposal(fields.proposal, `${path}.proposal`),
    by: field(fields, 'by', isCount, 'a seat', `${path}.by`),
    voters: seats('voters'),
    needed: field(fields, 'needed', isCount, 'a whole number', `${path}.needed`),
    ayes: seats('ayes'),
    noes: seats('noes'),
    until: field(fields, 'until', isCount, 'a moment', `${path}.until`),
  };
}

/** @throws BadInput with the path of the fault */
export function readPastVote(json: unknown, path: string): PastVote {
  const fields = readObject(json, path);
  return {
    ...readVote(json, path),
    isCarried: field(fields, 'isCarried', isFlag, 'true or false', `${path}.isCarried`),
    endedAt: field(fields, 'endedAt', isCount, 'a moment', `${path}.endedAt`),
  };
}

function readProposal(json: unknown, path: string): Proposal {
  const fields = readObject(json, path);
  const kind = oneOf(PROPOSAL_KINDS, fields.kind, `${path}.kind`);
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
