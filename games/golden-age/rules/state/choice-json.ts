/** The readable form of a choice: `{"type":"move","pirate":"teach","to":"west-caribbean"}`. */
import type { ChoiceJson as AnyChoiceJson } from '@bb/kernel';
import { type Choice, choices } from './choices.ts';

/** A choice as JSON, with pieces by name and numbers as they are. */
export type ChoiceJson = AnyChoiceJson<Choice['type']>;

export const { toJson: choiceToJson, fromJson: choiceFromJson } = choices;
