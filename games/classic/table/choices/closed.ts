/** Choices that are closed now, and why; in the list, and on the map. */
import {
  type Choice,
  type ClosedOperation,
  closedAnswerAt,
  closedAnswers,
  closedOperations,
  isHex,
  isPort,
  NO_WARSHIP,
  NONE,
  type OperationKind,
  WARSHIPS,
} from '@bb/classic/rules';
import { capital, familyName } from '@bb/classic/text';
import type { OnMap } from '../board/counters.ts';
import { targetsOf } from '../board/targets.ts';
import { boardWords } from '../i18n/board.ts';
import { briefOf } from './choice-briefs.ts';
import type { DecisionContext } from './decision-context.ts';

/** A closed choice. */
export interface Closed {
  readonly id: string;
  /** The pirate or Commissioner; empty for an operation of the player, and for answers. */
  readonly unit: string;
  readonly label: string;
  readonly why: string;
  /** The section that closes it. */
  readonly rule: string;
}

/** Each has its opposite among the open ones, or none of them makes sense. */
const OBVIOUS: readonly OperationKind[] = ['pass', 'endCareen', 'endCommissionersCareen', 'sackPort'];

/** A choice that is allowed but can't succeed. */
export const hopeless = (choice: Choice, context: DecisionContext): Closed => ({
  id: `hopeless-${choice.id}`,
  unit: '',
  label: briefOf(choice, context).label,
  why: context.said.hopeless[choice.type === 'petition' || choice.type === 'retire' ? choice.type : 'fight'],
  rule: context.decision.rule,
});

/**
 * @returns the operations of the units that the player could operate, or the answers to another question, without the obvious ones;
 * none after the turn's operation, which closes all others at once
 */
export function closedOf(context: DecisionContext): readonly Closed[] {
  const { decision, choices, sight, language } = context;
  if (decision.ask !== 'takeOperation')
    return closedAnswers(sight, decision, choices).map(({ choice, reason, rule }) => ({
      id: String(choice.id),
      unit: '',
      // A ship's figures name it already.
      label: choice.type === 'chooseShip' ? briefOf(choice, context).brief : briefOf(choice, context).label,
      why: language.reasons[reason],
      rule,
    }));
  if (context.view.operated === 1) return [];
  return closedOperations(sight, decision.seat)
    .filter(({ operation }) => !OBVIOUS.includes(operation))
    .map((operation) => closed(operation, context));
}

function closed({ operation, pirate, commissioner, reason, rule }: ClosedOperation, { language, said }: DecisionContext): Closed {
  const unit = pirate !== undefined ? familyName(pirate) : commissioner !== undefined ? language.pieces.commissioner(commissioner) : '';
  return {
    id: `${operation}-${pirate ?? NONE}-${commissioner ?? NONE}`,
    unit,
    label: labelOf(operation, said),
    why: language.reasons[reason],
    rule,
  };
}

function labelOf(operation: OperationKind, said: DecisionContext['said']): string {
  return Object.entries({ ...said.verbs, ...said.closedVerbs }).find(([kind]) => kind === operation)?.[1] ?? operation;
}

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
