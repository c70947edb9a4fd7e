/** Why something on the map can't be chosen now. */
import { closedAnswerAt, isHex, isPort, NO_WARSHIP, NONE, WARSHIPS } from '@bb/classic/rules';
import { capital } from '@bb/classic/text';
import type { OnMap } from '../board/counters.ts';
import { targetsOf } from '../board/targets.ts';
import { boardWords } from '../i18n/board.ts';
import type { Closed } from './closed.ts';
import type { DecisionContext } from './decision-context.ts';

/** Questions that ask for a step of a move. */
const STEPS: readonly string[] = ['moveStep', 'moveWarship'];

/** @param thing  something for which no choice stands */
export function refusalOf(thing: OnMap, context: DecisionContext): Closed {
  const { decision, choices, sight, view, language } = context;
  const said = boardWords();
  const told = (why: string, rule: string): Closed => ({
    id: `${thing.kind}-${thing.id}`,
    unit: '',
    label: nameOf(thing, context),
    why,
    rule,
  });
  const { points } = decision.about;
  if (thing.kind === 'place' && isHex(thing.id) && points !== undefined && STEPS.includes(decision.ask))
    return told(said.outOfReach(points), decision.rule);
  const asked = thing.kind === 'place' ? { place: thing.id } : thing.kind === 'merchant' ? { sighting: thing.id } : null;
  const closed = asked && closedAnswerAt(sight, decision, asked);
  if (closed?.reason === 'notBeside' && thing.kind === 'place' && isPort(thing.id)) return told(said.fromItsHex, closed.rule);
  if (closed) return told(language.reasons[closed.reason], closed.rule);
  const maySail = decision.ask === 'takeOperation' && view.operated !== 1;
  if (maySail) return told(said.sailFirst, decision.rule);
  // A pirate can be hunted by a press on his counter, but that does not glow.
  const glows = [...targetsOf(choices).keys()].some((key) => !key.startsWith('pirate-'));
  return told(glows ? said.chooseGlowing : said.chooseButton, decision.rule);
}

function nameOf(thing: OnMap, { language: { pieces }, view }: DecisionContext): string {
  switch (thing.kind) {
    case 'place':
      return capital(pieces.place(thing.id));
    case 'merchant':
      return capital(pieces.sighting(thing.id));
    case 'warship':
      return capital(pieces.warship(WARSHIPS[view.warshipOn[thing.id] ?? NONE] ?? NO_WARSHIP));
    case 'commissioner':
      return capital(pieces.commissioner(thing.id));
    case 'pirate':
      return pieces.pirate(thing.id);
  }
}
