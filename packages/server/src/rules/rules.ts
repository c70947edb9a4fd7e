/** The rules that a table began with. */
import { Refused } from '../accounts/refused.ts';
import type { Rules } from './today.ts';
import { VERSIONS } from './versions.ts';

/** @throws Refused for a version that this server does not have. */
export function rulesOf(version: string): Rules {
  const rules = VERSIONS.get(version);
  if (rules) return rules;
  throw new Refused(
    'otherRules',
    `This table is played by the rules ${version}, and this server has ${[...VERSIONS.keys()].join(', ')}. It is kept as it is.`,
  );
}
