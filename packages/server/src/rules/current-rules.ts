/** The current rules; scripts/keep-rules.ts makes a package of this file. */
import * as bots from '@bb/golden-age/bots';
import * as engine from '@bb/golden-age/rules';

/** What a server needs of an engine and its bots. A position belongs to the rules that made it. */
export type Rules = Pick<
  typeof engine,
  | 'checkOptions'
  | 'choiceFromJson'
  | 'choiceToJson'
  | 'choose'
  | 'clone'
  | 'decision'
  | 'legal'
  | 'load'
  | 'newGame'
  | 'outcome'
  | 'ownView'
  | 'play'
  | 'redact'
  | 'refusal'
  | 'resample'
  | 'save'
  | 'seatToChoose'
  | 'sharedView'
  | 'view'
> &
  Pick<typeof bots, 'playerNamed' | 'situationOf'>;

export const rules: Rules = { ...bots, ...engine };
