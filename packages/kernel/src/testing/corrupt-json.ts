/** Damages JSON in a random place and way. */
import type { Random } from '../game.ts';
import { pick } from '../pick.ts';

/** Values that a hand-edited file might contain. */
const WRONG: readonly unknown[] = [null, 'x', '', -1, -2, 0, 1, 2, 3, 5, 7, 22, 35, 86, 99, 1e9, 1.5, true, false, [], {}, [0], ['x']];

type Holder = Record<string | number, unknown>;
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
  readonly path: string;
}

function placesIn(json: unknown, path: string, out: Place[]): Place[] {
  if (typeof json !== 'object' || json === null) return out;
  const holder = json as Holder;
  for (const key of Object.keys(json)) {
    const at = path === '' ? key : `${path}.${key}`;
    out.push({ holder, key: Array.isArray(json) ? Number(key) : key, path: at });
    placesIn(holder[key], at, out);
  }
  return out;
}

/** Changes `json` in one place below `within`. @returns a description of the change */
export function corrupt(json: unknown, random: Random, within = ''): string {
  const places = placesIn(json, '', []).filter(({ path }) => path.startsWith(within));
  const { holder, key, path } = pick(places, random);
  const kind = pick(['delete', 'replace', 'replace', 'copy', 'swap', 'repeat'] as const, random);
  switch (kind) {
    case 'delete':
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 'replace':
      holder[key] = structuredClone(pick(WRONG, random));
      break;
    case 'copy':
      holder[key] = structuredClone(holder[pick(Object.keys(holder), random)]);
      break;
    case 'swap': {
      const other = pick(Object.keys(holder), random);
      [holder[key], holder[other]] = [holder[other], holder[key]];
      break;
    }
    case 'repeat':
      if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]));
      else holder[key] = [holder[key]];
      break;
  }
  return `${kind} ${path}`;
}
