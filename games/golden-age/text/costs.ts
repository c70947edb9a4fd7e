/** What a choice costs beyond its label: for its button, and for the question before it is made. */
import { type Choice, type ChoiceKind, COST_KINDS, type CostKind, NATIONS, PIRATES, PORTS } from '@bb/golden-age/rules';
import type { Cost } from '@bb/kernel';
import { capital } from './figures.ts';
import type { Names } from './names.ts';

/** The costs that a label names itself. */
const NAMED: { readonly [K in ChoiceKind]?: readonly CostKind[] } = {
  retireByLetter: ['retires'],
  retireInHaven: ['retires'],
  retireInPiratePort: ['retires'],
  surrender: ['retires'],
  pay: ['retires'],
  endAlliance: ['alliance'],
  jettison: ['cargo'],
  sellHold: ['cargo'],
  payFrom: ['cargo'],
};

const isCostKind = (kind: string): kind is CostKind => COST_KINDS.some((known) => known === kind);

/** @returns the costs that the label of this choice does not name, each in a few words: `retires: 39 VP` */
export function costsInWords(choice: Choice, costs: readonly Cost[], n: Names): readonly string[] {
  return costs.flatMap(({ kind, piece, amount }) =>
    isCostKind(kind) && NAMED[choice.type]?.includes(kind) !== true ? [costText(kind, piece, amount, n)] : [],
  );
}

/** @returns the same as a sentence, for the prompt; empty if there are none */
export const costSentence = (choice: Choice, costs: readonly Cost[], n: Names): string =>
  costsInWords(choice, costs, n)
    .map((text) => `${capital(text)}.`)
    .join(' ');

function costText(kind: CostKind, piece: number, amount: number, n: Names): string {
  const words = n.language.costs;
  const pirate = PIRATES[piece];
  const name = pirate === undefined ? '' : n.pirate(pirate);
  const nation = NATIONS[amount];
  switch (kind) {
    case 'retires':
    case 'lost':
      return words[kind](name, n.language.vp(amount));
    case 'cargo':
      return words.cargo(n.language.doubloons(amount));
    case 'letter':
      return words.letter(name);
    case 'haven': {
      const port = PORTS[piece];
      return words.haven(port === undefined ? '' : n.port(port));
    }
    case 'alliance': {
      const ally = PIRATES[amount];
      return words.alliance(name, ally === undefined ? '' : n.pirate(ally));
    }
    case 'enmity':
      return nation === undefined ? '' : words.enmity(name, nation, n);
    case 'turn':
      return words.turn(amount);
    case 'lastAction':
      return words.lastAction;
    case 'onlyRevelry':
      return words.onlyRevelry;
  }
}
