import { BadInput, type ComponentSet, checkOptions, componentFaults } from '@bb/engine';
import { parseJson } from './parse-json.ts';

/** How many faults a message names. */
const NAMED = 3;

/** The component set in a file's text. @throws BadInput that names its first faults. */
export function readComponents(text: string): ComponentSet {
  const json = parseJson(text);
  const faults = componentFaults(json);
  const named = faults.slice(0, NAMED).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  const more = faults.length > NAMED ? ` And ${faults.length - NAMED} more.` : '';
  if (faults.length > 0) throw new BadInput('', `${named.join('; ')}.${more}`);
  const { components } = checkOptions({ players: 2, components: json });
  if (components === undefined || components === 'reconstructed') throw new BadInput('', 'It is no component set.');
  return components;
}
