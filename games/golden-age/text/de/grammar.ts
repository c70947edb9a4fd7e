import { grouped } from '../grouped.ts';
import type { Language } from '../language.ts';
import { once } from '../once.ts';

const pluralRules = once(() => new Intl.PluralRules('de'));
const LISTS = {
  and: once(() => new Intl.ListFormat('de', { type: 'conjunction' })),
  or: once(() => new Intl.ListFormat('de', { type: 'disjunction' })),
};

export const money: Language['money'] = (amount) => grouped(amount, '.');
export const doubloons: Language['doubloons'] = (amount) => `${money(amount)}\u00a0D`;
export const plural = (count: number, one: string, many: string): string =>
  `${count} ${pluralRules().select(count) === 'one' ? one : many}`;
export const cards = (count: number): string => plural(count, 'Karte', 'Karten');
export const pirates = (count: number): string => plural(count, 'Pirat', 'Piraten');
export const holds = (count: number): string => plural(count, 'Laderaum', 'Laderäume');
export const list: Language['list'] = (items, last) => LISTS[last]().format(items);
/** The genitive of a name: `Teachs`, `Roberts’`. */
export const s = (name: string): string => (/[sxzß]$/i.test(name) ? `${name}’` : `${name}s`);
