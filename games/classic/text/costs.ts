/** What a choice costs beyond its label: for its button, and for the question before it is made. */
import type { Cost } from '@bb/kernel';
import {
  type Choice,
  type ChoiceKind,
  COST_KINDS,
  type CostKind,
  NATIONS,
  NO_PIRATE,
  NO_PORT,
  PIRATES,
  type PirateId,
  PORTS,
} from '../rules/index.ts';
import { capital } from './figures.ts';
import type { Language } from './language.ts';

/** The costs that a label names itself, or the question with it. */
const NAMED: { readonly [K in ChoiceKind]?: readonly CostKind[] } = {
  retireNow: ['retires'],
  breakAlliance: ['alliance'],
  jettison: ['cargo'],
  throwOverboard: ['cargo'],
  sellHold: ['cargo'],
  accept: ['cargo'],
};

const isCostKind = (kind: string): kind is CostKind => COST_KINDS.some((known) => known === kind);

/** @returns the costs that the label of this choice does not name, each in a few words: `Low loses his Letter of Marque` */
export function costsInWords(choice: Choice, costs: readonly Cost[], language: Language): readonly string[] {
  return costs.flatMap(({ kind, piece, amount }) =>
    isCostKind(kind) && NAMED[choice.type]?.includes(kind) !== true ? [costText(kind, piece, amount, language)] : [],
  );
}

/** @returns the same as a sentence, for the prompt; empty if there are none */
export const costSentence = (choice: Choice, costs: readonly Cost[], language: Language): string =>
  costsInWords(choice, costs, language)
    .map((text) => `${capital(text)}.`)
    .join(' ');

const pirateOf = (id: number): PirateId => PIRATES[id] ?? NO_PIRATE;

function costText(kind: CostKind, piece: number, amount: number, { costs: words }: Language): string {
  switch (kind) {
    case 'retires':
      return words.retires(pirateOf(piece), amount);
    case 'lost':
      return words.lost(pirateOf(piece));
    case 'cargo':
      return words.cargo(amount);
    case 'letter':
      return words.letter(pirateOf(piece));
    case 'haven':
      return words.haven(PORTS[piece] ?? NO_PORT);
    case 'alliance':
      return words.alliance(pirateOf(piece), pirateOf(amount));
    case 'enmity': {
      const nation = NATIONS[amount];
      return nation === undefined ? '' : words.enmity(pirateOf(piece), nation);
    }
    case 'onlyRevelry':
      return words.onlyRevelry;
  }
}
