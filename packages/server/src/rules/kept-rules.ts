/** The rules that a table began with. */
import { Refused } from '../accounts/refused.ts';
import type { Rules } from './current-rules.ts';
import { VERSIONS } from './rule-versions.ts';

/** @throws Refused if this server does not have that version */
export function rulesOf(version: string): Rules {
  const rules = VERSIONS.get(version);
  if (rules) return rules;
  throw new Refused(
    'otherRules',
    `This table is played by the rules ${version}, and this server has ${[...VERSIONS.keys()].join(', ')}. It is kept as it is.`,
  );
}
