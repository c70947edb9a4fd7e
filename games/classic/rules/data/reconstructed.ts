/** The built-in component set: reported figures, the others reconstructed (C36, C37). */
import { BadInput } from '@bb/kernel';
import type { Fault } from '@bb/kernel/check';
import { type ComponentSet, isComponentSet } from './components.ts';
import set from './reconstructed.json' with { type: 'json' };

function checked(json: unknown): ComponentSet {
  const faults: Fault[] = [];
  if (isComponentSet(json, 'reconstructed', faults)) return json;
  const { path, message } = faults[0];
  throw new BadInput(path, message);
}

export const RECONSTRUCTED: ComponentSet = checked(set);
