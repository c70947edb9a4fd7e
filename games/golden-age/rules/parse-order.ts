/** Reads standing orders that come from outside. */
import { BadInput, isRecord } from '@bb/kernel';
import { type Check, type Fault, int, label, list, object, oneOf } from '@bb/kernel/check';
import { CARD_TITLES } from './data/cards.ts';
import { PIRATES } from './data/ids.ts';
import { ACTION_GROUPS, type PassException, type PassOrder, SPANS } from './standing-orders.ts';

const MAX_EXCEPTIONS = 12;
const MAX_AGAIN = 60;
const MAX_DOUBLOONS = 100_000;

const kinds: { readonly [K in PassException['kind']]: Check<Extract<PassException, { readonly kind: K }>> } = {
  pirate: object({ kind: oneOf(['pirate'], 'kind'), pirate: oneOf(PIRATES, 'pirate') }),
  deed: object({ kind: oneOf(['deed'], 'kind'), deed: oneOf(ACTION_GROUPS, 'group of Actions') }),
  prize: object({ kind: oneOf(['prize'], 'kind'), doubloons: int(0, MAX_DOUBLOONS) }),
  card: object({ kind: oneOf(['card'], 'kind'), title: oneOf(CARD_TITLES, 'card') }),
  reaction: object({ kind: oneOf(['reaction'], 'kind') }),
  any: object({ kind: oneOf(['any'], 'kind') }),
};
const isKind = (kind: unknown): kind is PassException['kind'] => typeof kind === 'string' && Object.hasOwn(kinds, kind);

const isException: Check<PassException> = (value, path, faults): value is PassException => {
  const kind = isRecord(value) ? value.kind : undefined;
  if (isKind(kind)) return kinds[kind](value, path, faults);
  faults.push({ path: `${path}.kind`, message: 'unknown kind of exception' });
  return false;
};
const isAgain: Check<readonly string[] | undefined> = (value, path, faults): value is readonly string[] | undefined =>
  value === undefined || list(label)(value, path, faults);
const isOrder = object({ span: oneOf(SPANS, 'span'), except: list(isException), again: isAgain });

function checkLength(what: readonly unknown[], most: number, path: string): void {
  if (what.length > most) throw new BadInput(path, `must have at most ${most} entries, not ${what.length}`);
}

/** @throws BadInput that names the first fault */
export function parseOrder(json: unknown, path = ''): PassOrder {
  const faults: Fault[] = [];
  if (isOrder(json, path, faults)) {
    const { span, except, again } = json;
    checkLength(except, MAX_EXCEPTIONS, `${path}.except`);
    if (!again) return { span, except };
    checkLength(again, MAX_AGAIN, `${path}.again`);
    return { span, except, again };
  }
  const [first] = faults;
  throw new BadInput(first.path, first.message);
}
