/** Choices that are closed now, and why. */
import { type Choice, type ClosedOperation, closedAnswers, closedOperations, NONE, type OperationKind } from '@bb/classic/rules';
import { familyName } from '@bb/classic/text';
import { briefOf } from './choice-briefs.ts';
import type { DecisionContext } from './decision-context.ts';
import { isHopeless } from './warnings.ts';

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

/** @returns the choices that are allowed but can't succeed */
export const hopelessOf = (context: DecisionContext): readonly Closed[] =>
  context.choices.filter((choice) => isHopeless(choice, context)).map((choice) => hopeless(choice, context));

export const hopeless = (choice: Choice, context: DecisionContext): Closed => ({
  id: `hopeless-${choice.id}`,
  unit: '',
  label: briefOf(choice, context).label,
  why: context.said.hopeless,
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
