import { type ComponentSet, componentFaults, parseOptions } from '@bb/golden-age/rules';
import { BadInput } from '@bb/kernel';
import { parseJson } from '@bb/table-kit/parse-json.ts';

const MAX_NAMED_FAULTS = 3;

/** Reads a component set from a file's text. @throws BadInput with its first faults */
export function readComponents(text: string): ComponentSet {
  const json = parseJson(text);
  const faults = componentFaults(json);
  const named = faults.slice(0, MAX_NAMED_FAULTS).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`));
  const more = faults.length > MAX_NAMED_FAULTS ? ` And ${faults.length - MAX_NAMED_FAULTS} more.` : '';
  if (faults.length > 0) throw new BadInput('', `${named.join('; ')}.${more}`);
  const { components } = parseOptions({ players: 2, components: json });
  if (components === undefined || components === 'reconstructed') throw new BadInput('', 'The file is not a component set.');
  return components;
}
